// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "observedfleet.h"
#include "randomfleet.h"

#include <QTest>

#include <algorithm>

using namespace deck;

namespace {

const ClusterId c1{QStringLiteral("c1")};
const Instant start = at("2026-05-04T00:00:00Z");
constexpr Seconds length{6 * 3600};

/// Polls at random moments with the lists in random order; the last poll is at the end. Returns the moments.
void watch(ObservedFleet &fleet, const RandomFleet &world, QRandomGenerator &random, bool restarts)
{
    for (Instant now = start + Seconds(random.bounded(900)); now < start + length; now = now + Seconds(random.bounded(15, 1200))) {
        fleet["c1"] = world.answerAt(now, random);
        fleet.poll(now);
        if (restarts && random.bounded(5) == 0)
            fleet.restart();
    }
    fleet["c1"] = world.answerAt(start + length, random);
    fleet.poll(start + length);
}

QStringList incidents(const FleetHistory &history)
{
    QStringList lines;
    const QList<TimelineEvent> events = history.events(c1);
    for (const TimelineEvent &event : events) {
        if (event.kind == EventKind::PreemptionNotice || event.kind == EventKind::NodeRemoved || event.kind == EventKind::NodeAdded)
            lines << event.key + event.at->toIso();
    }
    lines.sort();
    return lines;
}

} // namespace

class TestHistoryProperties : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void everyTrueLifeIsFoundOnceWhateverTheOrderTheMomentsAndTheRestarts()
    {
        for (quint32 seed = 1; seed <= seedCount(400); ++seed) {
            const RandomFleet world(seed, start, length);
            QRandomGenerator random(seed * 7919);
            ObservedFleet fleet;
            watch(fleet, world, random, seed % 2 == 0);
            const QByteArray label = "seed " + QByteArray::number(seed);

            QList<TrueLife> expected;
            for (const TrueLife &life : world.lives()) {
                if (life.begin() <= start + length)
                    expected.append(life);
            }
            std::ranges::sort(expected, [](const TrueLife &a, const TrueLife &b) {
                return std::pair(a.begin(), a.node.id) < std::pair(b.begin(), b.node.id);
            });
            const QList<NodeLife> found = fleet.history.lives(c1);
            QVERIFY2(found.size() == expected.size(), label.constData());
            for (qsizetype i = 0; i < found.size(); ++i) {
                const TrueLife &truth = expected.at(i);
                const bool over = truth.endedAt && *truth.endedAt <= start + length;
                const bool noticed = truth.noticeAt && *truth.noticeAt <= start + length;
                QVERIFY2(found.at(i).key.node.node == truth.node.id && found.at(i).key.firstPhaseAt == truth.begin(), label.constData());
                QVERIFY2(found.at(i).endedAt == (over ? truth.endedAt : std::nullopt), label.constData());
                QVERIFY2(!found.at(i).endEstimated, label.constData());
                // The service keeps one event a node and reason: the notice of an earlier life of the same id may be lost.
                if (found.at(i).noticeAt || !world.reusesIds())
                    QVERIFY2(found.at(i).noticeAt == (noticed ? truth.noticeAt : std::nullopt), label.constData());
            }
        }
    }

    void aSecondReadAddsNothing()
    {
        for (quint32 seed = 1; seed <= seedCount(100); ++seed) {
            const RandomFleet world(seed, start, length);
            QRandomGenerator random(seed);
            ObservedFleet fleet;
            watch(fleet, world, random, false);
            fleet["c1"] = world.answerAt(start + length, random); // another order
            QVERIFY2(fleet.poll(start + length + Seconds(1)).isEmpty(), QByteArray::number(seed).constData());
            fleet.restart();
            QVERIFY2(fleet.poll(start + length + Seconds(2)).isEmpty(), QByteArray::number(seed).constData());
        }
    }

    void whatWasStoredIsWhatIsRemembered()
    {
        for (quint32 seed = 1; seed <= seedCount(100); ++seed) {
            const RandomFleet world(seed, start, length);
            QRandomGenerator random(seed);
            ObservedFleet fleet;
            watch(fleet, world, random, false);
            const QList<NodeLife> lives = fleet.history.lives(c1);
            const QList<TimelineEvent> events = fleet.history.events({});
            const QList<CapacityStep> capacity = fleet.history.capacity(c1);
            const QList<CoverageGap> gaps = fleet.history.gaps();
            fleet.restart();
            QVERIFY(fleet.history.lives(c1) == lives);
            QVERIFY(fleet.history.events({}) == events);
            QVERIFY(fleet.history.capacity(c1) == capacity);
            QVERIFY(fleet.history.gaps() == gaps);
        }
    }

    void incidentsDoNotDependOnWhenWeLooked()
    {
        for (quint32 seed = 1; seed <= seedCount(100); ++seed) {
            const RandomFleet world(seed, start, length);
            if (world.reusesIds())
                continue;
            QStringList first;
            for (quint32 turn = 0; turn < 2; ++turn) {
                QRandomGenerator random(seed + 10'000 * turn);
                ObservedFleet fleet;
                watch(fleet, world, random, turn == 1);
                const QStringList lines = incidents(fleet.history);
                if (turn == 1)
                    QVERIFY2(lines == first, QByteArray::number(seed).constData());
                first = lines;
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestHistoryProperties)
#include "tst_historyproperties.moc"
