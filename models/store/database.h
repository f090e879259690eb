// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "result.h"

#include <QSqlDatabase>

#include <functional>
#include <memory>

namespace deck {

/// The SQLite connection of one store: WAL, migrations, transactions. Lives and dies in one thread.
class Database
{
public:
    enum class Durability {
        Normal, ///< survives the program being killed; a power cut may cost the newest transactions
        Full,   ///< has reached the disk when it returns
    };

    static Result<std::unique_ptr<Database>> open(const QString &path);
    /// One consistent state of the database at `path` into a new file, by reading only; others may be writing it.
    static Result<Done> copy(const QString &path, const QString &target);
    ~Database();

    const QSqlDatabase &connection() const { return m_connection; }
    /// All or nothing; the error names the file.
    Result<Done> transaction(Durability durability, const std::function<Result<Done>()> &work);
    Error withPath(Error error) const;

private:
    explicit Database(const QString &path);

    Result<Done> prepare();
    Result<Done> migrate();
    Result<Done> execute(const QString &sql);

    QString m_path;
    QString m_name;
    QSqlDatabase m_connection;
};

} // namespace deck
