// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "apiroutes.h"
#include "bill.h"

#include <QDateTime>
#include <QJsonArray>

#include <algorithm>

namespace deck::emulator {

namespace {

/// What is asked for, or why it cannot be answered.
struct BillingCall
{
    QString month;
    Instant monthStart;
    Instant monthEnd;
    Seconds step{86'400};
    int limit = 100;
    qint64 skip = 0;
    std::optional<HttpReply> refused = std::nullopt;
};

Instant startOf(const QDate &day)
{
    return Instant::fromDateTime(QDateTime(day, QTime(0, 0), Qt::UTC));
}

std::optional<HttpReply> readMonth(const QString &text, Instant now, BillingCall &call)
{
    const QDate first = QDate::fromString(text + QStringLiteral("-01"), QStringLiteral("yyyy-MM-dd"));
    if (!first.isValid())
        return refusal(400, QStringLiteral("month should be written like 2026-06"), QStringLiteral("month"));
    const QDate today = now.toDateTimeUtc().date();
    if (first > today || first < QDate(today.year(), today.month(), 1).addMonths(-12))
        return refusal(400, QStringLiteral("month should be one of the last 12 or the present one"), QStringLiteral("month"));
    call.month = text;
    call.monthStart = startOf(first);
    call.monthEnd = startOf(first.addMonths(1));
    return std::nullopt;
}

BillingCall readCall(const QUrlQuery &query, Instant now)
{
    const auto text = [&query](const char *name) { return query.queryItemValue(QString::fromLatin1(name), QUrl::FullyDecoded); };
    BillingCall call;
    call.refused = readMonth(text("month"), now, call);
    if (call.refused)
        return call;
    const QString granularity = text("granularity");
    if (granularity == u"hour")
        call.step = Seconds(3600);
    else if (!granularity.isEmpty() && granularity != u"day")
        call.refused = refusal(400, QStringLiteral("granularity should be day or hour"), QStringLiteral("granularity"));
    bool good = true;
    const QString limit = text("limit").isEmpty() ? text("page_size") : text("limit");
    if (!limit.isEmpty())
        call.limit = limit.toInt(&good);
    if (!good || call.limit < 1 || call.limit > 1000)
        call.refused = refusal(400, QStringLiteral("limit should be from 1 to 1000"), QStringLiteral("limit"));
    const QString cursor = text("cursor").isEmpty() ? text("page_token") : text("cursor");
    if (!cursor.isEmpty())
        call.skip = cursor.toLongLong(&good);
    if (!good || call.skip < 0)
        call.refused = refusal(400, QStringLiteral("There is no such page"), QStringLiteral("cursor"));
    return call;
}

QJsonObject windowJson(const Simulation &simulation, Instant start, Instant end)
{
    return {{QStringLiteral("date"), start.toIso().left(10)},
            {QStringLiteral("start_time"), start.toIso()},
            {QStringLiteral("end_time"), end.toIso()},
            {QStringLiteral("line_items"), billLines(simulation.world(), start, end, simulation.now())}};
}

/// The bill grows by whole windows: hours up to the last full one, days up to yesterday (facts.md, 5.6).
HttpReply billingUsage(const Simulation &simulation, const HttpCall &httpCall)
{
    const BillingCall call = readCall(httpCall.query, simulation.now());
    if (call.refused)
        return *call.refused;
    const qint64 step = call.step.count();
    const Instant settled = Instant::fromSeconds(simulation.now().seconds() / step * step);
    const Instant end = std::min(call.monthEnd, settled);
    const Instant since = billedSince(simulation.world()).value_or(settled);
    const Instant start = std::max(call.monthStart, Instant::fromSeconds(since.seconds() / step * step));
    const qint64 windows = std::max<qint64>((end.seconds() - start.seconds()) / step, 0);
    const qint64 last = std::min(call.skip + call.limit, windows);
    QJsonArray data;
    for (qint64 i = call.skip; i < last; ++i)
        data.append(windowJson(simulation, start + Seconds(i * step), start + Seconds((i + 1) * step)));
    return {200,
            QJsonObject{{QStringLiteral("object"), QStringLiteral("billing_usage")},
                        {QStringLiteral("currency"), QStringLiteral("USD")},
                        {QStringLiteral("billing_period"), call.month},
                        {QStringLiteral("organization_id"), QStringLiteral("demo-organization")},
                        {QStringLiteral("earliest_window_start"), windows > 0 ? QJsonValue(start.toIso()) : QJsonValue()},
                        {QStringLiteral("latest_window_end"), windows > 0 ? QJsonValue(end.toIso()) : QJsonValue()},
                        {QStringLiteral("data"), data},
                        {QStringLiteral("next_cursor"), last < windows ? QJsonValue(QString::number(last)) : QJsonValue()}},
            {}};
}

} // namespace

void addBillingRoutes(Router &router, Simulation &simulation, const ApiHabits &habits)
{
    router.add("GET", QStringLiteral("/v1/billing/usage"), [&simulation, &habits](const HttpCall &call, const QStringList &) {
        return habits.tellsUsage ? billingUsage(simulation, call) : notFound();
    });
}

} // namespace deck::emulator
