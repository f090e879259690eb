// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "clustercodec.h"
#include "clusterspeccodec.h"

#include "fixture.h"
#include "jsonoddities.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace deck;

namespace {

const QByteArray json = "application/json";

Cluster decoded(const QByteArray &body, JsonOddities &oddities)
{
    const Result<Cluster> result = decodeCluster(body, json, oddities);
    if (!result) {
        QTest::qFail(qPrintable(result.error().summary()), __FILE__, __LINE__);
        return {};
    }
    return *result;
}

Cluster fromContract(const QString &example)
{
    JsonOddities oddities;
    const Cluster cluster = decoded(fixture(QStringLiteral("contract/%1.json").arg(example)), oddities);
    if (!oddities.isEmpty())
        QTest::qFail(qPrintable(oddities.lines().join(QLatin1Char('\n'))), __FILE__, __LINE__);
    return cluster;
}

/// A contract example with one field replaced, or removed when the value is undefined.
QByteArray changed(const QString &example, const QString &key, const QJsonValue &value)
{
    QJsonObject object = QJsonDocument::fromJson(fixture(QStringLiteral("contract/%1.json").arg(example))).object();
    if (value.isUndefined())
        object.remove(key);
    else
        object.insert(key, value);
    return QJsonDocument(object).toJson();
}

QJsonObject objectOf(const QByteArray &body)
{
    return QJsonDocument::fromJson(body).object();
}

} // namespace

