// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "linkedalert.h"
#include "remediationmode.h"

#include <QList>

namespace deck {

/// PendingApproval → Pending → (Quarantining → Quarantined) → Running → Succeeded or Failed; Cancelled and AutoResolved on the
/// side (facts.md, 1.6). The quarantine states are younger than other people's clients.
enum class RemediationState {
    Missing,
    Unrecognised,
    PendingApproval,
    Pending,
    Quarantining,
    Quarantined,
    Running,
    Succeeded,
    Failed,
    Cancelled,
    AutoResolved,
};

enum class RemediationTrigger { Missing, Unrecognised, Manual, Automated };

Open<RemediationState> remediationStateFromApi(const QString &word);
Open<RemediationTrigger> remediationTriggerFromApi(const QString &word);
QString apiWord(RemediationState state);
QString apiWord(RemediationTrigger trigger);

/// Whether nothing more will happen to it. A state we do not know is not over.
bool isOver(RemediationState state);
/// Approving and rejecting are for what waits for approval.
bool mayBeReviewed(RemediationState state);
bool mayBeCancelled(RemediationState state);

/// One repair of one node, asked for by somebody or suggested by the service. What the service left out is empty or nullopt.
struct Remediation
{
    RemediationId id;
    ClusterId cluster;
    InstanceId instance;
    QString instanceName; ///< for display; as seen, the node's name
    Open<RemediationMode> mode;
    Open<RemediationState> state;
    Open<RemediationTrigger> trigger;
    QString reason;
    QString requestedBy;
    QString reviewedBy;
    QString reviewComment;
    QString errorMessage; ///< why it failed
    QString activeHealthCheckRun;
    QString passiveHealthCheckEvent;
    std::optional<Instant> createdAt;
    std::optional<Instant> reviewedAt;
    std::optional<Instant> startedAt;
    std::optional<Instant> endedAt;
    std::optional<Instant> updatedAt;
    QList<LinkedAlert> alerts; ///< also those that are over

    bool operator==(const Remediation &) const = default;
};

} // namespace deck
