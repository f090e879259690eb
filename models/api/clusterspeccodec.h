// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scalespec.h"

#include <QByteArray>

namespace deck {

/// The bodies that are sent, byte for byte: what an intent stores and what a review shows (through `indentedJson`). Equal
/// specs give equal bytes.
QByteArray encodeClusterSpec(const ClusterSpec &spec);
QByteArray encodeScaleSpec(const ScaleSpec &spec);
/// The same JSON with line breaks, for people.
QByteArray indentedJson(const QByteArray &body);

} // namespace deck
