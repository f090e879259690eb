// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "deletewords.h"

#include "burnrate.h"
#include "visibletext.h"

namespace deck::ui {

Confirmation DeleteWords::deletion(const Cluster &cluster, const RateCard &card, Instant now, const Fmt &fmt)
{
    Confirmation confirmation;
    confirmation.kind = Confirmation::Kind::Destroying;
    confirmation.question = tr("Delete %1?").arg(visibleText(cluster.name, 80));
    confirmation.nameToType = cluster.name;
    confirmation.facts = {
        Fact{tr("What happens"), Sentence(tr("Every node and **all data on its local disks** are removed. It cannot be undone"))},
        Fact{tr("Running now"), Sentence(tr("%1 standard and %2 preemptible GPUs. Pods not known without Kubernetes access"),
                                         {fmt.count(cluster.runningGpus(ComputeClass::Standard)),
                                          fmt.count(cluster.runningGpus(ComputeClass::Preemptible))})}};
    for (const Volume &volume : cluster.volumes)
        confirmation.facts.append(volumeFact(volume, card, now, fmt));
    const BurnRate rate = burnRateOf(cluster, card, now);
    const QString history = tr("Its history and costs stay in this app");
    confirmation.facts.append(
        Fact{tr("Cost"), rate.unpriced ? Sentence(tr("Compute stops. %1"), {history})
                                       : Sentence(tr("Compute stops: **%1** less. %2"),
                                                  {fmt.usdPerHour(rate.standard + rate.preemptible), history})});
    return confirmation;
}

/// No reply says whether a volume goes with its cluster, so both cases are named.
Fact DeleteWords::volumeFact(const Volume &volume, const RateCard &card, Instant now, const Fmt &fmt)
{
    constexpr qint64 secondsPerHour = 3600;
    constexpr qint64 hoursPerMonth = 730;
    const QString name = visibleText(volume.name, 60);
    const auto rate = card.storageRateAt(now);
    if (!volume.sizeTib || !rate)
        return Fact{tr("Volume"), Sentence(tr("%1, %2. **It stays** unless it was made to go with the cluster. What it costs then is "
                                              "not known here"),
                                           {name, volume.sizeTib ? fmt.tib(*volume.sizeTib) : Fmt::unknown()})};
    const qint64 hour = *volume.sizeTib * secondsPerHour;
    return Fact{tr("Volume"), Sentence(tr("%1, %2. **It stays** unless it was made to go with the cluster, and then still costs %3, "
                                          "**%4 a month**"),
                                       {name, fmt.tib(*volume.sizeTib), fmt.usdPerHour(Amount::of(*rate, TibSeconds(hour))),
                                        fmt.usd(Amount::of(*rate, TibSeconds(hour * hoursPerMonth)))})};
}

} // namespace deck::ui
