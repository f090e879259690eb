// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "barstackchart.h"
#include "costpage.h"
#include "roles.h"
#include "windowkit.h"

#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QFileDialog>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTreeView>

using namespace deck;
using namespace deck::ui;

namespace {

template <class T = QWidget>
T *part(const QWidget &page, const char *name)
{
    T *found = page.findChild<T *>(QString::fromLatin1(name));
    Q_ASSERT(found);
    return found;
}

std::unique_ptr<CostPage> opened(WindowKit &kit, const ClusterId &cluster = {})
{
    auto page = std::make_unique<CostPage>(kit.session, kit.context, cluster);
    page->resize(1200, 844);
    page->show();
    QCoreApplication::processEvents();
    return page;
}

/// Answers the file dialog that an export opened.
void chooseFile(CostPage &page, const QString &path)
{
    auto *dialog = part<QFileDialog>(page, "exportFile");
    Q_EMIT dialog->fileSelected(path);
    dialog->close();
}

} // namespace

class CostPageTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void figuresEqualTheReport()
    {
        WindowKit kit(WindowKit::Past::Day);
        const auto page = opened(kit);
        const Fmt fmt = kit.zone.fmt();
        const CostReport report = kit.session.cost(costQuery(CostPeriod::ThisMonth, sampleNow(), QTimeZone::utc()));
        QVERIFY(!report.total.amount.isZero());
        const QString text = visibleTextOf(*page);
        QVERIFY(text.contains(fmt.usd(report.total.amount)));
        QVERIFY(text.contains(fmt.usd(report.preemptible.saved())));
        QVERIFY(text.contains(fmt.usd(kit.session.burnRate({}).total())));
        QVERIFY(text.contains(QStringLiteral("June to date")));
        QVERIFY(text.contains(QStringLiteral("Forecast for June")));
        QVERIFY(text.contains(QStringLiteral("Rows are rounded, the total is exact.")));
        QVERIFY(text.contains(QStringLiteral("the invoice decides")));
        WindowKit::picture(*page, "cost");
        // The table as text ends with the same total.
        part<QAction>(*page, "copyTable")->trigger();
        const QStringList lines = QGuiApplication::clipboard()->text().trimmed().split(QLatin1Char('\n'));
        QVERIFY(lines.last().contains(fmt.usd(report.total.amount)));
        QVERIFY(lines.last().startsWith(QStringLiteral("Total, 6 clusters")));
        kit.theme.setChoice(Theme::Choice::Dark);
        WindowKit::picture(*page, "cost-dark");
    }

    void clustersAddUpToTheTotal()
    {
        WindowKit kit(WindowKit::Past::Day);
        const auto page = opened(kit);
        const auto *model = part<QTreeView>(*page, "costTree")->model();
        Amount sum;
        for (int row = 0; row < model->rowCount(); ++row)
            sum += model->index(row, 4).data(roles::AmountRole).value<Amount>();
        const CostReport report = kit.session.cost(costQuery(CostPeriod::ThisMonth, sampleNow(), QTimeZone::utc()));
        QVERIFY(sum == report.total.amount);
    }

    void oneClusterShowsItsOwn()
    {
        WindowKit kit(WindowKit::Past::Day);
        const auto page = opened(kit, sampleId("rl-rollouts"));
        const CostReport report = kit.session.cost(
            costQuery(CostPeriod::ThisMonth, sampleNow(), QTimeZone::utc(), sampleId("rl-rollouts")));
        QVERIFY(visibleTextOf(*page).contains(kit.zone.fmt().usd(report.total.amount)));
        QCOMPARE(part<QTreeView>(*page, "costTree")->model()->rowCount(), 1);
        WindowKit::picture(*page, "cost-cluster");
    }

    void exportsGoThroughTheSession_data()
    {
        QTest::addColumn<QByteArray>("action");
        QTest::addColumn<int>("format");
        QTest::newRow("csv") << QByteArray("exportCsv") << int(ExportFormat::Csv);
        QTest::newRow("json") << QByteArray("exportJson") << int(ExportFormat::Json);
    }
    void exportsGoThroughTheSession()
    {
        QFETCH(QByteArray, action);
        QFETCH(int, format);
        WindowKit kit;
        const auto page = opened(kit);
        part<QAction>(*page, action.constData())->trigger();
        const QString path = QStringLiteral("charges.out");
        chooseFile(*page, path);
        QCOMPARE(kit.session.exports.size(), 1);
        QCOMPARE(int(kit.session.exports.first().format), format);
        QCOMPARE(kit.session.exports.first().path, path);
        QCOMPARE(kit.session.exports.first().query.from.toIso(), QStringLiteral("2026-06-01T00:00:00Z"));
        Q_EMIT kit.session.exportFinished(path, Result<Done>(Done()));
        QVERIFY(visibleTextOf(*page).contains(QStringLiteral("Saved as charges.out")));
        part<QAction>(*page, action.constData())->trigger();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        chooseFile(*page, path);
        Q_EMIT kit.session.exportFinished(path, Result<Done>(Error(Error::Kind::Storage, QStringLiteral("disk full"))));
        QVERIFY(visibleTextOf(*page).contains(QStringLiteral("Nothing was saved.")));
    }

    void savesTheChartAsAPicture()
    {
        WindowKit kit(WindowKit::Past::Day);
        const auto page = opened(kit);
        QTemporaryDir folder;
        part<QAction>(*page, "exportPng")->trigger();
        const QString path = folder.filePath(QStringLiteral("chart.png"));
        chooseFile(*page, path);
        const QImage picture(path);
        QVERIFY(picture.width() > 1000);
        QVERIFY(picture.height() >= 160);
    }

    void gapsAreSaidAndMarked()
    {
        WindowKit kit;
        FleetSnapshot fleet = sampleFleet();
        for (const int minutes : {1, 2, 77}) {
            fleet.observedAt = sampleNow() + Seconds(minutes * 60);
            kit.session.publish(fleet);
        }
        const auto page = opened(kit);
        QVERIFY(part(*page, "gapNotice")->isVisible());
        QVERIFY(visibleTextOf(*page).contains(QStringLiteral("last 16 Jun 2026 14:34:08 to 15:49:08 UTC")));
        const auto *chart = part<BarStackChart>(*page, "costChart");
        QCOMPARE(chart->data().estimated.size(), 2);
        WindowKit::picture(*page, "cost-gap");
        part<QPushButton>(*page, "dismissGap")->click();
        QVERIFY(!part(*page, "gapNotice")->isVisible());
    }

    void withoutRatesNothingIsFree()
    {
        WindowKit kit;
        kit.session.setRateCard({});
        const auto page = opened(kit);
        const QString text = visibleTextOf(*page);
        QVERIFY(text.contains(QStringLiteral("Enter rates…")));
        QVERIFY(part(*page, "unpricedNotice")->isVisible());
        QVERIFY(!text.contains(QStringLiteral("$0.00")));
        WindowKit::picture(*page, "cost-unpriced");
    }

    void daysFollowTheZone()
    {
        WindowKit kit(WindowKit::Past::Day);
        const auto page = opened(kit);
        kit.zone.setZone(ZoneChoice::Zone::Local);
        QVERIFY(visibleTextOf(*page).contains(QStringLiteral("days in EDT")));
        part<QAction>(*page, "exportCsv")->trigger();
        chooseFile(*page, QStringLiteral("x.csv"));
        QCOMPARE(kit.session.exports.first().query.from.toIso(), QStringLiteral("2026-06-01T04:00:00Z"));
    }

    void columnsNarrowWithTheStretch()
    {
        WindowKit kit(WindowKit::Past::Day);
        const auto page = opened(kit);
        const auto *chart = part<BarStackChart>(*page, "costChart");
        QVERIFY(chart->data().buckets() >= 96);
        const auto choices = part(*page, "stretch")->findChildren<QAbstractButton *>();
        choices.at(2)->click();
        QCOMPARE(chart->data().buckets(), 16);
        QVERIFY(visibleTextOf(*page).contains(QStringLiteral("per day, days in UTC")));
    }

    void refusedKeyWithoutAFleetIsAState()
    {
        WindowKit kit;
        FakeSession empty;
        ConnectionState state;
        state.kind = ConnectionState::Kind::Refused;
        state.error = Error(Error::Kind::Http, QStringLiteral("no"));
        state.error->httpStatus = 401;
        CostPage page(empty, kit.context);
        page.show();
        empty.setConnection(state);
        QVERIFY(visibleTextOf(page).contains(QStringLiteral("Key not accepted (401).")));
        QVERIFY(!visibleTextOf(page).contains(QStringLiteral("Burn rate now")));
    }

    void everyTextFollowsTheLanguage()
    {
        WindowKit kit;
        const auto page = opened(kit);
        TestTranslator marked(true);
        qApp->installTranslator(&marked);
        QCoreApplication::processEvents();
        QVERIFY(part<QPushButton>(*page, "rates")->text().startsWith(QLatin1Char('[')));
        QVERIFY(part<QAction>(*page, "exportCsv")->text().startsWith(QLatin1Char('[')));
        QVERIFY(part<QComboBox>(*page, "period")->itemText(2).startsWith(QLatin1Char('[')));
        qApp->removeTranslator(&marked);
    }
};

QTEST_MAIN(CostPageTest)
#include "tst_costpage.moc"
