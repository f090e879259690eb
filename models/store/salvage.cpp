// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "salvage.h"

#include "database.h"
#include "sqlstatement.h"
#include "storageerror.h"

#include <QFile>
#include <QSqlError>
#include <QSqlRecord>
#include <QUuid>
#include <QVariant>

namespace deck {

namespace {

QStringList textsOf(const QSqlDatabase &database, const QString &sql)
{
    SqlStatement row(database, sql);
    row.run();
    QStringList texts;
    while (row.next())
        texts.append(row.text(0));
    return texts;
}

/// Reads in one direction until the end or the damage.
Result<int> copyRows(const QSqlDatabase &damaged, const QString &from, const QSqlDatabase &fresh, const QString &into)
{
    QSqlQuery rows(damaged);
    rows.setForwardOnly(true);
    QSqlQuery put(fresh);
    if (!put.prepare(into))
        return storageError(put.lastError());
    if (!rows.exec(from))
        return 0;
    const int columns = rows.record().count();
    int copied = 0;
    while (rows.next()) {
        for (int column = 0; column < columns; ++column)
            put.bindValue(column, rows.value(column));
        if (!put.exec())
            return storageError(put.lastError());
        copied += put.numRowsAffected();
    }
    return copied;
}

Result<int> copyTable(const QSqlDatabase &damaged, const QSqlDatabase &fresh, const QString &table)
{
    const QString ours = QStringLiteral("SELECT name FROM pragma_table_info('%1')").arg(table);
    const QStringList known = textsOf(damaged, ours);
    QStringList columns = textsOf(fresh, ours);
    columns.removeIf([&](const QString &column) { return !known.contains(column); });
    const QStringList key = textsOf(fresh, ours + QStringLiteral(" WHERE pk > 0 ORDER BY pk"));
    if (columns.isEmpty() || key.isEmpty())
        return 0;
    const QString list = columns.join(QStringLiteral(", "));
    const QString marks = QStringList(columns.size(), QStringLiteral("?")).join(QStringLiteral(", "));
    const QString into = QStringLiteral("INSERT OR IGNORE INTO %1 (%2) VALUES (%3)").arg(table, list, marks);
    int copied = 0;
    for (const QString &direction : {QStringLiteral(" ASC"), QStringLiteral(" DESC")}) {
        const QString order = key.join(direction + QStringLiteral(", ")) + direction;
        const Result<int> some = copyRows(damaged, QStringLiteral("SELECT %1 FROM %2 ORDER BY %3").arg(list, table, order), fresh, into);
        if (!some)
            return some;
        copied += *some;
    }
    return copied;
}

Result<int> copyAll(const QSqlDatabase &damaged, Database &fresh)
{
    int copied = 0;
    const Result<Done> done = fresh.transaction(Database::Durability::Full, [&]() -> Result<Done> {
        const QStringList tables = textsOf(fresh.connection(), QStringLiteral("SELECT name FROM sqlite_master WHERE type = 'table'"));
        for (const QString &table : tables) {
            const Result<int> some = copyTable(damaged, fresh.connection(), table);
            if (!some)
                return some.error();
            copied += *some;
        }
        return Done();
    });
    if (!done)
        return done.error();
    return copied;
}

} // namespace

Result<QString> setAside(const QString &path, Instant now)
{
    QString stamp = now.floorToSecond().toIso();
    stamp.remove(QLatin1Char('-')).remove(QLatin1Char(':'));
    QString aside = QStringLiteral("%1.damaged-%2").arg(path, stamp);
    for (int number = 2; QFile::exists(aside); ++number)
        aside = QStringLiteral("%1.damaged-%2-%3").arg(path, stamp).arg(number);
    for (const QString &side : {QStringLiteral("-wal"), QStringLiteral("-shm"), QString()}) {
        if (QFile::exists(path + side) && !QFile::rename(path + side, aside + side))
            return storageError(QStringLiteral("%1: it is damaged and cannot be set aside; check the permissions of its folder").arg(path));
    }
    QFile fresh(path);
    if (!fresh.open(QIODevice::WriteOnly) || !fresh.setPermissions(QFile::ReadOwner | QFile::WriteOwner))
        return storageError(QStringLiteral("%1: no new file can be made (%2)").arg(path, fresh.errorString()));
    return aside;
}

Result<int> salvage(Database &fresh, const QString &damaged)
{
    const QString name = QUuid::createUuid().toString();
    Result<int> copied = 0;
    {
        QSqlDatabase source = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), name);
        source.setDatabaseName(damaged);
        source.setConnectOptions(QStringLiteral("QSQLITE_OPEN_READONLY"));
        if (source.open()) // if not, it is no database at all any more
            copied = copyAll(source, fresh);
    }
    QSqlDatabase::removeDatabase(name);
    return copied;
}

} // namespace deck
