// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "jsonreader.h"
#include "remediation.h"

namespace deck {

/// A repair, in its own list or as `latest_remediation` of a node; nothing without `id`.
std::optional<Remediation> readRemediation(const JsonReader &reader);

} // namespace deck
