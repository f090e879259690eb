// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "diagnosticskeeper.h"

#include "deletelater.h"
#include "httptransport.h"
#include "serverclock.h"

#include <QAbstractItemModelTester>
#include <QNetworkAccessManager>
#include <QTest>

using namespace deck;

class TestDiagnosticsKeeper : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsOddInTheAvailabilityFeedStandsAmongTheOthersUnderItsName()
    {
        const SystemClock computer;
        ServerClock clock(computer);
        const LaterPtr<QNetworkAccessManager> manager(new QNetworkAccessManager);
        HttpTransport service(*manager, clock, QUrl(QStringLiteral("http://127.0.0.1:1/v1")), Secret());
        HttpTransport feed(*manager, clock, QUrl(QStringLiteral("http://127.0.0.1:1")), Secret());
        DiagnosticsKeeper keeper(service, &feed);
        const QAbstractItemModelTester tester(keeper.oddities(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        JsonOddities found;
        found.add(JsonOddity::Kind::Null, QStringLiteral("regions[].name"));
        service.oddities().add(found, Instant());
        QTRY_COMPARE(keeper.oddities()->rowCount(), 1);
        feed.oddities().add(found, Instant());
        QTRY_COMPARE(keeper.oddities()->rowCount(), 2);
        QCOMPARE(keeper.oddities()->rowAt(0).oddity.path, QStringLiteral("availability: regions[].name"));
        QCOMPARE(keeper.oddities()->rowAt(1).oddity.path, QStringLiteral("regions[].name"));
    }
};

QTEST_GUILESS_MAIN(TestDiagnosticsKeeper)
#include "tst_diagnosticskeeper.moc"
