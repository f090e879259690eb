// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "costcalculator.h"
#include "csvreport.h"
#include "exporttext.h"
#include "jsonreport.h"
#include "observedfleet.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace deck;

namespace {

Report aReport(const char *zone = "UTC")
{
    ObservedFleet fleet;
    fleet["c1"].createdAt = at("2026-05-04T10:00:00Z");
    fleet["c1"].nodes = {node("gpu-dp-a", {phase("RUNNING", at("2026-05-04T10:00:01Z"))})};
    fleet["c2"].gpuType = GpuType(QStringLiteral("GB999"));
    fleet["c2"].nodes = {node("gpu-dp-b", {phase("RUNNING", at("2026-05-04T10:30:00Z"))})};
    fleet["c1"].deletedNodes = {removed(node("gpu-preemptible-dp-c", {phase("RUNNING", at("2026-05-04T10:00:00Z"))}), at("2026-05-04T10:10:07Z"))};
    Volume volume;
    volume.id = VolumeId(QStringLiteral("v1"));
    volume.name = QStringLiteral("data");
    volume.sizeTib = 3;
    fleet.volumes = {volume};
    fleet.poll(at("2026-05-04T10:20:00Z"));
    fleet.poll(at("2026-05-04T11:00:00Z"));
    CostQuery query;
    query.from = at("2026-05-04T10:00:00Z");
    query.to = at("2026-05-04T11:00:00Z");
    query.zone = QTimeZone(zone);
    Report report;
    report.sourceName = QStringLiteral("default");
    report.demo = true;
    RateCard card = caseRates();
    card.checkedAt = at("2026-06-01T00:00:00Z");
    report.cost = calculateCost(fleet.history, card, {}, query);
    return report;
}

QJsonObject parsed(const Report &report)
{
    return QJsonDocument::fromJson(jsonReport(report)).object();
}

qint64 microOf(const QJsonValue &text)
{
    return text.toString().remove(u'.').toLongLong();
}

} // namespace

class TestJsonReport : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void itSaysWhatItIsAndWhatItRestsOn()
    {
        const QJsonObject json = parsed(aReport());
        QCOMPARE(json[QStringLiteral("schema")].toString(), QStringLiteral("clusterdeck-cost-report/1"));
        QCOMPARE(json[QStringLiteral("demo")].toBool(), true);
        QCOMPARE(json[QStringLiteral("data")].toString(), QStringLiteral("DEMO DATA"));
        QCOMPARE(json[QStringLiteral("estimate")].toBool(), true);
        QCOMPARE(json[QStringLiteral("zone")].toString(), QStringLiteral("UTC"));
        QCOMPARE(json[QStringLiteral("rates")][QStringLiteral("source")].toString(), QStringLiteral("cases"));
        QCOMPARE(json[QStringLiteral("rates")][QStringLiteral("checked")].toString(), QStringLiteral("2026-06-01T00:00:00Z"));
        QVERIFY(json[QStringLiteral("billing_rule")][QStringLiteral("words")].toString().contains(QStringLiteral("RUNNING")));
        QCOMPARE(json[QStringLiteral("coverage")][QStringLiteral("gaps")].toArray().size(), 1);
        QCOMPARE(json[QStringLiteral("without_price")][QStringLiteral("gpu_types")].toArray(), QJsonArray({QStringLiteral("GB999")}));
        QCOMPARE(json[QStringLiteral("total")][QStringLiteral("lower_bound")].toBool(), true);
    }

    void everyLevelAndTheCsvAgreeWithTheTotal()
    {
        const Report report = aReport();
        const QJsonObject json = parsed(report);
        const qint64 total = microOf(json[QStringLiteral("total")][QStringLiteral("amount_usd")]);
        QCOMPARE(total, report.cost.total.amount.toMicroUsd());
        QCOMPARE(json[QStringLiteral("total")][QStringLiteral("amount_exact")].toString(), exactDollars(report.cost.total.amount));
        qint64 charges = 0;
        for (const QJsonValue charge : json[QStringLiteral("charges")].toArray())
            charges += microOf(charge[QStringLiteral("amount_usd")]);
        QCOMPARE(charges, total);
        qint64 csv = 0;
        const QList<QByteArray> lines = csvReport(report, CsvStyle::standard()).split('\n');
        for (qsizetype i = 1; i + 1 < lines.size(); ++i)
            csv += microOf(QString::fromUtf8(lines.at(i).split(',').at(16)));
        QCOMPARE(csv, total);
    }

    void whatHasNoPriceHasNoAmount()
    {
        const QJsonObject json = parsed(aReport());
        int without = 0;
        for (const QJsonValue charge : json[QStringLiteral("charges")].toArray()) {
            QCOMPARE(charge.toObject().contains(QStringLiteral("amount_usd")), charge[QStringLiteral("priced")].toBool());
            without += charge[QStringLiteral("priced")].toBool() ? 0 : 1;
        }
        QVERIFY(without > 0);
    }

    void columnsOfAZoneCarryItsOffset()
    {
        CostQuery query;
        query.from = at("2026-10-24T22:00:00Z");
        query.to = at("2026-10-25T23:00:00Z");
        query.bucket = Seconds(3600);
        query.zone = QTimeZone("Europe/Berlin");
        Report report;
        report.cost = calculateCost({}, {}, {}, query);
        const QJsonArray buckets = parsed(report)[QStringLiteral("buckets")].toArray();
        QCOMPARE(buckets.size(), 25);
        QCOMPARE(buckets[2][QStringLiteral("from_local")].toString(), QStringLiteral("2026-10-25T02:00:00+02:00"));
        QCOMPARE(buckets[3][QStringLiteral("from_local")].toString(), QStringLiteral("2026-10-25T02:00:00+01:00"));
        QVERIFY(!parsed(aReport())[QStringLiteral("buckets")][0].toObject().contains(QStringLiteral("from_local")));
    }

    void theSameReportGivesTheSameBytes()
    {
        QCOMPARE(jsonReport(aReport()), jsonReport(aReport()));
    }

    void aFractionOfADollarIsExact()
    {
        QCOMPARE(exactDollars(Amount::of(GpuRate(1'700'000), GpuSeconds(8))), QStringLiteral("9928000000/2628000000000"));
        QCOMPARE(exactDollars(-Amount::fromMicroUsd(1)), QStringLiteral("-2628000/2628000000000"));
        QCOMPARE(exactDollars(Amount()), QStringLiteral("0/2628000000000"));
    }

    void theRuleIsPrintedInWords()
    {
        BillingRule rule;
        rule.standard = BillingRule::Start::ClusterCreated;
        rule.grain = Seconds(60);
        const QString words = billingRuleWords(rule);
        QVERIFY(words.contains(QStringLiteral("from the creation of its cluster")));
        QVERIFY(words.contains(QStringLiteral("preemptible node is billed while")));
        QVERIFY(words.contains(QStringLiteral("60 s")));
    }
};

QTEST_GUILESS_MAIN(TestJsonReport)
#include "tst_jsonreport.moc"
