// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "clusterspeccodec.h"
#include "intentbody.h"
#include "intentcodec.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace deck;

namespace {

Instant moment()
{
    return *Instant::fromRfc3339(u"2026-05-04T10:00:00Z");
}

Operation aCreate()
{
    Operation operation;
    operation.id = OperationId(QStringLiteral("op-1"));
    operation.kind = Operation::Kind::Create;
    operation.startedAt = moment();
    operation.clusterName = QStringLiteral("train");
    operation.createSpec.name = QStringLiteral("train");
    operation.createSpec.region = RegionName(QStringLiteral("us-central-8"));
    operation.createSpec.gpuType = GpuType(QStringLiteral("H100_SXM"));
    return operation;
}

Operation aScale()
{
    Operation operation;
    operation.id = OperationId(QStringLiteral("op-2"));
    operation.kind = Operation::Kind::Scale;
    operation.startedAt = moment();
    operation.cluster = ClusterId(QStringLiteral("c-1"));
    operation.clusterName = QStringLiteral("train");
    operation.scaleSpec.standardGpus = 24;
    operation.seen.standardGpus = 32;
    operation.seen.preemptibleGpus = 16;
    return operation;
}

const char bodyWithSecrets[] =
    R"({"cluster_name":"x","num_gpus":8,"oidc_config":{"client_id":"CANARY","issuer_url":"https://CANARY"},)"
    R"("cluster_config":{"load_balancer":"none","slurm_startup_scripts":{"login_init_script":"export KEY=CANARY"}},)"
    R"("add_ons":[{"name":"torchpass","config":{"password":"CANARY"}}],"client_secret":"CANARY"})";

} // namespace

Q_DECLARE_METATYPE(deck::ClusterSpec)

