// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "fleetnews.h"

#include <QTest>

using namespace deck;

class TestFleetNews : public QObject
{
    Q_OBJECT

    static Cluster cluster(const char *id, const char *name)
    {
        Cluster cluster;
        cluster.id = ClusterId(QString::fromLatin1(id));
        cluster.name = QString::fromLatin1(name);
        cluster.eventsKnown = true;
        return cluster;
    }
    static FleetNews list(qint64 second, const QList<Cluster> &clusters)
    {
        FleetNews news;
        news.at = Instant::fromSeconds(second);
        news.listed = clusters;
        return news;
    }
    static const ClusterEntry *entry(const SnapshotPtr &snapshot, const char *id)
    {
        return snapshot->find(ClusterId(QString::fromLatin1(id)));
    }

private Q_SLOTS:
    void sortsByNameThenId()
    {
        const auto next = mergeNews({}, list(10, {cluster("2", "b"), cluster("3", "a"), cluster("1", "b")}), {});
        QCOMPARE(next->observedAt, Instant::fromSeconds(10));
        QStringList ids;
        for (const ClusterEntry &each : next->clusters)
            ids.append(each.cluster.id.toString());
        QCOMPARE(ids, QStringList({QStringLiteral("3"), QStringLiteral("1"), QStringLiteral("2")}));
    }

    void doesNotTakeNotListedForDeleted()
    {
        const auto first = mergeNews({}, list(10, {cluster("1", "a"), cluster("2", "b")}), {});
        const auto second = mergeNews(*first, list(20, {cluster("2", "b")}), {});
        QVERIFY(entry(second, "1"));
        QCOMPARE(entry(second, "1")->presence, Presence::Missing);
        QCOMPARE(entry(second, "1")->seenAt, Instant::fromSeconds(10));
        QCOMPARE(entry(second, "2")->seenAt, Instant::fromSeconds(20));
        const auto third = mergeNews(*second, list(30, {cluster("1", "a"), cluster("2", "b")}), {});
        QCOMPARE(entry(third, "1")->presence, Presence::Listed);
    }

    void knowsGoneByNotFoundAndByOurOwnDeletion()
    {
        const auto first = mergeNews({}, list(10, {cluster("1", "a"), cluster("2", "b"), cluster("3", "c")}), {});
        FleetNews news = list(20, {});
        news.notFound.insert(ClusterId(QStringLiteral("1")));
        const auto second = mergeNews(*first, news, {ClusterId(QStringLiteral("2"))});
        QVERIFY(!entry(second, "1"));
        QVERIFY(!entry(second, "2"));
        QCOMPARE(entry(second, "3")->presence, Presence::Missing);
    }

    void keepsADeletedClusterAsLongAsItIsListed()
    {
        const QSet<ClusterId> deleted{ClusterId(QStringLiteral("1"))};
        const auto first = mergeNews({}, list(10, {cluster("1", "a")}), deleted);
        QCOMPARE(entry(first, "1")->presence, Presence::Listed);
        QVERIFY(!entry(mergeNews(*first, list(20, {}), deleted), "1"));
    }

    void believesAReadByIdMoreThanTheList()
    {
        const auto first = mergeNews({}, list(10, {cluster("1", "a")}), {});
        FleetNews news = list(20, {});
        news.read.append({cluster("1", "renamed"), Instant::fromSeconds(21)});
        const auto second = mergeNews(*first, news, {});
        QCOMPARE(entry(second, "1")->presence, Presence::Listed);
        QCOMPARE(entry(second, "1")->cluster.name, QStringLiteral("renamed"));
        QCOMPARE(entry(second, "1")->seenAt, Instant::fromSeconds(21));
    }

    void keepsEventsThatTheListLacks()
    {
        Cluster known = cluster("1", "a");
        LifecycleEvent event;
        event.reason = QStringLiteral("TogetherNodeAdded");
        known.events = {event};
        const auto first = mergeNews({}, list(10, {known}), {});
        Cluster without = cluster("1", "a");
        without.eventsKnown = false;
        const auto second = mergeNews(*first, list(20, {without}), {});
        QCOMPARE(entry(second, "1")->cluster.events, known.events);
    }

    void keepsWhatWasNotRead()
    {
        FleetNews news = list(10, {cluster("1", "a")});
        news.volumes = QList<Volume>{Volume()};
        news.regions = QList<Region>{Region()};
        const auto first = mergeNews({}, news, {});
        const auto second = mergeNews(*first, list(20, {cluster("1", "a")}), {});
        QCOMPARE(second->volumes.size(), 1);
        QCOMPARE(second->regions.size(), 1);
        QVERIFY(second->volumesKnown);
        FleetNews onlyRead;
        onlyRead.at = Instant::fromSeconds(30);
        onlyRead.read.append({cluster("2", "b"), Instant::fromSeconds(30)});
        const auto third = mergeNews(*second, onlyRead, {});
        QCOMPARE(third->observedAt, Instant::fromSeconds(20)); // no list was read
        QCOMPARE(third->clusters.size(), 2);
    }

    void takesTheFirstOfTwoWithOneId()
    {
        const auto next = mergeNews({}, list(10, {cluster("1", "a"), cluster("1", "b"), cluster("", "nobody")}), {});
        QCOMPARE(next->clusters.size(), 1);
        QCOMPARE(next->clusters.first().cluster.name, QStringLiteral("a"));
    }
};

QTEST_GUILESS_MAIN(TestFleetNews)
#include "tst_fleetnews.moc"
