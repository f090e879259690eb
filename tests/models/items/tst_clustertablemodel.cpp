// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "clusterrowbuilder.h"
#include "clustertablemodel.h"
#include "costcalculator.h"
#include "itemfixture.h"
#include "roles.h"

#include <QAbstractItemModelTester>
#include <QTest>

using namespace deck;
using Column = ClusterTableModel::Column;

class TestClusterTableModel : public QObject
{
    Q_OBJECT

    static QList<ClusterRow> rowsOf(const Cluster &cluster, const RateCard &card = ItemFixture::rates(), bool stale = false)
    {
        const FleetHistory history = ItemFixture::historyOf(cluster);
        CostQuery query;
        query.to = ItemFixture::now;
        const CostReport cost = calculateCost(history, card, BillingRule(), query);
        return buildClusterRows(*ItemFixture::fleetOf(cluster), history, card, cost, ItemFixture::now, stale);
    }
    static QVariant at(const ClusterTableModel &model, Column column, int role = Qt::DisplayRole)
    {
        return model.index(0, int(column)).data(role);
    }

private Q_SLOTS:
    void tellsFactsByRole()
    {
        ClusterTableModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.applySnapshot(rowsOf(ItemFixture::cluster()));
        QCOMPARE(model.rowCount(), 1);
        QCOMPARE(model.rowOf(ClusterId(QStringLiteral("c-1"))), 0);
        QCOMPARE(at(model, Column::Name).toString(), QStringLiteral("train"));
        QCOMPARE(at(model, Column::Name, roles::SubtitleRole).toString(), QStringLiteral("Kubernetes · H100 SXM · us-central-8"));
        QCOMPARE(at(model, Column::Status).toString(), QStringLiteral("Ready"));
        QCOMPARE(at(model, Column::Standard).toString(), QStringLiteral("8 of 16"));
        QCOMPARE(at(model, Column::Standard, roles::FailedRole).toInt(), 8);
        QCOMPARE(at(model, Column::Preemptible, roles::NowRole).toInt(), 16);
        QCOMPARE(at(model, Column::Preemptible, roles::WantedRole).toInt(), 24);
        QCOMPARE(at(model, Column::Preemptible, roles::DrainingRole).toInt(), 8);
        QCOMPARE(at(model, Column::Preempted24h).toString(), QStringLiteral("1"));
        QVERIFY(at(model, Column::Preemptible, roles::InstantRole).isValid()); // short since
        // 8 standard at 3.40 and 16 preemptible at half of it; the failed node costs nothing.
        QCOMPARE(at(model, Column::ComputePerHour, roles::AmountRole).value<Amount>().toDecimal(2), QStringLiteral("54.40"));
        QVERIFY(at(model, Column::ComputePerHour).toString().isEmpty());
        QVERIFY(at(model, Column::Preemptible, Qt::AccessibleTextRole).toString().contains(QStringLiteral("8 of them draining")));
    }

    void showsNoPriceWhereNoneIsKnown()
    {
        ClusterTableModel model;
        model.applySnapshot(rowsOf(ItemFixture::cluster(), RateCard()));
        QVERIFY(!at(model, Column::ComputePerHour, roles::AmountRole).isValid());
        QVERIFY(!at(model, Column::MonthToDate, roles::AmountRole).isValid());
    }

    void keepsAnUnknownStatusInItsOwnWord()
    {
        Cluster cluster = ItemFixture::cluster();
        cluster.status = clusterStatusFromApi(QStringLiteral("Hibernating"));
        ClusterTableModel model;
        model.applySnapshot(rowsOf(cluster));
        QCOMPARE(at(model, Column::Status).toString(), QStringLiteral("Hibernating"));
        QCOMPARE(at(model, Column::Status, roles::StateRole).toInt(), int(ClusterStatus::Unrecognised));
    }

    void doesNotOfferPreemptibleToSlurm()
    {
        Cluster cluster = ItemFixture::cluster();
        cluster.type = clusterTypeFromApi(QStringLiteral("SLURM"));
        cluster.allocatedPreemptibleGpus = 0;
        cluster.desiredPreemptibleGpus = 0;
        ClusterTableModel model;
        model.applySnapshot(rowsOf(cluster));
        QCOMPARE(at(model, Column::Preemptible).toString(), QStringLiteral("–"));
        QVERIFY(!at(model, Column::Preemptible, roles::WantedRole).isValid());
    }

    void aCountThatIsNotKnownIsNeitherZeroNorTheOneThatRuns()
    {
        Cluster cluster = ItemFixture::cluster();
        cluster.standardGpus.reset();
        cluster.desiredPreemptibleGpus.reset();
        cluster.allocatedPreemptibleGpus.reset();
        for (Node &node : cluster.nodes)
            node.gpus.reset();
        ClusterTableModel model;
        model.applySnapshot(rowsOf(cluster));
        QCOMPARE(at(model, Column::Standard).toString(), QStringLiteral("at least 0 of unknown"));
        QCOMPARE(at(model, Column::Preemptible).toString(), QStringLiteral("at least 0 of unknown"));
        QVERIFY(at(model, Column::Standard, roles::NowUnknownRole).toBool() && at(model, Column::Standard, roles::WantedUnknownRole).toBool());
        QVERIFY(at(model, Column::Preemptible, roles::WantedUnknownRole).toBool());
        QVERIFY(at(model, Column::ComputePerHour, roles::SparkRole).value<QList<double>>().isEmpty()); // no line along zero
    }

    void saysMissingOfWhatTheListLeavesOut()
    {
        QList<ClusterRow> rows = rowsOf(ItemFixture::cluster());
        rows.first().presence = Presence::Missing;
        ClusterTableModel model;
        model.applySnapshot(rows);
        QCOMPARE(at(model, Column::Status).toString(), QStringLiteral("Missing, last seen as Ready"));
        QVERIFY(at(model, Column::Status, roles::StaleRole).toBool());
    }
};

QTEST_GUILESS_MAIN(TestClusterTableModel)
#include "tst_clustertablemodel.moc"
