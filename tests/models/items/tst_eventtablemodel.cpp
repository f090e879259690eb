// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "eventrowbuilder.h"
#include "eventtablemodel.h"
#include "itemfixture.h"
#include "roles.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace deck;
using Column = EventTableModel::Column;

class TestEventTableModel : public QObject
{
    Q_OBJECT

    static EventRow row(const char *key, std::optional<qint64> second, EventKind kind = EventKind::Other, const QString &reason = {})
    {
        EventRow row;
        row.event.key = QString::fromLatin1(key);
        row.event.kind = kind;
        row.event.reason = reason;
        if (second)
            row.event.at = Instant::fromSeconds(*second);
        return row;
    }

private Q_SLOTS:
    void c05OrdersNewestFirstAndUnknownTimesLast()
    {
        EventTableModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QList<EventRow> rows{row("e1", 100), row("e2", 300), row("e4", {}), row("e3", 200)};
        model.applySnapshot(rows);
        const auto keys = [&model] {
            QStringList all;
            for (int i = 0; i < model.rowCount(); ++i)
                all.append(model.index(i, 0).data(roles::KeyRole).toString());
            return all;
        };
        const QStringList expected{QStringLiteral("e2"), QStringLiteral("e3"), QStringLiteral("e1"), QStringLiteral("e4")};
        QCOMPARE(keys(), expected);
        QCOMPARE(model.index(3, int(Column::Time)).data().toString(), QStringLiteral("time unknown"));
        QSignalSpy inserted(&model, &QAbstractItemModel::rowsInserted);
        std::ranges::reverse(rows); // the same events again, shuffled
        model.applySnapshot(rows);
        QCOMPARE(keys(), expected);
        QCOMPARE(inserted.size(), 0);
    }

    void saysWhatHappenedInWords_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<QString>("reason");
        QTest::addColumn<QString>("words");
        QTest::newRow("phase") << int(EventKind::NodePhase) << "NODE_PHASE_RUNNING" << "The node is now: Running";
        QTest::newRow("unknown phase") << int(EventKind::NodePhase) << "NODE_PHASE_HIBERNATING"
                                       << "The node is now: NODE_PHASE_HIBERNATING";
        QTest::newRow("notice") << int(EventKind::PreemptionNotice) << "TogetherPreemptionNotified"
                                << "The node is being taken back and leaves within 5 minutes.";
        QTest::newRow("unknown reason") << int(EventKind::Other) << "TogetherMystery" << "TogetherMystery";
        QTest::newRow("own action") << int(EventKind::OwnAction) << "scale.refused" << "The service refused your change.";
    }
    void saysWhatHappenedInWords()
    {
        QFETCH(int, kind);
        QFETCH(QString, reason);
        QFETCH(QString, words);
        EventTableModel model;
        model.applySnapshot({row("e", 1, EventKind(kind), reason)});
        QCOMPARE(model.index(0, int(Column::WhatHappened)).data().toString(), words);
    }

    void tellsWhatEachEventDidToTheCostPerHour()
    {
        Cluster cluster = ItemFixture::cluster();
        cluster.nodes = {ItemFixture::node(QStringLiteral("gpu-preemptible-dp-a"), "NODE_PHASE_BOOTING", 90'000)};
        cluster.nodes.first().transitions.append({nodePhaseFromApi(QStringLiteral("NODE_PHASE_RUNNING")), Instant::fromSeconds(90'100)});
        cluster.events = {};
        FleetHistory history = ItemFixture::historyOf(cluster);
        Cluster later = cluster;
        Node gone = later.nodes.takeFirst();
        gone.deletedAt = Instant::fromSeconds(100'010);
        later.deletedNodes = {gone};
        history.observe(diff(ItemFixture::fleetOf(cluster), ItemFixture::fleetOf(later, ItemFixture::now + Seconds(15))));
        const QList<EventRow> rows = buildEventRows(history, cluster.id, ItemFixture::rates());
        const auto changeOf = [&rows](EventKind kind) {
            const auto found = std::ranges::find_if(rows, [kind](const EventRow &each) {
                return each.event.kind == kind && each.perHourChange.has_value();
            });
            return found == rows.cend() ? QString() : found->perHourChange->toDecimal(2);
        };
        QCOMPARE(changeOf(EventKind::NodePhase), QStringLiteral("13.60"));
        QCOMPARE(changeOf(EventKind::NodeRemoved), QStringLiteral("-13.60"));
    }
};

QTEST_GUILESS_MAIN(TestEventTableModel)
#include "tst_eventtablemodel.moc"
