// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "statetext.h"

#include "visibletext.h"

namespace deck {

namespace {

QString rawOr(const QString &raw, const QString &otherwise)
{
    return raw.isEmpty() ? otherwise : visibleText(raw, 60);
}

} // namespace

QString StateText::clusterStatus(const Open<ClusterStatus> &status)
{
    switch (status.value) {
    case ClusterStatus::Missing:
    case ClusterStatus::Unrecognised:
        return rawOr(status.raw, tr("Unknown"));
    case ClusterStatus::Scheduled:
        return tr("Scheduled");
    case ClusterStatus::WaitingForControlPlaneNodes:
        return tr("Waiting for control plane");
    case ClusterStatus::WaitingForDataPlaneNodes:
        return tr("Waiting for nodes");
    case ClusterStatus::WaitingForSubnet:
        return tr("Waiting for subnet");
    case ClusterStatus::WaitingForSharedVolume:
        return tr("Waiting for volume");
    case ClusterStatus::InstallingDrivers:
        return tr("Installing drivers");
    case ClusterStatus::RunningAcceptanceTests:
        return tr("Acceptance tests");
    case ClusterStatus::Ready:
        return tr("Ready");
    case ClusterStatus::Degraded:
        return tr("Degraded");
    case ClusterStatus::Paused:
        return tr("Paused");
    case ClusterStatus::OnDemandComputePaused:
        return tr("On-demand paused");
    case ClusterStatus::Deleting:
        return tr("Deleting");
    }
    Q_UNREACHABLE();
}

QString StateText::nodeState(NodeState state, const QString &rawPhase)
{
    switch (state) {
    case NodeState::Unknown:
    case NodeState::Unrecognised:
        return rawOr(rawPhase, tr("Unknown"));
    case NodeState::Pending:
        return tr("Pending");
    case NodeState::Scheduling:
        return tr("Scheduling");
    case NodeState::Booting:
        return tr("Booting");
    case NodeState::Bootstrapping:
        return tr("Bootstrapping");
    case NodeState::Running:
        return tr("Running");
    case NodeState::Draining:
        return tr("Draining");
    case NodeState::Succeeded:
        return tr("Succeeded");
    case NodeState::Failed:
        return tr("Failed");
    case NodeState::Paused:
        return tr("Paused");
    case NodeState::Removed:
        return tr("Removed");
    }
    Q_UNREACHABLE();
}

QString StateText::computeClass(ComputeClass computeClass)
{
    switch (computeClass) {
    case ComputeClass::Unknown:
        return tr("Unknown class");
    case ComputeClass::Standard:
        return tr("Standard");
    case ComputeClass::Preemptible:
        return tr("Preemptible");
    }
    Q_UNREACHABLE();
}

QString StateText::clusterType(const Open<ClusterType> &type)
{
    switch (type.value) {
    case ClusterType::Missing:
    case ClusterType::Unrecognised:
        return rawOr(type.raw, tr("Unknown type"));
    case ClusterType::Kubernetes:
        return QStringLiteral("Kubernetes");
    case ClusterType::Slurm:
        return QStringLiteral("Slurm");
    }
    Q_UNREACHABLE();
}

QString StateText::eventKind(EventKind kind)
{
    switch (kind) {
    case EventKind::ClusterCreated:
        return tr("Cluster created");
    case EventKind::ClusterStatusChanged:
        return tr("Status changed");
    case EventKind::ClusterMissing:
        return tr("Cluster missing");
    case EventKind::ClusterGone:
        return tr("Cluster gone");
    case EventKind::NodeAdded:
        return tr("Node added");
    case EventKind::NodePhase:
        return tr("Phase changed");
    case EventKind::NodeFailed:
        return tr("Node failed");
    case EventKind::PreemptionNotice:
        return tr("Preemption notice");
    case EventKind::NodeRemoved:
        return tr("Node removed");
    case EventKind::ScaledUp:
        return tr("Scaled up");
    case EventKind::ScaledDown:
        return tr("Scaled down");
    case EventKind::TargetChanged:
        return tr("Target changed");
    case EventKind::CapacityShort:
        return tr("Capacity short");
    case EventKind::CapacityFilled:
        return tr("Capacity filled");
    case EventKind::OwnAction:
        return tr("Your action");
    case EventKind::Other:
        return tr("Event");
    }
    Q_UNREACHABLE();
}

/// The words of models/session/live: what was asked for, a dot, how it stands.
QString StateText::ownAction(const QString &reason)
{
    const QString deed = reason.section(QLatin1Char('.'), 0, 0);
    const QString outcome = reason.section(QLatin1Char('.'), 1, 1);
    if (outcome == QLatin1String("asked"))
        return deed == QLatin1String("create") ? tr("You asked for this cluster.")
            : deed == QLatin1String("delete")  ? tr("You asked to delete this cluster.")
                                               : tr("You asked for other counts of GPUs.");
    if (outcome == QLatin1String("succeeded"))
        return deed == QLatin1String("create") ? tr("The service made the cluster you asked for.")
                                               : tr("The service accepted your change.");
    if (outcome == QLatin1String("refused"))
        return tr("The service refused your change.");
    if (outcome == QLatin1String("held"))
        return tr("Nothing was sent: someone else had changed this cluster meanwhile.");
    if (outcome == QLatin1String("unknown"))
        return tr("It is not known whether your change was made.");
    if (outcome == QLatin1String("dismissed"))
        return tr("You left it at that.");
    return eventKind(EventKind::OwnAction);
}

QString StateText::whatHappened(const TimelineEvent &event)
{
    const QString message = visibleText(event.message, 500);
    switch (event.kind) {
    case EventKind::ClusterStatusChanged:
        return tr("The cluster is now: %1").arg(clusterStatus(clusterStatusFromApi(event.reason)));
    case EventKind::ClusterMissing:
        return tr("The service's list leaves this cluster out. It is not known to be gone.");
    case EventKind::ClusterGone:
        return tr("The service no longer knows this cluster.");
    case EventKind::NodePhase:
        return tr("The node is now: %1").arg(nodeState(deck::nodeState(nodePhaseFromApi(event.reason).value, false, false),
                                                      event.reason));
    case EventKind::PreemptionNotice:
        return message.isEmpty() ? tr("The node is being taken back and leaves within 5 minutes.") : message;
    case EventKind::TargetChanged:
        if (event.before && event.after)
            return event.computeClass == ComputeClass::Preemptible
                ? tr("Preemptible target changed from %1 to %2 GPUs").arg(*event.before).arg(*event.after)
                : tr("Standard GPUs changed from %1 to %2").arg(*event.before).arg(*event.after);
        break;
    case EventKind::CapacityShort:
        if (event.before && event.after)
            return tr("%1 of %2 preemptible GPUs are there").arg(*event.after).arg(*event.before);
        break;
    case EventKind::CapacityFilled:
        if (event.after)
            return tr("All %1 preemptible GPUs are there").arg(*event.after);
        break;
    case EventKind::ClusterCreated:
    case EventKind::NodeAdded:
    case EventKind::NodeFailed:
    case EventKind::NodeRemoved:
    case EventKind::ScaledUp:
    case EventKind::ScaledDown:
    case EventKind::Other:
        break;
    case EventKind::OwnAction:
        return message.isEmpty() ? ownAction(event.reason) : tr("%1 (%2)").arg(ownAction(event.reason), message);
    }
    if (!message.isEmpty())
        return message;
    return event.kind == EventKind::Other ? rawOr(event.reason, eventKind(event.kind)) : eventKind(event.kind);
}

QString StateText::capacity(const Running &now, std::optional<int> wanted, bool wantedKnown)
{
    //: a number of GPUs
    const QString there = now.known ? QString::number(now.gpus) : tr("at least %1").arg(now.gpus);
    if (wantedKnown && !wanted)
        return there;
    //: GPUs there are, GPUs wanted
    return tr("%1 of %2").arg(there, wanted ? QString::number(*wanted) : tr("unknown"));
}

} // namespace deck
