// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "instant.h"
#include "remediationterms.h"

namespace deck::emulator {

/// A repair of one instance: what was asked, by whom, and what became of it.
struct RemediationRecord
{
    QString id;
    QString instanceId;
    QString nodeId;
    RemediationMode mode = RemediationMode::RebootVm;
    RemediationState state = RemediationState::Pending;
    RemediationTrigger trigger = RemediationTrigger::Manual;
    QString reason;
    QString requestedBy;
    QString healthEventId; ///< of what the service noticed by itself
    QString reviewedBy;
    QString reviewComment;
    QString errorMessage;
    Instant createdAt;
    Instant updatedAt;
    std::optional<Instant> reviewedAt;
    std::optional<Instant> startedAt;
    std::optional<Instant> endedAt;
    int ordinal = 0;       ///< within its cluster
    QString replacementId; ///< the node that was ordered to take the place of this one
};

} // namespace deck::emulator
