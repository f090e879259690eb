// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "amountdelegate.h"
#include "badgedelegate.h"
#include "capacitydelegate.h"
#include "pilldelegate.h"
#include "roles.h"
#include "spokenproxymodel.h"
#include "splitbardelegate.h"
#include "statevisuals.h"
#include "theme.h"
#include "totalrow.h"
#include "twolinedelegate.h"

#include <QAbstractItemModelTester>
#include <QBoxLayout>
#include <QDir>
#include <QHeaderView>
#include <QStandardItemModel>
#include <QTableView>
#include <QTest>

using namespace deck;
using namespace deck::ui;

namespace {

struct Row
{
    const char *name;
    const char *subtitle;
    ClusterStatus status;
    int standard, standardWanted, standardFailed;
    int preemptible, preemptibleWanted, draining;
    qint64 micro;
    bool stale;
};

constexpr Row fleet[] = {
    {"train-west-h100", "Kubernetes · H100 · us-central-8", ClusterStatus::Ready, 64, 64, 0, 48, 64, 8, 295'680'000, false},
    {"infer-prod-h200", "Kubernetes · H200 · us-west-2", ClusterStatus::Degraded, 24, 32, 8, 16, 16, 0, 134'400'000, false},
    {"research-slurm", "Slurm · H100 · us-central-8", ClusterStatus::Ready, 48, 48, 0, 0, -1, 0, 161'280'000, true},
    {"eval-b200", "Kubernetes · B200 · us-east-3", ClusterStatus::RunningAcceptanceTests, 16, 16, 0, 0, 32, 0, 102'400'000, false},
    {"odd-one", "Kubernetes · B200 · us-east-3", ClusterStatus::Unrecognised, 0, 8, 0, 0, 0, 0, -1, false},
};

enum Column { Name, Status, Standard, Preemptible, Cost, Class, Split, Count };

void fill(QStandardItemModel &model)
{
    model.setColumnCount(Count);
    model.setHorizontalHeaderLabels({QStringLiteral("Cluster"), QStringLiteral("Status"), QStringLiteral("Standard GPUs"),
                                     QStringLiteral("Preemptible GPUs"), QStringLiteral("Compute, $/h"), QStringLiteral("Class"),
                                     QStringLiteral("Split")});
    model.setHeaderData(Cost, Qt::Horizontal, int(Qt::AlignRight | Qt::AlignVCenter), Qt::TextAlignmentRole);
    for (const Row &row : fleet) {
        QList<QStandardItem *> items;
        for (int column = 0; column < Count; ++column) {
            auto *item = new QStandardItem(column == Name ? QString::fromUtf8(row.name) : QString());
            item->setData(QString::fromUtf8(row.subtitle), roles::SubtitleRole);
            item->setData(int(row.status), roles::StateRole);
            item->setData(QStringLiteral("Hibernating"), roles::RawStateRole);
            item->setData(row.stale, roles::StaleRole);
            const bool standard = column == Standard;
            item->setData(standard ? row.standard : row.preemptible, roles::NowRole);
            const int wanted = standard ? row.standardWanted : row.preemptibleWanted;
            if (wanted >= 0)
                item->setData(wanted, roles::WantedRole);
            item->setData(standard ? 0 : row.draining, roles::DrainingRole);
            item->setData(standard ? row.standardFailed : 0, roles::FailedRole);
            if (row.micro >= 0)
                item->setData(QVariant::fromValue(Amount::fromMicroUsd(row.micro)), roles::AmountRole);
            item->setData(QVariant::fromValue(QList<double>{3, 3, 2.9, 2.7, 2.4, 2.7, 2.96}), roles::SparkRole);
            item->setData(int(ComputeClass::Preemptible), roles::ClassRole);
            items.append(item);
        }
        model.appendRow(items);
    }
}

} // namespace

