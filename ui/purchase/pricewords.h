// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "billingrule.h"
#include "burnrate.h"
#include "fmt.h"
#include "ratecard.h"

#include <QCoreApplication>

namespace deck::ui {

/// Where prices come from and when billing starts, in words that stand beside every figure (DESIGN.md, decisions 6 and 7).
class PriceWords
{
    Q_DECLARE_TR_FUNCTIONS(deck::ui::PriceWords)

public:
    /// "From your price book, checked 1 Jun 2026"; "No rates entered yet" when the card is empty.
    static QString source(const RateCard &card, const Fmt &fmt);
    /// "$111.52", or "–" when a part of it has no price.
    static QString perHour(Amount oneHour, bool unpriced, const Fmt &fmt);
    /// "$107.52 /h" or "– /h".
    static QString perHourWithUnit(Amount oneHour, bool unpriced, const Fmt &fmt);
    /// The billing rule in one or two sentences.
    static QString rule(const BillingRule &rule);
    /// The button that creates a cluster says when the meter starts.
    static QString createDeed(const BillingRule &rule);
    /// "Billing starts when they run."
    static QString startOfBilling(const BillingRule &rule);
};

} // namespace deck::ui
