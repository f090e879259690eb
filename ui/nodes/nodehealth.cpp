// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "nodehealth.h"

namespace deck::ui {

bool NodeHealth::needsAttention(const NodeRow &row)
{
    if (row.unfilled)
        return false;
    switch (row.state) {
    case NodeState::Unknown:
    case NodeState::Unrecognised:
    case NodeState::Draining:
    case NodeState::Failed:
        return true;
    case NodeState::Pending:
    case NodeState::Scheduling:
    case NodeState::Booting:
    case NodeState::Bootstrapping:
    case NodeState::Running:
    case NodeState::Succeeded:
    case NodeState::Paused:
    case NodeState::Removed:
        return row.node.markedForDeletion;
    }
    Q_UNREACHABLE();
}

std::optional<Visual> NodeHealth::glyph(const NodeRow &row)
{
    if (row.unfilled || !needsAttention(row))
        return std::nullopt;
    switch (row.state) {
    case NodeState::Draining:
        return Visual::Preemption;
    case NodeState::Failed:
        return Visual::Critical;
    case NodeState::Unknown:
    case NodeState::Unrecognised:
        return Visual::Unknown;
    default:
        return Visual::Warning;
    }
}

QString NodeHealth::words(const NodeRow &row, const Fmt &fmt, Instant now)
{
    if (row.unfilled)
        return row.computeClass == ComputeClass::Preemptible ? tr("No capacity yet") : tr("Not there yet");
    switch (row.state) {
    case NodeState::Draining: {
        const Millis left = row.drain ? row.drain->left(now) : Millis(0);
        if (left == Millis(0))
            return tr("Window over");
        return row.stale ? fmt.aboutLeft(left) : tr("Leaves in %1").arg(fmt.countdown(left));
    }
    case NodeState::Failed:
        return tr("Failed");
    case NodeState::Unknown:
    case NodeState::Unrecognised:
        return tr("Not known");
    case NodeState::Pending:
    case NodeState::Scheduling:
    case NodeState::Booting:
    case NodeState::Bootstrapping:
        return row.node.markedForDeletion ? tr("To be removed") : tr("Starting");
    case NodeState::Running:
    case NodeState::Succeeded:
    case NodeState::Paused:
    case NodeState::Removed:
        return row.node.markedForDeletion ? tr("To be removed") : tr("Nothing reported");
    }
    Q_UNREACHABLE();
}

} // namespace deck::ui
