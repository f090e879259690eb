// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "axisscale.h"

#include <QTest>

using deck::ui::AxisScale;

class TestAxisScale : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void ticksAreRoundAndFew_data()
    {
        QTest::addColumn<double>("largest");
        QTest::addColumn<int>("height");
        QTest::addColumn<bool>("money");
        QTest::addColumn<QVector<double>>("ticks");
        QTest::newRow("burn rate of the mockup") << 910.0 << 112 << true << QVector<double>{0, 500, 1000};
        QTest::newRow("preemptible GPUs of the mockup") << 208.0 << 112 << false << QVector<double>{0, 80, 160, 240};
        QTest::newRow("allocated GPUs of the mockup") << 128.0 << 100 << false << QVector<double>{0, 50, 100, 150};
        QTest::newRow("charges of the mockup") << 224.6 << 166 << true << QVector<double>{0, 50, 100, 150, 200, 250};
        QTest::newRow("the largest is a tick") << 1000.0 << 112 << true << QVector<double>{0, 500, 1000};
        QTest::newRow("cents") << 0.03 << 112 << true << QVector<double>{0, 0.01, 0.02, 0.03};
        QTest::newRow("few GPUs have whole ticks") << 1.0 << 112 << false << QVector<double>{0, 1};
        QTest::newRow("nothing yet") << 0.0 << 112 << false << QVector<double>{0, 4, 8};
        QTest::newRow("no room") << 910.0 << 10 << true << QVector<double>{0, 1000};
    }

    void ticksAreRoundAndFew()
    {
        QFETCH(double, largest);
        QFETCH(int, height);
        QFETCH(bool, money);
        QFETCH(QVector<double>, ticks);
        const AxisScale scale = AxisScale::upTo(largest, height, money);
        QCOMPARE(scale.ticks.size(), ticks.size());
        for (qsizetype i = 0; i < ticks.size(); ++i)
            QVERIFY2(qAbs(scale.ticks.at(i) - ticks.at(i)) < 1e-9, qPrintable(QString::number(scale.ticks.at(i))));
    }

    void theLargestAlwaysFits()
    {
        for (double largest = 0.001; largest < 1e7; largest *= 1.37) {
            for (const bool money : {true, false}) {
                const AxisScale scale = AxisScale::upTo(largest, 150, money);
                QVERIFY(scale.top >= largest * (1 - 1e-6));
                QVERIFY(scale.ticks.size() <= 6);
            }
        }
    }
};

QTEST_MAIN(TestAxisScale)
#include "tst_axisscale.moc"