class TestClusterCodec : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void everyClusterOfTheContractDecodes_data()
    {
        QTest::addColumn<ClusterStatus>("status");
        QTest::addColumn<QList<int>>("counts"); // standard, desired, allocated, nodes, deleted, events, volumes
        QTest::newRow("ClusterHealthyMixed") << ClusterStatus::Ready << QList<int>{16, 16, 16, 4, 0, 2, 1};
        QTest::newRow("ClusterDraining") << ClusterStatus::Ready << QList<int>{16, 16, 16, 4, 0, 3, 1};
        QTest::newRow("ClusterBelowTarget") << ClusterStatus::Ready << QList<int>{16, 16, 8, 3, 1, 4, 1};
        QTest::newRow("ClusterTargetRaised") << ClusterStatus::Ready << QList<int>{16, 32, 8, 4, 0, 2, 1};
        QTest::newRow("ClusterProvisioning") << ClusterStatus::WaitingForControlPlaneNodes << QList<int>{16, 16, 0, 0, 0, 0, 1};
        QTest::newRow("ClusterProvisioningSlurm") << ClusterStatus::WaitingForDataPlaneNodes << QList<int>{16, 0, 0, 0, 0, 0, 0};
        QTest::newRow("ClusterSlurm") << ClusterStatus::Ready << QList<int>{16, 0, 0, 2, 0, 0, 1};
        QTest::newRow("ClusterDegraded") << ClusterStatus::Degraded << QList<int>{16, 0, 0, 2, 0, 0, 0};
        QTest::newRow("ClusterDeleting") << ClusterStatus::Deleting << QList<int>{16, 0, 0, 0, 0, 1, 0};
    }
    void everyClusterOfTheContractDecodes()
    {
        QFETCH(ClusterStatus, status);
        QFETCH(QList<int>, counts);
        const Cluster c = fromContract(QString::fromLatin1(QTest::currentDataTag()));
        QCOMPARE(c.status.value, status);
        const QList<int> found{c.standardGpus.value_or(-1), c.desiredPreemptibleGpus.value_or(-1),
                               c.allocatedPreemptibleGpus.value_or(-1), int(c.nodes.size()), int(c.deletedNodes.size()),
                               int(c.events.size()), int(c.volumes.size())};
        QCOMPARE(found, counts);
        QVERIFY(!c.id.isEmpty());
        QVERIFY(!c.name.isEmpty());
        QVERIFY(c.createdAt);
    }

    void aWholeClusterIsRead()
    {
        const Cluster c = fromContract(QStringLiteral("ClusterHealthyMixed"));
        QCOMPARE(c.id, ClusterId(QStringLiteral("5c1f7a08-3d7e-4c53-9b1a-0a6d2f4e8b11")));
        QCOMPARE(c.name, QStringLiteral("aurora-train"));
        QVERIFY(c.type == ClusterType::Kubernetes);
        QVERIFY(c.billing == BillingType::OnDemand);
        QCOMPARE(c.region, RegionName(QStringLiteral("us-central-8")));
        QCOMPARE(c.gpuType, GpuType(QStringLiteral("H100_SXM")));
        QCOMPARE(c.project, ProjectId(QStringLiteral("7f3f0d52-6c1e-4b0f-9a4e-3f5b1c2d8e90")));
        QCOMPARE(c.reservedGpus.value(), 0);
        QCOMPARE(c.createdAt->toIso(), QStringLiteral("2026-08-18T08:00:04Z"));
        QCOMPARE(c.firstReadyAt->toIso(), QStringLiteral("2026-08-18T08:31:40Z"));
        QCOMPARE(c.controlPlaneReady.value(), true);
        QVERIFY(c.hasKubeconfig);
        QCOMPARE(c.cudaVersion, QStringLiteral("12.8"));
        QCOMPARE(c.driverVersion, QStringLiteral("570"));
        QCOMPARE(c.osImage, QStringLiteral("ubuntu-22.04-gpu"));
        QCOMPARE(c.loadBalancer, QStringLiteral("NGINX"));
        QCOMPARE(c.addOns, QStringList{QStringLiteral("dashboard")});
        QCOMPARE(c.transitions.size(), 7);
        QVERIFY(c.transitions.last().phase == ClusterPhase::Ready);
        QVERIFY(c.eventsKnown);
        QCOMPARE(c.controlPlane.size(), 1);
        QCOMPARE(c.volumes.at(0).sizeTib.value(), 4);
        QVERIFY(c.volumes.at(0).status == VolumeStatus::Bound);

        const Node &node = c.nodes.at(0);
        QCOMPARE(node.id, NodeId(QStringLiteral("gpu-dp-k7xqm-b2wzt")));
        QCOMPARE(node.instance, InstanceId(QStringLiteral("0b7e4f19-6d2c-4a85-9e30-f1c8a5d7b621")));
        QCOMPARE(node.computeClass, ComputeClass::Standard);
        QCOMPARE(c.nodes.at(2).computeClass, ComputeClass::Preemptible);
        QCOMPARE(node.gpus.value(), 8);
        QCOMPARE(node.cpuCores.value(), 192);
        QCOMPARE(node.memoryGib.value(), 1929.5);
        QCOMPARE(node.networks.size(), 2);
        QCOMPARE(node.ephemeralStorage, QStringLiteral("1Ti"));
        QCOMPARE(node.infinibandCount.value(), 8);
        QCOMPARE(node.infinibandType, QStringLiteral("ConnectX-7"));
        QCOMPARE(node.nvswitchCount.value(), 4);
        QCOMPARE(node.autoRemediation.value(), true);
        QVERIFY(!node.markedForDeletion);
        QCOMPARE(node.transitions.size(), 5);
        QCOMPARE(node.transitions.last().at.toIso(), QStringLiteral("2026-08-18T08:16:58Z"));
    }

    void aDrainIsRead()
    {
        const Cluster c = fromContract(QStringLiteral("ClusterDraining"));
        const Node *leaving = c.findNode(NodeId(QStringLiteral("gpu-preemptible-dp-p4rdj-x5m2k")));
        QVERIFY(leaving && leaving->markedForDeletion);
        QCOMPARE(c.events.last().reason, QStringLiteral("TogetherPreemptionNotified"));
        QCOMPARE(c.events.last().node, leaving->id);
        QCOMPARE(c.events.last().at->toIso(), QStringLiteral("2026-08-20T14:02:11Z"));
        const Cluster after = fromContract(QStringLiteral("ClusterBelowTarget"));
        QVERIFY(after.deletedNodes.at(0).deletedAt);
        QVERIFY(!after.findNode(leaving->id)); // never counted as live
    }

    void listsKeepTheServersOrder()
    {
        JsonOddities oddities;
        const Result<QList<Cluster>> list = decodeClusterList(fixture(QStringLiteral("contract/ClusterListSeveral.json")), json, oddities);
        QVERIFY(list);
        QVERIFY(list->size() > 1);
        QVERIFY2(oddities.isEmpty(), qPrintable(oddities.lines().join(QLatin1Char('\n'))));
        const Result<QList<Cluster>> none = decodeClusterList(fixture(QStringLiteral("contract/ClusterListEmpty.json")), json, oddities);
        QVERIFY(none);
        QVERIFY(none->isEmpty());
    }

    void whatIsNoListIsNeverAnEmptyFleet_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QByteArray>("type");
        QTest::newRow("null") << QByteArray("{\"clusters\":null}") << json;
        QTest::newRow("no list") << QByteArray("{}") << json;
        QTest::newRow("another list") << QByteArray("{\"volumes\":[]}") << json;
        QTest::newRow("object") << QByteArray("{\"clusters\":{}}") << json;
        QTest::newRow("error inside") << QByteArray("{\"error\":{\"message\":\"overloaded\"},\"clusters\":[]}") << json;
        QTest::newRow("bare array") << QByteArray("[]") << json;
        QTest::newRow("204") << QByteArray() << QByteArray();
        QTest::newRow("html") << QByteArray("<!doctype html><title>Sign in</title>") << QByteArray("text/html");
        QTest::newRow("cut") << fixture(QStringLiteral("contract/ClusterListSeveral.json")).left(5000) << json;
        QTest::newRow("no entry has an id") << QByteArray("{\"clusters\":[{\"name\":\"x\"},null]}") << json;
    }
    void whatIsNoListIsNeverAnEmptyFleet()
    {
        QFETCH(QByteArray, body);
        QFETCH(QByteArray, type);
        JsonOddities oddities;
        const Result<QList<Cluster>> list = decodeClusterList(body, type, oddities);
        QVERIFY(!list);
        QCOMPARE(list.error().kind, Error::Kind::Decode);
        QVERIFY(!list.error().detail.isEmpty());
    }

    void aLegacyAnswerSurvivesWithWhatIsKnown()
    {
        JsonOddities oddities;
        const Result<QList<Cluster>> list = decodeClusterList(fixture(QStringLiteral("legacy/cluster-list-of-may.json")), json, oddities);
        QVERIFY(list);
        const Cluster &c = list->at(0);
        QCOMPARE(c.status.value, ClusterStatus::Scheduled);
        QVERIFY(c.billing == BillingType::Missing);
        QCOMPARE(c.gpuType, GpuType(QStringLiteral("GB200_NVL")));
        QCOMPARE(c.standardGpus.value(), 16);
        QVERIFY(!c.desiredPreemptibleGpus); // unknown, not 0
        QVERIFY(!c.allocatedPreemptibleGpus);
        QVERIFY(!c.hasKubeconfig);
        QVERIFY(!c.eventsKnown);
        QCOMPARE(c.nodes.size(), 1);
        QCOMPARE(c.nodes.at(0).gpus.value(), 8); // sent as 8.0
        QCOMPARE(c.nodes.at(0).computeClass, ComputeClass::Unknown);
        const QStringList lines = oddities.lines();
        QVERIFY(lines.contains(QStringLiteral("clusters[].billing_type: missing")));
        QVERIFY(lines.contains(QStringLiteral("clusters[].gpu_worker_nodes[].networks: null")));
        QVERIFY(lines.contains(QStringLiteral("clusters[].gpu_worker_nodes[].phase_transitions: missing")));
    }

    void anyOneBrokenFieldLeavesTheRest_data()
    {
        QTest::addColumn<QString>("key");
        const QJsonObject whole = objectOf(fixture(QStringLiteral("contract/ClusterHealthyMixed.json")));
        for (const QString &key : whole.keys()) {
            if (key != QLatin1String("cluster_id"))
                QTest::newRow(qPrintable(key)) << key;
        }
    }
    void anyOneBrokenFieldLeavesTheRest()
    {
        QFETCH(QString, key);
        const QJsonValue broken[] = {QJsonValue(QJsonValue::Undefined), QJsonValue(), QJsonValue(12.5), QJsonValue(-1e30), QJsonValue(true),
                                     QJsonValue(QStringLiteral("<b>\u202e")), QJsonArray{QJsonValue(), 1, QJsonObject()}, QJsonObject()};
        for (const QJsonValue &value : broken) {
            JsonOddities oddities;
            const Cluster c = decoded(changed(QStringLiteral("ClusterHealthyMixed"), key, value), oddities);
            QCOMPARE(c.id, ClusterId(QStringLiteral("5c1f7a08-3d7e-4c53-9b1a-0a6d2f4e8b11")));
            const bool nodesTouched = key == QLatin1String("gpu_worker_nodes");
            QVERIFY(nodesTouched || c.nodes.size() == 4);
        }
    }

    void unknownWordsAreKept()
    {
        JsonOddities oddities;
        const Cluster c = decoded(changed(QStringLiteral("ClusterHealthyMixed"), QStringLiteral("status"), QStringLiteral("Hibernating")), oddities);
        QVERIFY(c.status == ClusterStatus::Unrecognised);
        QCOMPARE(c.status.raw, QStringLiteral("Hibernating"));
        QCOMPARE(oddities.lines(), QStringList{QStringLiteral("cluster.status: a word that is not known")});
    }

    void transitionsAreInOrderOfTime()
    {
        const QJsonArray shuffled{QJsonObject{{QStringLiteral("phase"), QStringLiteral("CLUSTER_PHASE_READY")}, {QStringLiteral("transition_time"), QStringLiteral("2026-08-18T08:31:40Z")}},
                                  QJsonObject{{QStringLiteral("phase"), QStringLiteral("CLUSTER_PHASE_HIBERNATING")}, {QStringLiteral("transition_time"), QStringLiteral("2026-08-19T08:31:40+02:00")}},
                                  QJsonObject{{QStringLiteral("phase"), QStringLiteral("CLUSTER_PHASE_PAUSED")}, {QStringLiteral("transition_time"), QStringLiteral("soon")}},
                                  QJsonObject{{QStringLiteral("phase"), QStringLiteral("CLUSTER_PHASE_QUEUED")}, {QStringLiteral("transition_time"), QStringLiteral("2026-08-18T08:00:04Z")}}};
        JsonOddities oddities;
        const Cluster c = decoded(changed(QStringLiteral("ClusterHealthyMixed"), QStringLiteral("phase_transitions"), shuffled), oddities);
        QCOMPARE(c.transitions.size(), 3);
        QVERIFY(c.transitions.at(0).phase == ClusterPhase::Queued);
        QVERIFY(c.transitions.at(1).phase == ClusterPhase::Ready);
        QCOMPARE(c.transitions.at(2).phase.raw, QStringLiteral("CLUSTER_PHASE_HIBERNATING"));
        QCOMPARE(oddities.lines(), (QStringList{QStringLiteral("cluster.phase_transitions[].phase: a word that is not known"),
                                                QStringLiteral("cluster.phase_transitions[].transition_time: not a time")}));
    }

    void c21TheKubeconfigIsNowhereInTheValue()
    {
        // Two clusters that differ in nothing but their kubeconfig are the same value.
        JsonOddities oddities;
        const Cluster one = decoded(changed(QStringLiteral("ClusterHealthyMixed"), QStringLiteral("kube_config"), QStringLiteral("token: CANARY")), oddities);
        const Cluster two = decoded(changed(QStringLiteral("ClusterHealthyMixed"), QStringLiteral("kube_config"), QStringLiteral("other")), oddities);
        QVERIFY(one.hasKubeconfig);
        QVERIFY(one == two);
        QVERIFY(oddities.isEmpty());
        const Cluster none = decoded(changed(QStringLiteral("ClusterHealthyMixed"), QStringLiteral("kube_config"), QString()), oddities);
        QVERIFY(!none.hasKubeconfig);
    }

    void theCreateBodyIsTheContracts()
    {
        ClusterSpec spec;
        spec.name = QStringLiteral("aurora-train");
        spec.region = RegionName(QStringLiteral("us-central-8"));
        spec.gpuType = GpuType(QStringLiteral("H100_SXM"));
        spec.standardGpus = 16;
        spec.preemptibleGpus = 16;
        spec.driver.cuda = QStringLiteral("12.8");
        spec.driver.driver = QStringLiteral("570");
        spec.project = ProjectId(QStringLiteral("7f3f0d52-6c1e-4b0f-9a4e-3f5b1c2d8e90"));
        spec.existingVolume = VolumeId(QStringLiteral("3a8f21d6-7f52-4b8e-8d0c-92c1f6e3b501"));
        QCOMPARE(objectOf(encodeClusterSpec(spec)), objectOf(fixture(QStringLiteral("contract/createCluster.request.mixed_kubernetes.json"))));
        QCOMPARE(encodeClusterSpec(spec), encodeClusterSpec(spec));
        QCOMPARE(objectOf(indentedJson(encodeClusterSpec(spec))), objectOf(encodeClusterSpec(spec)));
    }

    void aDriverIsNamedByIdOrByPairNeverBoth()
    {
        ClusterSpec spec;
        spec.driver.id = QStringLiteral("nvidia-570-12");
        spec.driver.cuda = QStringLiteral("12.8");
        spec.driver.driver = QStringLiteral("570");
        QJsonObject body = objectOf(encodeClusterSpec(spec));
        QCOMPARE(body.value(QStringLiteral("nvidia_version_id")).toString(), QStringLiteral("nvidia-570-12"));
        QVERIFY(!body.contains(QStringLiteral("cuda_version")));
        spec.driver.id.clear();
        body = objectOf(encodeClusterSpec(spec));
        QVERIFY(!body.contains(QStringLiteral("nvidia_version_id")));
        QCOMPARE(body.value(QStringLiteral("nvidia_driver_version")).toString(), QStringLiteral("570"));
    }

    void whatIsNotAskedForIsNotSent()
    {
        const QJsonObject body = objectOf(encodeClusterSpec(ClusterSpec()));
        for (const char *key : {"num_preemptible_gpus", "project_id", "volume_id", "shared_volume", "slurm_shm_size_gib"})
            QVERIFY2(!body.contains(QLatin1String(key)), key);
    }

    void aNewVolumeAndSlurmMemoryAreSent()
    {
        ClusterSpec spec;
        spec.type = ClusterType::Slurm;
        spec.slurmSharedMemoryGib = 64;
        spec.region = RegionName(QStringLiteral("us-central-2"));
        spec.newVolume = NewVolume();
        spec.newVolume->name = QStringLiteral("fjord-data");
        spec.newVolume->sizeTib = 2;
        const QJsonObject body = objectOf(encodeClusterSpec(spec));
        QCOMPARE(body.value(QStringLiteral("cluster_type")).toString(), QStringLiteral("SLURM"));
        QCOMPARE(body.value(QStringLiteral("slurm_shm_size_gib")).toInt(), 64);
        QCOMPARE(body.value(QStringLiteral("shared_volume")).toObject(),
                 objectOf(fixture(QStringLiteral("contract/createCluster.request.catalogue_driver_with_new_volume.json")))
                     .value(QStringLiteral("shared_volume")).toObject());
    }

    void aReservationIsSentWithItsDays()
    {
        ClusterSpec spec;
        spec.reservedDays = 30;
        QVERIFY(!objectOf(encodeClusterSpec(spec)).contains(QStringLiteral("duration_days"))); // goes with RESERVED only
        spec.billing = BillingType::Reserved;
        const QJsonObject body = objectOf(encodeClusterSpec(spec));
        QCOMPARE(body.value(QStringLiteral("billing_type")).toString(), QStringLiteral("RESERVED"));
        QCOMPARE(body.value(QStringLiteral("duration_days")).toInt(), 30);
    }

    void aScheduledWindowIsSentInUtc()
    {
        ClusterSpec spec;
        spec.billing = BillingType::ScheduledCapacity;
        spec.reservationEnd = Instant::fromRfc3339(u"2026-06-20T10:00:00+02:00");
        QJsonObject body = objectOf(encodeClusterSpec(spec));
        QCOMPARE(body.value(QStringLiteral("reservation_end_time")).toString(), QStringLiteral("2026-06-20T08:00:00Z"));
        QVERIFY(!body.contains(QStringLiteral("reservation_start_time")));
        spec.reservationStart = Instant::fromRfc3339(u"2026-06-17T08:00:00Z");
        body = objectOf(encodeClusterSpec(spec));
        QCOMPARE(body.value(QStringLiteral("reservation_start_time")).toString(), QStringLiteral("2026-06-17T08:00:00Z"));
    }

    void accessAndTestsAreSentOnlyWhenChosen()
    {
        ClusterSpec spec;
        QJsonObject body = objectOf(encodeClusterSpec(spec));
        for (const char *key : {"oidc_config", "cluster_config", "add_ons", "acceptance_tests_params"})
            QVERIFY2(!body.contains(QLatin1String(key)), key);
        spec.access.loadBalancer = LoadBalancer::Traefik;
        spec.access.addOns = {QStringLiteral("dashboard")};
        spec.access.oidc = OidcSettings();
        spec.access.oidc->issuerUrl = QStringLiteral("https://accounts.example.com");
        spec.access.oidc->clientId = QStringLiteral("clusters");
        spec.acceptanceTests = AcceptanceTests::Short;
        body = objectOf(encodeClusterSpec(spec));
        const QJsonObject example = objectOf(fixture(QStringLiteral("contract/createCluster.request.catalogue_driver_with_new_volume.json")));
        QCOMPARE(body.value(QStringLiteral("add_ons")).toArray(), example.value(QStringLiteral("add_ons")).toArray());
        QCOMPARE(body.value(QStringLiteral("cluster_config")).toObject().value(QStringLiteral("load_balancer")).toString(), QStringLiteral("TRAEFIK"));
        const QJsonObject oidc = body.value(QStringLiteral("oidc_config")).toObject();
        QCOMPARE(oidc.keys(), QStringList({QStringLiteral("client_id"), QStringLiteral("group_claim"), QStringLiteral("group_prefix"),
                                           QStringLiteral("issuer_url"), QStringLiteral("username_claim"), QStringLiteral("username_prefix")}));
        QCOMPARE(body.value(QStringLiteral("acceptance_tests_params")).toObject(),
                 QJsonObject({{QStringLiteral("enabled"), true}, {QStringLiteral("dcgm_diag_level"), QStringLiteral("DCGM_DIAG_LEVEL_SHORT")}}));
        spec.acceptanceTests = AcceptanceTests::Off;
        body = objectOf(encodeClusterSpec(spec));
        QCOMPARE(body.value(QStringLiteral("acceptance_tests_params")).toObject(), QJsonObject({{QStringLiteral("enabled"), false}}));
    }

    void theUpdateBodyHoldsOnlyWhatChanges()
    {
        ScaleSpec spec;
        spec.preemptibleGpus = 32;
        QCOMPARE(encodeScaleSpec(spec), QByteArray("{\"num_preemptible_gpus\":32}"));
        spec.preemptibleGpus = 0; // gives all of them up; not the same as leaving it out
        QCOMPARE(objectOf(encodeScaleSpec(spec)), objectOf(fixture(QStringLiteral("contract/updateCluster.request.give_up_preemptible.json"))));
        spec.preemptibleGpus.reset();
        spec.standardGpus = 24;
        QCOMPARE(objectOf(encodeScaleSpec(spec)), objectOf(fixture(QStringLiteral("contract/updateCluster.request.scale_standard.json"))));
    }
};

QTEST_GUILESS_MAIN(TestClusterCodec)
#include "tst_clustercodec.moc"
