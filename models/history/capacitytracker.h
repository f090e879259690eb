// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "eventfactory.h"

namespace deck {

/// Follows what a cluster wants and what it has: steps for the chart, a line when a target changes, when preemptible
/// capacity falls short of its target and when it is filled again.
class CapacityTracker
{
public:
    CapacityTracker(PastEditor &editor, EventFactory &events) : m_editor(editor), m_events(events) {}

    void take(const Cluster &cluster, Instant seenAt);
    /// A cluster that is gone has nothing and wants nothing.
    void close(const ClusterId &cluster, Instant at);

private:
    PastEditor &m_editor;
    EventFactory &m_events;
};

/// Whether fewer preemptible GPUs are allocated than wanted; what is not reported is not short.
bool isShort(const CapacityStep &step);
/// Since when the newest steps are short without a break.
std::optional<Instant> shortSinceOf(const QList<CapacityStep> &steps);

} // namespace deck
