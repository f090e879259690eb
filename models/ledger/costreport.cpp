// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "costreport.h"

namespace deck {

CostSum &CostSum::operator+=(const CostSum &other)
{
    amount += other.amount;
    onDemandAmount += other.onDemandAmount;
    estimatedAmount += other.estimatedAmount;
    usage += other.usage;
    unpriced = unpriced || other.unpriced;
    return *this;
}

} // namespace deck
