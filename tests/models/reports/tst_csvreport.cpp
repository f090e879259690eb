// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "costcalculator.h"
#include "csvreport.h"
#include "exporttext.h"
#include "observedfleet.h"
#include "randomfleet.h"

#include <QTest>

using namespace deck;

namespace {

Charge chargeOf(const QString &cluster, qint64 microUsd)
{
    Charge charge;
    charge.chargeClass = ChargeClass::Standard;
    charge.cluster = ClusterId(QStringLiteral("c1"));
    charge.clusterName = cluster;
    charge.node = NodeId(QStringLiteral("gpu-dp-a"));
    charge.units = 8;
    charge.from = at("2026-05-04T10:00:00Z");
    charge.to = at("2026-05-04T11:00:00Z");
    charge.priced = true;
    charge.amount = Amount::fromMicroUsd(microUsd);
    return charge;
}

/// Reads RFC 4180 back: records of cells, with any separator.
QList<QStringList> parse(const QString &text, QChar separator)
{
    QList<QStringList> records;
    QStringList record;
    QString cell;
    bool quoted = false;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text.at(i);
        if (quoted) {
            if (c == u'"' && i + 1 < text.size() && text.at(i + 1) == u'"') {
                cell += c;
                ++i;
            } else if (c == u'"') {
                quoted = false;
            } else {
                cell += c;
            }
        } else if (c == u'"') {
            quoted = true;
        } else if (c == separator) {
            record << cell;
            cell.clear();
        } else if (c == u'\r') {
            continue;
        } else if (c == u'\n') {
            record << cell;
            cell.clear();
            records << record;
            record.clear();
        } else {
            cell += c;
        }
    }
    return records;
}

