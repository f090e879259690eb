// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "faultmix.h"
#include "pastverdict.h"
#include "purchaseverdict.h"

using namespace deck;

namespace {

int numberFrom(const char *variable, int otherwise)
{
    bool good = false;
    const int number = qEnvironmentVariableIntValue(variable, &good);
    return good ? number : otherwise;
}

} // namespace

/// Seeded mixes of faults while a user creates, scales and deletes, and the app is sometimes closed (issue 3, item 6). What a
/// seed decides is the script: faults, pace, wishes, decisions; real time lets two runs of it differ in where they meet.
/// CLUSTERDECK_CHAOS_SEEDS is how many seeds there are in all, CLUSTERDECK_CHAOS_PART "2/4" which of them run here, and
/// CLUSTERDECK_CHAOS_SEED plays a single one.
class TestChaos : public QObject
{
    Q_OBJECT

    static constexpr Millis chaos{2500};

    static QString replay(int seed)
    {
        return QStringLiteral("replay with: CLUSTERDECK_CHAOS_SEED=%1 %2").arg(seed).arg(QCoreApplication::applicationFilePath());
    }

    static void act(ChaosWorld &world, ChaosUser &user, ChaosDice &dice, FaultMix &mix)
    {
        const int what = dice.within(0, 99);
        if (what < 22) {
            user.wishSomething();
        } else if (what < 26) {
            mix = FaultMix::draw(dice, ChaosWorld::secret());
            world.setFaults(mix);
        } else if (what < 29) {
            user.lookAfterAll();
            world.close();
            world.open();
        } else if (what == 29) {
            user.lookAfterAll();
            world.stayAway(std::chrono::hours(dice.within(1, 100)));
        } else if (what < 42) {
            const SnapshotPtr fleet = world.session().snapshot();
            if (!fleet->clusters.isEmpty()) {
                const QString id = fleet->clusters.at(what % fleet->clusters.size()).cluster.id.toString();
                world.emulator().tryPost(what < 39 ? QStringLiteral("/x/reclaim") : QStringLiteral("/x/break-next-boot"),
                                         {{QStringLiteral("cluster_id"), id}});
            }
        }
        user.lookAfterAll();
    }

private Q_SLOTS:
    void buysWhatIsWantedAndForgetsNothing_data()
    {
        QTest::addColumn<int>("seed");
        if (const int only = numberFrom("CLUSTERDECK_CHAOS_SEED", 0); only > 0) {
            QTest::addRow("seed %d", only) << only;
            return;
        }
        const QStringList part = qEnvironmentVariable("CLUSTERDECK_CHAOS_PART", QStringLiteral("1/1")).split(u'/');
        const int seeds = numberFrom("CLUSTERDECK_CHAOS_SEEDS", 20);
        for (int seed = part.first().toInt(); seed <= seeds; seed += part.last().toInt())
            QTest::addRow("seed %d", seed) << seed;
    }
    void buysWhatIsWantedAndForgetsNothing()
    {
        QFETCH(int, seed);
        ChaosDice dice{quint64(seed)};
        const double speed = dice.pick(QList<double>{60, 120, 240});
        ChaosWorld world(quint64(seed), speed, dice.chance(50));
        ChaosUser user(world, dice);
        world.open();
        FaultMix mix = FaultMix::draw(dice, ChaosWorld::secret());
        user.wishSomething();
        world.setFaults(mix);
        QElapsedTimer passed;
        passed.start();
        while (passed.elapsed() < chaos.count()) {
            world.pass(Millis(25));
            act(world, user, dice, mix);
        }

        world.setFaults({});
        world.session().reconnect();
        for (int turn = 0; turn < 600 && !user.isSettled(); ++turn) {
            world.pass(Millis(25));
            user.lookAfterAll();
        }
        world.freeze();

        const auto ambiguous = std::ranges::count_if(user.wishes(), [](const ChaosUser::Wish &wish) { return wish.tries > 1; });
        qInfo().noquote() << QStringLiteral("seed %1: %2 wishes, %3 of them tried again, %4 good looks, %5 events, %6 node lives, %7 gaps%8")
                                 .arg(seed).arg(user.wishes().size()).arg(ambiguous).arg(world.looks().size())
                                 .arg(world.session().history().events({}).size()).arg(world.session().history().allLives().size())
                                 .arg(world.session().history().gaps().size())
                                 .arg(world.timesSkewed() ? QStringLiteral(", times skewed") : QString());
        QStringList complaints = world.complaints() + user.complaints();
        complaints += judgePurchases(world, user.wishes());
        PastVerdict past(world, world.timesSkewed() ? Seconds(660) : Seconds(0));
        complaints += past.judge();
        complaints += judgeReread(world);
        complaints += judgeSecrecy(world);
        if (!complaints.isEmpty()) {
            qWarning().noquote() << "faults:" << mix.specs.join(QStringLiteral("\n        "));
            QFAIL(qPrintable(complaints.join(u'\n') + u'\n' + replay(seed)));
        }
    }
};

QTEST_GUILESS_MAIN(TestChaos)
#include "tst_chaos.moc"
