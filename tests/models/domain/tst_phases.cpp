// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster.h"

#include <QTest>

using namespace deck;

class TestPhases : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    // C08: a word we do not know keeps its text and is never taken for something known.
    void c08UnknownWordsStayUnknown()
    {
        const Open<NodePhase> phase = nodePhaseFromApi(QStringLiteral("NODE_PHASE_HIBERNATING"));
        QCOMPARE(phase.value, NodePhase::Unrecognised);
        QCOMPARE(phase.raw, QStringLiteral("NODE_PHASE_HIBERNATING"));
        QCOMPARE(nodePhaseFromApi(QString()).value, NodePhase::Missing);
        QCOMPARE(clusterStatusFromApi(QStringLiteral("ready")).value, ClusterStatus::Unrecognised);
    }
    void classComesFromLabelThenPrefix_data()
    {
        QTest::addColumn<QString>("node");
        QTest::addColumn<QString>("host");
        QTest::addColumn<QString>("label");
        QTest::addColumn<int>("expected");
        QTest::newRow("standard") << "gpu-dp-hmqnh-nwlnj" << "h" << "" << int(ComputeClass::Standard);
        QTest::newRow("preemptible") << "gpu-preemptible-dp-x7k2p-4qv9d" << "h" << "" << int(ComputeClass::Preemptible);
        QTest::newRow("by host") << "n-1" << "gpu-preemptible-dp-x7k2p-4qv9d" << "" << int(ComputeClass::Preemptible);
        QTest::newRow("label wins") << "gpu-dp-a-b" << "h" << "preemptible" << int(ComputeClass::Preemptible);
        QTest::newRow("nothing known") << "worker-1" << "h" << "" << int(ComputeClass::Unknown);
        QTest::newRow("prefix inside") << "my-gpu-dp-1" << "" << "" << int(ComputeClass::Unknown);
    }
    void classComesFromLabelThenPrefix()
    {
        QFETCH(QString, node);
        QFETCH(QString, host);
        QFETCH(QString, label);
        QFETCH(int, expected);
        QCOMPARE(int(computeClassOf(NodeId(node), host, label)), expected);
    }
};

QTEST_GUILESS_MAIN(TestPhases)
#include "tst_phases.moc"
