// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <optional>

namespace deck::emulator {

/// How a node is repaired (contract, RemediationMode; facts.md, section 1.6).
enum class RemediationMode { VmOnly, HostAware, EvictWithoutReplacement, RebootVm, HostPowerCycle };

/// Where a repair stands (contract, RemediationState).
enum class RemediationState {
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

/// Asked for by a person, or suggested by the service.
enum class RemediationTrigger { Manual, Automated };

QString wireText(RemediationMode mode);
QString wireText(RemediationState state);
QString wireText(RemediationTrigger trigger);

/// Every value the wire knows.
QStringList modeTexts();
QStringList stateTexts();
QStringList triggerTexts();

/// Nothing if the text is none of modeTexts().
std::optional<RemediationMode> modeFromText(QStringView text);

} // namespace deck::emulator
