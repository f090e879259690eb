// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMetaType>

namespace deck::ui {

/// Everything that is shown as a glyph with a word. Pages map the domain's open enums to it; a value the app does not know
/// is Unknown plus the raw text, and is never painted healthy (DESIGN.md, decision 11).
enum class Visual {
    Unknown,
    // node phases
    Pending, Scheduling, Booting, Bootstrapping, Running, Succeeded, Failed, Paused,
    // derived: notice received and not yet removed; gone; wanted but not there
    Draining, Removed, Waiting,
    // cluster statuses (Paused is shared)
    WaitingForControlPlane, WaitingForNodes, WaitingForSubnet, WaitingForVolume, InstallingDrivers, AcceptanceTests, Ready,
    Degraded, OnDemandPaused, Deleting, Missing,
    // remediation states (Succeeded and Failed are shared)
    ToApprove, Approved, Quarantining, Quarantined, InProgress, Cancelled, ResolvedByItself,
    // severities
    Information, Warning, Critical, Preemption, Good,
    // not started yet, in lists of steps
    Later,
};

/// Standard (on-demand, reserved) or preemptible; unknown stays unknown (DESIGN.md, decision 9).
enum class NodeClass { Unknown, Standard, Preemptible };

} // namespace deck::ui

Q_DECLARE_METATYPE(deck::ui::Visual)
Q_DECLARE_METATYPE(deck::ui::NodeClass)
