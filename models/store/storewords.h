// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "timelineevent.h"

namespace deck {

/// The words under which our own enums stand in the file. They never change; an unknown word of a newer version is read as
/// the value that promises least.
QString storedWord(ComputeClass value);
QString storedWord(LifeEnd value);
QString storedWord(EventKind value);
ComputeClass computeClassFromStore(const QString &word);
LifeEnd lifeEndFromStore(const QString &word);
EventKind eventKindFromStore(const QString &word);

} // namespace deck
