// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "sqlstatement.h"

#include "storageerror.h"

#include <QSqlDatabase>
#include <QSqlError>
#include <QVariant>

namespace deck {

SqlStatement::SqlStatement(const QSqlDatabase &database, const QString &sql)
    : m_query(database)
{
    m_query.setForwardOnly(true);
    if (!m_query.prepare(sql))
        fail();
}

SqlStatement &SqlStatement::bind(const QString &text)
{
    // A null QString would become NULL.
    m_query.bindValue(m_bound++, text.isNull() ? QStringLiteral("") : text);
    return *this;
}

SqlStatement &SqlStatement::bind(qint64 number)
{
    m_query.bindValue(m_bound++, number);
    return *this;
}

SqlStatement &SqlStatement::bind(std::optional<Instant> at)
{
    m_query.bindValue(m_bound++, at ? QVariant(at->millis()) : QVariant());
    return *this;
}

SqlStatement &SqlStatement::bind(std::optional<int> number)
{
    m_query.bindValue(m_bound++, number ? QVariant(*number) : QVariant());
    return *this;
}

void SqlStatement::run()
{
    m_bound = 0;
    if (!m_error && !m_query.exec())
        fail();
}

bool SqlStatement::next()
{
    if (m_error)
        return false;
    if (m_query.next())
        return true;
    if (m_query.lastError().isValid())
        fail();
    return false;
}

std::optional<Instant> SqlStatement::maybeInstant(int column) const
{
    return m_query.isNull(column) ? std::nullopt : std::optional(instant(column));
}

std::optional<int> SqlStatement::maybeInt(int column) const
{
    return m_query.isNull(column) ? std::nullopt : std::optional(int(number(column)));
}

Result<Done> SqlStatement::result() const
{
    if (m_error)
        return *m_error;
    return Done();
}

void SqlStatement::fail()
{
    m_error = storageError(m_query.lastError());
}

} // namespace deck
