// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "barstackchart.h"
#include "card.h"
#include "legenditem.h"
#include "stepchart.h"
#include "theme.h"

#include <QAccessible>
#include <QBoxLayout>
#include <QDir>
#include <QSignalSpy>
#include <QTest>

using namespace deck;
using namespace deck::ui;

namespace {

const Instant end = Instant::fromSeconds(1781620200); // 2026-06-16T14:30:00Z
constexpr int quarters = 96;

double standardAt(int i) { return i < 82 ? 510.72 : i < 83 ? 613.12 : i < 94 ? 640 : 606.4; }
double preemptibleAt(int i)
{
    return i < 20 ? 248.64 : i < 26 ? 235.2 : i < 38 ? 221.76 : i < 52 ? 262.08 : i < 60 ? 275.52 : i < 77 ? 262.08
        : i < 80 ? 248.64 : i < 82 ? 235.2 : i < 85 ? 248.64 : i < 89 ? 262.08 : 235.2;
}

/// The burn rate of the mockups' last day, or its charges per quarter of an hour.
ChartData money(double factor)
{
    ChartData data;
    data.caption = QStringLiteral("Burn rate, last 24 h");
    data.axis = ChartData::Axis::Money;
    for (int i = 0; i <= quarters; ++i)
        data.edges.append(end - Millis(qint64(quarters - i) * 900'000));
    data.series = {{ChartData::Kind::Standard, QStringLiteral("Standard"), {}},
                   {ChartData::Kind::Preemptible, QStringLiteral("Preemptible"), {}},
                   {ChartData::Kind::Storage, QStringLiteral("Storage"), {}}};
    for (int i = 0; i < quarters; ++i) {
        data.series[0].values.append(standardAt(i) * factor);
        data.series[1].values.append(preemptibleAt(i) * factor);
        data.series[2].values.append(23.2 * factor);
    }
    data.axisText = [](double value) { return QStringLiteral("$%1").arg(QLocale(QLocale::English).toString(value, 'f', 0)); };
    data.valueText = [](int series, int bucket) { return QStringLiteral("$%1.%2").arg(series).arg(bucket); };
    data.totalText = [](int bucket) { return QStringLiteral("$%1").arg(bucket); };
    return data;
}

ChartData gpus()
{
    ChartData data = money(1);
    data.caption = QStringLiteral("Preemptible GPUs");
    data.axis = ChartData::Axis::Count;
    data.series = {{ChartData::Kind::Preemptible, QStringLiteral("Running"), {}}};
    for (int i = 0; i < quarters; ++i) {
        data.series[0].values.append(qRound(preemptibleAt(i) / 1.73 / 8) * 8);
        data.target.append(i < 40 ? 176 : 208);
    }
    for (const double mark : {9.0, 20.0, 26.0, 33.0, 45.0, 58.5, 60.0, 95.6})
        data.preemptions.append(data.edges.first() + Millis(qint64(mark * 900'000)));
    data.axisText = [](double value) { return QString::number(value); };
    data.totalText = nullptr;
    return data;
}

} // namespace

class TestCharts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_theme.install(); }

    void chartsLookLikeTheMockups_data()
    {
        QTest::addColumn<bool>("dark");
        QTest::addColumn<int>("scale");
        QTest::newRow("light") << false << 1;
        QTest::newRow("dark") << true << 1;
        QTest::newRow("light-2x") << false << 2;
    }

    void chartsLookLikeTheMockups()
    {
        QFETCH(bool, dark);
        QFETCH(int, scale);
        m_theme.setChoice(dark ? Theme::Choice::Dark : Theme::Choice::Light);
        QWidget window;
        auto *column = new QVBoxLayout(&window);
        auto *row = new QHBoxLayout;
        row->setSpacing(12);
        column->addLayout(row);
        auto *burn = new StepChart(m_zone);
        burn->setData(money(1));
        row->addWidget(inCard(QStringLiteral("Burn rate, last 24 h"), burn), 664);
        auto *capacity = new StepChart(m_zone);
        capacity->setData(gpus());
        row->addWidget(inCard(QStringLiteral("Preemptible GPUs"), capacity), 492);
        auto *charges = new BarStackChart(m_zone);
        ChartData bars = money(0.25);
        bars.datesOnTicks = true;
        bars.estimated = {{bars.edges.at(47), bars.edges.at(52)}};
        charges->setData(bars);
        column->addWidget(inCard(QStringLiteral("Charges by compute class"), charges));
        window.resize(1192, 440);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        QVERIFY(charges->showsBars());
        charges->setCursor(93);
        QPixmap picture(window.size() * scale);
        picture.setDevicePixelRatio(scale);
        window.render(&picture);
        const QString folder = qEnvironmentVariable("CLUSTERDECK_SHEETS");
        if (!folder.isEmpty())
            QVERIFY(picture.save(QDir(folder).filePath(QStringLiteral("charts-%1.png").arg(QString::fromLatin1(QTest::currentDataTag())))));
        // The lowest part of the first chart is the standard area.
        const QPoint low = burn->mapTo(&window, QPoint(burn->width() / 2, burn->height() - 40)) * scale;
        QCOMPARE(picture.toImage().pixelColor(low), m_theme.tokens().standardArea);
    }

    void narrowBarsBecomeAreas()
    {
        BarStackChart chart(m_zone);
        chart.setData(money(0.25));
        chart.resize(280, 140);
        chart.show();
        QVERIFY(QTest::qWaitForWindowExposed(&chart));
        QVERIFY(!chart.showsBars());
        chart.resize(900, 140);
        QTRY_VERIFY(chart.showsBars());
    }

    void theKeyboardReadsEachBucket()
    {
        m_theme.setChoice(Theme::Choice::Light);
        StepChart chart(m_zone);
        chart.setData(money(1));
        chart.resize(660, 140);
        chart.show();
        QVERIFY(QTest::qWaitForWindowActive(&chart));
        chart.setFocus(Qt::TabFocusReason);
        const QSignalSpy moved(&chart, &TimeChart::cursorChanged);
        QTest::keyClick(&chart, Qt::Key_Return);
        QCOMPARE(chart.cursor(), quarters - 1);
        QTest::keyClick(&chart, Qt::Key_Left);
        QCOMPARE(chart.cursor(), quarters - 2);
        QCOMPARE(chart.accessibleDescription(),
                 QStringLiteral("14:00 to 14:15 UTC, Standard $0.94, Preemptible $1.94, Storage $2.94, Total $94"));
        QTest::keyClick(&chart, Qt::Key_Escape);
        QCOMPARE(chart.cursor(), -1);
        QCOMPARE(moved.count(), 3);
    }

    void aScreenReaderFindsATable()
    {
        StepChart chart(m_zone);
        chart.setData(money(1));
        chart.resize(660, 140);
        chart.show();
        QVERIFY(QTest::qWaitForWindowActive(&chart));
        QAccessibleInterface *interface = QAccessible::queryAccessibleInterface(&chart);
        QCOMPARE(interface->role(), QAccessible::Table);
        QCOMPARE(interface->text(QAccessible::Name), QStringLiteral("Burn rate, last 24 h"));
        QAccessibleTableInterface *table = interface->tableInterface();
        QVERIFY(table);
        QCOMPARE(table->rowCount(), quarters);
        QCOMPARE(table->columnCount(), 4);
        QCOMPARE(table->cellAt(93, 0)->text(QAccessible::Name), QStringLiteral("Standard, $0.93, 13:45 to 14:00 UTC"));
        QCOMPARE(table->cellAt(93, 3)->text(QAccessible::Name), QStringLiteral("Total, $93, 13:45 to 14:00 UTC"));
        QCOMPARE(interface->indexOfChild(table->cellAt(93, 3)), 93 * 4 + 3);
        QVERIFY(!table->cellAt(quarters, 0));
        QVERIFY(chart.rect().contains(chart.mapFromGlobal(table->cellAt(93, 0)->rect().center())));
        ChartData few = money(1);
        few.edges.resize(11);
        chart.setData(few);
        QCOMPARE(table->rowCount(), 10);
    }

    void lessDataTakesTheCursorAway()
    {
        StepChart chart(m_zone);
        chart.setData(money(1));
        chart.resize(660, 140);
        chart.setCursor(90);
        ChartData few = money(1);
        few.edges.resize(11);
        chart.setData(few);
        QCOMPARE(chart.cursor(), -1);
        chart.setData({});
        chart.grab();
    }

private:
    Card *inCard(const QString &title, QWidget *chart)
    {
        auto *card = new Card(title);
        card->setHeaderLine(false);
        card->addHeaderWidget(new LegendItem(LegendItem::Mark::StandardArea, QStringLiteral("Standard")));
        card->addHeaderWidget(new LegendItem(LegendItem::Mark::PreemptibleArea, QStringLiteral("Preemptible")));
        card->addHeaderWidget(new LegendItem(LegendItem::Mark::Storage, QStringLiteral("Storage")));
        card->setContent(chart);
        return card;
    }

    Theme m_theme;
    ZoneChoice m_zone{QLocale(QStringLiteral("en_US")), QTimeZone::utc()};
};

QTEST_MAIN(TestCharts)
#include "tst_charts.moc"
