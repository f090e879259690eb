// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "fleetdelta.h"

#include <QTest>

using namespace deck;

namespace {

ClusterEntry entry(const char *id, int gpus)
{
    ClusterEntry result;
    result.cluster.id = ClusterId(QString::fromLatin1(id));
    result.cluster.standardGpus = gpus;
    return result;
}

SnapshotPtr snapshot(QList<ClusterEntry> entries, qint64 second = 0)
{
    auto result = std::make_shared<FleetSnapshot>();
    result->clusters = std::move(entries);
    for (ClusterEntry &each : result->clusters)
        each.seenAt = Instant::fromSeconds(second);
    result->observedAt = Instant::fromSeconds(second);
    return result;
}

} // namespace

class TestFleetDelta : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void namesWhatCameChangedAndWent()
    {
        const FleetDelta delta = diff(snapshot({entry("a", 8), entry("b", 8), entry("c", 8)}),
                                      snapshot({entry("b", 16), entry("c", 8), entry("d", 8)}));
        QStringList words;
        for (const ClusterChange &change : delta.changed)
            words << change.id.toString() + (change.before ? QStringLiteral("-") : QString())
                         + (change.after ? QStringLiteral("+") : QString());
        QCOMPARE(words, QStringList({QStringLiteral("b-+"), QStringLiteral("d+"), QStringLiteral("a-")}));
    }
    void beingSeenAgainIsNoChange()
    {
        QCOMPARE(diff(snapshot({entry("a", 8)}, 1), snapshot({entry("a", 8)}, 2)).changed.size(), 0);
    }
    void goingMissingIsAChange()
    {
        ClusterEntry missing = entry("a", 8);
        missing.presence = Presence::Missing;
        QCOMPARE(diff(snapshot({entry("a", 8)}), snapshot({missing})).changed.size(), 1);
    }
    void theFirstSnapshotHasAnEmptyPast()
    {
        const FleetDelta delta = diff(nullptr, snapshot({entry("a", 8)}));
        QVERIFY(delta.previous);
        QCOMPARE(delta.changed.size(), 1);
    }
};

QTEST_GUILESS_MAIN(TestFleetDelta)
#include "tst_fleetdelta.moc"
