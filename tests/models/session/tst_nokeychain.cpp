// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "keychain.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace deck;

/// A computer without a Secret Service: no bus to find one on.
class TestNoKeychain : public QObject
{
    Q_OBJECT

    QTemporaryDir m_home;

private Q_SLOTS:
    void initTestCase()
    {
        for (const char *name : {"HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_RUNTIME_DIR"})
            qputenv(name, QFile::encodeName(m_home.path()));
        qputenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nonexistent/bus");
        qunsetenv("DISPLAY");
    }

    void aKeyIsKeptNowhereAndTheErrorSaysSo()
    {
        const Keychain keychain(QStringLiteral("ClusterDeck tests"));
        const QFuture<Result<Done>> writing = keychain.write(QStringLiteral("profile-1"), Secret("tgp_v1_CANARY0123456789abcdef"));
        QTRY_VERIFY_WITH_TIMEOUT(writing.isFinished(), 30'000);
        const Result<Done> written = writing.result();
        QVERIFY(!written);
        QCOMPARE(written.error().kind, Error::Kind::Unavailable);
        QVERIFY2(written.error().detail.contains(QStringLiteral("keychain")), qPrintable(written.error().detail));
        const QFuture<Result<Secret>> reading = keychain.read(QStringLiteral("profile-1"));
        QTRY_VERIFY_WITH_TIMEOUT(reading.isFinished(), 30'000);
        QVERIFY(!reading.result()); // not "there is none", which would be a guess
        QVERIFY(QDir(m_home.path()).isEmpty()); // no file instead
    }
};

QTEST_GUILESS_MAIN(TestNoKeychain)
#include "tst_nokeychain.moc"
