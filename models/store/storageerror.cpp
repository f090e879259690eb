// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "storageerror.h"

#include <QSqlError>

namespace deck {
namespace {

const QString damaged = QStringLiteral("it is damaged");

/// The primary result codes of SQLite that a user can do something about.
QString advice(int code)
{
    switch (code) {
    case 8: // SQLITE_READONLY
    case 3: // SQLITE_PERM
    case 23: // SQLITE_AUTH
        return QStringLiteral("it cannot be written; check the permissions of the file and its folder");
    case 5: // SQLITE_BUSY
    case 6: // SQLITE_LOCKED
        return QStringLiteral("another program holds it; close other ClusterDeck windows on this data folder");
    case 10: // SQLITE_IOERR
        return QStringLiteral("the disk did not take or give the data; check it and its free space");
    case 11: // SQLITE_CORRUPT
    case 26: // SQLITE_NOTADB
        return damaged;
    case 13: // SQLITE_FULL
        return QStringLiteral("the disk is full; free some space and recording goes on by itself");
    case 14: // SQLITE_CANTOPEN
        return QStringLiteral("it cannot be opened; check the folder and its permissions");
    default:
        return QStringLiteral("unexpected database error");
    }
}

} // namespace

Error storageError(const QSqlError &error)
{
    const int code = error.nativeErrorCode().toInt() & 0xff; // extended codes carry the primary one in the low byte
    return storageError(QStringLiteral("%1 (SQLite %2: %3)").arg(advice(code), error.nativeErrorCode(), error.databaseText()));
}

Error storageError(const QString &detail)
{
    return Error(Error::Kind::Storage, detail);
}

bool saysDamaged(const Error &error)
{
    return error.kind == Error::Kind::Storage && error.detail.contains(damaged);
}

} // namespace deck
