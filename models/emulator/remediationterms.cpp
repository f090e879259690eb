// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "remediationterms.h"

#include <array>

namespace deck::emulator {

namespace {

constexpr std::array modes{RemediationMode::VmOnly, RemediationMode::HostAware, RemediationMode::EvictWithoutReplacement,
                           RemediationMode::RebootVm, RemediationMode::HostPowerCycle};
constexpr std::array states{RemediationState::PendingApproval, RemediationState::Pending,   RemediationState::Quarantining,
                            RemediationState::Quarantined,     RemediationState::Running,   RemediationState::Succeeded,
                            RemediationState::Failed,          RemediationState::Cancelled, RemediationState::AutoResolved};
constexpr std::array triggers{RemediationTrigger::Manual, RemediationTrigger::Automated};

QStringList textsOf(const auto &values)
{
    QStringList texts;
    for (const auto value : values)
        texts.append(wireText(value));
    return texts;
}

} // namespace

QString wireText(RemediationMode mode)
{
    switch (mode) {
    case RemediationMode::VmOnly: return QStringLiteral("REMEDIATION_MODE_VM_ONLY");
    case RemediationMode::HostAware: return QStringLiteral("REMEDIATION_MODE_HOST_AWARE");
    case RemediationMode::EvictWithoutReplacement: return QStringLiteral("REMEDIATION_MODE_EVICT_WITHOUT_REPLACEMENT");
    case RemediationMode::RebootVm: return QStringLiteral("REMEDIATION_MODE_REBOOT_VM");
    case RemediationMode::HostPowerCycle: return QStringLiteral("REMEDIATION_MODE_HOST_POWER_CYCLE");
    }
    Q_UNREACHABLE();
}

QString wireText(RemediationState state)
{
    switch (state) {
    case RemediationState::PendingApproval: return QStringLiteral("PENDING_APPROVAL");
    case RemediationState::Pending: return QStringLiteral("PENDING");
    case RemediationState::Quarantining: return QStringLiteral("QUARANTINING");
    case RemediationState::Quarantined: return QStringLiteral("QUARANTINED");
    case RemediationState::Running: return QStringLiteral("RUNNING");
    case RemediationState::Succeeded: return QStringLiteral("SUCCEEDED");
    case RemediationState::Failed: return QStringLiteral("FAILED");
    case RemediationState::Cancelled: return QStringLiteral("CANCELLED");
    case RemediationState::AutoResolved: return QStringLiteral("AUTO_RESOLVED");
    }
    Q_UNREACHABLE();
}

QString wireText(RemediationTrigger trigger)
{
    switch (trigger) {
    case RemediationTrigger::Manual: return QStringLiteral("REMEDIATION_TRIGGER_MANUAL");
    case RemediationTrigger::Automated: return QStringLiteral("REMEDIATION_TRIGGER_AUTOMATED");
    }
    Q_UNREACHABLE();
}

QStringList modeTexts()
{
    return textsOf(modes);
}

QStringList stateTexts()
{
    return textsOf(states);
}

QStringList triggerTexts()
{
    return textsOf(triggers);
}

std::optional<RemediationMode> modeFromText(QStringView text)
{
    for (const RemediationMode mode : modes) {
        if (wireText(mode) == text)
            return mode;
    }
    return std::nullopt;
}

} // namespace deck::emulator
