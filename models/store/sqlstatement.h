// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "instant.h"
#include "result.h"
#include "strongid.h"

#include <QSqlQuery>

#include <optional>

namespace deck {

/// One prepared statement. Values are bound in the order of its question marks and read by column; the first error stays and
/// makes everything after it do nothing, so that callers check once.
class SqlStatement
{
public:
    SqlStatement(const QSqlDatabase &database, const QString &sql);

    SqlStatement &bind(const QString &text);
    SqlStatement &bind(qint64 number);
    SqlStatement &bind(int number) { return bind(qint64(number)); }
    SqlStatement &bind(bool flag) { return bind(qint64(flag)); }
    SqlStatement &bind(Instant at) { return bind(at.millis()); }
    SqlStatement &bind(std::optional<Instant> at);
    SqlStatement &bind(std::optional<int> number);
    template <class Tag>
    SqlStatement &bind(const StrongId<Tag> &id)
    {
        return bind(id.toString());
    }

    /// Runs it with what was bound; afterwards it can be bound and run again.
    void run();
    /// Moves to the next row of the answer.
    bool next();

    QString text(int column) const { return m_query.value(column).toString(); }
    qint64 number(int column) const { return m_query.value(column).toLongLong(); }
    bool flag(int column) const { return number(column) != 0; }
    Instant instant(int column) const { return Instant::fromMillis(number(column)); }
    std::optional<Instant> maybeInstant(int column) const;
    std::optional<int> maybeInt(int column) const;

    const std::optional<Error> &error() const { return m_error; }
    Result<Done> result() const;

private:
    void fail();

    QSqlQuery m_query;
    int m_bound = 0;
    std::optional<Error> m_error;
};

} // namespace deck