Report c19Report()
{
    Report report;
    report.sourceName = QStringLiteral("prod");
    report.cost.charges = {chargeOf(QStringLiteral("Köln-Trainer \"A\""), 1'234'500'000),
                           chargeOf(QStringLiteral("北京;b\nsecond line"), 3'778)};
    return report;
}

qsizetype columnOf(const QList<QStringList> &records, const char *name)
{
    return records.first().indexOf(QString::fromLatin1(name));
}

} // namespace

class TestCsvReport : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void c19StandardIsTheSameEverywhere()
    {
        const QByteArray bytes = csvReport(c19Report(), CsvStyle::standard());
        QVERIFY(!bytes.startsWith("\xEF\xBB\xBF"));
        QVERIFY(!bytes.contains("sep="));
        QVERIFY(bytes.contains("\"Köln-Trainer \"\"A\"\"\""));
        QVERIFY(bytes.contains(",1234.500000,"));
        QCOMPARE(bytes.count("\r\n"), 3);
        QLocale::setDefault(QLocale(QLocale::German));
        QCOMPARE(csvReport(c19Report(), CsvStyle::standard()), bytes);
        QLocale::setDefault(QLocale::c());
    }

    void c19SpreadsheetOpensInAGermanSpreadsheet()
    {
        const QByteArray bytes = csvReport(c19Report(), CsvStyle::spreadsheet(QLocale(QLocale::German, QLocale::Germany)));
        QVERIFY(bytes.startsWith("\xEF\xBB\xBF"));
        QVERIFY(bytes.contains(";1234,500000;"));
        const QList<QStringList> german = parse(QString::fromUtf8(bytes.mid(3)), u';');
        QList<QStringList> standard = parse(QString::fromUtf8(csvReport(c19Report(), CsvStyle::standard())), u',');
        for (qsizetype row = 1; row < standard.size(); ++row) {
            for (const char *name : {"amount_usd", "on_demand_usd", "gpu_hours"})
                standard[row][columnOf(standard, name)].replace(u'.', u',');
        }
        QCOMPARE(german, standard);
        QCOMPARE(german.at(2).at(columnOf(german, "cluster_name")), QStringLiteral("北京;b\nsecond line"));
    }

    void aFormulaIsDefusedInTheSpreadsheetOnly_data()
    {
        QTest::addColumn<QString>("name");
        for (const char *text : {"=1+1", "+cmd", "-2", "@SUM(A1)", "\tx"})
            QTest::newRow(text) << QString::fromLatin1(text);
    }
    void aFormulaIsDefusedInTheSpreadsheetOnly()
    {
        QFETCH(QString, name);
        Report report;
        report.cost.charges = {chargeOf(name, 1)};
        const auto sheet = parse(QString::fromUtf8(csvReport(report, CsvStyle::spreadsheet(QLocale::c())).mid(3)), u',');
        const auto standard = parse(QString::fromUtf8(csvReport(report, CsvStyle::standard())), u',');
        QCOMPARE(sheet.at(1).at(columnOf(sheet, "cluster_name")), QLatin1Char('\'') + name);
        QCOMPARE(standard.at(1).at(columnOf(standard, "cluster_name")), name);
    }

    void whatHasNoPriceHasAnEmptyAmount()
    {
        Report report;
        report.cost.charges = {chargeOf(QStringLiteral("a"), 0)};
        report.cost.charges[0].priced = false;
        report.cost.charges[0].units = 0; // never told
        const auto records = parse(QString::fromUtf8(csvReport(report, CsvStyle::standard())), u',');
        QCOMPARE(records.at(1).at(columnOf(records, "amount_usd")), QString());
        QCOMPARE(records.at(1).at(columnOf(records, "rate_usd_per_unit_hour")), QString());
        QCOMPARE(records.at(1).at(columnOf(records, "priced")), QStringLiteral("false"));
        QCOMPARE(records.at(1).at(columnOf(records, "gpus")), QString());
        QCOMPARE(records.at(1).at(columnOf(records, "gpu_hours")), QString());
    }

    void aDemoIsMarkedInEveryRow()
    {
        Report report = c19Report();
        report.demo = true;
        const auto records = parse(QString::fromUtf8(csvReport(report, CsvStyle::standard())), u',');
        QCOMPARE(records.at(1).first(), QStringLiteral("DEMO DATA"));
        QCOMPARE(records.at(2).first(), QStringLiteral("DEMO DATA"));
    }

    void printedAmountsAddUpToThePrintedTotal()
    {
        const Instant start = at("2026-05-04T00:00:00Z");
        for (quint32 seed = 1; seed <= 30; ++seed) {
            const RandomFleet world(seed, start, Seconds(6 * 3600));
            QRandomGenerator random(seed);
            ObservedFleet fleet;
            for (int i = 0; i <= 20; ++i) {
                fleet["c1"] = world.answerAt(start + Seconds(900 * i), random);
                fleet.poll(start + Seconds(900 * i));
            }
            CostQuery query;
            query.from = start;
            query.to = start + Seconds(900 * 20);
            Report report;
            report.cost = calculateCost(fleet.history, caseRates(), {}, query);
            const auto records = parse(QString::fromUtf8(csvReport(report, CsvStyle::standard())), u',');
            QCOMPARE(records.size(), report.cost.charges.size() + 1);
            qint64 micro = 0;
            for (qsizetype row = 1; row < records.size(); ++row) {
                const QString amount = records.at(row).at(columnOf(records, "amount_usd"));
                micro += QString(amount).remove(u'.').toLongLong();
            }
            QCOMPARE(dollars(Amount::fromMicroUsd(micro)), dollars(report.cost.total.amount));
            QCOMPARE(csvReport(report, CsvStyle::standard()), csvReport(report, CsvStyle::standard()));
        }
    }

    void noSecretLeavesInAName()
    {
        Report report;
        report.cost.charges = {chargeOf(QStringLiteral("x Bearer tgp_v1_CANARY0123456789abcdef"), 1)};
        QVERIFY(!csvReport(report, CsvStyle::standard()).contains("CANARY"));
    }
};

QTEST_GUILESS_MAIN(TestCsvReport)
#include "tst_csvreport.moc"
