// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "instant.h"
#include "openenum.h"

#include <QList>

namespace deck {

/// `gpu_worker_nodes[].phase_transitions[].phase` (facts.md, section 3).
enum class NodePhase {
    Missing,
    Unrecognised,
    Pending,
    Scheduling,
    Booting,
    Bootstrapping,
    Running,
    Succeeded,
    Failed,
    Paused,
};

/// `clusters[].status`. `Scheduled` is not in the documented enum and was seen elsewhere.
enum class ClusterStatus {
    Missing,
    Unrecognised,
    Scheduled,
    WaitingForControlPlaneNodes,
    WaitingForDataPlaneNodes,
    WaitingForSubnet,
    WaitingForSharedVolume,
    InstallingDrivers,
    RunningAcceptanceTests,
    Ready,
    Degraded,
    Paused,
    OnDemandComputePaused,
    Deleting,
};

/// `clusters[].phase_transitions[].phase`: finer than the status and with failures the status lacks.
enum class ClusterPhase {
    Missing,
    Unrecognised,
    Queued,
    Scheduled,
    WaitingForControlPlaneNodes,
    WaitingForDataPlaneNodes,
    WaitingForSubnet,
    WaitingForSharedVolume,
    WaitingForAutoScaler,
    InstallingDrivers,
    RunningAcceptanceTests,
    AcceptanceTestsFailed,
    RunningNcclTests,
    NcclTestsFailed,
    Ready,
    Paused,
    OnDemandComputePaused,
    Degraded,
    Deleting,
};

template <class Phase>
struct Transition
{
    Transition() = default;
    Transition(Open<Phase> newPhase, Instant since) : phase(std::move(newPhase)), at(since) {}

    Open<Phase> phase;
    Instant at;

    bool operator==(const Transition &) const = default;
};

/// Always in order of time: the service does not promise one.
using NodeTransitions = QList<Transition<NodePhase>>;
using ClusterTransitions = QList<Transition<ClusterPhase>>;

Open<NodePhase> nodePhaseFromApi(const QString &word);
Open<ClusterStatus> clusterStatusFromApi(const QString &word);
Open<ClusterPhase> clusterPhaseFromApi(const QString &word);

/// A cluster in this status is on its way up and not usable yet.
bool isBringUp(ClusterStatus status);

} // namespace deck
