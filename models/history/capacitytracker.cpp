// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "capacitytracker.h"

namespace deck {
namespace {

bool sameCapacity(CapacityStep a, const CapacityStep &b)
{
    a.at = b.at;
    return a == b;
}

} // namespace

bool isShort(const CapacityStep &step)
{
    return step.wantedPreemptible && step.allocatedPreemptible && *step.allocatedPreemptible < *step.wantedPreemptible;
}

std::optional<Instant> shortSinceOf(const QList<CapacityStep> &steps)
{
    std::optional<Instant> since;
    for (auto step = steps.crbegin(); step != steps.crend() && isShort(*step); ++step)
        since = step->at;
    return since;
}

void CapacityTracker::take(const Cluster &cluster, Instant seenAt)
{
    CapacityStep step;
    const QList<CapacityStep> &known = m_editor.past().capacity;
    const std::optional<CapacityStep> last = known.isEmpty() ? std::nullopt : std::optional(known.last());
    // What an answer does not say has not changed, as far as anybody saw.
    if (last)
        step = *last;
    step.cluster = cluster.id;
    step.at = seenAt;
    if (cluster.standardGpus)
        step.wantedStandard = cluster.standardGpus;
    if (cluster.runningGpusKnown(ComputeClass::Standard))
        step.runningStandard = cluster.runningGpus(ComputeClass::Standard);
    if (cluster.desiredPreemptibleGpus)
        step.wantedPreemptible = cluster.desiredPreemptibleGpus;
    if (cluster.allocatedPreemptibleGpus)
        step.allocatedPreemptible = cluster.allocatedPreemptibleGpus;
    if (last && sameCapacity(*last, step))
        return;
    if (last && step.at <= last->at) // the service's clock was set back: the order of the answers counts
        step.at = last->at + Millis(1);
    m_editor.append(step);

    const bool wasShort = last && isShort(*last);
    const std::optional<int> before = last ? last->allocatedPreemptible : std::nullopt;
    if (last && last->wantedStandard && step.wantedStandard && last->wantedStandard != step.wantedStandard)
        m_events.writeCapacity(EventKind::TargetChanged, ComputeClass::Standard, last->wantedStandard, step.wantedStandard,
                               seenAt);
    if (last && last->wantedPreemptible && step.wantedPreemptible && last->wantedPreemptible != step.wantedPreemptible)
        m_events.writeCapacity(EventKind::TargetChanged, ComputeClass::Preemptible, last->wantedPreemptible,
                               step.wantedPreemptible, seenAt);
    if (isShort(step) && !wasShort)
        m_events.writeCapacity(EventKind::CapacityShort, ComputeClass::Preemptible, before, step.allocatedPreemptible, seenAt);
    if (!isShort(step) && wasShort && step.wantedPreemptible.value_or(0) > 0 && step.allocatedPreemptible)
        m_events.writeCapacity(EventKind::CapacityFilled, ComputeClass::Preemptible, before, step.allocatedPreemptible, seenAt);
}

void CapacityTracker::close(const ClusterId &cluster, Instant at)
{
    CapacityStep step;
    step.cluster = cluster;
    step.at = at;
    step.wantedStandard = 0;
    step.runningStandard = 0;
    step.wantedPreemptible = 0;
    step.allocatedPreemptible = 0;
    const QList<CapacityStep> &known = m_editor.past().capacity;
    if (known.isEmpty() || (!sameCapacity(known.last(), step) && known.last().at < at))
        m_editor.append(step);
}

} // namespace deck
