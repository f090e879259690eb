// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "snapshottablemodel.h"

#include <QAbstractItemModelTester>
#include <QRandomGenerator>
#include <QSignalSpy>
#include <QTest>

using namespace deck;

namespace {

struct Row
{
    int id = 0;
    int load = 0;
    int key() const { return id; }
    bool operator==(const Row &) const = default;
};

class RowModel final : public SnapshotTableModel<Row>
{
public:
    int columnCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : 2; }
    QVariant data(const QModelIndex &index, int role) const override
    {
        if (role != Qt::DisplayRole)
            return {};
        return index.column() == 0 ? rowAt(index.row()).id : rowAt(index.row()).load;
    }
};

} // namespace

class TestSnapshotTableModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsSelectionsByTellingTheFewestChanges()
    {
        RowModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.applySnapshot({{1, 0}, {3, 0}, {5, 0}});
        const QPersistentModelIndex three = model.index(1, 0);
        QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
        QSignalSpy inserted(&model, &QAbstractItemModel::rowsInserted);
        QSignalSpy removed(&model, &QAbstractItemModel::rowsRemoved);
        QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
        model.applySnapshot({{0, 0}, {2, 0}, {3, 7}, {4, 0}, {6, 0}, {7, 0}});
        QCOMPARE(three.row(), 2);
        QCOMPARE(three.data().toInt(), 3);
        QCOMPARE(changed.size(), 1);
        QCOMPARE(inserted.size(), 4);
        QCOMPARE(removed.size(), 2);
        QCOMPARE(reset.size(), 0);
        model.applySnapshot({});
        QCOMPARE(model.rowCount(), 0);
        QVERIFY(!three.isValid());
    }

    void saysNothingWhenNothingChanged()
    {
        RowModel model;
        model.applySnapshot({{1, 0}, {2, 0}});
        QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
        QSignalSpy inserted(&model, &QAbstractItemModel::rowsInserted);
        model.applySnapshot({{2, 0}, {1, 0}});
        QCOMPARE(changed.size(), 0);
        QCOMPARE(inserted.size(), 0);
    }

    void endsEqualToAnySnapshot()
    {
        RowModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QRandomGenerator random(42);
        for (int round = 0; round < 300; ++round) {
            QList<Row> next;
            for (int id = 0; id < 30; ++id) {
                if (random.bounded(2) != 0)
                    next.append({id, int(random.bounded(3))});
            }
            const QList<Row> expected = next;
            std::shuffle(next.begin(), next.end(), random);
            model.applySnapshot(next);
            QCOMPARE(model.rows(), expected);
        }
    }
};

QTEST_GUILESS_MAIN(TestSnapshotTableModel)
#include "tst_snapshottablemodel.moc"
