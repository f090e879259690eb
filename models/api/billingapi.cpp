// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "billingapi.h"

#include "apicall.h"
#include "listing.h"
#include "serverclock.h"

#include <QRegularExpression>
#include <QSet>

namespace deck {
namespace {

bool isMonth(const QString &text)
{
    static const QRegularExpression form(QStringLiteral("\\A20[0-9]{2}-(?:0[1-9]|1[0-2])\\z"));
    return form.match(text).hasMatch();
}

Error noMonth()
{
    return Error(Error::Kind::Invalid, QStringLiteral("a bill is asked for by its month, and by pages of 1 to 1000"));
}

bool meansNotOffered(const Error &error)
{
    return error.kind == Error::Kind::Http && (error.httpStatus == 404 || error.httpStatus == 405);
}

void append(BillingAnswer &answer, const BillingUsage &page)
{
    const bool first = answer.offer == BillingAnswer::Offer::NotOffered;
    answer.offer = BillingAnswer::Offer::Offered;
    const BillingUsage before = std::move(answer.usage);
    answer.usage = page;
    if (first)
        return;
    answer.usage.windows = before.windows + page.windows;
    // Dollars and euros have no sum.
    answer.usage.whole = before.whole && page.whole && before.currency == page.currency;
}

} // namespace

Task<Result<Fetched<BillingPage>>> BillingApi::fetchUsagePage(BillingQuery query, QString after, std::stop_token stop)
{
    if (!isMonth(query.month) || query.pageSize < 1 || query.pageSize > 1000)
        return refused<BillingPage>(noMonth());
    const bool hours = query.granularity == BillingGranularity::Hour;
    HttpRequest request(HttpRequest::Method::Get, QStringLiteral("/billing/usage"));
    request.query = {{QStringLiteral("month"), query.month},
                     {QStringLiteral("granularity"), hours ? QStringLiteral("hour") : QStringLiteral("day")},
                     {QStringLiteral("limit"), QString::number(query.pageSize)}};
    if (!after.isEmpty())
        request.query.append({QStringLiteral("cursor"), after});
    return fetch<BillingPage>(m_transport, request, decodeBillingPage, stop);
}

Task<Result<Fetched<BillingAnswer>>> BillingApi::fetchUsage(BillingQuery query, std::stop_token stop)
{
    BillingAnswer answer;
    QString cursor;
    Instant at = m_transport.clock().now();
    QSet<QString> asked;
    for (int pages = 0; pages < mostPages; ++pages) {
        const auto page = co_await fetchUsagePage(query, cursor, stop);
        if (!page && pages == 0 && meansNotOffered(page.error()))
            co_return Fetched<BillingAnswer>(answer, at);
        if (!page)
            co_return page.error();
        at = page->receivedAt;
        append(answer, page->value.usage);
        cursor = page->value.next;
        answer.complete = cursor.isEmpty() && answer.usage.whole;
        if (cursor.isEmpty() || asked.contains(cursor))
            break;
        asked.insert(cursor);
    }
    answer.usage.whole = answer.complete;
    co_return Fetched<BillingAnswer>(answer, at);
}

} // namespace deck
