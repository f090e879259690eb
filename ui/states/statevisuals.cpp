// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "statevisuals.h"

#include "visibletext.h"

namespace deck::ui {

Visual StateVisuals::of(ClusterStatus status)
{
    switch (status) {
    case ClusterStatus::Missing:
    case ClusterStatus::Unrecognised:
        return Visual::Unknown;
    case ClusterStatus::Scheduled:
        return Visual::Pending;
    case ClusterStatus::WaitingForControlPlaneNodes:
        return Visual::WaitingForControlPlane;
    case ClusterStatus::WaitingForDataPlaneNodes:
        return Visual::WaitingForNodes;
    case ClusterStatus::WaitingForSubnet:
        return Visual::WaitingForSubnet;
    case ClusterStatus::WaitingForSharedVolume:
        return Visual::WaitingForVolume;
    case ClusterStatus::InstallingDrivers:
        return Visual::InstallingDrivers;
    case ClusterStatus::RunningAcceptanceTests:
        return Visual::AcceptanceTests;
    case ClusterStatus::Ready:
        return Visual::Ready;
    case ClusterStatus::Degraded:
        return Visual::Degraded;
    case ClusterStatus::Paused:
        return Visual::Paused;
    case ClusterStatus::OnDemandComputePaused:
        return Visual::OnDemandPaused;
    case ClusterStatus::Deleting:
        return Visual::Deleting;
    }
    Q_UNREACHABLE();
}

Visual StateVisuals::of(NodePhase phase)
{
    switch (phase) {
    case NodePhase::Missing:
    case NodePhase::Unrecognised:
        return Visual::Unknown;
    case NodePhase::Pending:
        return Visual::Pending;
    case NodePhase::Scheduling:
        return Visual::Scheduling;
    case NodePhase::Booting:
        return Visual::Booting;
    case NodePhase::Bootstrapping:
        return Visual::Bootstrapping;
    case NodePhase::Running:
        return Visual::Running;
    case NodePhase::Succeeded:
        return Visual::Succeeded;
    case NodePhase::Failed:
        return Visual::Failed;
    case NodePhase::Paused:
        return Visual::Paused;
    }
    Q_UNREACHABLE();
}

Visual StateVisuals::of(NodeState state)
{
    switch (state) {
    case NodeState::Unknown:
    case NodeState::Unrecognised:
        return Visual::Unknown;
    case NodeState::Pending:
        return Visual::Pending;
    case NodeState::Scheduling:
        return Visual::Scheduling;
    case NodeState::Booting:
        return Visual::Booting;
    case NodeState::Bootstrapping:
        return Visual::Bootstrapping;
    case NodeState::Running:
        return Visual::Running;
    case NodeState::Draining:
        return Visual::Draining;
    case NodeState::Succeeded:
        return Visual::Succeeded;
    case NodeState::Failed:
        return Visual::Failed;
    case NodeState::Paused:
        return Visual::Paused;
    case NodeState::Removed:
        return Visual::Removed;
    }
    Q_UNREACHABLE();
}

NodeClass StateVisuals::of(ComputeClass computeClass)
{
    switch (computeClass) {
    case ComputeClass::Unknown:
        return NodeClass::Unknown;
    case ComputeClass::Standard:
        return NodeClass::Standard;
    case ComputeClass::Preemptible:
        return NodeClass::Preemptible;
    }
    Q_UNREACHABLE();
}

Pill StateVisuals::pill(const Open<ClusterStatus> &status, Presence presence, bool stale)
{
    if (presence != Presence::Listed)
        return Pill{Visual::Missing, {}, true};
    const Visual visual = of(status.value);
    if (visual == Visual::Unknown)
        return Pill{visual, status.raw, stale};
    return Pill{visual, status == ClusterStatus::Scheduled ? tr("Scheduled") : QString(), stale};
}

Pill StateVisuals::created(bool stale)
{
    return Pill{Visual::Pending, tr("Created, details delayed"), stale};
}

Pill StateVisuals::pill(NodeState state, const QString &rawPhase, bool stale)
{
    return Pill{of(state), state == NodeState::Unrecognised ? rawPhase : QString(), stale};
}

QString StateVisuals::clusterType(const Open<ClusterType> &type)
{
    switch (type.value) {
    case ClusterType::Missing:
        return tr("type unknown");
    case ClusterType::Unrecognised:
        return visibleText(type.raw);
    case ClusterType::Kubernetes:
        return QStringLiteral("Kubernetes");
    case ClusterType::Slurm:
        return QStringLiteral("Slurm");
    }
    Q_UNREACHABLE();
}

QString StateVisuals::clusterTypeShort(const Open<ClusterType> &type)
{
    return type == ClusterType::Kubernetes ? QStringLiteral("K8s") : clusterType(type);
}

} // namespace deck::ui
