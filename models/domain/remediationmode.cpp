// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "remediationmode.h"

#include <array>
#include <utility>

namespace deck {
namespace {

constexpr std::array modes{
    std::pair{"REMEDIATION_MODE_REBOOT_VM", RemediationMode::RebootVm},
    std::pair{"REMEDIATION_MODE_VM_ONLY", RemediationMode::VmOnly},
    std::pair{"REMEDIATION_MODE_HOST_AWARE", RemediationMode::HostAware},
    std::pair{"REMEDIATION_MODE_EVICT_WITHOUT_REPLACEMENT", RemediationMode::EvictWithoutReplacement},
    std::pair{"REMEDIATION_MODE_HOST_POWER_CYCLE", RemediationMode::HostPowerCycle},
};

} // namespace

Open<RemediationMode> remediationModeFromApi(const QString &word)
{
    return openFromApi(modes, word);
}

QString apiWord(RemediationMode mode)
{
    return apiWordIn(modes, mode);
}

LocalData localDataAfter(RemediationMode mode)
{
    switch (mode) {
    case RemediationMode::RebootVm:
        return LocalData::Kept;
    case RemediationMode::VmOnly:
    case RemediationMode::HostAware:
    case RemediationMode::EvictWithoutReplacement:
        return LocalData::Lost;
    case RemediationMode::HostPowerCycle:
    case RemediationMode::Missing:
    case RemediationMode::Unrecognised:
        return LocalData::Unknown;
    }
    Q_UNREACHABLE();
}

bool removesNode(RemediationMode mode)
{
    return mode == RemediationMode::EvictWithoutReplacement;
}

bool mayBeApprovedAs(RemediationMode mode)
{
    return mode != RemediationMode::HostPowerCycle && !apiWord(mode).isEmpty();
}

} // namespace deck
