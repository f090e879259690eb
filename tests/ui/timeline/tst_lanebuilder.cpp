// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "eventgroup.h"
#include "eventlink.h"
#include "lanebuilder.h"
#include "lanerows.h"
#include "timelinescene.h"

#include <QTest>

using namespace deck;
using namespace deck::ui;
using namespace std::chrono_literals;

namespace {

Instant at(const char *clock)
{
    return *Instant::fromRfc3339(QStringLiteral("2026-05-04T%1Z").arg(QString::fromUtf8(clock)));
}

NodeLife life(const char *node, QList<std::pair<const char *, Instant>> phases)
{
    NodeLife made;
    made.key = LifeKey(NodeKey(ClusterId(QStringLiteral("cl-1")), NodeId(QString::fromUtf8(node))), phases.first().second);
    made.computeClass = computeClassOf(made.key.node.node, {});
    made.gpus = 8;
    for (const auto &[phase, since] : phases)
        made.transitions.append(Transition<NodePhase>(nodePhaseFromApi(QString::fromUtf8(phase)), since));
    return made;
}

CapacityStep step(const char *clock, std::optional<int> wanted, std::optional<int> allocated)
{
    CapacityStep made;
    made.at = at(clock);
    made.wantedPreemptible = wanted;
    made.allocatedPreemptible = allocated;
    return made;
}

QString written(const Lane &lane)
{
    QStringList parts;
    for (const Segment &segment : lane.segments) {
        const auto clock = [](Instant when) { return when.toDateTimeUtc().toString(QStringLiteral("HH:mm:ss")); };
        const QString what = segment.waiting ? QStringLiteral("wait%1").arg(segment.gpus) : QString::number(int(segment.state));
        parts.append(QStringLiteral("%1 %2-%3").arg(what, clock(segment.from), segment.to ? clock(*segment.to) : QString()));
    }
    return parts.join(QStringLiteral("; "));
}

QString state(NodeState value)
{
    return QString::number(int(value));
}

QStringList rowTexts(const QList<Lane> &lanes, const QList<LaneRow> &rows)
{
    QStringList texts;
    for (const LaneRow &row : rows) {
        if (row.kind == LaneRow::Kind::Group)
            texts.append(QStringLiteral("group %1 of %2").arg(int(row.group)).arg(row.lanes.size()));
        else if (row.kind == LaneRow::Kind::Unchanged)
            texts.append(QStringLiteral("unchanged %1").arg(row.lanes.size()));
        else
            texts.append(lanes.at(row.lane()).kind == Lane::Kind::UnfilledSlots ? QStringLiteral("slots")
                                                                                : lanes.at(row.lane()).node().toString());
    }
    return texts;
}

const TimeRange morning{at("08:00:00"), at("14:00:00")};
constexpr auto running = "NODE_PHASE_RUNNING";

} // namespace

