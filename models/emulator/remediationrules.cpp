// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "remediationrules.h"

namespace deck::emulator {

namespace {

int reach(RemediationMode mode)
{
    switch (mode) {
    case RemediationMode::RebootVm: return 0;
    case RemediationMode::HostPowerCycle: return 1;
    case RemediationMode::VmOnly: return 2;
    case RemediationMode::HostAware: return 3;
    case RemediationMode::EvictWithoutReplacement: return 4;
    }
    Q_UNREACHABLE();
}

} // namespace

bool isOver(RemediationState state)
{
    return state == RemediationState::Succeeded || state == RemediationState::Failed || state == RemediationState::Cancelled
        || state == RemediationState::AutoResolved;
}

bool isUnderWay(RemediationState state)
{
    return state == RemediationState::Quarantining || state == RemediationState::Quarantined
        || state == RemediationState::Running;
}

bool mayFollow(RemediationState before, RemediationState after)
{
    using enum RemediationState;
    switch (before) {
    case PendingApproval: return after == Pending || after == Cancelled || after == AutoResolved;
    case Pending: return after == Quarantining || after == Running || after == Cancelled;
    case Quarantining: return after == Quarantined || after == Failed;
    case Quarantined: return after == Running || after == Failed;
    case Running: return after == Succeeded || after == Failed;
    case Succeeded:
    case Failed:
    case Cancelled:
    case AutoResolved: return false;
    }
    Q_UNREACHABLE();
}

bool isAllowed(RemediationAction action, RemediationState state)
{
    const bool mayBePending = action == RemediationAction::Cancel;
    return state == RemediationState::PendingApproval || (mayBePending && state == RemediationState::Pending);
}

RemediationState outcome(RemediationAction action)
{
    return action == RemediationAction::Approve ? RemediationState::Pending : RemediationState::Cancelled;
}

bool mayBeApprovedAs(RemediationMode mode)
{
    return mode != RemediationMode::HostPowerCycle;
}

bool takesNodeAway(RemediationMode mode)
{
    return mode == RemediationMode::HostAware || mode == RemediationMode::EvictWithoutReplacement;
}

bool escalatesTo(RemediationMode mode, RemediationMode other)
{
    return reach(other) > reach(mode);
}

} // namespace deck::emulator
