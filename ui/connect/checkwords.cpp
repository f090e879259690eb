// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "checkwords.h"

#include "errorwords.h"
#include "visibletext.h"

#include <QLocale>

#include <algorithm>

namespace deck::ui {

namespace {

using Verdict = ConnectionCheck::Verdict;
using Step = ConnectionCheck::Step;
using Line = CheckList::Line;

constexpr qsizetype longestName = 60;

QString nameOf(const QString &name, const ProjectId &id)
{
    return visibleText(name.isEmpty() ? id.toString() : name, longestName);
}

QString timeOf(const std::optional<Millis> &took)
{
    return took ? CheckWords::tookText(*took) : QString();
}

Line failure(const Error &error, const std::optional<Millis> &took)
{
    return {Visual::Critical, ErrorWords::sentence(error), ErrorWords::advice(error), timeOf(took)};
}

QString questionOf(Step step)
{
    switch (step) {
    case Step::Key:
        return CheckWords::tr("Asking whose key this is");
    case Step::Clusters:
        return CheckWords::tr("Reading the clusters");
    case Step::Regions:
        return CheckWords::tr("Reading the regions");
    case Step::Projects:
        return CheckWords::tr("Reading the projects");
    }
    Q_UNREACHABLE();
}

} // namespace

QString CheckWords::tookText(Millis took)
{
    const qint64 tenths = took.count() / 100;
    if (tenths == 0)
        return tr("under %1 s").arg(QLocale().toString(0.1, 'f', 1));
    if (tenths < 100)
        return tr("%1 s").arg(QLocale().toString(double(tenths) / 10, 'f', 1));
    return tr("%1 s").arg(QLocale().toString(tenths / 10));
}

QString CheckWords::waitedText(Seconds waited)
{
    return waited.count() > 0 ? tr("%1 s").arg(QLocale().toString(qint64(waited.count()))) : QString();
}

QList<Line> CheckWords::lines(const ConnectionCheck &check, Seconds waited)
{
    if (check.error && check.reachable == Verdict::NotTried) // not even asked
        return {failure(*check.error, std::nullopt)};
    QList<Line> lines = steps(check);
    if (check.underWay) {
        lines.append({Visual::Booting, questionOf(*check.underWay), {}, waitedText(waited)});
    } else if (check.clustersListed == Verdict::Works) {
        lines += projectLines(check);
    }
    return lines;
}

QList<Line> CheckWords::steps(const ConnectionCheck &check)
{
    QList<Line> lines;
    const auto line = [&](Verdict verdict, const QString &good, const QString &later, const std::optional<Error> &error,
                          const std::optional<Millis> &took) {
        if (verdict == Verdict::Works)
            lines.append({Visual::Good, good, {}, timeOf(took)});
        else if (verdict == Verdict::Fails && error)
            lines.append(failure(*error, took));
        else if (!check.underWay) // the test ended before
            lines.append({Visual::Later, later, {}, {}});
    };
    // One answer settles both, so the time stands once.
    const bool refused = check.keyAccepted == Verdict::Fails;
    if (check.keyAccepted == Verdict::Works) {
        line(Verdict::Works, tr("The service answers, the key is accepted"), {}, {}, check.keyTook);
    } else {
        line(check.reachable, tr("The service answers"), {}, check.error, std::nullopt);
        line(check.keyAccepted, {}, refused ? QString() : tr("Whether the key is accepted is not known"), check.error, check.keyTook);
    }
    line(check.clustersListed, tr("%n cluster(s) can be read", nullptr, check.clusters), tr("Clusters were not read"), check.error,
         check.clustersTook);
    if (check.clustersListed != Verdict::Works || check.regionsListed == Verdict::NotTried)
        return lines;
    if (check.regionsListed == Verdict::Fails && check.regionsError)
        lines.append({Visual::Warning, tr("Regions cannot be read, and nothing can be bought without them"),
                      ErrorWords::explained(*check.regionsError), timeOf(check.regionsTook)});
    else
        line(check.regionsListed, tr("%n region(s) can be read", nullptr, check.regions), {}, {}, check.regionsTook);
    return lines;
}

QList<Line> CheckWords::projectLines(const ConnectionCheck &check)
{
    QList<Line> lines;
    if (check.projectsListed == Verdict::Fails && check.projectsError)
        lines.append({Visual::Warning, tr("Projects cannot be read"), ErrorWords::explained(*check.projectsError), timeOf(check.projectsTook)});
    const auto isWanted = [&check](const Project &each) { return each.id == check.wanted; };
    const bool strange = !check.wanted.isEmpty() && check.wanted != check.project && !check.projects.isEmpty()
        && std::none_of(check.projects.cbegin(), check.projects.cend(), isWanted);
    if (strange) {
        lines.append({Visual::Warning, tr("Project %1 is none of those that this key may see").arg(nameOf({}, check.wanted)),
                      tr("Choose one above, or check its id."), timeOf(check.projectsTook)});
        return lines;
    }
    const QString own = nameOf(check.projectName, check.project);
    if (!own.isEmpty()) {
        const QString organization = visibleText(check.organizationName, longestName);
        lines.append({Visual::Good, organization.isEmpty() ? tr("Project %1").arg(own) : tr("Project %1 of %2").arg(own, organization), {},
                      check.projectsListed == Verdict::Works ? timeOf(check.projectsTook) : QString()});
    }
    if (check.preemptiblePossible)
        lines.append({Visual::Good, tr("Preemptible capacity can be asked for"), {}, {}});
    else
        lines.append({Visual::Warning, tr("Preemptible capacity needs a project"),
                      check.projects.isEmpty() ? tr("Enter its id above.") : tr("Choose it above."), {}});
    return lines;
}

} // namespace deck::ui
