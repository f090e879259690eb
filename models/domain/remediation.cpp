// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "remediation.h"

namespace deck {
namespace {

constexpr std::array states{
    std::pair{"PENDING_APPROVAL", RemediationState::PendingApproval},
    std::pair{"PENDING", RemediationState::Pending},
    std::pair{"QUARANTINING", RemediationState::Quarantining},
    std::pair{"QUARANTINED", RemediationState::Quarantined},
    std::pair{"RUNNING", RemediationState::Running},
    std::pair{"SUCCEEDED", RemediationState::Succeeded},
    std::pair{"FAILED", RemediationState::Failed},
    std::pair{"CANCELLED", RemediationState::Cancelled},
    std::pair{"AUTO_RESOLVED", RemediationState::AutoResolved},
};

constexpr std::array triggers{
    std::pair{"REMEDIATION_TRIGGER_MANUAL", RemediationTrigger::Manual},
    std::pair{"REMEDIATION_TRIGGER_AUTOMATED", RemediationTrigger::Automated},
};

} // namespace

Open<RemediationState> remediationStateFromApi(const QString &word)
{
    return openFromApi(states, word);
}

Open<RemediationTrigger> remediationTriggerFromApi(const QString &word)
{
    return openFromApi(triggers, word);
}

QString apiWord(RemediationState state)
{
    return apiWordIn(states, state);
}

QString apiWord(RemediationTrigger trigger)
{
    return apiWordIn(triggers, trigger);
}

bool isOver(RemediationState state)
{
    switch (state) {
    case RemediationState::Succeeded:
    case RemediationState::Failed:
    case RemediationState::Cancelled:
    case RemediationState::AutoResolved:
        return true;
    case RemediationState::Missing:
    case RemediationState::Unrecognised:
    case RemediationState::PendingApproval:
    case RemediationState::Pending:
    case RemediationState::Quarantining:
    case RemediationState::Quarantined:
    case RemediationState::Running:
        return false;
    }
    Q_UNREACHABLE();
}

bool mayBeReviewed(RemediationState state)
{
    return state == RemediationState::PendingApproval;
}

bool mayBeCancelled(RemediationState state)
{
    return state == RemediationState::PendingApproval || state == RemediationState::Pending;
}

} // namespace deck
