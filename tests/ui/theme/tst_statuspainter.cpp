// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "barpainter.h"
#include "icons.h"
#include "statewords.h"
#include "statuspainter.h"
#include "tokens.h"

#include <QImage>
#include <QPainter>
#include <QTest>

using namespace deck::ui;

namespace {

QImage painted(const QSize &size, qreal dpr, const std::function<void(QPainter &)> &paint)
{
    QImage image(size * dpr, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(dpr);
    image.fill(Tokens::light().base);
    QPainter painter(&image);
    paint(painter);
    return image;
}

bool isGrey(const QColor &color)
{
    return qAbs(color.red() - color.blue()) < 40 && qAbs(color.red() - color.green()) < 40;
}

QList<Visual> allVisuals()
{
    QList<Visual> all;
    for (int i = 0; i <= int(Visual::Later); ++i)
        all.append(Visual(i));
    return all;
}

} // namespace

class TestStatusPainter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyStateHasAGlyphAndAWord()
    {
        for (const Visual visual : allVisuals()) {
            QVERIFY2(Icons::has(StatusPainter::glyphName(visual)), qPrintable(StatusPainter::glyphName(visual)));
            QVERIFY(!StateWords::word(visual).isEmpty());
        }
    }

    void anUnknownValueShowsItsRawWordInGrey()
    {
        const Pill pill{Visual::Unknown, QStringLiteral("NODE_PHASE_DREAMING")};
        QCOMPARE(StatusPainter::pillText(pill), QStringLiteral("NODE_PHASE_DREAMING"));
        const QImage image = painted(StatusPainter::pillSize(pill), 1, [&](QPainter &painter) {
            StatusPainter::pill(painter, QRect(QPoint(), StatusPainter::pillSize(pill)), pill, Tokens::light());
        });
        QCOMPARE(image.pixelColor(image.width() / 2, 1), Tokens::light().paused);
    }

    void aRawWordCannotReorderTheLine()
    {
        const Pill pill{Visual::Unknown, QStringLiteral("ab\u202Ecd")};
        QVERIFY(!StatusPainter::pillText(pill).contains(QChar(0x202E)));
    }

    void staleKeepsTheWordAndLosesTheColour()
    {
        for (const Visual visual : allVisuals()) {
            const Pill pill{visual, {}, true};
            QCOMPARE(StatusPainter::pillText(pill), StatusPainter::pillText({visual, {}, false}));
            const QImage image = painted(StatusPainter::pillSize(pill), 1, [&](QPainter &painter) {
                StatusPainter::pill(painter, QRect(QPoint(), StatusPainter::pillSize(pill)), pill, Tokens::light());
            });
            for (int y = 0; y < image.height(); ++y) {
                for (int x = 0; x < image.width(); ++x)
                    QVERIFY2(isGrey(image.pixelColor(x, y)), qPrintable(StateWords::word(visual)));
            }
        }
        QCOMPARE(StatusPainter::pillAccessibleText({Visual::Running, {}, true}), QStringLiteral("Running, last known"));
    }

    void aPillFitsItsSizeHint()
    {
        const Pill pill{Visual::Bootstrapping, {}};
        const QSize size = StatusPainter::pillSize(pill);
        const QImage image = painted(size + QSize(20, 0), 1, [&](QPainter &painter) {
            StatusPainter::pill(painter, QRect(QPoint(), size), pill, Tokens::light());
        });
        QCOMPARE(image.pixelColor(size.width() + 1, size.height() / 2), Tokens::light().base);
        QCOMPARE(size.height(), 20);
    }

    void barsShowWhatIsThereAndLeaveTheRestOpen_data()
    {
        QTest::addColumn<qreal>("dpr");
        QTest::newRow("scale 1") << 1.0;
        QTest::newRow("scale 1.5") << 1.5;
        QTest::newRow("scale 2") << 2.0;
    }

    void barsShowWhatIsThereAndLeaveTheRestOpen()
    {
        QFETCH(qreal, dpr);
        const Capacity capacity{NodeClass::Standard, 32, 24, 0, 8};
        const QImage image = painted({120, 10}, dpr, [&](QPainter &painter) {
            BarPainter::capacityBar(painter, QRectF(0, 0, 120, 10), capacity, Tokens::light());
        });
        const auto at = [&](int x) { return image.pixelColor(qRound(x * dpr), qRound(5 * dpr)); };
        QCOMPARE(at(45), Tokens::light().standard);
        QCOMPARE(at(100), Tokens::light().crit);
        const QImage waiting = painted({120, 10}, dpr, [&](QPainter &painter) {
            BarPainter::capacityBar(painter, QRectF(0, 0, 120, 10), Capacity{NodeClass::Preemptible, 64, 0}, Tokens::light());
        });
        QCOMPARE(waiting.pixelColor(qRound(60 * dpr), qRound(5 * dpr)), Tokens::light().track);
    }

    void aBarOfSomethingUnknownIsNeitherFullNorEmpty_data()
    {
        QTest::addColumn<bool>("runningKnown");
        QTest::addColumn<bool>("totalKnown");
        QTest::newRow("target") << true << false;
        QTest::newRow("what runs") << false << true;
    }

    void aBarOfSomethingUnknownIsNeitherFullNorEmpty()
    {
        QFETCH(bool, runningKnown);
        QFETCH(bool, totalKnown);
        const Tokens &c = Tokens::light();
        const QImage image = painted({120, 10}, 1, [&](QPainter &painter) {
            BarPainter::capacityBar(painter, QRectF(0, 0, 120, 10),
                                    Capacity{NodeClass::Standard, 24, 24, 0, 0, false, runningKnown, totalKnown}, c);
        });
        for (int x = 4; x < 116; ++x) {
            const QColor there = image.pixelColor(x, 5);
            QVERIFY(there != c.standard && there != c.track && there != c.crit);
        }
    }

    void capacityIsSpoken()
    {
        QCOMPARE(BarPainter::capacityAccessibleText({NodeClass::Standard, 24, 24, 0, 0, false, false, false}),
                 QStringLiteral("Standard GPUs, at least 24 of unknown running"));
        QCOMPARE(BarPainter::capacityAccessibleText({NodeClass::Preemptible, 64, 40, 8}),
                 QStringLiteral("Preemptible GPUs, 48 of 64 running, 8 of them draining, 16 waiting"));
        QCOMPARE(BarPainter::capacityAccessibleText({NodeClass::Standard, 32, 24, 0, 8}),
                 QStringLiteral("Standard GPUs, 24 of 32 running, 8 failed"));
    }

    void moreThanWantedStaysInTheBar()
    {
        const QImage image = painted({140, 10}, 1, [&](QPainter &painter) {
            BarPainter::capacityBar(painter, QRectF(10, 0, 120, 10), Capacity{NodeClass::Standard, 8, 24}, Tokens::light());
        });
        QCOMPARE(image.pixelColor(135, 5), Tokens::light().base);
        QCOMPARE(image.pixelColor(125, 5), Tokens::light().standard);
    }
};

QTEST_MAIN(TestStatusPainter)
#include "tst_statuspainter.moc"