class TestIntentCodec : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void everyWishOfACreateComesBack_data()
    {
        QTest::addColumn<ClusterSpec>("spec");
        const ClusterSpec plain = aCreate().createSpec;
        QTest::newRow("plain") << plain;
        ClusterSpec slurm = plain;
        slurm.type = ClusterType::Slurm;
        slurm.slurmSharedMemoryGib = 128;
        slurm.billing = BillingType::Reserved;
        slurm.existingVolume = VolumeId(QStringLiteral("vol-1"));
        QTest::newRow("Slurm, reserved, a volume that exists") << slurm;
        ClusterSpec full = plain;
        full.driver = DriverVersion{QStringLiteral("id"), QStringLiteral("13.0"), QStringLiteral("595"), QStringLiteral("Ubuntu \"24\"")};
        full.standardGpus = 16;
        full.preemptibleGpus = 64;
        full.project = ProjectId(QStringLiteral("prod-ml"));
        full.newVolume = NewVolume{QStringLiteral("Köln"), 12, false};
        QTest::newRow("preemptible, a new volume") << full;
        ClusterSpec window = plain;
        window.billing = BillingType::ScheduledCapacity;
        window.reservationStart = moment();
        window.reservationEnd = moment() + Seconds(86'400);
        window.reservedDays = 30;
        OidcSettings oidc;
        oidc.issuerUrl = QStringLiteral("https://id.example/");
        oidc.clientId = QStringLiteral("deck");
        oidc.groupPrefix = QStringLiteral("g:");
        oidc.caCertificate = QStringLiteral("-----BEGIN CERTIFICATE-----\nabc\n-----END CERTIFICATE-----");
        window.access.oidc = oidc;
        window.access.loadBalancer = LoadBalancer::Istio;
        window.access.addOns = {QStringLiteral("headlamp"), QStringLiteral("ingress")};
        window.acceptanceTests = AcceptanceTests::Extended;
        QTest::newRow("a window, sign-in, add-ons, tests") << window;
        QTest::newRow("empty") << ClusterSpec();
    }
    void everyWishOfACreateComesBack()
    {
        QFETCH(ClusterSpec, spec);
        Operation operation = aCreate();
        operation.createSpec = spec;
        operation.ruledOut = {ClusterId(QStringLiteral("c-9"))};
        const Operation back = operationOf(intentOf(operation));
        QCOMPARE(back.createSpec, spec);
        QCOMPARE(back.ruledOut, operation.ruledOut);
    }

    void aScaleComesBackWithWhatWasSeenAndWhatIsNow()
    {
        Operation operation = aScale();
        operation.state = Operation::State::Conflict;
        operation.mayHaveBeenSent = false;
        operation.now.standardGpus = 40;
        const Operation back = operationOf(intentOf(operation));
        QCOMPARE(back, operation); // no error in it: nothing was sent
    }

    void theBodyIsWhatIsSent()
    {
        const Operation create = aCreate();
        QCOMPARE(intentOf(create).body, encodeClusterSpec(create.createSpec));
        Operation scale = aScale();
        scale.scaleSpec.preemptibleGpus = 16; // as it was seen: not sent
        QCOMPARE(intentOf(scale).body, QByteArray(R"({"num_gpus":24})"));
    }

    void c21NoSecretIsInABody()
    {
        const QByteArray body(bodyWithSecrets);
        const QByteArray kept = withoutSecrets(body);
        QVERIFY2(!kept.contains("CANARY"), kept.constData());
        const QJsonObject object = QJsonDocument::fromJson(kept).object();
        QCOMPARE(object[QLatin1String("num_gpus")].toInt(), 8);
        QCOMPARE(object[QLatin1String("cluster_config")][QLatin1String("load_balancer")].toString(), QStringLiteral("none"));
        QCOMPARE(object[QLatin1String("add_ons")][0][QLatin1String("name")].toString(), QStringLiteral("torchpass"));
        QCOMPARE(withoutSecrets("CANARY, not JSON"), QByteArray());
    }

    void anIntentOfAnOlderVersionStillGivesItsCounts()
    {
        StoredIntent old = intentOf(aCreate());
        old.details.clear();
        old.body = R"({"region":"us-central-8","gpu_type":"B200_SXM","num_gpus":16,"num_preemptible_gpus":32})";
        const Operation back = operationOf(old);
        QCOMPARE(back.createSpec.name, QStringLiteral("train"));
        QCOMPARE(back.createSpec.gpuType, GpuType(QStringLiteral("B200_SXM")));
        QCOMPARE(back.createSpec.standardGpus, 16);
        QCOMPARE(back.createSpec.preemptibleGpus, 32);
        old.details = R"({"version":99,"create":{"standard":8}})"; // a newer one is not half understood
        QCOMPARE(operationOf(old).createSpec.standardGpus, 16);
    }

    void everyWishAboutAVolumeComesBack_data()
    {
        QTest::addColumn<int>("kind");
        QTest::newRow("create") << int(Operation::Kind::CreateVolume);
        QTest::newRow("grow") << int(Operation::Kind::GrowVolume);
        QTest::newRow("delete") << int(Operation::Kind::DeleteVolume);
    }

    void everyWishAboutAVolumeComesBack()
    {
        QFETCH(int, kind);
        Operation operation;
        operation.id = OperationId(QStringLiteral("op-v"));
        operation.kind = Operation::Kind(kind);
        operation.state = Operation::State::Conflict;
        operation.startedAt = moment();
        operation.volume = VolumeId(QStringLiteral("v-1"));
        operation.volumeSpec = VolumeSpec{QStringLiteral("data"), RegionName(QStringLiteral("us-central-8")),
                                          ProjectId(QStringLiteral("prod-ml")), 9, false};
        operation.volumeSeenTib = 6;
        operation.volumeNowTib = 12;
        operation.mayHaveBeenSent = false;
        operation.ruledOutVolumes = {VolumeId(QStringLiteral("v-0"))};
        QCOMPARE(operationOf(intentOf(operation)), operation);
    }

    void theBodyOfAVolumeIsWhatIsSent()
    {
        Operation operation;
        operation.kind = Operation::Kind::GrowVolume;
        operation.volume = VolumeId(QStringLiteral("v-1"));
        operation.volumeSpec.sizeTib = 9;
        QCOMPARE(intentOf(operation).body, QByteArray(R"({"size_tib":9,"volume_id":"v-1"})"));
        operation.kind = Operation::Kind::DeleteVolume;
        QVERIFY(intentOf(operation).body.isEmpty());
    }

    void aStateThatIsNotKnownPromisesNothing()
    {
        StoredIntent intent = intentOf(aCreate());
        intent.state = QStringLiteral("teleported");
        QCOMPARE(operationOf(intent).state, Operation::State::Looking);
        QVERIFY(operationOf(intent).mayHaveBeenSent);
        intent.open = false;
        QVERIFY(operationOf(intent).isOver());
    }

    void aRefusalStaysWhatItWas()
    {
        Operation operation = aScale();
        operation.state = Operation::State::Refused;
        operation.endedAt = moment() + Seconds(2);
        Error error(Error::Kind::Http, QStringLiteral("conflict"));
        error.httpStatus = 409;
        error.serverText = QStringLiteral("Out of stock");
        operation.error = error;
        const Operation back = operationOf(intentOf(operation));
        QCOMPARE(back.state, Operation::State::Refused);
        QVERIFY(back.error->isOutOfStock());
        QCOMPARE(back.endedAt, operation.endedAt);
    }
};

QTEST_GUILESS_MAIN(TestIntentCodec)
#include "tst_intentcodec.moc"
