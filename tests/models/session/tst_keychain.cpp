// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "keychain.h"

#include "redactor.h"

#include <QDirIterator>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace deck;

namespace {

template <class T>
Result<T> waited(QFuture<Result<T>> future)
{
    if (!QTest::qWaitFor([&future] { return future.isFinished(); }, 20'000))
        return Error(Error::Kind::Timeout, QStringLiteral("the keychain did not answer"));
    return future.result();
}

} // namespace

/// Against a real Secret Service: gnome-keyring on a bus of its own, with an empty home.
class TestKeychain : public QObject
{
    Q_OBJECT

    const Secret m_key{"tgp_v1_CANARY0123456789abcdef"};
    QTemporaryDir m_home;
    QProcess m_bus;
    QProcess m_keyring;
    const Keychain m_keychain{QStringLiteral("ClusterDeck tests")};

    bool anyFileHolds(const QByteArray &needle) const
    {
        QDirIterator files(m_home.path(), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            if (file.open(QIODevice::ReadOnly) && file.readAll().contains(needle))
                return true;
        }
        return false;
    }

private Q_SLOTS:
    void initTestCase()
    {
        for (const char *name : {"HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_RUNTIME_DIR"})
            qputenv(name, QFile::encodeName(m_home.path()));
        qunsetenv("DISPLAY");
        m_bus.start(QStringLiteral("dbus-daemon"), {QStringLiteral("--session"), QStringLiteral("--nofork"), QStringLiteral("--print-address")});
        QVERIFY2(m_bus.waitForStarted(), "the package dbus-daemon is missing");
        QVERIFY(QTest::qWaitFor([this] { return m_bus.canReadLine(); }, 20'000));
        qputenv("DBUS_SESSION_BUS_ADDRESS", m_bus.readLine().trimmed());
        m_keyring.start(QStringLiteral("gnome-keyring-daemon"),
                        {QStringLiteral("--unlock"), QStringLiteral("--foreground"), QStringLiteral("--components=secrets")});
        QVERIFY2(m_keyring.waitForStarted(), "the package gnome-keyring is missing");
        m_keyring.write("a password for this test\n");
        m_keyring.closeWriteChannel();
        // Ready once it answers on the bus.
        QVERIFY(QTest::qWaitFor([this] { return waited(m_keychain.read(QStringLiteral("nothing"))).hasValue(); }, 20'000));
    }
    void cleanupTestCase()
    {
        for (QProcess *process : {&m_keyring, &m_bus}) {
            process->terminate();
            process->waitForFinished();
        }
    }

    void whatWasNeverKeptIsEmpty()
    {
        const Result<Secret> read = waited(m_keychain.read(QStringLiteral("profile-unknown")));
        QVERIFY(read);
        QVERIFY(read->isEmpty());
        QVERIFY(waited(m_keychain.remove(QStringLiteral("profile-unknown"))));
    }

    void keepsRotatesAndForgetsAKey()
    {
        const QString profile = QStringLiteral("profile-1");
        const QString other = QStringLiteral("profile-2");
        QVERIFY(waited(m_keychain.write(profile, m_key)));
        QVERIFY(waited(m_keychain.write(other, Secret("another key of another profile"))));
        QCOMPARE(*waited(m_keychain.read(profile)), m_key);
        QVERIFY(!redact(QStringLiteral("it is tgp_v1_CANARY0123456789abcdef")).contains(QStringLiteral("CANARY")));

        const Secret rotated("tgp_v1_ROTATED0123456789abcdef");
        QVERIFY(waited(m_keychain.write(profile, rotated)));
        QCOMPARE(*waited(m_keychain.read(profile)), rotated);

        QVERIFY(waited(m_keychain.remove(profile)));
        QVERIFY(waited(m_keychain.read(profile))->isEmpty());
        QCOMPARE(waited(m_keychain.read(other))->reveal(), QByteArray("another key of another profile"));
        QVERIFY(waited(m_keychain.remove(other)));
    }

    void c21NothingReadableIsLeftBehind()
    {
        const QString profile = QStringLiteral("profile-1");
        QVERIFY(waited(m_keychain.write(profile, m_key)));
        QVERIFY(anyFileHolds("profile-1") || !QDir(m_home.path()).isEmpty()); // the keyring does write here
        QVERIFY(!anyFileHolds("CANARY"));
        QVERIFY(waited(m_keychain.remove(profile)));
        QVERIFY(!anyFileHolds("CANARY"));
        QVERIFY(!anyFileHolds(QByteArray("tgp_v1_CANARY0123456789abcdef").toBase64()));
    }
};

QTEST_GUILESS_MAIN(TestKeychain)
#include "tst_keychain.moc"
