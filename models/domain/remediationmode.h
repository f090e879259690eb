// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "openenum.h"

namespace deck {

/// How a node is repaired (facts.md, 1.6).
enum class RemediationMode { Missing, Unrecognised, RebootVm, VmOnly, HostAware, EvictWithoutReplacement, HostPowerCycle };

/// What becomes of the data on the node's own disks. Shared volumes are never touched.
enum class LocalData { Unknown, Kept, Lost };

Open<RemediationMode> remediationModeFromApi(const QString &word);
/// The service's word for a mode, or nothing for Missing and Unrecognised, which cannot be asked for.
QString apiWord(RemediationMode mode);

/// A reboot keeps /scratch and /tmp, a new machine or a removal does not. For a power cycle of the host the service promises
/// only that host and node stay the same: unknown, to be shown like a loss.
LocalData localDataAfter(RemediationMode mode);
/// Whether the node goes for good, so that the cluster stays below its target.
bool removesNode(RemediationMode mode);
/// A suggested repair can be approved with another mode, but not with a power cycle (contract, no-power-cycle-override).
bool mayBeApprovedAs(RemediationMode mode);

} // namespace deck
