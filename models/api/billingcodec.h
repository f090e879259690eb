// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "billingusage.h"
#include "result.h"

#include <QByteArray>

namespace deck {

class JsonOddities;

/// One page of a bill. `next` is empty on the last one; both names of the cursor that were seen are read. One that is
/// no text leaves the bill not whole: there may be more of it.
struct BillingPage
{
    BillingUsage usage;
    QString next;
};

/// `GET /billing/usage`. An amount that is no decimal text is nothing and noted, a JSON number too: it went through a double.
Result<BillingPage> decodeBillingPage(const QByteArray &body, const QByteArray &contentType, JsonOddities &oddities);

} // namespace deck
