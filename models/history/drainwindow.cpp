// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "drainwindow.h"

#include <algorithm>

namespace deck {

bool isPreemptionReason(const QString &reason)
{
    return reason.contains(QLatin1String("preempt"), Qt::CaseInsensitive);
}

namespace {

bool isAbout(const LifecycleEvent &event, const Node &node)
{
    return event.node == node.id || (!node.hostName.isEmpty() && event.node.toString() == node.hostName);
}

} // namespace

bool hasUntimedNotice(const Cluster &cluster, const Node &node)
{
    return std::ranges::any_of(cluster.events, [&node](const LifecycleEvent &event) {
        return !event.at && isPreemptionReason(event.reason) && isAbout(event, node);
    });
}

std::optional<Instant> noticeOf(const Cluster &cluster, const Node &node, bool live)
{
    std::optional<Instant> earliest;
    for (const LifecycleEvent &event : cluster.events) {
        if (!isAbout(event, node) || !event.at || !isPreemptionReason(event.reason))
            continue;
        const bool saysNotice = event.reason.compare(QLatin1String("TogetherPreemptionNotified"), Qt::CaseInsensitive) == 0;
        if (!saysNotice && !live)
            continue;
        const bool afterItsStart = node.transitions.isEmpty() || node.transitions.first().at <= *event.at;
        const bool insideThisLife = afterItsStart && (!node.deletedAt || *event.at <= *node.deletedAt);
        if (insideThisLife && (!earliest || *event.at < *earliest))
            earliest = event.at;
    }
    return earliest;
}

NodeState nodeState(NodePhase latest, bool noticeSeen, bool gone)
{
    if (gone)
        return NodeState::Removed;
    switch (latest) {
    case NodePhase::Failed:
        return NodeState::Failed;
    case NodePhase::Succeeded:
        return NodeState::Succeeded;
    case NodePhase::Paused:
    case NodePhase::Missing:
    case NodePhase::Unrecognised:
    case NodePhase::Pending:
    case NodePhase::Scheduling:
    case NodePhase::Booting:
    case NodePhase::Bootstrapping:
    case NodePhase::Running:
        break;
    }
    if (noticeSeen)
        return NodeState::Draining;
    switch (latest) {
    case NodePhase::Missing:
        return NodeState::Unknown;
    case NodePhase::Unrecognised:
        return NodeState::Unrecognised;
    case NodePhase::Pending:
        return NodeState::Pending;
    case NodePhase::Scheduling:
        return NodeState::Scheduling;
    case NodePhase::Booting:
        return NodeState::Booting;
    case NodePhase::Bootstrapping:
        return NodeState::Bootstrapping;
    case NodePhase::Running:
        return NodeState::Running;
    case NodePhase::Succeeded:
        return NodeState::Succeeded;
    case NodePhase::Failed:
        return NodeState::Failed;
    case NodePhase::Paused:
        return NodeState::Paused;
    }
    Q_UNREACHABLE();
}

NodeState nodeState(const Cluster &cluster, const Node &node)
{
    const auto latest = node.latest();
    return nodeState(latest ? latest->phase.value : NodePhase::Missing, noticeOf(cluster, node, true).has_value(), false);
}

} // namespace deck
