// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "simphases.h"

namespace deck::emulator {

QString phaseText(NodePhase phase)
{
    switch (phase) {
    case NodePhase::Pending: return QStringLiteral("NODE_PHASE_PENDING");
    case NodePhase::Scheduling: return QStringLiteral("NODE_PHASE_SCHEDULING");
    case NodePhase::Booting: return QStringLiteral("NODE_PHASE_BOOTING");
    case NodePhase::Bootstrapping: return QStringLiteral("NODE_PHASE_BOOTSTRAPPING");
    case NodePhase::Running: return QStringLiteral("NODE_PHASE_RUNNING");
    case NodePhase::Succeeded: return QStringLiteral("NODE_PHASE_SUCCEEDED");
    case NodePhase::Failed: return QStringLiteral("NODE_PHASE_FAILED");
    case NodePhase::Paused: return QStringLiteral("NODE_PHASE_PAUSED");
    }
    Q_UNREACHABLE();
}

QString phaseText(ClusterPhase phase)
{
    switch (phase) {
    case ClusterPhase::Queued: return QStringLiteral("CLUSTER_PHASE_QUEUED");
    case ClusterPhase::Scheduled: return QStringLiteral("CLUSTER_PHASE_SCHEDULED");
    case ClusterPhase::WaitingForControlPlaneNodes: return QStringLiteral("CLUSTER_PHASE_WAITING_FOR_CONTROL_PLANE_NODES");
    case ClusterPhase::WaitingForDataPlaneNodes: return QStringLiteral("CLUSTER_PHASE_WAITING_FOR_DATA_PLANE_NODES");
    case ClusterPhase::WaitingForSubnet: return QStringLiteral("CLUSTER_PHASE_WAITING_FOR_SUBNET");
    case ClusterPhase::WaitingForSharedVolume: return QStringLiteral("CLUSTER_PHASE_WAITING_FOR_SHARED_VOLUME");
    case ClusterPhase::InstallingDrivers: return QStringLiteral("CLUSTER_PHASE_INSTALLING_DRIVERS");
    case ClusterPhase::RunningAcceptanceTests: return QStringLiteral("CLUSTER_PHASE_RUNNING_ACCEPTANCE_TESTS");
    case ClusterPhase::Ready: return QStringLiteral("CLUSTER_PHASE_READY");
    case ClusterPhase::OnDemandComputePaused: return QStringLiteral("CLUSTER_PHASE_ON_DEMAND_COMPUTE_PAUSED");
    case ClusterPhase::Degraded: return QStringLiteral("CLUSTER_PHASE_DEGRADED");
    case ClusterPhase::Deleting: return QStringLiteral("CLUSTER_PHASE_DELETING");
    }
    Q_UNREACHABLE();
}

QString statusText(ClusterPhase phase)
{
    switch (phase) {
    case ClusterPhase::Queued:
    case ClusterPhase::Scheduled:
    case ClusterPhase::WaitingForControlPlaneNodes: return QStringLiteral("WaitingForControlPlaneNodes");
    case ClusterPhase::WaitingForDataPlaneNodes: return QStringLiteral("WaitingForDataPlaneNodes");
    case ClusterPhase::WaitingForSubnet: return QStringLiteral("WaitingForSubnet");
    case ClusterPhase::WaitingForSharedVolume: return QStringLiteral("WaitingForSharedVolume");
    case ClusterPhase::InstallingDrivers: return QStringLiteral("InstallingDrivers");
    case ClusterPhase::RunningAcceptanceTests: return QStringLiteral("RunningAcceptanceTests");
    case ClusterPhase::Ready: return QStringLiteral("Ready");
    case ClusterPhase::OnDemandComputePaused: return QStringLiteral("OnDemandComputePaused");
    case ClusterPhase::Degraded: return QStringLiteral("Degraded");
    case ClusterPhase::Deleting: return QStringLiteral("Deleting");
    }
    Q_UNREACHABLE();
}

} // namespace deck::emulator
