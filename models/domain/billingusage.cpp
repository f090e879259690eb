// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "billingusage.h"

namespace deck {

std::optional<Decimal> BillingUsage::cost() const
{
    if (!whole)
        return std::nullopt;
    Decimal sum;
    for (const BillingWindow &window : windows) {
        for (const BillingLine &line : window.lines) {
            if (!line.cost)
                return std::nullopt;
            sum = sum + *line.cost;
            if (!sum.isInRange())
                return std::nullopt;
        }
    }
    return sum;
}

} // namespace deck
