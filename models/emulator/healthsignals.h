// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "remediationterms.h"

#include <vector>

namespace deck::emulator {

/// What passive health checks can notice on a node, and what they suggest then (facts.md, section 8). Severities, and which
/// signals stop a node, are our own choice: nothing is published.
struct HealthSignal
{
    const char16_t *name;
    std::optional<RemediationMode> suggests; ///< nothing: a warning only
    bool critical;                           ///< PHC_SEVERITY_CRITICAL rather than WARNING
    bool stopsNode;                          ///< the node no longer works
    const char16_t *title;
    const char16_t *description;
};

/// The Xid code with which a GPU has fallen off the bus; that takes another host, other codes a reboot.
constexpr int xidFallenOffBus = 79;

const std::vector<HealthSignal> &healthSignals();
/// The signal of that name as the code makes it; the code matters to DmesgXidError only. Null if there is no such name.
const HealthSignal *findSignal(QStringView name, int xid);
bool isXidSignal(QStringView name);
/// The driver's short name for the code; empty for one we do not know.
QString xidMnemonic(int xid);

} // namespace deck::emulator
