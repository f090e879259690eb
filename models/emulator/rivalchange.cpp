// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rivalchange.h"

#include "hardware.h"
#include "simulation.h"

#include <algorithm>

namespace deck::emulator {

namespace {

Error complaint()
{
    return Error(Error::Kind::Invalid, QStringLiteral("wants changes such as standard+8,preemptible=96 in steps of 8"));
}

/// The change behind the name of a count: "+8", "-16", "=96".
std::optional<CountChange> countChangeOf(const QString &text)
{
    CountChange change;
    change.relative = text.startsWith(u'+') || text.startsWith(u'-');
    if (!change.relative && !text.startsWith(u'='))
        return std::nullopt;
    bool good = false;
    const int gpus = text.mid(1).toInt(&good);
    if (!good || gpus < 0 || gpus > 100'000 || gpus % gpusPerNode != 0)
        return std::nullopt;
    change.gpus = text.startsWith(u'-') ? -gpus : gpus;
    return change;
}

/// `/v1/compute/clusters/ID…`
QString clusterIdIn(const QStringList &path)
{
    return path.size() >= 4 && path[1] == u"compute" && path[2] == u"clusters" ? path[3] : QString();
}

} // namespace

int CountChange::appliedTo(int now, int least) const
{
    return std::max(least, relative ? now + gpus : gpus);
}

void RivalChange::perform(Simulation &simulation, const QStringList &path) const
{
    Cluster *target = cluster.isEmpty() ? simulation.world().cluster(clusterIdIn(path)) : simulation.world().clusterNamed(cluster);
    if (!target || !target->isLive())
        return;
    ClusterChange change;
    if (standard)
        change.numGpus = standard->appliedTo(target->spec.numGpus, gpusPerNode);
    if (preemptible && !target->spec.slurm)
        change.numPreemptibleGpus = preemptible->appliedTo(target->spec.numPreemptibleGpus, 0);
    simulation.update(*target, change);
}

Result<RivalChange> parseRivalChange(const QString &text)
{
    RivalChange rival;
    const qsizetype colon = text.indexOf(u':');
    rival.cluster = text.left(std::max<qsizetype>(colon, 0)).trimmed();
    for (const QString &part : text.mid(colon + 1).split(u',')) {
        const QString word = part.trimmed();
        const QString standard = QStringLiteral("standard");
        const QString preemptible = QStringLiteral("preemptible");
        const bool isStandard = word.startsWith(standard);
        if (!isStandard && !word.startsWith(preemptible))
            return complaint();
        auto &count = isStandard ? rival.standard : rival.preemptible;
        const auto change = countChangeOf(word.mid(isStandard ? standard.size() : preemptible.size()));
        if (!change || count)
            return complaint();
        count = change;
    }
    return rival;
}

} // namespace deck::emulator
