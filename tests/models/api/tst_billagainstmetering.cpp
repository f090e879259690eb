// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "billingapi.h"

#include "httptransport.h"
#include "serverclock.h"

#include "await.h"
#include "emulatorfixture.h"

#include <QJsonArray>
#include <QTest>

using namespace deck;

/// What the emulator puts on its bill, read by our client, is what it metered: two ways from the same past.
class TestBillAgainstMetering : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase()
    {
        m_emulator = std::make_unique<EmulatorFixture>(QStringLiteral("default"));
        m_emulator->post(QStringLiteral("/x/clock"), {{QStringLiteral("advance_seconds"), 20 * 3600 + 1234}});
        m_clock = std::make_unique<ServerClock>(m_computer, ServerClock::Pace::FromServer);
        m_transport = std::make_unique<HttpTransport>(m_manager, *m_clock, m_emulator->baseUrl(), m_emulator->token());
        m_now = Instant::fromRfc3339(m_emulator->get(QStringLiteral("/x/clock")).value(u"now").toString()).value_or(Instant());
    }

    void everyHourOfTheMonthIsOnTheBill()
    {
        const auto bill = await(BillingApi(*m_transport).fetchUsage(query(BillingGranularity::Hour, 7), m_go), std::chrono::seconds(30));
        QVERIFY2(bill, bill ? "" : qPrintable(bill.error().summary()));
        QVERIFY(bill->value.complete);
        const BillingUsage &usage = bill->value.usage;
        QCOMPARE(usage.latest->seconds(), m_now.seconds() / 3600 * 3600);
        for (int i = 1; i < usage.windows.size(); ++i)
            QCOMPARE(usage.windows.at(i).start.value(), usage.windows.at(i - 1).end.value());
        qint64 lines = 0;
        Amount billed;
        Decimal gpuHours;
        for (const BillingWindow &window : usage.windows) {
            for (const BillingLine &line : window.lines) {
                ++lines;
                billed += line.cost.value().toAmount();
                if (line.dimensions.contains(QStringLiteral("gpu_type")))
                    gpuHours = gpuHours + line.quantity.value();
            }
        }
        QVERIFY(lines > 20);
        const Instant from = std::max(monthStart(), *usage.earliest);
        const Amount off = billed - metered(from, *usage.latest);
        // The emulator rounds each line at the 12th place; Amount adds half a unit of its own.
        const Amount allowed = Amount::fromRaw(lines * 4);
        QVERIFY2(off <= allowed && -off <= allowed, qPrintable(off.toDecimal(12)));
        QVERIFY(!billed.isZero());
        QVERIFY(!gpuHours.isZero());
        QVERIFY2(m_transport->oddities().isEmpty(), qPrintable(m_transport->oddities().lines().join(QLatin1Char('\n'))));
    }

    void daysEndYesterday()
    {
        const auto bill = await(BillingApi(*m_transport).fetchUsage(query(BillingGranularity::Day, 100), m_go));
        QVERIFY2(bill, bill ? "" : qPrintable(bill.error().summary()));
        for (const BillingWindow &window : bill->value.usage.windows)
            QVERIFY(window.end->seconds() <= m_now.seconds() / 86'400 * 86'400);
    }

    void monthsThatCannotBeAreRefused()
    {
        BillingQuery future = query(BillingGranularity::Day, 100);
        future.month = QStringLiteral("2099-01");
        QCOMPARE(await(BillingApi(*m_transport).fetchUsage(future, m_go)).error().httpStatus, 400);
    }

    void itCanBeAbsent()
    {
        m_emulator->post(QStringLiteral("/x/habits"), {{QStringLiteral("tells_usage"), false}});
        const auto bill = await(BillingApi(*m_transport).fetchUsage(query(BillingGranularity::Day, 100), m_go));
        QVERIFY2(bill, bill ? "" : qPrintable(bill.error().summary()));
        QCOMPARE(bill->value.offer, BillingAnswer::Offer::NotOffered);
    }

private:
    BillingQuery query(BillingGranularity granularity, int pageSize) const
    {
        BillingQuery query;
        query.month = m_now.toIso().left(7);
        query.granularity = granularity;
        query.pageSize = pageSize;
        return query;
    }

    Instant monthStart() const { return *Instant::fromRfc3339(m_now.toIso().left(7) + QStringLiteral("-01T00:00:00Z")); }

    static qint64 seconds(const QJsonValue &span, Instant from, Instant to)
    {
        const Instant start = *Instant::fromRfc3339(span[u"start"].toString());
        const Instant end = Instant::fromRfc3339(span[u"end"].toString()).value_or(to);
        return std::max<qint64>(std::min(end, to).seconds() - std::max(start, from).seconds(), 0);
    }

    /// The prices here are the test's own copy of the demo's price book.
    Amount metered(Instant from, Instant to)
    {
        const QMap<QString, qint64> prices{{QStringLiteral("H100_SXM"), 3'360'000},     {QStringLiteral("H200_SXM"), 4'200'000},
                                           {QStringLiteral("B200_SXM"), 6'400'000},     {QStringLiteral("B300_SXM"), 7'600'000},
                                           {QStringLiteral("L40_PCIE"), 1'600'000},     {QStringLiteral("RTX_6000_PCI"), 1'200'000},
                                           {QStringLiteral("H100_SXM_INF"), 3'360'000}};
        const QJsonObject metering = m_emulator->get(QStringLiteral("/x/metering"));
        Amount sum;
        const QJsonArray nodes = metering.value(u"nodes").toArray();
        for (const QJsonValue &node : nodes) {
            const bool preemptible = node[u"compute_class"].toString() == QLatin1String("preemptible");
            if (!preemptible && node[u"billing_type"].toString() == QLatin1String("RESERVED"))
                continue;
            const qint64 price = prices.value(node[u"gpu_type"].toString()) / (preemptible ? 2 : 1);
            const QJsonArray intervals = node[u"intervals"].toArray();
            for (const QJsonValue &interval : intervals)
                sum += Amount::of(GpuRate(price), GpuSeconds(node[u"gpus"].toInt() * seconds(interval, from, to)));
        }
        const QJsonArray volumes = metering.value(u"volumes").toArray();
        for (const QJsonValue &volume : volumes) {
            const QJsonArray spans = volume[u"spans"].toArray();
            for (const QJsonValue &span : spans)
                sum += Amount::of(StorageRate(200'000, StorageRate::Per::TibHour), TibSeconds(span[u"size_tib"].toInt() * seconds(span, from, to)));
        }
        return sum;
    }

    std::unique_ptr<EmulatorFixture> m_emulator;
    QNetworkAccessManager m_manager;
    const SystemClock m_computer;
    std::unique_ptr<ServerClock> m_clock;
    std::unique_ptr<HttpTransport> m_transport;
    const std::stop_token m_go;
    Instant m_now;
};

QTEST_GUILESS_MAIN(TestBillAgainstMetering)
#include "tst_billagainstmetering.moc"
