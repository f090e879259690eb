// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "billingcodec.h"

#include "jsonbody.h"
#include "jsonreader.h"

namespace deck {
namespace {

using namespace Qt::Literals::StringLiterals;

constexpr auto declared = JsonReader::Field::Declared;
constexpr auto optional = JsonReader::Field::Optional;

std::optional<Decimal> readDecimal(const JsonReader &reader, QLatin1String key, JsonReader::Field field)
{
    const QString text = reader.text(key, field);
    if (text.isEmpty())
        return std::nullopt;
    const std::optional<Decimal> value = Decimal::fromText(text);
    if (!value)
        reader.note(JsonOddity::Kind::OutOfRange, key);
    return value;
}

BillingLine readLine(const JsonReader &reader)
{
    BillingLine line;
    line.product = reader.text("product_name"_L1);
    line.quantity = readDecimal(reader, "quantity"_L1, declared);
    line.unitPrice = readDecimal(reader, "unit_price"_L1, declared);
    line.cost = readDecimal(reader, "cost"_L1, declared);
    line.appliedCredit = readDecimal(reader, "applied_credit"_L1, optional);
    line.dimensions = reader.textMap("pricing_dimensions"_L1, optional);
    line.attributes = reader.textMap("attributes"_L1, optional);
    return line;
}

/// The window, and in `whole` whether all of its lines are there: a bill of the others would be too small.
BillingWindow readWindow(const JsonReader &reader, bool &whole)
{
    BillingWindow window;
    window.date = reader.text("date"_L1, optional);
    window.start = reader.time("start_time"_L1);
    window.end = reader.time("end_time"_L1);
    if (const auto lines = reader.objects("line_items"_L1)) {
        for (const JsonReader &line : *lines)
            window.lines.append(readLine(line));
    }
    whole = whole && reader.raw("line_items"_L1).isArray() && window.lines.size() == reader.entryCount("line_items"_L1);
    return window;
}

} // namespace

Result<BillingPage> decodeBillingPage(const QByteArray &body, const QByteArray &contentType, JsonOddities &oddities)
{
    const Result<QJsonObject> object = parseJsonBody(body, contentType, &oddities);
    if (!object)
        return object.error();
    const JsonReader reader(*object, QStringLiteral("usage"), oddities);
    const auto windows = reader.objects("data"_L1);
    if (!windows)
        return unexpectedBody(QStringLiteral("the answer holds no bill"), *object);
    BillingPage page;
    page.usage.currency = reader.text("currency"_L1);
    page.usage.period = reader.text("billing_period"_L1);
    page.usage.organizationId = reader.text("organization_id"_L1, optional);
    page.usage.earliest = reader.time("earliest_window_start"_L1, optional);
    page.usage.latest = reader.time("latest_window_end"_L1, optional);
    page.usage.whole = windows->size() == reader.entryCount("data"_L1);
    for (const JsonReader &window : *windows)
        page.usage.windows.append(readWindow(window, page.usage.whole));
    for (const QLatin1String key : {"next_page_token"_L1, "next_cursor"_L1}) {
        const QString cursor = reader.text(key, optional);
        if (!cursor.isEmpty())
            page.next = cursor;
        else if (reader.has(key) && !reader.raw(key).isString())
            page.usage.whole = false; // there may be more of it
    }
    return page;
}

} // namespace deck
