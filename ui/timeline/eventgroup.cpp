// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "eventgroup.h"

#include "drainwindow.h"

namespace deck::ui {

EventGroup groupOf(const TimelineEvent &event)
{
    switch (event.kind) {
    case EventKind::PreemptionNotice:
    case EventKind::CapacityShort:
    case EventKind::CapacityFilled:
        return EventGroup::Preemption;
    case EventKind::NodeRemoved:
        // A removal belongs to what brought it about; most preempted nodes say so in the reason.
        return event.reason.contains(QLatin1String("ScaledDown"), Qt::CaseInsensitive) ? EventGroup::Scaling
            : isPreemptionReason(event.reason) || event.computeClass == ComputeClass::Preemptible ? EventGroup::Preemption
                                                                                                  : EventGroup::Scaling;
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