class TestDelegates : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_theme.install();
        fill(m_model);
        m_spoken.setSourceModel(&m_model);
        m_name = new TwoLineDelegate(this);
        m_name->setMark([](const QModelIndex &index) {
            return std::optional(StateVisuals::of(ClusterStatus(index.data(roles::StateRole).toInt())));
        });
        m_status = new PillDelegate(&PillDelegate::clusterStatus, this);
        m_standard = new CapacityDelegate(NodeClass::Standard, m_zone, this);
        m_preemptible = new CapacityDelegate(NodeClass::Preemptible, m_zone, this);
        m_preemptible->setAbsence([](const QModelIndex &index) {
            return index.data(roles::WantedRole).isValid() ? QStringLiteral("No target") : QStringLiteral("Not available on Slurm");
        });
        m_cost = new AmountDelegate(AmountDelegate::Format::Cents, m_zone, this);
        m_cost->setBold([](const QModelIndex &) { return true; });
        m_cost->setSparkRole(roles::SparkRole);
        m_class = new BadgeDelegate(this);
        m_split = new SplitBarDelegate(
            [](const QModelIndex &) {
                return QVector<BarPart>{{BarPart::Fill::Standard, 60}, {BarPart::Fill::Preemptible, 30}, {BarPart::Fill::Storage, 4}};
            },
            [] { return 120.0; }, this);
        m_delegates = {m_name, m_status, m_standard, m_preemptible, m_cost, m_class, m_split};
        for (int column = 0; column < Count; ++column)
            m_spoken.setSpeaker(column, m_delegates.at(column));
    }

    void whatIsPaintedIsAlsoSpoken_data()
    {
        QTest::addColumn<int>("row");
        QTest::addColumn<int>("column");
        QTest::addColumn<QString>("words");
        QTest::newRow("name") << 0 << int(Name) << QStringLiteral("train-west-h100, Kubernetes · H100 · us-central-8");
        QTest::newRow("status") << 0 << int(Status) << QStringLiteral("Ready");
        QTest::newRow("stale") << 2 << int(Status) << QStringLiteral("Ready, last known");
        QTest::newRow("C08 an unknown status is the server's word") << 4 << int(Status) << QStringLiteral("Hibernating");
        QTest::newRow("failed") << 1 << int(Standard) << QStringLiteral("Standard GPUs, 24 of 32 running, 8 failed");
        QTest::newRow("draining") << 0 << int(Preemptible)
                                  << QStringLiteral("Preemptible GPUs, 48 of 64 running, 8 of them draining, 16 waiting");
        QTest::newRow("does not apply") << 2 << int(Preemptible) << QStringLiteral("Not available on Slurm");
        QTest::newRow("nothing wanted") << 4 << int(Preemptible) << QStringLiteral("No target");
        QTest::newRow("money") << 0 << int(Cost) << QStringLiteral("$295.68");
        QTest::newRow("no price is not $0") << 4 << int(Cost) << QStringLiteral("–");
        QTest::newRow("class") << 0 << int(Class) << QStringLiteral("Preemptible");
    }

    void whatIsPaintedIsAlsoSpoken()
    {
        QFETCH(int, row);
        QFETCH(int, column);
        const QModelIndex index = m_spoken.index(row, column);
        QTEST(index.data(Qt::AccessibleTextRole).toString(), "words");
    }

    void theSpokenModelIsAProperModel()
    {
        const QAbstractItemModelTester tester(&m_spoken, QAbstractItemModelTester::FailureReportingMode::QtTest);
        m_model.insertRow(0);
        m_model.removeRow(0);
    }

    void rowsLookLikeTheMockups_data()
    {
        QTest::addColumn<bool>("dark");
        QTest::newRow("light") << false;
        QTest::newRow("dark") << true;
    }

    void rowsLookLikeTheMockups()
    {
        QFETCH(bool, dark);
        m_theme.setChoice(dark ? Theme::Choice::Dark : Theme::Choice::Light);
        const Tokens &c = m_theme.tokens();
        QWidget window;
        auto *column = new QVBoxLayout(&window);
        column->setContentsMargins(0, 0, 0, 0);
        column->setSpacing(0);
        auto *table = new QTableView;
        table->setModel(&m_spoken);
        table->setFrameShape(QFrame::NoFrame);
        table->setShowGrid(false);
        table->setAlternatingRowColors(true);
        table->setSelectionBehavior(QAbstractItemView::SelectRows);
        table->verticalHeader()->hide();
        table->verticalHeader()->setDefaultSectionSize(44);
        table->setSortingEnabled(false);
        table->horizontalHeader()->setSortIndicator(0, Qt::AscendingOrder);
        table->horizontalHeader()->setSortIndicatorShown(true);
        table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
        const int widths[] = {214, 156, 202, 208, 152, 76, 160};
        for (int i = 0; i < Count; ++i) {
            table->setItemDelegateForColumn(i, m_delegates.at(i));
            table->setColumnWidth(i, widths[i]);
        }
        column->addWidget(table);
        auto *total = new TotalRow(table->horizontalHeader());
        total->setCell(Name, QStringLiteral("Total, 5 clusters"), Qt::AlignLeft);
        total->setCell(Standard, QStringLiteral("152 / 168"), Qt::AlignRight, 174);
        total->setCell(Cost, QStringLiteral("$693.76"));
        column->addWidget(total);
        window.resize(1168, 28 + 5 * 44 + 28);
        table->selectRow(0);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        const QImage image = window.grab().toImage();
        QCOMPARE(image.pixelColor(1, 28 + 22), c.selLine);
        QCOMPARE(image.pixelColor(400, 28 + 4), c.sel);
        QCOMPARE(image.pixelColor(400, 28 + 44 + 4), c.alt);
        QCOMPARE(image.pixelColor(400, 28 + 88 + 4), c.base);
        QCOMPARE(image.pixelColor(400, 4), c.raised);
        const QString folder = qEnvironmentVariable("CLUSTERDECK_SHEETS");
        if (!folder.isEmpty())
            QVERIFY(image.save(QDir(folder).filePath(QStringLiteral("delegates-%1.png").arg(QString::fromLatin1(QTest::currentDataTag())))));
    }

private:
    Theme m_theme;
    ZoneChoice m_zone{QLocale(QStringLiteral("en_US")), QTimeZone::utc()};
    QStandardItemModel m_model;
    SpokenProxyModel m_spoken;
    TwoLineDelegate *m_name = nullptr;
    PillDelegate *m_status = nullptr;
    CapacityDelegate *m_standard = nullptr;
    CapacityDelegate *m_preemptible = nullptr;
    AmountDelegate *m_cost = nullptr;
    BadgeDelegate *m_class = nullptr;
    SplitBarDelegate *m_split = nullptr;
    QList<RowDelegate *> m_delegates;
};

QTEST_MAIN(TestDelegates)
#include "tst_delegates.moc"
