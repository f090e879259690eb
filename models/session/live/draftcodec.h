// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "clusterdraft.h"

#include <QByteArray>

namespace deck {

/// A draft as versioned JSON.
QByteArray writeDraft(const ClusterDraft &draft);
/// What cannot be read, or is of a newer version, comes back with `isReadable` false; no bytes at all are no draft.
std::optional<ClusterDraft> readDraft(const QByteArray &kept);

} // namespace deck
