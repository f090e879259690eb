// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "observedfleet.h"
#include "ratecardfile.h"

#include <QTemporaryDir>
#include <QTest>

using namespace deck;

class TestRateCardFile : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void theDemosCardHasTheMockupsPrices()
    {
        const Result<RateCard> card = demoRateCard();
        QVERIFY2(card.hasValue(), card ? "" : qPrintable(card.error().summary()));
        const Instant june = at("2026-06-16T14:32:08Z");
        const auto rate = [&](const char *type, ComputeClass computeClass) {
            return card->rateAt(GpuType(QString::fromLatin1(type)), computeClass, june)->microUsdPerGpuHour;
        };
        QCOMPARE(rate("H100_SXM", ComputeClass::Standard), 3'360'000);
        QCOMPARE(rate("H100_SXM", ComputeClass::Preemptible), 1'680'000);
        QCOMPARE(rate("H200_SXM", ComputeClass::Standard), 4'200'000);
        QCOMPARE(rate("B200_SXM", ComputeClass::Standard), 6'400'000);
        QCOMPARE(rate("L40_PCIE", ComputeClass::Standard), 1'600'000);
        QVERIFY(card->storageRateAt(june) == StorageRate(200'000, StorageRate::Per::TibHour));
        QCOMPARE(card->checkedAt->toIso(), QStringLiteral("2026-06-01T00:00:00Z"));
        QVERIFY(!card->rateAt(GpuType(QStringLiteral("H100_SXM")), ComputeClass::Standard, at("2025-12-31T23:59:59Z")));
    }

    void whatIsWrittenReadsBackTheSame()
    {
        RateCard card = caseRates();
        card.checkedAt = at("2026-06-01T12:30:00.5Z");
        card.gpus[0].preemptible = GpuRate(1'234'567);
        card.gpus.append(card.gpus[0]);
        card.gpus[1].validFrom = at("2026-05-04T00:00:00Z");
        card.gpus[1].onDemand = GpuRate(3);
        card.gpus[1].preemptible.reset();
        card.storage[0].rate = StorageRate(146'000'000);
        const Result<RateCard> back = readRateCard(writeRateCard(card), QStringLiteral("x.json"));
        QVERIFY2(back.hasValue(), back ? "" : qPrintable(back.error().summary()));
        QVERIFY(*back == card);
        QCOMPARE(writeRateCard(*back), writeRateCard(card));
    }

    void aMistakeIsNamedWithItsLineAndKey_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QString>("expected");
        const QByteArray head = "{\n \"schema\": \"clusterdeck-rates/1\",\n \"gpus\": [\n  {\"type\": \"A\",\n   ";
        const QByteArray tail = "}\n ]\n}";
        QTest::newRow("not JSON") << QByteArray("{\n\n oops") << QStringLiteral("x.json, line 3:");
        QTest::newRow("a list") << QByteArray("[]") << QStringLiteral("x.json, line 1: a JSON object");
        QTest::newRow("no schema") << QByteArray("{}") << QStringLiteral("x.json, line 1: \"schema\" must be a text");
        QTest::newRow("schema") << QByteArray("{\n\"schema\": \"other\"}") << QStringLiteral("x.json, line 2, schema:");
        QTest::newRow("number") << head + "\"valid_from\": \"2026-01-01\",\n   \"on_demand\": 3.36" + tail
                                << QStringLiteral("x.json, line 6, gpus[0].on_demand: write the price as a text");
        QTest::newRow("word") << head + "\"valid_from\": \"2026-01-01\",\n   \"on_demand\": \"3,36\"" + tail
                              << QStringLiteral("x.json, line 6, gpus[0].on_demand: \"3,36\" is no price");
        QTest::newRow("zero") << head + "\"valid_from\": \"2026-01-01\", \"on_demand\": \"0.00\"" + tail
                              << QStringLiteral("x.json, line 5, gpus[0].on_demand: a price of 0");
        QTest::newRow("negative") << head + "\"valid_from\": \"2026-01-01\", \"on_demand\": \"-1\"" + tail
                                  << QStringLiteral("gpus[0].on_demand: \"-1\" is no price");
        QTest::newRow("date") << head + "\"valid_from\": \"1 June\", \"on_demand\": \"1\"" + tail
                              << QStringLiteral("x.json, line 5, gpus[0].valid_from: \"1 June\" is no date");
        QTest::newRow("missing") << head + "\"on_demand\": \"1\"" + tail
                                 << QStringLiteral("x.json, line 4, gpus[0]: \"valid_from\" must be a text");
        QTest::newRow("unit") << QByteArray("{\"schema\": \"clusterdeck-rates/1\", \"storage\": [\n{\"valid_from\": \"2026-01-01\","
                                            " \"price\": \"1\", \"per\": \"day\"}]}")
                              << QStringLiteral("x.json, line 2, storage[0].per: \"day\" is neither");
        QTest::newRow("twice") << head + "\"valid_from\": \"2026-01-01\", \"on_demand\": \"1\"},\n"
                                         "{\"type\": \"A\", \"valid_from\": \"2026-01-01\", \"on_demand\": \"2\"" + tail
                               << QStringLiteral("x.json, line 6, gpus[1]: A has two prices");
    }
    void aMistakeIsNamedWithItsLineAndKey()
    {
        QFETCH(QByteArray, json);
        QFETCH(QString, expected);
        const Result<RateCard> card = readRateCard(json, QStringLiteral("x.json"));
        QVERIFY(!card);
        QVERIFY2(card.error().detail.contains(expected), qPrintable(card.error().detail));
    }

    void aFileThatIsNotThereIsNamed()
    {
        const Result<RateCard> card = readRateCardFile(QStringLiteral("/nowhere/rates.json"));
        QVERIFY(!card);
        QVERIFY(card.error().detail.contains(QStringLiteral("/nowhere/rates.json")));
    }
};

QTEST_GUILESS_MAIN(TestRateCardFile)
#include "tst_ratecardfile.moc"
