// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "itemfixture.h"
#include "noderowbuilder.h"
#include "nodetablemodel.h"
#include "roles.h"

#include <QAbstractItemModelTester>
#include <QTest>

using namespace deck;
using Column = NodeTableModel::Column;

class TestNodeTableModel : public QObject
{
    Q_OBJECT

    static QList<NodeRow> rowsOf(const Cluster &cluster, const RateCard &card = ItemFixture::rates(), bool stale = false)
    {
        return buildNodeRows(ItemFixture::entryOf(cluster), ItemFixture::historyOf(cluster), card, ItemFixture::now, stale);
    }
    static QVariant at(const NodeTableModel &model, int row, Column column, int role = Qt::DisplayRole)
    {
        return model.index(row, int(column)).data(role);
    }

private Q_SLOTS:
    void listsNodesAndTheSlotsThatNobodyFills()
    {
        NodeTableModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.applySnapshot(rowsOf(ItemFixture::cluster()));
        QStringList names;
        for (int row = 0; row < model.rowCount(); ++row)
            names.append(at(model, row, Column::Name).toString());
        QCOMPARE(names, QStringList({QStringLiteral("gpu-dp-a"), QStringLiteral("gpu-dp-b"), QStringLiteral("gpu-preemptible-dp-a"),
                                     QStringLiteral("gpu-preemptible-dp-b"), QStringLiteral("Unfilled slot 3 of 3")}));
        QVERIFY(at(model, 4, Column::Name, roles::UnfilledRole).toBool());
        QVERIFY(!(model.index(4, 0).flags() & Qt::ItemIsSelectable));
        QVERIFY(model.index(4, 0).flags() & Qt::ItemIsEnabled);
        QVERIFY(model.index(3, 0).flags() & Qt::ItemIsSelectable);
        QCOMPARE(model.rowOf(NodeId(QStringLiteral("gpu-preemptible-dp-a"))), 2);
        QCOMPARE(model.rowOf(NodeId()), -1);
    }

    void showsADrainWithItsDeadline()
    {
        const QList<NodeRow> rows = rowsOf(ItemFixture::cluster());
        const auto draining = std::ranges::find(rows, NodeState::Draining, &NodeRow::state);
        QVERIFY(draining != rows.cend());
        QCOMPARE(draining->node.id, NodeId(QStringLiteral("gpu-preemptible-dp-b")));
        QCOMPARE(draining->drain->deadline, Instant::fromSeconds(99'900 + 300));
        QCOMPARE(*draining->inPhaseSince, Instant::fromSeconds(99'900));
        QCOMPARE(*draining->aliveSince, Instant::fromSeconds(90'000));
        QCOMPARE(draining->perHour->toDecimal(2), QStringLiteral("13.60")); // draining is billed
    }

    void pricesByClassAndNeverInventsAPrice()
    {
        NodeTableModel model;
        model.applySnapshot(rowsOf(ItemFixture::cluster()));
        QCOMPARE(at(model, 0, Column::PerHour, roles::AmountRole).value<Amount>().toDecimal(2), QStringLiteral("27.20"));
        QVERIFY(at(model, 1, Column::PerHour, roles::AmountRole).value<Amount>().isZero()); // failed
        model.applySnapshot(rowsOf(ItemFixture::cluster(), RateCard()));
        QVERIFY(!at(model, 0, Column::PerHour, roles::AmountRole).isValid());
        Cluster reserved = ItemFixture::cluster();
        reserved.reservedGpus = 8; // which of the nodes it covers is not said
        model.applySnapshot(rowsOf(reserved));
        QVERIFY(!at(model, 0, Column::PerHour, roles::AmountRole).isValid());
    }

    void c08ShowsWhatItDoesNotKnowInTheServersWord()
    {
        Cluster cluster = ItemFixture::cluster();
        cluster.nodes = {ItemFixture::node(QStringLiteral("gpu-dp-n5"), "NODE_PHASE_HIBERNATING"),
                         ItemFixture::node(QStringLiteral("strange-\u202Ename"), "NODE_PHASE_RUNNING")};
        NodeTableModel model;
        model.applySnapshot(rowsOf(cluster));
        const int row = model.rowOf(NodeId(QStringLiteral("gpu-dp-n5")));
        QCOMPARE(at(model, row, Column::Phase).toString(), QStringLiteral("NODE_PHASE_HIBERNATING"));
        QCOMPARE(at(model, row, Column::Phase, roles::StateRole).toInt(), int(NodeState::Unrecognised));
        const int strange = model.rowOf(cluster.nodes.last().id);
        QVERIFY(!at(model, strange, Column::Name).toString().contains(QChar(0x202E)));
        QCOMPARE(at(model, strange, Column::Class).toString(), QStringLiteral("Unknown class"));
    }

    void saysAWholeSentenceToScreenReaders()
    {
        NodeTableModel model;
        model.applySnapshot(rowsOf(ItemFixture::cluster()));
        QCOMPARE(at(model, 3, Column::Name, Qt::AccessibleTextRole).toString(),
                 QStringLiteral("gpu-preemptible-dp-b, Preemptible, Draining"));
    }

    void marksStaleRowsAndCountsANodeListedTwiceOnce()
    {
        Cluster cluster = ItemFixture::cluster();
        cluster.nodes.append(cluster.nodes.first());
        const QList<NodeRow> rows = rowsOf(cluster, ItemFixture::rates(), true);
        QCOMPARE(rows.size(), 5);
        QVERIFY(std::ranges::all_of(rows, &NodeRow::stale));
    }

    void asksForNoSlotsOfAClusterThatIsBeingDeleted()
    {
        Cluster cluster = ItemFixture::cluster();
        cluster.status = clusterStatusFromApi(QStringLiteral("Deleting"));
        QCOMPARE(rowsOf(cluster).size(), 4);
        cluster.status = clusterStatusFromApi(QStringLiteral("Ready"));
        cluster.desiredPreemptibleGpus.reset();
        QCOMPARE(rowsOf(cluster).size(), 4); // a target that is not known leaves nothing unfilled
    }
};

QTEST_GUILESS_MAIN(TestNodeTableModel)
#include "tst_nodetablemodel.moc"
