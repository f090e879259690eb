// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "billingcodec.h"
#include "fetched.h"
#include "task.h"

#include <stop_token>

namespace deck {

class HttpTransport;

enum class BillingGranularity { Day, Hour };

/// Which bill: `month` is "2026-06", at most 12 months back and not in the future.
struct BillingQuery
{
    QString month;
    BillingGranularity granularity = BillingGranularity::Day;
    int pageSize = 100; ///< at most 1000
};

/// What came of asking: many services do not offer it, which is nothing to warn about.
struct BillingAnswer
{
    enum class Offer { Offered, NotOffered };

    Offer offer = Offer::NotOffered;
    BillingUsage usage;
    bool complete = false; ///< all pages were read, and read whole
};

/// `/billing/usage`, which nobody has seen answer on this service (facts.md, 5.6). The transport outlives it.
class BillingApi
{
public:
    explicit BillingApi(HttpTransport &transport) : m_transport(transport) {}

    /// All pages. 404 and 405 to the first are no error but NotOffered. A month that is no month is Invalid and not asked for.
    Task<Result<Fetched<BillingAnswer>>> fetchUsage(BillingQuery query, std::stop_token stop);
    /// One page; `after` is the `next` of the page before, or empty. Every refusal is an error here.
    Task<Result<Fetched<BillingPage>>> fetchUsagePage(BillingQuery query, QString after, std::stop_token stop);

private:
    HttpTransport &m_transport;
};

} // namespace deck
