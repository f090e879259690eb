// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "billingapi.h"

#include "httptransport.h"
#include "serverclock.h"

#include "await.h"
#include "fixedclock.h"
#include "fixture.h"
#include "rawserver.h"

#include <QNetworkAccessManager>
#include <QTcpSocket>
#include <QTest>

using namespace deck;

class TestBillingApi : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void allPagesMakeOneBill()
    {
        serve([](const RawServer::Request &request) {
            const bool first = !request.target.contains("cursor=");
            return RawServer::answer(200, fixture(first ? QStringLiteral("contract/getBillingUsage.first_page.json")
                                                        : QStringLiteral("contract/getBillingUsage.two_days.json")));
        });
        const auto bill = await(BillingApi(*m_transport).fetchUsage(august(), m_go));
        QVERIFY2(bill, bill ? "" : qPrintable(bill.error().summary()));
        QCOMPARE(bill->value.offer, BillingAnswer::Offer::Offered);
        QVERIFY(bill->value.complete);
        QCOMPARE(bill->value.usage.windows.size(), 3);
        QCOMPARE(bill->value.usage.cost()->toText(), QStringLiteral("879.368000600000000001"));
        QCOMPARE(m_server->requests().at(0).target, QByteArray("/v1/billing/usage?month=2026-08&granularity=hour&limit=100"));
        QCOMPARE(m_server->requests().at(1).target, QByteArray("/v1/billing/usage?month=2026-08&granularity=hour&limit=100&cursor=1"));
        QVERIFY(m_transport->oddities().isEmpty());
    }

    void aServiceWithoutItIsNoError_data()
    {
        QTest::addColumn<int>("status");
        QTest::newRow("404") << 404;
        QTest::newRow("405") << 405;
    }
    void aServiceWithoutItIsNoError()
    {
        QFETCH(int, status);
        serve([status](const RawServer::Request &) { return RawServer::answer(status, "{\"error\":{\"message\":\"no\",\"type\":\"t\"}}"); });
        const auto bill = await(BillingApi(*m_transport).fetchUsage(august(), m_go));
        QVERIFY2(bill, bill ? "" : qPrintable(bill.error().summary()));
        QCOMPARE(bill->value.offer, BillingAnswer::Offer::NotOffered);
        QVERIFY(!bill->value.complete);
    }

    void everythingElseIsAnError()
    {
        serve([](const RawServer::Request &request) {
            const bool first = !request.target.contains("cursor=");
            return first ? RawServer::answer(200, fixture(QStringLiteral("contract/getBillingUsage.first_page.json")))
                         : RawServer::answer(404, "{}");
        });
        // Half a bill is none, even where the second half is "not found".
        QCOMPARE(await(BillingApi(*m_transport).fetchUsage(august(), m_go)).error().httpStatus, 404);
        serve([](const RawServer::Request &) { return RawServer::answer(403, "{}"); });
        QCOMPARE(await(BillingApi(*m_transport).fetchUsage(august(), m_go)).error().httpStatus, 403);
        serve([](const RawServer::Request &) { return RawServer::answer(200, "<html>hello</html>", {}, "text/html"); });
        QCOMPARE(await(BillingApi(*m_transport).fetchUsage(august(), m_go)).error().kind, Error::Kind::Decode);
        BillingQuery never = august();
        never.month = QStringLiteral("2026-13");
        QCOMPARE(await(BillingApi(*m_transport).fetchUsage(never, m_go)).error().kind, Error::Kind::Invalid);
    }

    void anAmountThatIsNoDecimalTextIsUnknownAndNeverZero()
    {
        serve([](const RawServer::Request &) {
            return RawServer::answer(200, R"({"object":"x","currency":"USD","billing_period":"2026-08","organization_id":"o",
                "earliest_window_start":null,"latest_window_end":null,"next_cursor":null,"data":[{"date":"2026-08-18",
                "start_time":"2026-08-18T00:00:00Z","end_time":"2026-08-19T00:00:00Z","line_items":[
                {"product_name":"a","quantity":"1","unit_price":"2","cost":2.10,"pricing_dimensions":{},"attributes":{"n":1}},
                {"product_name":"b","quantity":"one","unit_price":"2","cost":"2","pricing_dimensions":{},"attributes":{}}]}]})");
        });
        const auto bill = await(BillingApi(*m_transport).fetchUsage(august(), m_go));
        QVERIFY2(bill, bill ? "" : qPrintable(bill.error().summary()));
        const QList<BillingLine> lines = bill->value.usage.windows.at(0).lines;
        QVERIFY(!lines.at(0).cost);
        QVERIFY(!lines.at(1).quantity);
        QVERIFY(!bill->value.usage.cost());
        QCOMPARE(m_transport->oddities().total(), 3);
    }

    void aBillOfWhichAPartCouldNotBeReadHasNoSum_data()
    {
        QTest::addColumn<QByteArray>("first");
        QTest::addColumn<QByteArray>("second");
        const QByteArray line = R"({"product_name":"a","quantity":"1","unit_price":"2","cost":"2"})";
        const auto window = [](const QByteArray &lines) {
            return R"({"start_time":"2026-08-18T00:00:00Z","end_time":"2026-08-19T00:00:00Z")" + lines + '}';
        };
        const QByteArray sound = R"("currency":"USD","data":[)" + window(R"(,"line_items":[)" + line + ']') + ']';
        QTest::newRow("sound") << sound << sound;
        QTest::newRow("a window that is none") << QByteArray(R"("currency":"USD","data":[7])") << sound;
        QTest::newRow("a line that is none") << R"("currency":"USD","data":[)" + window(R"(,"line_items":[null,)" + line + ']') + ']' << sound;
        QTest::newRow("no lines") << R"("currency":"USD","data":[)" + window({}) + ']' << sound;
        QTest::newRow("euros after dollars") << sound << QByteArray(sound).replace("USD", "EUR");
        QTest::newRow("a cursor that is none") << sound << sound + R"(,"next_cursor":7)";
    }
    void aBillOfWhichAPartCouldNotBeReadHasNoSum()
    {
        QFETCH(QByteArray, first);
        QFETCH(QByteArray, second);
        serve([first, second](const RawServer::Request &request) {
            const bool more = request.target.contains("cursor=");
            return RawServer::answer(200, R"({"object":"x","billing_period":"2026-08",)" + (more ? second : first + R"(,"next_cursor":"n")") + '}');
        });
        const auto bill = await(BillingApi(*m_transport).fetchUsage(august(), m_go));
        QVERIFY2(bill, bill ? "" : qPrintable(bill.error().summary()));
        const bool sound = QByteArray(QTest::currentDataTag()) == "sound";
        QCOMPARE(bill->value.complete, sound);
        QCOMPARE(bill->value.usage.cost().has_value(), sound);
    }

private:
    static BillingQuery august()
    {
        BillingQuery query;
        query.month = QStringLiteral("2026-08");
        query.granularity = BillingGranularity::Hour;
        return query;
    }

    void serve(std::function<QByteArray(const RawServer::Request &)> answer)
    {
        m_transport.reset();
        m_server = std::make_unique<RawServer>([answer](QTcpSocket &socket, const RawServer::Request &request) { socket.write(answer(request)); });
        m_transport = std::make_unique<HttpTransport>(m_manager, m_clock, m_server->url(), Secret("key-for-tests"));
    }

    QNetworkAccessManager m_manager;
    const FixedClock m_computer;
    ServerClock m_clock{m_computer};
    std::unique_ptr<RawServer> m_server;
    std::unique_ptr<HttpTransport> m_transport;
    const std::stop_token m_go;
};

QTEST_GUILESS_MAIN(TestBillingApi)
#include "tst_billingapi.moc"
