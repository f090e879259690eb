// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "attention.h"
#include "await.h"
#include "composition.h"
#include "samplefleet.h"

#include <QTest>
#include <QTimeZone>

#include <algorithm>

using namespace deck;

/// The scenario `reference` against what the mockups show (samplefleet.h): played by the normal way from the first of June,
/// observed by the app, and looked at in the mockups' moment. What differs is listed in resources/scenarios/README.md.
class TestReferenceDemo : public QObject
{
    Q_OBJECT

    std::unique_ptr<Composition> m_composition;
    FleetSnapshot m_sample;

    const FleetSession &session() const { return *m_composition->current(); }

    static const Cluster *named(const FleetSnapshot &fleet, const QString &name)
    {
        for (const ClusterEntry &entry : fleet.clusters) {
            if (entry.cluster.name == name)
                return &entry.cluster;
        }
        return nullptr;
    }

    static QStringList nodesOf(const Cluster &cluster)
    {
        QStringList lines;
        for (const Node &node : cluster.nodes) {
            const auto latest = node.latest();
            lines.append(QStringLiteral("%1 %2%3").arg(node.id.toString(), latest ? latest->phase.raw : QString(),
                                                       node.markedForDeletion ? QStringLiteral(" leaving") : QString()));
        }
        lines.sort();
        return lines;
    }

    static int count(const Cluster &cluster, ComputeClass computeClass)
    {
        return int(std::ranges::count(cluster.nodes, computeClass, &Node::computeClass));
    }

    CostReport monthToDate() const
    {
        CostQuery query;
        query.from = *Instant::fromRfc3339(u"2026-06-01T00:00:00Z");
        query.to = sampleNow();
        query.zone = QTimeZone::utc();
        query.bucket = std::chrono::hours(24);
        return session().cost(query);
    }

private Q_SLOTS:
    void initTestCase()
    {
        SourceOptions source;
        source.kind = SourceOptions::Kind::Demo;
        source.demo.scenario = QStringLiteral("reference");
        m_composition = std::make_unique<Composition>(Composition::DemoClock::StandsStill);
        const auto opened = await(m_composition->openAndWait(source, {}), std::chrono::seconds(100));
        QVERIFY2(opened.hasValue(), opened ? "" : qPrintable(opened.error().summary()));
        m_sample = sampleFleet();
    }

    void itIsTheMomentOfTheMockups()
    {
        QCOMPARE(session().clock().now().toIso(), sampleNow().toIso());
        QCOMPARE(session().source().name, QStringLiteral("reference"));
        QCOMPARE(session().source().project.toString(), QStringLiteral("prod-ml"));
        QCOMPARE(session().snapshot()->clusters.size(), m_sample.clusters.size());
        QCOMPARE(session().history().gaps().size(), 1);
    }

    void eachClusterIsAsInTheMockups_data()
    {
        QTest::addColumn<QString>("name");
        for (const ClusterEntry &entry : sampleFleet().clusters)
            QTest::newRow(qPrintable(entry.cluster.name)) << entry.cluster.name;
    }
    void eachClusterIsAsInTheMockups()
    {
        QFETCH(QString, name);
        const Cluster *is = named(*session().snapshot(), name);
        const Cluster *wanted = named(m_sample, name);
        QVERIFY(is && wanted);
        QCOMPARE(is->type.value, wanted->type.value);
        QCOMPARE(is->status.value, wanted->status.value);
        QCOMPARE(is->region, wanted->region);
        // The contract's word for the GPU that the mockups call "L40".
        QCOMPARE(is->gpuType.toString(), wanted->gpuType.toString() == u"L40" ? QStringLiteral("L40_PCIE") : wanted->gpuType.toString());
        QCOMPARE(is->standardGpus, wanted->standardGpus);
        QCOMPARE(is->desiredPreemptibleGpus.value_or(0), wanted->desiredPreemptibleGpus.value_or(0));
        QCOMPARE(is->allocatedPreemptibleGpus.value_or(0), wanted->allocatedPreemptibleGpus.value_or(0));
        for (const ComputeClass computeClass : {ComputeClass::Standard, ComputeClass::Preemptible}) {
            QCOMPARE(is->runningGpus(computeClass), wanted->runningGpus(computeClass));
            const bool paused = name == u"sandbox-l40" && computeClass == ComputeClass::Standard;
            QCOMPARE(count(*is, computeClass), paused ? 1 : count(*wanted, computeClass));
        }
        QCOMPARE(is->volumes.size(), wanted->volumes.size());
        QCOMPARE(is->volumes.first().name, wanted->volumes.first().name);
        QCOMPARE(is->volumes.first().sizeTib, wanted->volumes.first().sizeTib);
    }

