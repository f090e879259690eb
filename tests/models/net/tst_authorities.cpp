// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "authorities.h"

#include "fixture.h"

#include <QTemporaryDir>

using namespace deck;

class TestAuthorities : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    QString written(const QByteArray &bytes) const
    {
        const QString path = m_folder.filePath(QStringLiteral("ca.pem"));
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("no file");
        return path;
    }

private Q_SLOTS:
    void readsCertificatesInPemForm()
    {
        const Result<QByteArray> pem = readAuthorities(fixturePath(QStringLiteral("tls/authority.crt")));
        QVERIFY(pem);
        QCOMPARE(*pem, fixture(QStringLiteral("tls/authority.crt")));
        const QByteArray two = "# our two\n" + *pem + fixture(QStringLiteral("tls/good.crt"));
        QVERIFY(readAuthorities(written(two)));
    }

    void noPathIsNoAuthority()
    {
        const Result<QByteArray> pem = readAuthorities(QString());
        QVERIFY(pem);
        QVERIFY(pem->isEmpty());
    }

    void anErrorNamesTheFileAndTheCause_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("cause");
        QTest::newRow("empty") << QByteArray() << "holds no certificate";
        QTest::newRow("text") << QByteArray("our CA is on the intranet\n") << "holds no certificate";
        QTest::newRow("binary") << QByteArray(2000, '\x30') << "holds no certificate";
        QTest::newRow("damaged") << QByteArray("-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n") << "certificate";
        QTest::newRow("a key") << fixture(QStringLiteral("tls/good.crt")) + fixture(QStringLiteral("tls/good.key")) << "private key";
        QTest::newRow("huge") << QByteArray(5 * 1024 * 1024, 'A') << "too large";
    }
    void anErrorNamesTheFileAndTheCause()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, cause);
        const Result<QByteArray> pem = readAuthorities(written(bytes));
        QVERIFY(!pem);
        QCOMPARE(pem.error().kind, Error::Kind::Invalid);
        QVERIFY2(pem.error().detail.contains(cause), qPrintable(pem.error().detail));
        QVERIFY(pem.error().detail.contains(QStringLiteral("ca.pem")));
    }

    void aMissingFileIsNamed()
    {
        const Result<QByteArray> pem = readAuthorities(m_folder.filePath(QStringLiteral("gone.pem")));
        QVERIFY(!pem);
        QVERIFY(pem.error().detail.contains(QStringLiteral("gone.pem cannot be read")));
    }
};

QTEST_GUILESS_MAIN(TestAuthorities)
#include "tst_authorities.moc"
