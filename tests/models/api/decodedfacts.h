// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "availability.h"
#include "cluster.h"
#include "region.h"

namespace deck {

/// What a decoded value claims, one claim a line ("node n1 gpus=8"). What is not known claims nothing: an answer that says less
/// may lose lines, and must not gain any.
QStringList factsOf(const Cluster &cluster);
QStringList factsOf(const Volume &volume);
QStringList factsOf(const Region &region);
QStringList factsOf(const Availability &availability);

/// The lines of `now` that `before` does not have.
QStringList invented(const QStringList &now, QStringList before);

} // namespace deck
