// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "phases.h"

#include <array>
#include <utility>

namespace deck {
namespace {

constexpr std::array nodePhases{
    std::pair{"NODE_PHASE_PENDING", NodePhase::Pending},
    std::pair{"NODE_PHASE_SCHEDULING", NodePhase::Scheduling},
    std::pair{"NODE_PHASE_BOOTING", NodePhase::Booting},
    std::pair{"NODE_PHASE_BOOTSTRAPPING", NodePhase::Bootstrapping},
    std::pair{"NODE_PHASE_RUNNING", NodePhase::Running},
    std::pair{"NODE_PHASE_SUCCEEDED", NodePhase::Succeeded},
    std::pair{"NODE_PHASE_FAILED", NodePhase::Failed},
    std::pair{"NODE_PHASE_PAUSED", NodePhase::Paused},
};

constexpr std::array clusterStatuses{
    std::pair{"Scheduled", ClusterStatus::Scheduled},
    std::pair{"WaitingForControlPlaneNodes", ClusterStatus::WaitingForControlPlaneNodes},
    std::pair{"WaitingForDataPlaneNodes", ClusterStatus::WaitingForDataPlaneNodes},
    std::pair{"WaitingForSubnet", ClusterStatus::WaitingForSubnet},
    std::pair{"WaitingForSharedVolume", ClusterStatus::WaitingForSharedVolume},
    std::pair{"InstallingDrivers", ClusterStatus::InstallingDrivers},
    std::pair{"RunningAcceptanceTests", ClusterStatus::RunningAcceptanceTests},
    std::pair{"Ready", ClusterStatus::Ready},
    std::pair{"Degraded", ClusterStatus::Degraded},
    std::pair{"Paused", ClusterStatus::Paused},
    std::pair{"OnDemandComputePaused", ClusterStatus::OnDemandComputePaused},
    std::pair{"Deleting", ClusterStatus::Deleting},
};

constexpr std::array clusterPhases{
    std::pair{"CLUSTER_PHASE_QUEUED", ClusterPhase::Queued},
    std::pair{"CLUSTER_PHASE_SCHEDULED", ClusterPhase::Scheduled},
    std::pair{"CLUSTER_PHASE_WAITING_FOR_CONTROL_PLANE_NODES", ClusterPhase::WaitingForControlPlaneNodes},
    std::pair{"CLUSTER_PHASE_WAITING_FOR_DATA_PLANE_NODES", ClusterPhase::WaitingForDataPlaneNodes},
    std::pair{"CLUSTER_PHASE_WAITING_FOR_SUBNET", ClusterPhase::WaitingForSubnet},
    std::pair{"CLUSTER_PHASE_WAITING_FOR_SHARED_VOLUME", ClusterPhase::WaitingForSharedVolume},
    std::pair{"CLUSTER_PHASE_WAITING_FOR_AUTO_SCALER", ClusterPhase::WaitingForAutoScaler},
    std::pair{"CLUSTER_PHASE_INSTALLING_DRIVERS", ClusterPhase::InstallingDrivers},
    std::pair{"CLUSTER_PHASE_RUNNING_ACCEPTANCE_TESTS", ClusterPhase::RunningAcceptanceTests},
    std::pair{"CLUSTER_PHASE_ACCEPTANCE_TESTS_FAILED", ClusterPhase::AcceptanceTestsFailed},
    std::pair{"CLUSTER_PHASE_RUNNING_NCCL_TESTS", ClusterPhase::RunningNcclTests},
    std::pair{"CLUSTER_PHASE_NCCL_TESTS_FAILED", ClusterPhase::NcclTestsFailed},
    std::pair{"CLUSTER_PHASE_READY", ClusterPhase::Ready},
    std::pair{"CLUSTER_PHASE_PAUSED", ClusterPhase::Paused},
    std::pair{"CLUSTER_PHASE_ON_DEMAND_COMPUTE_PAUSED", ClusterPhase::OnDemandComputePaused},
    std::pair{"CLUSTER_PHASE_DEGRADED", ClusterPhase::Degraded},
    std::pair{"CLUSTER_PHASE_DELETING", ClusterPhase::Deleting},
};

} // namespace

Open<NodePhase> nodePhaseFromApi(const QString &word)
{
    return openFromApi(nodePhases, word);
}

Open<ClusterStatus> clusterStatusFromApi(const QString &word)
{
    return openFromApi(clusterStatuses, word);
}

Open<ClusterPhase> clusterPhaseFromApi(const QString &word)
{
    return openFromApi(clusterPhases, word);
}

bool isBringUp(ClusterStatus status)
{
    switch (status) {
    case ClusterStatus::Scheduled:
    case ClusterStatus::WaitingForControlPlaneNodes:
    case ClusterStatus::WaitingForDataPlaneNodes:
    case ClusterStatus::WaitingForSubnet:
    case ClusterStatus::WaitingForSharedVolume:
    case ClusterStatus::InstallingDrivers:
    case ClusterStatus::RunningAcceptanceTests:
        return true;
    case ClusterStatus::Missing:
    case ClusterStatus::Unrecognised:
    case ClusterStatus::Ready:
    case ClusterStatus::Degraded:
    case ClusterStatus::Paused:
    case ClusterStatus::OnDemandComputePaused:
    case ClusterStatus::Deleting:
        return false;
    }
    Q_UNREACHABLE();
}

} // namespace deck
