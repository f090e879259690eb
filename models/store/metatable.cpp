// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "metatable.h"

#include "sqlstatement.h"

namespace deck {
namespace {

const QString firstObserved = QStringLiteral("first_observed_at");
const QString lastObserved = QStringLiteral("last_observed_at");

} // namespace

Result<Done> writeMeta(const QSqlDatabase &database, const QString &name, const QString &value)
{
    SqlStatement put(database, QStringLiteral("INSERT OR REPLACE INTO meta (name, value) VALUES (?, ?)"));
    put.bind(name).bind(value);
    put.run();
    return put.result();
}

Result<std::optional<QString>> readMeta(const QSqlDatabase &database, const QString &name)
{
    SqlStatement row(database, QStringLiteral("SELECT value FROM meta WHERE name = ?"));
    row.bind(name);
    row.run();
    const bool found = row.next();
    if (row.error())
        return *row.error();
    return found ? std::optional(row.text(0)) : std::nullopt;
}

Result<Done> widenObservedTime(const QSqlDatabase &database, Instant observedAt)
{
    std::optional<Instant> first;
    std::optional<Instant> last;
    Result<Done> done = readObservedTime(database, first, last);
    if (done && (!first || observedAt < *first))
        done = writeMeta(database, firstObserved, QString::number(observedAt.millis()));
    if (done && (!last || *last < observedAt))
        done = writeMeta(database, lastObserved, QString::number(observedAt.millis()));
    return done;
}

Result<Done> readObservedTime(const QSqlDatabase &database, std::optional<Instant> &first, std::optional<Instant> &last)
{
    const auto read = [&](const QString &name, std::optional<Instant> &moment) -> Result<Done> {
        const Result<std::optional<QString>> value = readMeta(database, name);
        if (!value)
            return value.error();
        if (*value)
            moment = Instant::fromMillis((*value)->toLongLong());
        return Done();
    };
    const Result<Done> done = read(firstObserved, first);
    return done ? read(lastObserved, last) : done;
}

} // namespace deck
