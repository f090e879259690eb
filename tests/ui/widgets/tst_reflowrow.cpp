// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "card.h"
#include "reflowrow.h"
#include "theme.h"
#include "tilewidget.h"
#include "yieldinglabel.h"

#include <QScrollArea>
#include <QScrollBar>
#include <QTest>

using namespace deck::ui;

class ReflowRowTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tilesGoBelowEachOtherInsteadOfBeingCut_data()
    {
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("columns");
        QTest::newRow("wide") << 900 << 4;
        QTest::newRow("exact") << 4 * 200 + 3 * 12 << 4;
        QTest::newRow("one pixel less") << 4 * 200 + 3 * 12 - 1 << 2;
        QTest::newRow("narrow") << 300 << 1;
    }
    void tilesGoBelowEachOtherInsteadOfBeingCut()
    {
        QFETCH(const int, width);
        QScrollArea page;
        page.setFrameShape(QFrame::NoFrame);
        page.setWidgetResizable(true);
        auto &row = *new ReflowRow;
        page.setWidget(&row);
        QList<QWidget *> tiles;
        for (int i = 0; i < 4; ++i) {
            tiles.append(new QWidget);
            tiles.last()->setMinimumSize(200, 40);
            row.add(tiles.last(), 1);
        }
        page.resize(width, 300);
        page.show();
        QVERIFY(QTest::qWaitForWindowExposed(&page));
        QCOMPARE(row.width(), width);
        QTEST(row.columns(), "columns");
        for (const QWidget *tile : std::as_const(tiles)) {
            QVERIFY(tile->width() >= 200);
            QVERIFY(row.rect().contains(tile->geometry()));
        }
        QCOMPARE(tiles.last()->geometry().right(), row.width() - 1);
    }

    void longerWordsReflowToo()
    {
        QScrollArea page;
        page.setWidgetResizable(true);
        auto *row = new ReflowRow;
        auto *tile = new TileWidget(QStringLiteral("Saved"));
        row->add(tile, 1);
        row->add(new TileWidget(QStringLiteral("Forecast")), 1);
        page.setWidget(row);
        page.resize(420, 200);
        page.show();
        QVERIFY(QTest::qWaitForWindowExposed(&page));
        QCOMPARE(row->columns(), 2);
        tile->setNote(QStringLiteral("if everything that runs now goes on until the end of the month"));
        QTRY_COMPARE(row->columns(), 1);
        QCOMPARE(page.horizontalScrollBar()->maximum(), 0);
    }

    void aSubtitleGivesWayToTheLegendAndIsNeverHalfShown()
    {
        Card card(QStringLiteral("Charges by compute class"));
        card.setSubtitle(QStringLiteral("per 15 minutes, from usage metered every 1 to 2 minutes"));
        auto *legend = new QWidget;
        legend->setFixedSize(200, 16);
        card.addHeaderWidget(legend);
        card.resize(800, 100);
        card.show();
        QVERIFY(QTest::qWaitForWindowExposed(&card));
        const auto *subtitle = card.findChild<YieldingLabel *>();
        QVERIFY(!subtitle->isYielding());
        card.resize(500, 100);
        QVERIFY(subtitle->isYielding());
        const QImage there = subtitle->parentWidget()->grab(subtitle->geometry()).toImage();
        for (int x = 0; x < there.width(); ++x)
            QCOMPARE(there.pixel(x, there.height() / 2), there.pixel(0, 0));
        QCOMPARE(card.width(), 500);
    }

private:
    Theme m_theme;
};

QTEST_MAIN(ReflowRowTest)
#include "tst_reflowrow.moc"
