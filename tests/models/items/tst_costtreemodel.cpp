// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "costsortmodel.h"
#include "costtreemodel.h"

#include <QAbstractItemModelTester>
#include <QRandomGenerator>
#include <QSignalSpy>
#include <QTest>

using namespace deck;
using Column = CostTreeModel::Column;

namespace {

NodeCost nodeCost(const QString &id, qint64 microUsd, ComputeClass computeClass = ComputeClass::Preemptible)
{
    NodeCost node;
    node.node = NodeId(id);
    node.computeClass = computeClass;
    node.sum.amount = Amount::fromMicroUsd(microUsd);
    node.sum.onDemandAmount = Amount::fromMicroUsd(computeClass == ComputeClass::Preemptible ? 2 * microUsd : microUsd);
    node.sum.usage = GpuSeconds(3600);
    return node;
}

ClassCost classCost(ChargeClass chargeClass, const QList<NodeCost> &nodes)
{
    ClassCost part;
    part.chargeClass = chargeClass;
    part.nodes = nodes;
    part.nodesEver = int(nodes.size());
    for (const NodeCost &node : nodes)
        part.sum += node.sum;
    return part;
}

ClusterCost clusterCost(const QString &name, const QList<ClassCost> &classes)
{
    ClusterCost cluster;
    cluster.cluster = ClusterId(QStringLiteral("cl-") + name);
    cluster.name = name;
    cluster.classes = classes;
    for (const ClassCost &part : classes)
        cluster.sum += part.sum;
    return cluster;
}

CostReport reportOf(const QList<ClusterCost> &clusters)
{
    CostReport report;
    report.clusters = clusters;
    for (const ClusterCost &cluster : clusters)
        report.total += cluster.sum;
    return report;
}

CostReport twoClusters()
{
    ClassCost storage;
    storage.chargeClass = ChargeClass::Storage;
    storage.unitsNow = 40;
    storage.sum.amount = storage.sum.onDemandAmount = Amount::fromMicroUsd(500'000);
    QList<NodeCost> many;
    for (int i = 0; i < 9; ++i)
        many.append(nodeCost(QStringLiteral("gpu-preemptible-dp-%1").arg(i), 1'000'000 - i));
    return reportOf({clusterCost(QStringLiteral("alpha"), {classCost(ChargeClass::Standard, {nodeCost(QStringLiteral("gpu-dp-a"), 4'000'000,
                                                                                     ComputeClass::Standard)}),
                                                           classCost(ChargeClass::Preemptible, many), storage}),
                     clusterCost(QStringLiteral("beta"), {classCost(ChargeClass::Preemptible, {nodeCost(QStringLiteral("gpu-preemptible-dp-z"),
                                                                                        20'000'000)})})});
}

Amount sumOf(const CostTreeModel &model, const QModelIndex &parent)
{
    Amount sum;
    for (int row = 0; row < model.rowCount(parent); ++row)
        sum += model.rowAt(model.index(row, 0, parent)).sum.amount;
    return sum;
}

QStringList textOf(const QAbstractItemModel &model, const QModelIndex &parent = {}, int depth = 0)
{
    QStringList lines;
    for (int row = 0; row < model.rowCount(parent); ++row) {
        const QModelIndex index = model.index(row, 0, parent);
        lines.append(QString(depth * 2, QLatin1Char(' ')) + index.data().toString());
        lines.append(textOf(model, index, depth + 1));
    }
    return lines;
}

} // namespace

class CostTreeModelTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void everyLevelSumsToTheReport()
    {
        CostTreeModel model;
        QAbstractItemModelTester tester(&model);
        const CostReport report = twoClusters();
        for (const CostGrouping grouping : {CostGrouping::ByCluster, CostGrouping::ByClass, CostGrouping::ByNode}) {
            model.setGrouping(grouping);
            model.setReport(report, {});
            QVERIFY(sumOf(model, {}) == report.total.amount);
            for (int row = 0; row < model.rowCount(); ++row) {
                const QModelIndex top = model.index(row, 0);
                if (model.rowCount(top) > 0)
                    QVERIFY(sumOf(model, top) == model.rowAt(top).sum.amount);
            }
        }
    }

    void keepsIndexesWhenANewReportArrives()
    {
        CostTreeModel model;
        QAbstractItemModelTester tester(&model);
        CostReport report = twoClusters();
        model.setReport(report, {});
        const QPersistentModelIndex beta = model.index(1, 0);
        QCOMPARE(beta.data().toString(), QStringLiteral("beta"));
        QSignalSpy removed(&model, &QAbstractItemModel::rowsRemoved);
        QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
        report.clusters.insert(1, clusterCost(QStringLiteral("azure"), {}));
        report.clusters[2].sum.amount += Amount::fromMicroUsd(7);
        model.setReport(report, {});
        QVERIFY(beta.isValid());
        QCOMPARE(beta.row(), 2);
        QCOMPARE(qvariant_cast<Amount>(beta.sibling(beta.row(), int(Column::Amount)).data(roles::AmountRole)).toMicroUsd(), 20'000'007);
        QCOMPARE(removed.count(), 0);
        QCOMPARE(reset.count(), 0);
    }

