// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chaosdice.h"

#include <QStringList>

namespace deck {

/// Faults as the emulator takes them (faultrule.h), of every kind that an honest service behind a bad network can show.
/// Left out is what no client could see through: an answer that says 404 for a cluster that exists, or "refused" for a
/// write that took effect. Delays stay below the time between two looks for a lost write.
struct FaultMix
{
    QStringList specs;
    bool skewsTime = false; ///< then no moment that the app noted can be compared with the emulator's to the second

    /// `secret` is put into bodies, as a service that quotes the key it was sent.
    static FaultMix draw(ChaosDice &dice, const QString &secret);
};

} // namespace deck
