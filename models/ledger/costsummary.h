// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "costreport.h"

namespace deck {

CostSum sumOf(const Charge &charge);
/// Clusters, their classes and nodes, summed from charges that are in the report's order.
QList<ClusterCost> summarise(const QList<Charge> &charges);
/// In order of cluster name, id, class, node or volume, and time; what belongs to no cluster comes last.
void sortForReport(QList<Charge> &charges);

} // namespace deck
