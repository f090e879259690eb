// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "decimal.h"
#include "instant.h"

#include <QList>
#include <QMap>
#include <QString>

namespace deck {

/// One position of the service's own bill. Names of products are the service's, and not published for GPU clusters.
struct BillingLine
{
    QString product;
    std::optional<Decimal> quantity;
    std::optional<Decimal> unitPrice;
    std::optional<Decimal> cost; ///< nothing when it could not be read: never taken for zero
    std::optional<Decimal> appliedCredit;
    QMap<QString, QString> dimensions; ///< `pricing_dimensions`
    QMap<QString, QString> attributes;

    bool operator==(const BillingLine &) const = default;
};

/// What was used within one day or hour; the end is not part of it.
struct BillingWindow
{
    QString date;
    std::optional<Instant> start;
    std::optional<Instant> end;
    QList<BillingLine> lines;

    bool operator==(const BillingWindow &) const = default;
};

/// `GET /billing/usage` (facts.md, 5.6): what the service says that it charges. Seen in other people's clients only.
struct BillingUsage
{
    QString currency;
    QString period; ///< "2026-06"
    QString organizationId;
    std::optional<Instant> earliest;
    std::optional<Instant> latest; ///< what is later is not on the bill yet
    QList<BillingWindow> windows;
    bool whole = false; ///< every window and line could be read

    bool operator==(const BillingUsage &) const = default;

    /// The sum of all lines; nothing when one of them, or its cost, could not be read, or when
    /// it comes to 10^15 and more.
    std::optional<Decimal> cost() const;
};

} // namespace deck
