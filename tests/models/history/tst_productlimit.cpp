// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "productlimit.h"

#include <QTest>

#include <algorithm>
#include <random>

using namespace deck;

namespace {

using Followed = ProductLimit::Followed;

Followed filled(int minutes)
{
    return {Seconds(60 * minutes), true};
}

Followed cut(int minutes)
{
    return {Seconds(60 * minutes), false};
}

/// The same estimate by another road (Efron's redistribution to the right): every one carries the same weight; who goes out of
/// sight hands his to those who are followed longer, in equal parts. What nobody is left to take stays unknown.
std::optional<double> byRedistribution(QList<Followed> all, Millis time)
{
    std::ranges::sort(all, [](const Followed &a, const Followed &b) { return a.time != b.time ? a.time < b.time : a.ended && !b.ended; });
    const qsizetype size = all.size();
    QList<double> weights(size, size > 0 ? 1. / double(size) : 0);
    double share = 0;
    double unknown = size > 0 ? 0 : 1;
    for (qsizetype i = 0; i < size; ++i) {
        if (all.at(i).ended) {
            share += all.at(i).time <= time ? weights.at(i) : 0;
            continue;
        }
        if (i + 1 == size && all.at(i).time < time)
            unknown = weights.at(i);
        for (qsizetype next = i + 1; next < size; ++next)
            weights[next] += weights.at(i) / double(size - i - 1);
    }
    return unknown > 0 ? std::nullopt : std::optional(share);
}

} // namespace

class TestProductLimit : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void sharesAndMedian_data()
    {
        QTest::addColumn<QList<Followed>>("all");
        QTest::addColumn<double>("in10");  // -1 = not known
        QTest::addColumn<double>("in60");
        QTest::addColumn<double>("in360");
        QTest::addColumn<int>("median");   // minutes; -1 = not reached
        QTest::newRow("none") << QList<Followed>() << -1. << -1. << -1. << -1;
        QTest::newRow("one, later than the first time") << QList<Followed>{filled(20)} << 0. << 1. << 1. << 20;
        QTest::newRow("one, just at a time") << QList<Followed>{filled(10)} << 1. << 1. << 1. << 10;
        QTest::newRow("only those that wait: nothing is known beyond them") << QList<Followed>{cut(5), cut(30)} << 0. << -1. << -1. << -1;
        QTest::newRow("nobody out of sight: plain shares")
            << QList<Followed>{filled(5), filled(10), filled(70), filled(400)} << 2. / 4 << 2. / 4 << 3. / 4 << 10;
        // By hand: 8 followed. 5: 7/8 left. 10: two of seven at once, 7/8 · 5/7 = 5/8. 10 and 30 out of sight, three left.
        // 60: 5/8 · 2/3 = 5/12. 90 out of sight. 360: the last one, 0.
        QTest::newRow("worked example with a tie of both kinds")
            << QList<Followed>{cut(10), filled(5), filled(10), cut(30), filled(60), cut(90), filled(360), filled(10)}
            << 3. / 8 << 7. / 12 << 1. << 60;
        QTest::newRow("the same, the last one still waits")
            << QList<Followed>{cut(10), filled(5), filled(10), cut(30), filled(60), cut(90), cut(359), filled(10)}
            << 3. / 8 << 7. / 12 << -1. << 60;
        QTest::newRow("followed until just the time asked for") << QList<Followed>{filled(5), cut(60)} << 1. / 2 << 1. / 2 << -1. << 5;
        QTest::newRow("out of sight at once says nothing") << QList<Followed>{cut(0), cut(0), filled(20)} << 0. << 1. << 1. << 20;
    }
    void sharesAndMedian()
    {
        QFETCH(QList<Followed>, all);
        const ProductLimit limit(all);
        const std::pair<const char *, int> times[] = {{"in10", 10}, {"in60", 60}, {"in360", 360}};
        for (const auto &[column, minutes] : times) {
            const double expected = *static_cast<const double *>(QTest::qData(column, qMetaTypeId<double>()));
            QVERIFY2(qAbs(limit.shareWithin(Seconds(60 * minutes)).value_or(-1) - expected) < 1e-9, column);
        }
        QFETCH(int, median);
        const auto half = limit.median();
        QCOMPARE(half ? int(std::chrono::duration_cast<std::chrono::minutes>(*half).count()) : -1, median);
    }

    void agreesWithTheOtherRoad()
    {
        std::mt19937 dice(20260616);
        for (int round = 0; round < 500; ++round) {
            QList<Followed> all;
            for (auto left = dice() % 25; left > 0; --left)
                all.append({Seconds(60 * (dice() % 40)), dice() % 3 != 0}); // many ties
            for (const int minutes : {0, 10, 20, 39, 45}) {
                const auto mine = ProductLimit(all).shareWithin(Seconds(60 * minutes));
                const auto other = byRedistribution(all, Seconds(60 * minutes));
                QCOMPARE(mine.has_value(), other.has_value());
                QVERIFY(!mine || qAbs(*mine - *other) < 1e-9);
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestProductLimit)
#include "tst_productlimit.moc"
