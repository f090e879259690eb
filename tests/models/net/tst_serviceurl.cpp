// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "serviceurl.h"

#include <QTest>

using namespace deck;

class TestServiceUrl : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void theKeyGoesOnlyWhereItIsSafe_data()
    {
        QTest::addColumn<QString>("url");
        QTest::addColumn<QString>("accepted");
        QTest::newRow("live") << "https://api.together.ai/v1" << "https://api.together.ai/v1";
        QTest::newRow("trailing slash") << "https://api.together.ai/v1/" << "https://api.together.ai/v1";
        QTest::newRow("loopback") << "http://127.0.0.1:8787/v1" << "http://127.0.0.1:8787/v1";
        QTest::newRow("loopback 2") << "http://127.8.9.1:8787/v1" << "http://127.8.9.1:8787/v1";
        QTest::newRow("loopback v6") << "http://[::1]:8787/v1" << "http://[::1]:8787/v1";
        QTest::newRow("localhost") << "http://LOCALHOST:8787" << "http://localhost:8787";
        QTest::newRow("plain http") << "http://api.together.ai/v1" << "";
        QTest::newRow("looks like loopback") << "http://127.0.0.1.example.com/v1" << "";
        QTest::newRow("localhost of somebody") << "http://localhost.example.com/" << "";
        QTest::newRow("private network") << "http://10.0.0.1/v1" << "";
        QTest::newRow("user info") << "https://user:pw@api.together.ai/v1" << "";
        QTest::newRow("loopback as user") << "http://127.0.0.1@example.com/" << "";
        QTest::newRow("query") << "https://api.together.ai/v1?x=1" << "";
        QTest::newRow("file") << "file:///etc/passwd" << "";
        QTest::newRow("no scheme") << "api.together.ai/v1" << "";
        QTest::newRow("empty") << "" << "";
    }
    void theKeyGoesOnlyWhereItIsSafe()
    {
        QFETCH(QString, url);
        QFETCH(QString, accepted);
        const Result<QUrl> checked = checkedServiceUrl(QUrl(url));
        QCOMPARE(checked ? checked->toString() : QString(), accepted);
        if (!checked)
            QVERIFY(!checked.error().detail.isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestServiceUrl)
#include "tst_serviceurl.moc"
