// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "remediationterms.h"

// What may become of a repair, and who may say so (facts.md, section 1.6; x-allowed-from-states and x-cross-field-rules
// of the contract).

namespace deck::emulator {

/// What a person can do about a repair that is there.
enum class RemediationAction { Approve, Reject, Cancel };

/// Nothing follows.
bool isOver(RemediationState state);
/// Somebody works on the node: it can no longer be called off.
bool isUnderWay(RemediationState state);
/// PENDING_APPROVAL → PENDING → QUARANTINING → QUARANTINED → RUNNING → SUCCEEDED or FAILED. A node without work needs no
/// quarantine. What has not begun can be CANCELLED; what nobody approved can be AUTO_RESOLVED; what has begun can fail.
bool mayFollow(RemediationState before, RemediationState after);
/// Approve and reject only from PENDING_APPROVAL, cancel from PENDING too. Anything else is answered 409.
bool isAllowed(RemediationAction action, RemediationState state);
RemediationState outcome(RemediationAction action);

/// An approval may name another mode, but no power cycle; that is answered 400.
bool mayBeApprovedAs(RemediationMode mode);
/// The node itself is gone in the end.
bool takesNodeAway(RemediationMode mode);
/// Whether a suggestion of `mode` gives way to `other` when another signal wants that: reboot, then quick reprovision, then
/// another host (facts.md, section 8: a suggestion can escalate in place).
bool escalatesTo(RemediationMode mode, RemediationMode other);

} // namespace deck::emulator
