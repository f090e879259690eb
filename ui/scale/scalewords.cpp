// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scalewords.h"

#include "pricewords.h"

#include <QStringList>

namespace deck::ui {
namespace {

QString arrow(const QString &before, const QString &after)
{
    return before + QStringLiteral(" → ") + after;
}

QString numberOr(const std::optional<int> &number)
{
    return number ? QString::number(*number) : Fmt::unknown();
}

QString presentTarget(const ScaleEstimate &estimate, const Fmt &fmt)
{
    return estimate.preemptibleKnown ? fmt.count(estimate.preemptibleNow) : Fmt::unknown();
}

} // namespace

Confirmation ScaleWords::purchase(const ScaleEstimate &estimate, const Fmt &fmt)
{
    Confirmation confirmation;
    confirmation.kind = Confirmation::Kind::Purchase;
    confirmation.icon = QStringLiteral("scale");
    const int bought = estimate.standardChange();
    const bool raised = estimate.preemptibleChange() > 0;
    confirmation.question = estimate.setsUnknownTarget
        ? bought > 0 ? tr("Buy %1 on-demand GPUs and set the preemptible target to %2?")
                           .arg(fmt.count(bought), fmt.count(estimate.preemptibleTarget))
                     : tr("Set the preemptible target to %1 GPUs?").arg(fmt.count(estimate.preemptibleTarget))
        : bought > 0 && raised
        ? tr("Buy %1 on-demand GPUs and raise the preemptible target to %2?").arg(fmt.count(bought), fmt.count(estimate.preemptibleTarget))
        : bought > 0 ? tr("Buy %1 on-demand GPUs?").arg(fmt.count(bought))
                     : tr("Raise the preemptible target to %1 GPUs?").arg(fmt.count(estimate.preemptibleTarget));
    if (bought != 0) {
        const QString to = arrow(fmt.count(estimate.standardNow), QString());
        confirmation.facts.append(
            {tr("On-demand"), bought > 0 ? Sentence(tr("%1**%2 GPUs**, %n more node(s) now", nullptr, bought / gpusPerNode),
                                                    {to, fmt.count(estimate.standardTarget)})
                                         : Sentence(tr("%1**%2 GPUs**, %n node(s) less", nullptr, -bought / gpusPerNode),
                                                    {to, fmt.count(estimate.standardTarget)})});
    }
    if (estimate.preemptibleChange() != 0 || estimate.setsUnknownTarget)
        confirmation.facts.append({tr("Preemptible target"),
                                   Sentence(tr("%1**%2 GPUs**, %3 running, filled over time"),
                                            {arrow(presentTarget(estimate, fmt), QString()), fmt.count(estimate.preemptibleTarget),
                                             fmt.count(estimate.preemptibleAllocated)})});
    confirmation.facts.append(
        {tr("Cost now"), Sentence::plain(PriceWords::perHourWithUnit(estimate.now.total(), estimate.now.unpriced, fmt))});
    const auto cost = [&](const BurnRate &rate) {
        return rate.unpriced ? Sentence::plain(tr("not known, no rates entered"))
                             : Sentence(tr("**%1**, %2"), {fmt.usdPerHour(rate.total()), estimate.baselineKnown() ? fmt.usdChange(rate.total() - estimate.now.total()) : Fmt::none()});
    };
    if (bought != 0)
        confirmation.facts.append({tr("Cost when they run"), cost(estimate.next)});
    if (estimate.preemptibleTarget > 0)
        confirmation.facts.append({tr("Cost when full"), cost(estimate.full)});
    confirmation.facts.append({tr("Undo"), Sentence::plain(tr("Scale down at any time. Metered every 1 to 2 minutes"))});
    if (estimate.removes())
        confirmation.warning = Sentence(tr("Something is removed as well; that is asked for again before anything is sent."));
    confirmation.agreement = estimate.full.unpriced
        ? Sentence(tr("I agree to pay **a price that is not known here** until I scale down or delete."))
        : Sentence(tr("I agree to pay up to **%1 per hour** until I scale down or delete."), {fmt.usd(estimate.mostPerHour())});
    return confirmation;
}

QString ScaleWords::purchaseDeed(const ScaleEstimate &estimate, const Fmt &fmt)
{
    const QString bought = fmt.count(estimate.standardChange());
    const QString target = fmt.count(estimate.preemptibleTarget);
    if (estimate.standardChange() > 0)
        return estimate.preemptibleChange() != 0 || estimate.setsUnknownTarget ? tr("Buy %1 GPUs, set target %2").arg(bought, target)
                                                 : tr("Buy %1 GPUs").arg(bought);
    return tr("Set target %1").arg(target);
}

QString ScaleWords::removalTitle(const ScaleEstimate &estimate, const Fmt &fmt)
{
    const int standard = estimate.standardRemoved();
    if (standard > 0)
        return estimate.preemptibleChange() < 0
            ? tr("Remove %n standard node(s) (%1 GPUs) and lower the target to %2", nullptr, standard / gpusPerNode)
                  .arg(fmt.count(standard), fmt.count(estimate.preemptibleTarget))
            : tr("Remove %n standard node(s) (%1 GPUs)", nullptr, standard / gpusPerNode).arg(fmt.count(standard));
    return tr("Lower the preemptible target from %1 to %2 GPUs").arg(presentTarget(estimate, fmt),
                                                                       fmt.count(estimate.preemptibleTarget));
}

QString ScaleWords::removalDeed(const ScaleEstimate &estimate, const Fmt &fmt)
{
    const int nodes = estimate.standardRemoved() / gpusPerNode;
    if (nodes == 0)
        return tr("Lower to %1").arg(fmt.count(estimate.preemptibleTarget));
    if (estimate.preemptibleChange() < 0)
        return tr("Remove and lower");
    return nodes == 1 ? tr("Remove node") : tr("Remove nodes");
}

QString ScaleWords::removalSafe(const ScaleEstimate &estimate, const Fmt &fmt)
{
    if (estimate.standardRemoved() == 0 && !estimate.preemptibleKnown)
        return tr("Keep it as it is");
    return tr("Keep %1").arg(fmt.count(estimate.standardRemoved() > 0 ? estimate.standardNow : estimate.preemptibleNow));
}

Confirmation ScaleWords::removal(const Cluster &seen, const ScaleEstimate &estimate, const Fmt &fmt)
{
    Confirmation confirmation;
    confirmation.kind = Confirmation::Kind::Removing;
    confirmation.question = removalTitle(estimate, fmt) + QLatin1Char('?');
    const int standard = estimate.standardRemoved() / gpusPerNode;
    const int preemptible = estimate.preemptibleRemoved() / gpusPerNode;
    const int dropped = estimate.slotsDropped() / gpusPerNode;
    QStringList happens;
    if (standard > 0)
        happens.append(tr("%n standard node(s) removed", nullptr, standard));
    if (dropped > 0)
        happens.append(tr("%n waiting slot(s) dropped", nullptr, dropped));
    if (preemptible > 0)
        happens.append(tr("%n running preemptible node(s) removed", nullptr, preemptible));
    confirmation.facts.append({tr("What happens"), Sentence::plain(happens.join(QStringLiteral(", ")))});
    const bool nodesGo = standard > 0 || preemptible > 0;
    if (nodesGo) {
        confirmation.facts.append({tr("Which nodes"), Sentence::plain(tr("Together picks the node. Cordoned nodes go first"))});
        confirmation.facts.append({tr("Pods"), Sentence::plain(tr("not known without Kubernetes access; up to %1 GPUs of work stop")
                                                                   .arg(fmt.count(estimate.standardRemoved() + estimate.preemptibleRemoved())))});
        confirmation.facts.append({tr("Local disk"), Sentence(tr("**Everything on it is lost**"))});
    }
    const auto change = [&](Amount before, Amount after, const BurnRate &rate) {
        if (rate.unpriced)
            return Sentence::plain(tr("not known, no rates entered"));
        return before == after ? Sentence(tr("%1, unchanged"), {fmt.usdPerHour(after)})
                               : Sentence(tr("%1 → **%2**, %3"), {fmt.usd(before), fmt.usdPerHour(after), fmt.usdChange(after - before)});
    };
    confirmation.facts.append({tr("Standard"), change(estimate.now.standard, estimate.next.standard, estimate.next)});
    if (offersPreemptible(seen.type.value))
        confirmation.facts.append({tr("Preemptible"), change(estimate.now.preemptible, estimate.next.preemptible, estimate.next)});
    confirmation.facts.append({tr("Undo"), nodesGo ? Sentence(tr("Buy again. Getting nodes back is **not guaranteed**"))
                                                   : Sentence::plain(tr("Raise the target again"))});
    int draining = 0;
    for (const Node &node : seen.nodes)
        draining += node.markedForDeletion ? 1 : 0;
    if (draining > 0 && preemptible > 0)
        confirmation.warning = Sentence(tr("%n node(s) are draining already and count toward this.", nullptr, draining));
    return confirmation;
}

QString ScaleWords::difference(const Cluster &before, const Cluster &after)
{
    QStringList words;
    if (before.standardGpus != after.standardGpus)
        words.append(tr("On-demand GPUs are now %1, not %2.").arg(numberOr(after.standardGpus), numberOr(before.standardGpus)));
    if (before.desiredPreemptibleGpus != after.desiredPreemptibleGpus)
        words.append(tr("The preemptible target is now %1, not %2.")
                         .arg(numberOr(after.desiredPreemptibleGpus), numberOr(before.desiredPreemptibleGpus)));
    return words.join(QLatin1Char(' '));
}

} // namespace deck::ui
