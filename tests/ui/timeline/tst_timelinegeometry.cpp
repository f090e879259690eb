// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "timelinegeometry.h"

#include <QTest>

using namespace deck;
using namespace deck::ui;
using namespace std::chrono_literals;

namespace {

Instant at(const char *iso)
{
    return *Instant::fromRfc3339(QString::fromUtf8(iso));
}

/// Plot of 1000 px from x 200 to 1200, six hours wide unless said otherwise.
TimelineGeometry sixHours(Millis span = 6h)
{
    TimelineGeometry geometry;
    geometry.range = {at("2026-06-16T08:00:00Z"), at("2026-06-16T08:00:00Z") + span};
    geometry.width = 1200;
    geometry.gutter = 200;
    return geometry;
}

Segment phase(NodeState state, Instant from, std::optional<Instant> to)
{
    Segment segment;
    segment.state = state;
    segment.from = from;
    segment.to = to;
    return segment;
}

QStringList wall(const QList<Instant> &ticks, const QTimeZone &zone)
{
    QStringList texts;
    for (const Instant tick : ticks)
        texts.append(tick.toDateTimeUtc().toTimeZone(zone).toString(QStringLiteral("dd HH:mm")));
    return texts;
}

} // namespace

class TestTimelineGeometry : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void timesAndPixelsAreEachOthersInverse_data()
    {
        QTest::addColumn<qint64>("spanSeconds");
        QTest::addColumn<double>("x");
        QTest::newRow("a minute, left edge") << qint64(60) << 200.0;
        QTest::newRow("a minute, inside") << qint64(60) << 733.0;
        QTest::newRow("six hours") << qint64(21600) << 345.0;
        QTest::newRow("seven days, right edge") << qint64(604800) << 1200.0;
        QTest::newRow("in the header column") << qint64(21600) << 50.0;
    }

    void timesAndPixelsAreEachOthersInverse()
    {
        QFETCH(qint64, spanSeconds);
        QFETCH(double, x);
        const TimelineGeometry geometry = sixHours(Seconds(spanSeconds));
        QVERIFY(std::abs(geometry.x(geometry.at(x)) - x) < 0.05);
    }

    void edgesOfTheRangeAreEdgesOfThePlot()
    {
        const TimelineGeometry geometry = sixHours();
        QCOMPARE(geometry.x(geometry.range.from), 200.0);
        QCOMPARE(geometry.x(geometry.range.to), 1200.0);
        QCOMPARE(geometry.x(at("2026-06-16T11:00:00Z")), 700.0);
    }

    void rowsFollowTheScrollAndTheAxisDoesNot()
    {
        TimelineGeometry geometry = sixHours();
        geometry.scroll = 30;
        QCOMPARE(geometry.rowAt(10), -1);
        QCOMPARE(geometry.rowTop(2), 24 + 44 - 30);
        QCOMPARE(geometry.rowAt(geometry.rowTop(2)), 2);
        QCOMPARE(geometry.rowAt(geometry.rowTop(3) - 1), 2);
    }

    void zoomKeepsTheMomentUnderThePointer_data()
    {
        QTest::addColumn<double>("factor");
        QTest::addColumn<double>("x");
        QTest::newRow("in, middle") << 0.5 << 700.0;
        QTest::newRow("in, near the left edge") << 0.8 << 230.0;
        QTest::newRow("out, near the right edge") << 1.6 << 1150.0;
    }

    void zoomKeepsTheMomentUnderThePointer()
    {
        QFETCH(double, factor);
        QFETCH(double, x);
        TimelineGeometry geometry = sixHours();
        const Instant anchor = geometry.at(x);
        geometry.range = geometry.range.zoomed(factor, anchor);
        QVERIFY(std::abs(geometry.x(anchor) - x) < 0.1);
        QVERIFY(std::abs(double(geometry.range.span().count()) - factor * 21600e3) < 2);
    }

    void zoomStopsAtAMinuteAndAtYears()
    {
        const TimelineGeometry geometry = sixHours();
        QCOMPARE(geometry.range.zoomed(1e-9, geometry.range.middle()).span(), TimeRange::shortest);
        QCOMPARE(geometry.range.zoomed(1e9, geometry.range.middle()).span(), TimeRange::longest);
    }

    void neighboursThinnerThanTwoPixelsAreMergedAndNoneIsLost()
    {
        const TimelineGeometry geometry = sixHours(); // 21.6 s a pixel
        const Instant start = at("2026-06-16T09:00:00Z");
        Lane lane;
        for (int i = 0; i < 40; ++i) {
            const NodeState state = i == 17 ? NodeState::Failed : i % 2 == 0 ? NodeState::Booting : NodeState::Running;
            lane.segments.append(phase(state, start + Seconds(5 * i), start + Seconds(5 * i + 5)));
        }
        lane.segments.append(phase(NodeState::Running, start + Seconds(200), std::nullopt));
        const QList<Band> bands = geometry.bands(lane, at("2026-06-16T12:00:00Z"));
        int covered = 0;
        bool failureIsShown = false;
        for (qsizetype i = 0; i < bands.size(); ++i) {
            QVERIFY(bands.at(i).width() >= TimelineGeometry::thinnest);
            QVERIFY(i == 0 || bands.at(i).left >= bands.at(i - 1).right);
            covered += bands.at(i).count();
            failureIsShown |= lane.segments.at(bands.at(i).shown).state == NodeState::Failed;
        }
        QCOMPARE(covered, 41);
        QVERIFY(bands.size() < 10);
        QVERIFY2(failureIsShown, "the gravest state of a merged band is what it looks like");
        QCOMPARE(bands.last().count(), 1);
    }

    void aLoneThinSegmentGrowsToTwoPixels()
    {
        Lane lane;
        lane.segments = {phase(NodeState::Running, at("2026-06-16T08:30:00Z"), at("2026-06-16T09:00:00Z")),
                         phase(NodeState::Failed, at("2026-06-16T09:00:00Z"), at("2026-06-16T09:00:01Z"))};
        const QList<Band> bands = sixHours().bands(lane, at("2026-06-16T12:00:00Z"));
        QCOMPARE(bands.size(), 2);
        QCOMPARE(bands.last().width(), 2.0);
    }

    void bandsAreCutAtThePlotAndWhatLastsEndsWhereItWasObserved()
    {
        Lane lane;
        lane.segments = {phase(NodeState::Booting, at("2026-06-15T08:00:00Z"), at("2026-06-15T09:00:00Z")),
                         phase(NodeState::Running, at("2026-06-15T09:00:00Z"), std::nullopt)};
        const QList<Band> bands = sixHours().bands(lane, at("2026-06-16T11:00:00Z"));
        QCOMPARE(bands.size(), 1);
        QCOMPARE(bands.first(), (Band{1, 1, 1, 200.0, 700.0}));
    }

    // C24: a click on a thin band picks the band under the pointer.
    void c24ThePointerPicksTheBandUnderItBeforeItsNeighbour_data()
    {
        QTest::addColumn<double>("x");
        QTest::addColumn<int>("band");
        QTest::newRow("inside the first") << 300.5 << 0;
        QTest::newRow("inside the thin one") << 401.0 << 1;
        QTest::newRow("just beside the thin one") << 403.5 << 1;
        QTest::newRow("too far from any") << 420.0 << -1;
        QTest::newRow("just before the last") << 498.0 << 2;
    }

    void c24ThePointerPicksTheBandUnderItBeforeItsNeighbour()
    {
        QFETCH(double, x);
        QFETCH(int, band);
        const QList<Band> bands{{0, 0, 0, 200, 400}, {1, 1, 1, 400, 402}, {2, 2, 2, 500, 700}};
        QCOMPARE(TimelineGeometry::bandAt(bands, x), band);
    }

    void ticksAreRoundAndFarEnoughApart_data()
    {
        QTest::addColumn<qint64>("spanSeconds");
        QTest::addColumn<qint64>("stepSeconds");
        QTest::newRow("a minute") << qint64(60) << qint64(5);
        QTest::newRow("an hour") << qint64(3600) << qint64(300);
        QTest::newRow("six hours") << qint64(6 * 3600) << qint64(1800);
        QTest::newRow("a day") << qint64(86400) << qint64(2 * 3600);
        QTest::newRow("a week") << qint64(7 * 86400) << qint64(86400);
        QTest::newRow("a year") << qint64(365 * 86400) << qint64(28 * 86400);
    }

    void ticksAreRoundAndFarEnoughApart()
    {
        QFETCH(qint64, spanSeconds);
        QFETCH(qint64, stepSeconds);
        const TimelineGeometry geometry = sixHours(Seconds(spanSeconds));
        QCOMPARE(geometry.tickStep(), Millis(Seconds(stepSeconds)));
        const QList<Instant> ticks = geometry.ticks(QTimeZone::utc());
        QVERIFY(ticks.size() >= 3);
        for (qsizetype i = 1; i < ticks.size(); ++i)
            QVERIFY(geometry.x(ticks.at(i)) - geometry.x(ticks.at(i - 1)) >= 71);
    }

    void ticksStandOnTheZonesWallClock()
    {
        TimelineGeometry geometry = sixHours();
        const QTimeZone kolkata("Asia/Kolkata");
        QCOMPARE(wall(geometry.ticks(kolkata), kolkata).first(), QStringLiteral("16 13:30"));
        geometry.range = {at("2026-06-14T00:00:00Z"), at("2026-06-21T00:00:00Z")};
        QCOMPARE(wall(geometry.ticks(kolkata), kolkata).first(), QStringLiteral("15 00:00"));
    }

    void aChangeOfTheClockNeitherLosesNorDoublesATick()
    {
        const QTimeZone berlin("Europe/Berlin");
        TimelineGeometry geometry = sixHours();
        geometry.range = {at("2026-10-24T22:00:00Z"), at("2026-10-25T03:30:00Z")};
        const QList<Instant> ticks = geometry.ticks(berlin);
        for (qsizetype i = 1; i < ticks.size(); ++i)
            QCOMPARE(ticks.at(i) - ticks.at(i - 1), Millis(30min));
        QCOMPARE(wall(ticks, berlin).count(QStringLiteral("25 02:30")), 2); // the hour that comes twice
        geometry.range = {at("2026-10-20T22:00:00Z"), at("2026-10-28T22:00:00Z")};
        for (const QString &day : wall(geometry.ticks(berlin), berlin))
            QVERIFY2(day.endsWith(QLatin1String("00:00")), qPrintable(day));
    }
};

QTEST_GUILESS_MAIN(TestTimelineGeometry)
#include "tst_timelinegeometry.moc"