    void theNodesOfTheClusterTheMockupsOpenAreTheirs()
    {
        const QString name = QStringLiteral("train-west-h100");
        QCOMPARE(nodesOf(*named(*session().snapshot(), name)), nodesOf(*named(m_sample, name)));
        const QString failed = QStringLiteral("infer-prod-h200");
        QVERIFY(nodesOf(*named(*session().snapshot(), failed)).contains(QStringLiteral("gpu-dp-7cw4t-pz6mr NODE_PHASE_FAILED")));
    }

    void theSameThingsNeedAttention()
    {
        const QList<Attention> all = attentionOf(*session().snapshot(), session().history());
        const auto find = [&](Attention::Kind kind, const QString &cluster) {
            const auto found = std::ranges::find_if(all, [&](const Attention &item) { return item.kind == kind && item.clusterName == cluster; });
            return found == all.end() ? std::optional<Attention>() : std::optional(*found);
        };
        const auto draining = find(Attention::Kind::PreemptionInProgress, QStringLiteral("train-west-h100"));
        QVERIFY(draining && draining->drain);
        QCOMPARE(draining->node.toString(), QStringLiteral("gpu-preemptible-dp-x7k2p-4qv9d"));
        QCOMPARE(draining->since->toIso(), QStringLiteral("2026-06-16T14:29:26Z"));
        const auto failed = find(Attention::Kind::NodeFailed, QStringLiteral("infer-prod-h200"));
        QVERIFY(failed);
        QCOMPARE(failed->node.toString(), QStringLiteral("gpu-dp-7cw4t-pz6mr"));
        QCOMPARE(failed->since->toIso(), QStringLiteral("2026-06-16T14:11:00Z"));
        const auto waiting = find(Attention::Kind::WaitingForCapacity, QStringLiteral("rl-rollouts"));
        QVERIFY(waiting && waiting->since);
        QCOMPARE(waiting->gpus, 24);
        QCOMPARE(waiting->since->toIso(), QStringLiteral("2026-06-16T12:40:00Z"));
        QCOMPARE(find(Attention::Kind::WaitingForCapacity, QStringLiteral("train-west-h100"))->gpus, 16);
        const auto ofSample = attentionOf(m_sample, session().history());
        QCOMPARE(all.size(), ofSample.size());
    }

    void whatIsFreeIsWhatTheScaleDialogShows()
    {
        for (const Availability &place : session().snapshot()->availability) {
            if (place.region.toString() != u"us-central-8" || place.gpuType.toString() != u"H100_SXM")
                continue;
            QCOMPARE(place.standardGpus.value_or(-1), 48);
            QCOMPARE(place.preemptibleGpus.value_or(-1), 24);
            return;
        }
        QFAIL("nothing is known about us-central-8");
    }

    void theMonthCostsWhatTheMockupsSay()
    {
        const CostReport cost = monthToDate();
        const auto dollars = [](const Amount &amount) { return amount.toDecimal(2); };
        QCOMPARE(dollars(cost.gapAmount), QStringLiteral("995.00"));
        // At half price what it saves is what it costs.
        QCOMPARE(dollars(cost.preemptible.amount), QStringLiteral("89104.64"));
        QCOMPARE(dollars(cost.total.saved()), QStringLiteral("89104.64"));
        QVERIFY(cost.typesWithoutRate.isEmpty() && !cost.storageWithoutRate);
    }
};

QTEST_GUILESS_MAIN(TestReferenceDemo)
#include "tst_referencedemo.moc"
