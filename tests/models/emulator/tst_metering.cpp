// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "calmworld.h"
#include "metering.h"

#include <QJsonArray>
#include <QTest>

using namespace deck;
using namespace deck::emulator;

class TestMetering : public QObject
{
    Q_OBJECT

    static Instant at(int seconds) { return Instant::fromSeconds(1'000'000 + seconds); }

private Q_SLOTS:
    void onlyRunningIsBilled()
    {
        WorkerNode node;
        node.steps = {{NodePhase::Pending, at(0)},    {NodePhase::Booting, at(10)},  {NodePhase::Running, at(100)},
                      {NodePhase::Failed, at(400)},   {NodePhase::Running, at(500)}, {NodePhase::Paused, at(900)},
                      {NodePhase::Running, at(1000)}, {NodePhase::Succeeded, at(1001)}};
        const auto intervals = billedIntervals(node);
        QCOMPARE(intervals.size(), size_t(3));
        QCOMPARE(intervals[0].start, at(100));
        QCOMPARE(intervals[0].end, std::optional(at(400)));
        QCOMPARE(intervals[1].start, at(500));
        QCOMPARE(intervals[1].end, std::optional(at(900)));
        QCOMPARE(intervals[2].end, std::optional(at(1001)));
        node.steps.pop_back();
        QVERIFY(!billedIntervals(node).back().end);
    }

    void totalsAreTheSumOfTheIntervalsWithDrainIncluded()
    {
        CalmWorld world(8, 16);
        world.fill();
        const WorkerNode *node = world.oldest(ComputeClass::Preemptible);
        const QString id = node->id;
        const Instant running = node->steps.back().at;
        const Instant notice = world.simulation.now();
        world.simulation.takeBack(world.cluster, id, 120);
        world.pass(std::chrono::hours(1));
        const QJsonObject metering = meteringJson(world.simulation.world(), world.simulation.now());
        qint64 preemptible = 0;
        bool seen = false;
        for (const auto &entry : metering.value(u"nodes").toArray()) {
            const QJsonObject billed = entry.toObject();
            if (billed.value(u"compute_class").toString() != u"preemptible")
                continue;
            for (const auto &one : billed.value(u"intervals").toArray()) {
                const QJsonObject interval = one.toObject();
                const Instant start = *Instant::fromRfc3339(interval.value(u"start").toString());
                const Instant end = Instant::fromRfc3339(interval.value(u"end").toString()).value_or(world.simulation.now());
                preemptible += 8 * (end.seconds() - start.seconds());
                if (billed.value(u"node_id").toString() == id) {
                    seen = true;
                    QCOMPARE(start, running);
                    QCOMPARE(end, notice + Seconds(120));
                }
            }
        }
        QVERIFY(seen);
        for (const auto &entry : metering.value(u"totals").toArray()) {
            const QJsonObject total = entry.toObject();
            if (total.value(u"compute_class").toString() == u"preemptible")
                QCOMPARE(total.value(u"gpu_seconds").toInteger(), preemptible);
        }
        QVERIFY(preemptible > 0);
    }

    void nothingIsForgottenAfterThreeDays()
    {
        CalmWorld world(8, 8);
        world.fill();
        const QString id = world.oldest(ComputeClass::Preemptible)->id;
        world.simulation.takeBack(world.cluster, id, 60);
        world.fill();
        world.simulation.deleteCluster(world.cluster);
        world.pass(std::chrono::hours(24 * 10));
        const QJsonObject metering = meteringJson(world.simulation.world(), world.simulation.now());
        bool seen = false;
        for (const auto &entry : metering.value(u"nodes").toArray()) {
            const QJsonObject node = entry.toObject();
            seen = seen || node.value(u"node_id").toString() == id;
            QVERIFY(!node.value(u"intervals").toArray().last().toObject().value(u"end").isNull());
        }
        QVERIFY(seen);
    }

    void aVolumeIsBilledFromCreationToDeletionByItsSizes()
    {
        CalmWorld world;
        const Instant made = world.simulation.now();
        Volume wish;
        wish.name = QStringLiteral("data");
        Volume &volume = world.simulation.createVolume(wish, 2);
        world.pass(Seconds(600));
        world.simulation.resize(volume, 5);
        world.pass(Seconds(600));
        world.simulation.deleteVolume(volume);
        world.pass(Seconds(600));
        QVERIFY(!world.simulation.world().volume(volume.id));
        const QJsonArray volumes =
            meteringJson(world.simulation.world(), world.simulation.now()).value(u"volumes").toArray();
        const QJsonArray spans = volumes.first().toObject().value(u"spans").toArray();
        const auto span = [](Instant from, Instant to, int size) {
            return QJsonObject{{QStringLiteral("start"), from.toIso()}, {QStringLiteral("end"), to.toIso()},
                               {QStringLiteral("size_tib"), size}};
        };
        QCOMPARE(spans, (QJsonArray{span(made, made + Seconds(600), 2), span(made + Seconds(600), made + Seconds(1200), 5)}));
    }
};

QTEST_GUILESS_MAIN(TestMetering)
#include "tst_metering.moc"