class TestLaneBuilder : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void phasesFollowEachOtherAndTheLastOneLasts()
    {
        const Lane lane = buildLane(life("gpu-dp-a", {{"NODE_PHASE_PENDING", at("09:00:00")}, {"NODE_PHASE_BOOTING", at("09:02:00")}, {running, at("09:10:00")}}));
        QCOMPARE(written(lane), QStringLiteral("%1 09:00:00-09:02:00; %2 09:02:00-09:10:00; %3 09:10:00-").arg(state(NodeState::Pending), state(NodeState::Booting), state(NodeState::Running)));
        QCOMPARE(lane.state(), NodeState::Running);
    }

    void aNoticeTurnsTheRestIntoTheDrainWindow()
    {
        NodeLife draining = life("gpu-preemptible-dp-x1", {{running, at("09:00:00")}});
        draining.noticeAt = at("10:00:00");
        const Lane lane = buildLane(draining);
        QCOMPARE(written(lane), QStringLiteral("%1 09:00:00-10:00:00; %2 10:00:00-").arg(state(NodeState::Running), state(NodeState::Draining)));
        QCOMPARE(lane.drain->deadline, at("10:05:00"));
        QCOMPARE(lane.state(), NodeState::Draining);
    }

    void aRemovalEndsTheDrainWindow()
    {
        NodeLife gone = life("gpu-preemptible-dp-x1", {{running, at("09:00:00")}});
        gone.noticeAt = at("10:00:00");
        gone.endedAt = at("10:04:58");
        gone.end = LifeEnd::Preempted;
        const Lane lane = buildLane(gone);
        QCOMPARE(written(lane), QStringLiteral("%1 09:00:00-10:00:00; %2 10:00:00-10:04:58").arg(state(NodeState::Running), state(NodeState::Draining)));
        QCOMPARE(lane.state(), NodeState::Removed);
    }

    void whatFailedWhileDrainingHasFailed()
    {
        NodeLife failed = life("gpu-preemptible-dp-x1", {{running, at("09:00:00")}, {"NODE_PHASE_FAILED", at("10:02:00")}});
        failed.noticeAt = at("10:00:00");
        QCOMPARE(written(buildLane(failed)), QStringLiteral("%1 09:00:00-10:00:00; %2 10:00:00-10:02:00; %3 10:02:00-").arg(state(NodeState::Running), state(NodeState::Draining), state(NodeState::Failed)));
    }

    void aNodeWithoutPhasesIsUnknownNotRunning()
    {
        NodeLife silent;
        silent.key = LifeKey(NodeKey(ClusterId(QStringLiteral("cl-1")), NodeId(QStringLiteral("n"))), at("09:00:00"));
        QCOMPARE(written(buildLane(silent)), QStringLiteral("%1 09:00:00-").arg(state(NodeState::Unknown)));
    }

    // C08: a phase that we do not know keeps its word.
    void c08AnUnknownPhaseKeepsItsWord()
    {
        const Lane lane = buildLane(life("gpu-dp-a", {{"NODE_PHASE_HIBERNATING", at("09:00:00")}}));
        QCOMPARE(lane.segments.first().state, NodeState::Unrecognised);
        QCOMPARE(lane.segments.first().raw, QStringLiteral("NODE_PHASE_HIBERNATING"));
    }

    // C06: a second life of the same node id is another incident, and another lane.
    void c06ASecondLifeOfTheSameNodeIsAnotherLane()
    {
        NodeLife first = life("gpu-preemptible-dp-x1", {{running, at("08:10:00")}});
        first.endedAt = at("09:00:00");
        first.end = LifeEnd::Preempted;
        const NodeLife second = life("gpu-preemptible-dp-x1", {{running, at("10:00:00")}});
        const QList<Lane> lanes = buildLanes({first, second}, {});
        QCOMPARE(lanes.size(), 2);
        const QStringList rows = rowTexts(lanes, arrangeLanes(lanes, morning, at("13:00:00")));
        QCOMPARE(rows, (QStringList{QStringLiteral("group 1 of 1"), QStringLiteral("gpu-preemptible-dp-x1"), QStringLiteral("group 3 of 1"), QStringLiteral("gpu-preemptible-dp-x1")}));
    }

    void unfilledSlotsWaitWhileTheTargetIsNotReached()
    {
        const Lane lane = buildUnfilledLane({step("09:00:00", 64, 64), step("10:00:00", 64, 48), step("10:30:00", 64, 48),
                                             step("11:00:00", 64, 56), step("11:30:00", 64, 64), step("12:00:00", 64, std::nullopt),
                                             step("12:30:00", 72, 64)}, std::nullopt);
        QCOMPARE(written(lane), QStringLiteral("wait16 10:00:00-11:00:00; wait8 11:00:00-11:30:00; wait8 12:30:00-"));
    }

    void aClusterThatIsGoneWaitsNoLonger()
    {
        const Lane lane = buildUnfilledLane({step("10:00:00", 64, 48)}, at("11:00:00"));
        QCOMPARE(written(lane), QStringLiteral("wait16 10:00:00-11:00:00"));
    }

    void noShortageMeansNoLane() { QVERIFY(buildLanes({}, {step("10:00:00", 16, 16)}).isEmpty()); }

    void rowsComeByGroupAndDrainingOnesFirst()
    {
        NodeLife draining = life("gpu-preemptible-dp-z9", {{running, at("07:00:00")}});
        draining.noticeAt = at("12:58:00");
        NodeLife left = life("gpu-preemptible-dp-a0", {{running, at("07:00:00")}});
        left.endedAt = at("09:00:00");
        NodeLife leftLongAgo = life("gpu-preemptible-dp-a1", {{running, at("05:00:00")}});
        leftLongAgo.endedAt = at("07:00:00");
        NodeLife leavesLater = life("gpu-preemptible-dp-b0", {{running, at("07:00:00")}});
        leavesLater.endedAt = at("15:00:00");
        const NodeLife late = life("gpu-dp-late", {{running, at("15:30:00")}});
        const QList<Lane> lanes = buildLanes({life("gpu-dp-b", {{running, at("09:00:00")}}), life("gpu-preemptible-dp-m5", {{running, at("07:00:00")}}),
                                              draining, left, leftLongAgo, leavesLater, late, life("odd", {{running, at("09:00:00")}})},
                                             {step("12:00:00", 32, 16)});
        const QStringList rows = rowTexts(lanes, arrangeLanes(lanes, morning, at("16:00:00")));
        QCOMPARE(rows, (QStringList{QStringLiteral("group 0 of 1"), QStringLiteral("gpu-dp-b"), QStringLiteral("group 1 of 4"), QStringLiteral("gpu-preemptible-dp-z9"),
                                    QStringLiteral("gpu-preemptible-dp-b0"), QStringLiteral("gpu-preemptible-dp-m5"), QStringLiteral("slots"), QStringLiteral("group 2 of 1"),
                                    QStringLiteral("odd"), QStringLiteral("group 3 of 1"), QStringLiteral("gpu-preemptible-dp-a0")}));
    }

    void nodesInWhichNothingHappensShareARowUntilTheyAreShown()
    {
        QList<NodeLife> lives;
        for (const char *name : {"gpu-dp-a", "gpu-dp-b", "gpu-dp-c", "gpu-dp-d"})
            lives.append(life(name, {{running, at("07:00:00")}}));
        lives.append(life("gpu-dp-e", {{running, at("09:00:00")}}));
        const QList<Lane> lanes = buildLanes(lives, {});
        QCOMPARE(rowTexts(lanes, arrangeLanes(lanes, morning, at("13:00:00"))),
                 (QStringList{QStringLiteral("group 0 of 5"), QStringLiteral("gpu-dp-e"), QStringLiteral("unchanged 4")}));
        LaneFolding folding;
        folding.allShown.insert(LaneGroup::Standard);
        QCOMPARE(arrangeLanes(lanes, morning, at("13:00:00"), folding).size(), 6);
        folding.collapsed.insert(LaneGroup::Standard);
        QCOMPARE(arrangeLanes(lanes, morning, at("13:00:00"), folding).size(), 1);
    }

    void groupHeadsCountWhatRanAtTheEndOfTheRange()
    {
        TimelineScene scene;
        NodeLife taken = life("gpu-preemptible-dp-a", {{running, at("08:30:00")}});
        taken.endedAt = at("09:00:00");
        taken.end = LifeEnd::Preempted;
        scene.lanes = buildLanes({life("gpu-dp-a", {{running, at("07:00:00")}}), life("gpu-dp-b", {{"NODE_PHASE_FAILED", at("07:00:00")}}), taken}, {});
        scene.capacity = {step("08:00:00", 64, 48), step("13:30:00", 64, 56)};
        scene.now = at("13:00:00");
        scene.observedUntil = scene.now;
        scene.rows = arrangeLanes(scene.lanes, morning, scene.observedUntil);
        const GroupFacts standard = groupFacts(scene, scene.rows.first(), morning);
        QCOMPARE(standard.nodes, 2);
        QCOMPARE(standard.running, 1);
        const LaneRow left = *std::ranges::find(scene.rows, LaneGroup::Left, &LaneRow::group);
        QCOMPARE(groupFacts(scene, left, morning).preempted, 1);
    }

    void anEventPointsAtItsSegmentAndTheSegmentAtItsEvent_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<Instant>("when");
        QTest::addColumn<int>("segment");
        QTest::addColumn<bool>("removal");
        QTest::newRow("first phase") << int(EventKind::NodeAdded) << at("09:00:00") << 0 << false;
        QTest::newRow("phase") << int(EventKind::NodePhase) << at("09:10:00") << 1 << false;
        QTest::newRow("notice") << int(EventKind::PreemptionNotice) << at("10:00:00") << 2 << false;
        QTest::newRow("removal") << int(EventKind::NodeRemoved) << at("10:04:00") << 2 << true;
    }

    void anEventPointsAtItsSegmentAndTheSegmentAtItsEvent()
    {
        QFETCH(int, kind);
        QFETCH(Instant, when);
        QFETCH(int, segment);
        QFETCH(bool, removal);
        NodeLife older = life("gpu-preemptible-dp-x1", {{running, at("08:00:00")}});
        older.endedAt = at("08:30:00");
        NodeLife gone = life("gpu-preemptible-dp-x1", {{"NODE_PHASE_BOOTING", at("09:00:00")}, {running, at("09:10:00")}});
        gone.noticeAt = at("10:00:00");
        gone.endedAt = at("10:04:00");
        const QList<Lane> lanes = buildLanes({older, gone}, {});
        QList<EventRow> rows;
        for (const auto &[each, time] : {std::pair(EventKind::NodeAdded, at("08:00:00")), std::pair(EventKind::NodeAdded, at("09:00:00")),
                                         std::pair(EventKind::NodePhase, at("09:10:00")), std::pair(EventKind::NodeRemoved, at("10:04:00")),
                                         std::pair(EventKind::PreemptionNotice, at("10:00:00")), std::pair(EventKind::Other, at("10:00:00"))}) {
            EventRow row;
            row.event.kind = each;
            row.event.at = time;
            row.event.node = NodeId(QStringLiteral("gpu-preemptible-dp-x1"));
            rows.append(row);
        }
        TimelineEvent event;
        event.kind = EventKind(kind);
        event.at = when;
        event.node = NodeId(QStringLiteral("gpu-preemptible-dp-x1"));
        const std::optional<SegmentRef> place = placeOf(event, lanes);
        QVERIFY(place);
        QVERIFY(place->isIn(lanes.at(1)));
        QCOMPARE(place->indexIn(lanes.at(1)), segment);
        QCOMPARE(place->removal, removal);
        const int row = eventAt(*place, lanes, rows);
        QVERIFY(row >= 0);
        QCOMPARE(int(rows.at(row).event.kind), kind);
        QCOMPARE(rows.at(row).event.at, std::optional(when));
    }

    void aRemovalBelongsToWhatBroughtItAbout()
    {
        TimelineEvent removed;
        removed.kind = EventKind::NodeRemoved;
        removed.computeClass = ComputeClass::Preemptible;
        QCOMPARE(groupOf(removed, LifeEnd::Preempted), EventGroup::Preemption);
        QCOMPARE(groupOf(removed, LifeEnd::ScaledDown), EventGroup::Scaling);
        QCOMPARE(groupOf(removed, LifeEnd::Failed), EventGroup::Failure);
        QCOMPARE(groupOf(removed, LifeEnd::Unexplained), EventGroup::Other);
    }

    // C05: an event without a time points nowhere and breaks nothing.
    void c05AnEventWithoutATimePointsNowhere()
    {
        TimelineEvent event;
        event.node = NodeId(QStringLiteral("gpu-dp-a"));
        QVERIFY(!placeOf(event, buildLanes({life("gpu-dp-a", {{running, at("09:00:00")}})}, {})));
    }
};

QTEST_GUILESS_MAIN(TestLaneBuilder)
#include "tst_lanebuilder.moc"
