// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "database.h"

#include "sqlstatement.h"
#include "storageerror.h"

#include <QFile>
#include <QSqlError>
#include <QSqlQuery>
#include <QUuid>
#include <QtEndian>

static void makeSqlResourceKnown()
{
    Q_INIT_RESOURCE(sql);
}

namespace deck {
namespace {

/// `PRAGMA user_version` counts them; a step that was released is never edited.
const QStringList migrations{QStringLiteral(":/sql/0001_initial.sql"), QStringLiteral(":/sql/0002_intent_details.sql")};

/// `user_version` as the header has it (SQLite file format, 1.3), without opening the file as a database: that alone could
/// already change it. 0 when there is none.
qint64 versionInHeader(const QString &path)
{
    constexpr qint64 place = 60;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly) || !file.seek(place))
        return 0;
    const QByteArray bytes = file.read(4);
    return bytes.size() == 4 ? qFromBigEndian<qint32>(bytes.constData()) : 0;
}

bool looksLikeDatabase(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) && file.read(16) == QByteArray("SQLite format 3", 16);
}

Error tooNew(qint64 version)
{
    return storageError(QStringLiteral("it was written by a newer ClusterDeck (format %1, this one knows %2) and was left as it "
                                       "is; update the program").arg(version).arg(migrations.size()));
}

/// Statements end at a semicolon at the end of a line; comments take whole lines.
QStringList statementsOf(const QString &script)
{
    QStringList lines;
    const QStringList all = script.split(QLatin1Char('\n'));
    for (const QString &line : all) {
        if (!line.startsWith(QLatin1String("--")))
            lines.append(line);
    }
    QStringList statements;
    const QStringList parts = lines.join(QLatin1Char('\n')).split(QStringLiteral(";\n"));
    for (const QString &part : parts) {
        if (!part.trimmed().isEmpty())
            statements.append(part.trimmed());
    }
    return statements;
}

} // namespace

Database::Database(const QString &path)
    : m_path(path)
    , m_name(QUuid::createUuid().toString())
    , m_connection(QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), m_name))
{
    m_connection.setDatabaseName(path);
    m_connection.setConnectOptions(QStringLiteral("QSQLITE_BUSY_TIMEOUT=5000"));
}

Result<Done> Database::copy(const QString &path, const QString &target)
{
    const QString name = QUuid::createUuid().toString();
    Result<Done> done = Done();
    {
        QSqlDatabase source = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), name);
        source.setDatabaseName(path);
        source.setConnectOptions(QStringLiteral("QSQLITE_OPEN_READONLY;QSQLITE_BUSY_TIMEOUT=5000"));
        QSqlError error;
        if (source.open()) {
            QSqlQuery query(source);
            query.prepare(QStringLiteral("VACUUM INTO ?"));
            query.addBindValue(target);
            query.exec();
            error = query.lastError();
        } else {
            error = source.lastError();
        }
        if (error.isValid()) {
            done = storageError(QStringLiteral("%1: it cannot be read while another ClusterDeck has it open (%2); close that one and "
                                               "try again").arg(path, error.text()));
        }
    }
    QSqlDatabase::removeDatabase(name);
    return done;
}

Database::~Database()
{
    m_connection.close();
    m_connection = QSqlDatabase();
    QSqlDatabase::removeDatabase(m_name);
}

Result<std::unique_ptr<Database>> Database::open(const QString &path)
{
    std::unique_ptr<Database> database(new Database(path));
    if (const qint64 version = versionInHeader(path); looksLikeDatabase(path) && version > migrations.size())
        return database->withPath(tooNew(version));
    if (!database->m_connection.isValid())
        return storageError(QStringLiteral("the SQLite driver of Qt is not installed (package libqt6sql6-sqlite)"));
    if (!database->m_connection.open())
        return database->withPath(storageError(database->m_connection.lastError()));
    const Result<Done> ready = database->prepare();
    if (!ready)
        return database->withPath(ready.error());
    return database;
}

Result<Done> Database::prepare()
{
    // The first statement reads the header: a file that is no database is refused before anything is written to it.
    for (const QString &pragma : {QStringLiteral("PRAGMA schema_version"), QStringLiteral("PRAGMA journal_mode=WAL"),
                                  QStringLiteral("PRAGMA synchronous=NORMAL"), QStringLiteral("PRAGMA foreign_keys=ON")}) {
        const Result<Done> done = execute(pragma);
        if (!done)
            return done;
    }
    return migrate();
}

Result<Done> Database::migrate()
{
    makeSqlResourceKnown();
    SqlStatement ask(m_connection, QStringLiteral("PRAGMA user_version"));
    ask.run();
    const qint64 version = ask.next() ? ask.number(0) : 0;
    if (ask.error())
        return *ask.error();
    if (version > migrations.size())
        return tooNew(version);
    for (qsizetype step = version; step < migrations.size(); ++step) {
        const Result<Done> done = transaction(Durability::Full, [&]() -> Result<Done> {
            QFile script(migrations.at(step));
            if (!script.open(QIODevice::ReadOnly))
                return storageError(QStringLiteral("the program is incomplete: %1 is missing").arg(script.fileName()));
            const QStringList statements = statementsOf(QString::fromUtf8(script.readAll()));
            for (const QString &statement : statements) {
                const Result<Done> one = execute(statement);
                if (!one)
                    return one;
            }
            return execute(QStringLiteral("PRAGMA user_version=%1").arg(step + 1));
        });
        if (!done)
            return done;
    }
    return Done();
}

Result<Done> Database::execute(const QString &sql)
{
    SqlStatement statement(m_connection, sql);
    statement.run();
    while (statement.next()) { }
    return statement.result();
}

Result<Done> Database::transaction(Durability durability, const std::function<Result<Done>()> &work)
{
    // The pragma has no effect inside a transaction.
    const bool full = durability == Durability::Full;
    Result<Done> done = execute(full ? QStringLiteral("PRAGMA synchronous=FULL") : QStringLiteral("PRAGMA synchronous=NORMAL"));
    if (done)
        done = execute(QStringLiteral("BEGIN IMMEDIATE"));
    if (!done)
        return withPath(done.error());
    done = work();
    if (done)
        done = execute(QStringLiteral("COMMIT"));
    if (!done) {
        const Result<Done> undone = execute(QStringLiteral("ROLLBACK")); // SQLite may have done it already
        Q_UNUSED(undone);
        return withPath(done.error());
    }
    return done;
}

Error Database::withPath(Error error) const
{
    if (!error.detail.contains(m_path))
        error.detail = QStringLiteral("%1: %2").arg(m_path, error.detail);
    return error;
}

} // namespace deck
