// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "world.h"

namespace deck::emulator {

/// A repair as the API shows it (contract, Remediation), with the alerts behind it, also those that are over.
QJsonObject remediationJson(const Cluster &cluster, const RemediationRecord &record);

} // namespace deck::emulator
