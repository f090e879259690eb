// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "eventgroup.h"

#include "drainwindow.h"

namespace deck::ui {

namespace {

EventGroup groupOfRemoval(const TimelineEvent &event, LifeEnd end)
{
    switch (end) {
    case LifeEnd::Preempted:
        return EventGroup::Preemption;
    case LifeEnd::Failed:
        return EventGroup::Failure;
    case LifeEnd::ScaledDown:
    case LifeEnd::WithCluster:
        return EventGroup::Scaling;
    case LifeEnd::Alive:
    case LifeEnd::Unexplained:
        return isPreemptionReason(event.reason) ? EventGroup::Preemption : EventGroup::Other;
    }
    Q_UNREACHABLE();
}

} // namespace

EventGroup groupOf(const TimelineEvent &event, LifeEnd end)
{
    switch (event.kind) {
    case EventKind::PreemptionNotice:
    case EventKind::CapacityShort:
    case EventKind::CapacityFilled:
        return EventGroup::Preemption;
    case EventKind::NodeRemoved:
        return groupOfRemoval(event, end);
    case EventKind::NodeFailed:
    case EventKind::ClusterMissing:
        return EventGroup::Failure;
    case EventKind::ScaledUp:
    case EventKind::ScaledDown:
    case EventKind::TargetChanged:
    case EventKind::OwnAction:
    case EventKind::ClusterCreated:
    case EventKind::ClusterGone:
        return EventGroup::Scaling;
    case EventKind::NodeAdded:
    case EventKind::NodePhase:
    case EventKind::ClusterStatusChanged:
        return EventGroup::Phases;
    case EventKind::Other:
        return EventGroup::Other;
    }
    Q_UNREACHABLE();
}

} // namespace deck::ui
