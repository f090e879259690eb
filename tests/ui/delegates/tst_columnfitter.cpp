// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "columnfitter.h"
#include "theme.h"

#include <QHeaderView>
#include <QScrollBar>
#include <QSignalSpy>
#include <QStandardItemModel>
#include <QTableView>
#include <QTest>

using namespace deck::ui;

class ColumnFitterTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void widthsFillTheRoom_data()
    {
        QTest::addColumn<int>("room");
        QTest::addColumn<QList<int>>("widths");
        QTest::newRow("all as designed, the first takes the rest") << 700 << QList<int>{330, 120, 150, 100};
        QTest::newRow("exactly as designed") << 570 << QList<int>{200, 120, 150, 100};
        QTest::newRow("names first") << 500 << QList<int>{200, 120, 80, 100};
        QTest::newRow("names give way") << 400 << QList<int>{100, 120, 80, 100};
        QTest::newRow("the least important goes") << 399 << QList<int>{179, 120, 0, 100};
        QTest::newRow("then the next") << 319 << QList<int>{199, 120, 0, 0};
        QTest::newRow("what stays is never cut") << 150 << QList<int>{100, 120, 0, 0};
    }
    void widthsFillTheRoom()
    {
        QFETCH(const int, room);
        const QList<ColumnFitter::Wish> wishes{{200, 100, 1, 0}, {120, 120, 0, 0}, {150, 80, 0, 1}, {100, 100, 0, 2}};
        QTEST(ColumnFitter::widths(wishes, room), "widths");
    }

    void aHiddenColumnIsNamedAndComesBack()
    {
        QStandardItemModel model(1, 2);
        model.setHorizontalHeaderLabels({QStringLiteral("Node"), QStringLiteral("Preempted 24 h")});
        model.setItem(0, 0, new QStandardItem(QStringLiteral("…4qv9d")));
        QTableView view;
        view.setModel(&model);
        view.setFrameShape(QFrame::NoFrame);
        view.verticalHeader()->hide();
        auto *fitter = new ColumnFitter(&view, view.horizontalHeader(), [&] {
            const auto *self = view.findChild<ColumnFitter *>();
            return QList<ColumnFitter::Wish>{{100, 100, 1, 0}, {self->content(1), self->content(1), 0, 1}};
        });
        view.resize(400, 100);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        const int title = fitter->content(1);
        QVERIFY(title >= view.fontMetrics().horizontalAdvance(QStringLiteral("Preempted")));
        QCOMPARE(view.columnWidth(1), title);
        QVERIFY(fitter->hiddenWords().isEmpty());
        view.resize(150, 100);
        QTRY_COMPARE(fitter->hiddenWords(), QStringLiteral("Hidden at this width: Preempted 24 h"));
        QVERIFY(!view.horizontalScrollBar()->isVisible());
        QCOMPARE(fitter->content(1), title); // else it would come and go with every refresh
        fitter->fit();
        QVERIFY(view.isColumnHidden(1));
        view.resize(400, 100);
        QTRY_VERIFY(!view.isColumnHidden(1));
    }

    void widthsThatTheUserDraggedStay()
    {
        QStandardItemModel model(1, 2);
        QTableView view;
        view.setModel(&model);
        auto *fitter = new ColumnFitter(&view, view.horizontalHeader(),
                                        [] { return QList<ColumnFitter::Wish>{{100, 50, 1, 0}, {100, 50, 0, 0}}; });
        view.resize(400, 100);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        view.setColumnWidth(1, 70);
        fitter->fit();
        QCOMPARE(view.columnWidth(1), 70);
    }

private:
    Theme m_theme;
};

QTEST_MAIN(ColumnFitterTest)
#include "tst_columnfitter.moc"