    void anEqualReportIsSilent()
    {
        CostTreeModel model;
        model.setReport(twoClusters(), {});
        QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
        QSignalSpy inserted(&model, &QAbstractItemModel::rowsInserted);
        model.setReport(twoClusters(), {});
        QCOMPARE(changed.count(), 0);
        QCOMPARE(inserted.count(), 0);
    }

    void randomReportsArriveWhole()
    {
        CostTreeModel model;
        QAbstractItemModelTester tester(&model);
        QRandomGenerator random(7);
        for (int round = 0; round < 200; ++round) {
            QList<ClusterCost> clusters;
            for (int c = 0; c < 5; ++c) {
                if (random.bounded(2) == 0)
                    continue;
                QList<NodeCost> nodes;
                for (int n = 0; n < random.bounded(10); ++n)
                    nodes.append(nodeCost(QStringLiteral("gpu-preemptible-dp-%1").arg(n), 1 + random.bounded(3)));
                clusters.append(clusterCost(QString(QChar(u'a' + c)), {classCost(ChargeClass::Preemptible, nodes)}));
            }
            const CostReport report = reportOf(clusters);
            model.setReport(report, {});
            CostTreeModel fresh;
            fresh.setReport(report, {});
            QCOMPARE(textOf(model), textOf(fresh));
            QVERIFY(sumOf(model, {}) == report.total.amount);
        }
    }

    void foldsCheapNodesUntilAsked()
    {
        CostTreeModel model;
        QAbstractItemModelTester tester(&model);
        model.setReport(twoClusters(), {});
        const QModelIndex preemptible = model.index(1, 0, model.index(0, 0));
        QCOMPARE(preemptible.data().toString(), QStringLiteral("Preemptible, 9 node(s), 0 now"));
        QCOMPARE(model.rowCount(preemptible), 6);
        const QModelIndex more = model.index(5, 0, preemptible);
        QCOMPARE(more.data().toString(), QStringLiteral("4 more node(s)"));
        QVERIFY(sumOf(model, preemptible) == model.rowAt(preemptible).sum.amount);
        model.unfold(more);
        QCOMPARE(model.rowCount(model.index(1, 0, model.index(0, 0))), 9);
    }

    void theRestStaysLastInAnyOrder()
    {
        CostTreeModel model;
        model.setReport(twoClusters(), {});
        CostSortModel sorted;
        sorted.setSourceModel(&model);
        for (const Qt::SortOrder order : {Qt::AscendingOrder, Qt::DescendingOrder}) {
            sorted.sort(int(Column::Amount), order);
            QCOMPARE(sorted.index(0, 0).data().toString(),
                     order == Qt::AscendingOrder ? QStringLiteral("alpha") : QStringLiteral("beta"));
            const QModelIndex alpha = sorted.mapFromSource(model.index(0, 0));
            const QModelIndex preemptible = sorted.mapFromSource(model.index(1, 0, model.index(0, 0)));
            QCOMPARE(preemptible.parent(), alpha);
            QCOMPARE(sorted.index(5, 0, preemptible).data(costroles::KindRole).toInt(), int(CostRow::Kind::More));
        }
    }

    void whatHasNoPriceHasNoAmount()
    {
        CostReport report = twoClusters();
        report.clusters[1].sum = CostSum();
        report.clusters[1].sum.unpriced = true;
        CostTreeModel model;
        model.setReport(report, {});
        QVERIFY(!model.index(1, int(Column::Amount)).data(roles::AmountRole).isValid());
        QVERIFY(model.index(1, 0).data(costroles::UnpricedRole).toBool());
    }

    void savingAndUsageDoNotApplyToStorage()
    {
        CostTreeModel model;
        model.setReport(twoClusters(), {});
        const QModelIndex storage = model.index(2, 0, model.index(0, 0));
        QCOMPARE(storage.data().toString(), QStringLiteral("Storage, 40 TiB"));
        QVERIFY(!storage.data(costroles::UsageRole).isValid());
        QVERIFY(!storage.siblingAtColumn(int(Column::Saved)).data(roles::AmountRole).isValid());
        const QModelIndex preemptible = model.index(1, 0, model.index(0, 0));
        QVERIFY(preemptible.siblingAtColumn(int(Column::Saved)).data(roles::AmountRole).isValid());
    }
};

QTEST_MAIN(CostTreeModelTest)
#include "tst_costtreemodel.moc"
