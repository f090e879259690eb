// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace deck::emulator {

/// The steps a node goes through (contract, NodePhase).
enum class NodePhase { Pending, Scheduling, Booting, Bootstrapping, Running, Succeeded, Failed, Paused };

/// The steps a cluster goes through that the emulator plays (contract, ClusterPhase).
enum class ClusterPhase {
    Queued,
    Scheduled,
    WaitingForControlPlaneNodes,
    WaitingForDataPlaneNodes,
    WaitingForSubnet,
    WaitingForSharedVolume,
    InstallingDrivers,
    RunningAcceptanceTests,
    Ready,
    OnDemandComputePaused,
    Degraded,
    Deleting,
};

QString phaseText(NodePhase phase);
QString phaseText(ClusterPhase phase);
/// The status of a cluster in that phase; it has fewer values than the phase (contract, ClusterStatus).
QString statusText(ClusterPhase phase);

} // namespace deck::emulator
