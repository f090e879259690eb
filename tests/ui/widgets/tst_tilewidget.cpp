// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tilewidget.h"

#include <QTest>

using namespace deck::ui;

class TileWidgetTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    /// A tile's extra part is exchanged at every refresh: the page must not grow by it.
    void keepsItsHeightWhenItsExtraIsExchanged()
    {
        TileWidget tile(QStringLiteral("Status"));
        tile.setValue(QStringLiteral("6"), QStringLiteral("clusters"));
        auto *extra = new QWidget;
        tile.setExtra(extra);
        const int height = tile.sizeHint().height();
        for (int refresh = 0; refresh < 50; ++refresh) {
            delete extra;
            extra = new QWidget;
            tile.setExtra(extra);
        }
        QCOMPARE(tile.sizeHint().height(), height);
    }
};

QTEST_MAIN(TileWidgetTest)
#include "tst_tilewidget.moc"
