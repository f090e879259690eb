// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charge.h"
#include "stretch.h"

namespace deck {

/// The part of a charge inside a stretch: every quantity is exactly proportional to its seconds.
Charge cut(const Charge &charge, const Stretch &part);
/// The same charge for fewer units.
Charge withUnits(const Charge &charge, int units);
inline Stretch stretchOf(const Charge &charge) { return Stretch(charge.from.seconds(), charge.to.seconds()); }

/// Cuts charges at the ends of the stretches (in order, without overlaps) and marks what lies inside as estimated.
void markEstimated(QList<Charge> &charges, const QList<Stretch> &stretches);
/// At each instant min(running standard GPUs, `reservedGpus`) carry no hourly rate; no node as such is reserved, so the
/// charges that come first in the list are covered first (DESIGN.md, decision 6). Outside `window` nothing is covered.
QList<Charge> withReservation(const QList<Charge> &charges, int reservedGpus, const Stretch &window);
/// A reservation that covers nobody knows how many GPUs: inside `window` standard GPUs have no price.
QList<Charge> withUnknownReservation(const QList<Charge> &charges, const Stretch &window);

} // namespace deck
