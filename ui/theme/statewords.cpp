// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "statewords.h"

#include "visibletext.h"

namespace deck::ui {

QString StateWords::word(Visual visual, const QString &raw)
{
    switch (visual) {
    case Visual::Unknown: return raw.isEmpty() ? tr("Unknown") : visibleText(raw, 60);
    case Visual::Pending: return tr("Pending");
    case Visual::Scheduling: return tr("Scheduling");
    case Visual::Booting: return tr("Booting");
    case Visual::Bootstrapping: return tr("Bootstrapping");
    case Visual::Running: return tr("Running");
    case Visual::Succeeded: return tr("Succeeded");
    case Visual::Failed: return tr("Failed");
    case Visual::Paused: return tr("Paused");
    case Visual::Draining: return tr("Draining");
    case Visual::Removed: return tr("Removed");
    case Visual::Waiting: return tr("Waiting");
    case Visual::WaitingForControlPlane: return tr("Waiting for control plane");
    case Visual::WaitingForNodes: return tr("Waiting for nodes");
    case Visual::WaitingForSubnet: return tr("Waiting for subnet");
    case Visual::WaitingForVolume: return tr("Waiting for volume");
    case Visual::InstallingDrivers: return tr("Installing drivers");
    case Visual::AcceptanceTests: return tr("Acceptance tests");
    case Visual::Ready: return tr("Ready");
    case Visual::Degraded: return tr("Degraded");
    case Visual::OnDemandPaused: return tr("On-demand paused");
    case Visual::Deleting: return tr("Deleting");
    //: A cluster that a good answer of the service no longer lists, though nothing says that it was deleted.
    case Visual::Missing: return tr("Missing");
    case Visual::ToApprove: return tr("To approve");
    case Visual::Approved: return tr("Approved");
    case Visual::Quarantining: return tr("Quarantining");
    case Visual::Quarantined: return tr("Quarantined");
    case Visual::InProgress: return tr("In progress");
    case Visual::Cancelled: return tr("Cancelled");
    case Visual::ResolvedByItself: return tr("Resolved by itself");
    case Visual::Information: return tr("Information");
    case Visual::Warning: return tr("Warning");
    case Visual::Critical: return tr("Critical");
    case Visual::Preemption: return tr("Preemption");
    case Visual::Good: return tr("Good");
    case Visual::Later: return tr("Later");
    }
    Q_UNREACHABLE();
}

QString StateWords::word(NodeClass nodeClass)
{
    switch (nodeClass) {
    case NodeClass::Unknown: return tr("Class unknown");
    case NodeClass::Standard: return tr("Standard");
    case NodeClass::Preemptible: return tr("Preemptible");
    }
    Q_UNREACHABLE();
}

QString StateWords::shortWord(NodeClass nodeClass)
{
    switch (nodeClass) {
    case NodeClass::Unknown: return QStringLiteral("?");
    //: Short for "Standard", for narrow columns.
    case NodeClass::Standard: return tr("Std");
    //: Short for "Preemptible", for narrow columns.
    case NodeClass::Preemptible: return tr("Pre");
    }
    Q_UNREACHABLE();
}

QString StateWords::drainingUnsure()
{
    return tr("Draining?");
}

QString StateWords::lastKnown(const QString &word)
{
    return tr("%1, last known").arg(word);
}

} // namespace deck::ui
