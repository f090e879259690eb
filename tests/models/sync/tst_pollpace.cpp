// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pollpace.h"

#include <QTest>

using namespace deck;

class TestPollPace : public QObject
{
    Q_OBJECT

    static FleetSnapshot fleetOf(const Cluster &cluster)
    {
        ClusterEntry entry;
        entry.cluster = cluster;
        FleetSnapshot fleet;
        fleet.clusters = {entry};
        return fleet;
    }
    static Cluster ready()
    {
        Cluster cluster;
        cluster.status = clusterStatusFromApi(QStringLiteral("Ready"));
        return cluster;
    }
    static Cluster withNode(const char *phase)
    {
        Cluster cluster = ready();
        Node node;
        node.transitions.append({nodePhaseFromApi(QString::fromLatin1(phase)), Instant::fromSeconds(1)});
        cluster.nodes = {node};
        return cluster;
    }

private Q_SLOTS:
    void looksMoreOftenTheMoreMayHappen()
    {
        QCOMPARE(pollInterval({}), Seconds(30));
        QCOMPARE(pollInterval(fleetOf(ready())), Seconds(30));
        QCOMPARE(pollInterval(fleetOf(withNode("NODE_PHASE_RUNNING"))), Seconds(30));
        Cluster wanting = ready();
        wanting.desiredPreemptibleGpus = 16;
        QCOMPARE(pollInterval(fleetOf(wanting)), Seconds(15));
        Cluster holding = ready();
        holding.allocatedPreemptibleGpus = 8;
        QCOMPARE(pollInterval(fleetOf(holding)), Seconds(15));
        QCOMPARE(pollInterval(fleetOf(withNode("NODE_PHASE_BOOTING"))), Seconds(5));
        Cluster leaving = withNode("NODE_PHASE_RUNNING");
        leaving.nodes.first().markedForDeletion = true;
        QCOMPARE(pollInterval(fleetOf(leaving)), Seconds(5));
        Cluster deleting = ready();
        deleting.status = clusterStatusFromApi(QStringLiteral("Deleting"));
        QCOMPARE(pollInterval(fleetOf(deleting)), Seconds(5));
        Cluster comingUp = ready();
        comingUp.status = clusterStatusFromApi(QStringLiteral("InstallingDrivers"));
        QCOMPARE(pollInterval(fleetOf(comingUp)), Seconds(5));
    }
};

QTEST_GUILESS_MAIN(TestPollPace)
#include "tst_pollpace.moc"
