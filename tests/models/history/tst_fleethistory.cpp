// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "observedfleet.h"

#include <QTest>

#include <algorithm>

using namespace deck;

namespace {

const ClusterId c1{QStringLiteral("c1")};

QStringList linesOf(const FleetHistory &history, EventKind kind)
{
    QStringList lines;
    const QList<TimelineEvent> events = history.events({});
    for (const TimelineEvent &event : events) {
        if (event.kind == kind)
            lines << event.node.toString() + QLatin1Char(' ') + (event.at ? event.at->toIso() : QStringLiteral("unknown"))
                    + QLatin1Char(' ') + event.sources.join(QLatin1Char('+'));
    }
    return lines;
}

} // namespace

class TestFleetHistory : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void c05EventsAreOrderedByTimeAndUnknownTimesComeLast()
    {
        QList<LifecycleEvent> list = {
            told("gpu-dp-a", "TogetherScaledUp", at("2026-05-04T10:00:05Z")),
            told("gpu-dp-a", "Odd", std::nullopt),
            told("gpu-dp-a", "Evicted", at("2026-05-04T10:03:00.25Z")),
            told("gpu-dp-a", "NodeNotReady", at("2026-05-04T09:00:00Z")),
        };
        QStringList first;
        for (int turn = 0; turn < 4; ++turn) {
            ObservedFleet fleet;
            fleet["c1"].createdAt = at("2026-05-04T08:00:00Z");
            fleet["c1"].events = list;
            fleet.poll(at("2026-05-04T10:05:00Z"));
            QStringList reasons;
            const QList<TimelineEvent> events = fleet.history.events(c1);
            for (const TimelineEvent &each : events) {
                if (!each.reason.isEmpty())
                    reasons << each.reason;
            }
            QCOMPARE(reasons, QStringList({QStringLiteral("NodeNotReady"), QStringLiteral("TogetherScaledUp"),
                                           QStringLiteral("Evicted"), QStringLiteral("Odd")}));
            std::ranges::rotate(list, list.begin() + 1);
        }
    }

    void c06OneReclaimOneIncident()
    {
        const char *name = "gpu-preemptible-dp-x1";
        ObservedFleet fleet;
        const Instant start = at("2026-05-04T09:59:45Z");
        fleet["c1"].nodes = {node(name, {phase("PENDING", at("2026-05-04T09:00:00Z")), phase("RUNNING", at("2026-05-04T09:05:00Z"))})};
        fleet.poll(start);
        fleet["c1"].events = {told(name, "TogetherPreemptionNotified", at("2026-05-04T10:00:00Z"))};
        int news = 0;
        for (int i = 1; i <= 20; ++i) {
            const Instant now = start + Seconds(15 * i);
            fleet["c1"].nodes[0].markedForDeletion = now >= at("2026-05-04T10:00:10Z");
            const HistoryChange change = fleet.poll(now);
            news += int(std::ranges::count(change.lives, true, [](const NodeLife &life) { return life.noticeAt.has_value(); }));
            if (i == 11)
                fleet.restart();
        }
        QCOMPARE(news, 1);
        QCOMPARE(linesOf(fleet.history, EventKind::PreemptionNotice),
                 QStringList({QStringLiteral("gpu-preemptible-dp-x1 2026-05-04T10:00:00Z event+marked")}));
        QCOMPARE(fleet.history.preemptionsBetween(c1, start, at("2026-05-04T10:05:00Z")), 1);

        // It goes, and a second life of the same node id is reclaimed too: that alerts anew.
        Node gone = removed(fleet["c1"].nodes.takeFirst(), at("2026-05-04T10:04:46Z"));
        fleet["c1"].deletedNodes = {gone};
        fleet["c1"].nodes = {node(name, {phase("PENDING", at("2026-05-04T11:00:00Z")), phase("RUNNING", at("2026-05-04T11:05:00Z"))})};
        fleet["c1"].events.append(told(name, "TogetherPreempted", at("2026-05-04T10:04:46Z")));
        fleet.poll(at("2026-05-04T11:06:00Z"));
        fleet["c1"].events[0].at = at("2026-05-04T11:30:00Z");
        fleet.poll(at("2026-05-04T11:30:05Z"));
        QCOMPARE(linesOf(fleet.history, EventKind::PreemptionNotice).size(), 2);
        QCOMPARE(linesOf(fleet.history, EventKind::NodeRemoved),
                 QStringList({QStringLiteral("gpu-preemptible-dp-x1 2026-05-04T10:04:46Z deleted+event")}));
        const QList<NodeLife> lives = fleet.history.lives(c1);
        QCOMPARE(lives.size(), 2);
        QCOMPARE(lives[0].end, LifeEnd::Preempted);
        QCOMPARE(lives[0].noticeAt->toIso(), QStringLiteral("2026-05-04T10:00:00Z"));
        QCOMPARE(lives[1].noticeAt->toIso(), QStringLiteral("2026-05-04T11:30:00Z"));
    }

    void c08AnUnknownPhaseKeepsItsWordAndRunsNothing()
    {
        ObservedFleet fleet;
        fleet["c1"].nodes = {node("gpu-dp-n5", {phase("RUNNING", at("2026-05-04T09:00:00Z")), phase("HIBERNATING", at("2026-05-04T10:00:00Z"))})};
        fleet.poll(at("2026-05-04T10:01:00Z"));
        QCOMPARE(fleet.history.lives(c1)[0].transitions.last().phase.raw, QStringLiteral("NODE_PHASE_HIBERNATING"));
        QCOMPARE(fleet.history.capacity(c1).last().runningStandard, std::optional(0));
    }

    void c22ANodeRemovedWhileTheComputerSleptEndsWhenTheServiceSays()
    {
        const char *name = "gpu-preemptible-dp-x1";
        ObservedFleet fleet;
        const NodeTransitions phases{phase("RUNNING", at("2026-05-04T09:00:00Z"))};
        fleet["c1"].nodes = {node(name, phases)};
        fleet.poll(at("2026-05-04T10:00:00Z"));
        fleet["c1"].nodes.clear();
        fleet["c1"].deletedNodes = {removed(node(name, phases), at("2026-05-04T10:08:00Z"))};
        fleet["c1"].events = {told(name, "TogetherPreemptionNotified", at("2026-05-04T10:03:00Z"))};
        const HistoryChange change = fleet.poll(at("2026-05-04T10:15:20Z"));
        QVERIFY(change.gap);
        QCOMPARE(change.gap->from.toIso(), QStringLiteral("2026-05-04T10:00:00Z"));
        const NodeLife life = fleet.history.lives(c1)[0];
        QCOMPARE(life.endedAt->toIso(), QStringLiteral("2026-05-04T10:08:00Z"));
        QVERIFY(!life.endEstimated);
        QCOMPARE(life.noticeAt->toIso(), QStringLiteral("2026-05-04T10:03:00Z"));
        QCOMPARE(life.end, LifeEnd::Preempted);
    }

    void readingTheSameAgainAddsNothing()
    {
        ObservedFleet fleet;
        fleet["c1"].nodes = {node("gpu-dp-a", {phase("RUNNING", at("2026-05-04T09:00:00Z"))})};
        QVERIFY(!fleet.poll(at("2026-05-04T10:00:00Z")).isEmpty());
        QVERIFY(fleet.poll(at("2026-05-04T10:00:00Z")).isEmpty());
        QVERIFY(fleet.poll(at("2026-05-04T10:00:15Z")).isEmpty());
        fleet.restart();
        QVERIFY(fleet.poll(at("2026-05-04T10:00:30Z")).isEmpty());
    }

    void aMissingClusterStaysOpenUntilItIsKnownToBeGone()
    {
        ObservedFleet fleet;
        fleet["c1"].nodes = {node("gpu-dp-a", {phase("RUNNING", at("2026-05-04T09:00:00Z"))})};
        fleet.poll(at("2026-05-04T10:00:00Z"));
        fleet.missing = {c1};
        fleet.poll(at("2026-05-04T10:00:15Z"));
        fleet.poll(at("2026-05-04T10:00:30Z"));
        QVERIFY(fleet.history.cluster(c1)->missingSince);
        QVERIFY(!fleet.history.lives(c1)[0].endedAt);
        QCOMPARE(linesOf(fleet.history, EventKind::ClusterMissing).size(), 1);
        fleet.gone = {c1};
        fleet.poll(at("2026-05-04T10:00:45Z"));
        const NodeLife life = fleet.history.lives(c1)[0];
        QCOMPARE(life.endedAt->toIso(), QStringLiteral("2026-05-04T10:00:15Z"));
        QCOMPARE(life.end, LifeEnd::WithCluster);
        QVERIFY(life.endEstimated);
        QCOMPARE(linesOf(fleet.history, EventKind::ClusterGone).size(), 1);
    }

    void aClusterOfAnEarlierRunThatIsNotListedIsMissingAndCanBeConfirmedGone()
    {
        ObservedFleet fleet;
        fleet["c1"].nodes = {node("gpu-dp-a", {phase("RUNNING", at("2026-05-04T09:00:00Z"))})};
        fleet.poll(at("2026-05-04T10:00:00Z"));
        fleet.restart();
        fleet.clusters.clear();
        fleet["c2"];
        fleet.poll(at("2026-05-04T10:01:00Z"));
        QVERIFY(fleet.history.cluster(c1)->missingSince);
        QVERIFY(!fleet.history.confirmGone(c1, at("2026-05-04T10:01:01Z")).isEmpty());
        QVERIFY(fleet.history.cluster(c1)->goneAt);
        QVERIFY(fleet.history.confirmGone(c1, at("2026-05-04T10:01:02Z")).isEmpty());
    }

    void timeWithoutObservationIsAGap()
    {
        ObservedFleet fleet;
        fleet["c1"];
        fleet.poll(at("2026-05-04T10:00:00Z"));
        fleet.poll(at("2026-05-04T10:03:00Z"));
        QVERIFY(fleet.history.gaps().isEmpty());
        fleet.poll(at("2026-05-04T10:06:01Z"));
        QCOMPARE(fleet.history.gaps().size(), 1);
        // A source that promises to have missed nothing leaves no gap, however long the step.
        fleet.poll(at("2026-05-04T12:00:00Z"), at("2026-05-04T10:06:01Z"));
        QCOMPARE(fleet.history.gaps().size(), 1);
        fleet.restart();
        fleet.poll(at("2026-05-04T14:00:00Z"));
        QCOMPARE(fleet.history.gaps().last().from.toIso(), QStringLiteral("2026-05-04T12:00:00Z"));
    }

    void capacityShortOfItsTargetIsToldOnceAndSinceWhen()
    {
        ObservedFleet fleet;
        Cluster &cluster = fleet["c1"];
        cluster.desiredPreemptibleGpus = 0;
        cluster.allocatedPreemptibleGpus = 0;
        fleet.poll(at("2026-05-04T10:00:00Z"));
        QVERIFY(!fleet.history.shortSince(c1));
        cluster.desiredPreemptibleGpus = 16;
        fleet.poll(at("2026-05-04T10:01:00Z"));
        cluster.allocatedPreemptibleGpus = 8;
        fleet.poll(at("2026-05-04T10:02:00Z"));
        QCOMPARE(fleet.history.shortSince(c1)->toIso(), QStringLiteral("2026-05-04T10:01:00Z"));
        fleet.restart();
        QCOMPARE(fleet.history.shortSince(c1)->toIso(), QStringLiteral("2026-05-04T10:01:00Z"));
        cluster.desiredPreemptibleGpus = 8;
        fleet.poll(at("2026-05-04T10:03:00Z"));
        QVERIFY(!fleet.history.shortSince(c1));
        QCOMPARE(linesOf(fleet.history, EventKind::TargetChanged).size(), 2);
        QCOMPARE(linesOf(fleet.history, EventKind::CapacityShort).size(), 1);
        QCOMPARE(linesOf(fleet.history, EventKind::CapacityFilled).size(), 1);
        QCOMPARE(fleet.history.capacity(c1).size(), 4);
    }

    void aVolumeIsASpanPerSizeAndCluster()
    {
        Volume volume;
        volume.id = VolumeId(QStringLiteral("v1"));
        volume.name = QStringLiteral("data");
        volume.sizeTib = 4;
        ObservedFleet fleet;
        fleet["c1"].volumes = {volume};
        fleet.volumes = {volume};
        fleet.poll(at("2026-05-04T10:00:00Z"));
        fleet.volumes[0].sizeTib = 6;
        fleet.poll(at("2026-05-04T10:01:00Z"));
        fleet["c1"].volumes.clear();
        fleet.poll(at("2026-05-04T10:02:00Z"));
        fleet.volumes.clear();
        fleet.poll(at("2026-05-04T10:03:00Z"));
        fleet.volumes = {volume};
        fleet.poll(at("2026-05-04T10:04:00Z"));
        const QList<VolumeSpan> spans = fleet.history.volumeSpans();
        QCOMPARE(spans.size(), 4);
        QVERIFY(spans[0].startEstimated && !spans[3].startEstimated);
        QCOMPARE(spans[0].sizeTib, 4);
        QCOMPARE(spans[1].sizeTib, 6);
        QCOMPARE(spans[1].cluster, c1);
        QVERIFY(spans[2].cluster.isEmpty());
        QCOMPARE(spans[2].from, *spans[1].to);
        QCOMPARE(spans[2].to->toIso(), QStringLiteral("2026-05-04T10:03:00Z"));
        QVERIFY(!spans[3].to);
    }

    void withoutAVolumeListNothingProvesThatAVolumeIsGone()
    {
        Volume volume;
        volume.id = VolumeId(QStringLiteral("v1"));
        ObservedFleet fleet;
        fleet.volumesKnown = false;
        fleet["c1"].volumes = {volume};
        fleet.poll(at("2026-05-04T10:00:00Z"));
        fleet["c1"].volumes.clear();
        fleet.poll(at("2026-05-04T10:01:00Z"));
        QVERIFY(!fleet.history.volumeSpans()[0].to);
    }

    void aClockThatIsSetBackMakesNoAnswerAnOldOne()
    {
        ObservedFleet fleet;
        fleet["c"].nodes = {node("gpu-dp-a", {phase("NODE_PHASE_RUNNING", at("2026-05-04T10:00:00Z"))})};
        fleet["c"].transitions = {{clusterPhaseFromApi(QStringLiteral("CLUSTER_PHASE_READY")), at("2026-05-04T10:00:00Z")}};
        fleet.poll(at("2026-05-04T10:01:00Z"));
        fleet.poll(at("2026-05-04T10:20:00Z")); // one answer whose Date was 18 minutes ahead
        fleet["c"].nodes = {};
        fleet["c"].deletedNodes = {};
        fleet["c"].transitions.append({clusterPhaseFromApi(QStringLiteral("CLUSTER_PHASE_DELETING")), at("2026-05-04T10:02:10Z")});
        fleet["c"].standardGpus = 0;
        fleet.history.followClockBack(at("2026-05-04T10:02:30Z"));
        fleet.poll(at("2026-05-04T10:02:30Z"));

        const QList<NodeLife> lives = fleet.history.lives(ClusterId(QStringLiteral("c")));
        QCOMPARE(lives.first().endedAt, at("2026-05-04T10:02:30Z"));
        const QList<TimelineEvent> events = fleet.history.events({});
        QVERIFY(std::ranges::any_of(events, [](const TimelineEvent &line) { return line.reason == QLatin1String("CLUSTER_PHASE_DELETING"); }));
        QCOMPARE(fleet.history.cluster(ClusterId(QStringLiteral("c")))->lastSeenAt, at("2026-05-04T10:02:30Z"));
        QCOMPARE(fleet.history.capacity(ClusterId(QStringLiteral("c"))).last().runningStandard, 0);
        QCOMPARE(fleet.history.lastObservedAt(), at("2026-05-04T10:02:30Z"));
    }

    void gapsThatBeginTogetherAreOne()
    {
        ObservedFleet fleet;
        fleet["c"];
        fleet.poll(at("2026-05-04T10:00:00Z"));
        fleet.poll(at("2026-05-04T10:20:00Z")); // its Date was ahead
        fleet.history.followClockBack(at("2026-05-04T10:00:00Z"));
        fleet.poll(at("2026-05-04T10:10:00Z"));
        QCOMPARE(fleet.history.gaps().size(), 1);
        QCOMPARE(fleet.history.gaps().first().to, at("2026-05-04T10:20:00Z"));
    }

    void anOwnActionIsALineAndTakenInOnce()
    {
        TimelineEvent action;
        action.key = QStringLiteral("intent-1");
        action.kind = EventKind::OwnAction;
        action.cluster = c1;
        action.at = at("2026-05-04T10:00:00Z");
        action.sources = {QStringLiteral("intent")};
        FleetHistory history;
        QCOMPARE(history.record(action).events.size(), 1);
        QVERIFY(history.record(action).isEmpty());
        QVERIFY(history.clusters().isEmpty());
        QCOMPARE(history.events(c1).size(), 1);
    }
};

QTEST_GUILESS_MAIN(TestFleetHistory)
#include "tst_fleethistory.moc"
