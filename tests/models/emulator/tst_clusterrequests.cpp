// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "desk.h"

#include <QJsonArray>
#include <QTest>

using namespace deck;
using namespace deck::emulator;

namespace {

const QString clustersPath = QStringLiteral("/v1/compute/clusters");
const QString volumesPath = QStringLiteral("/v1/compute/clusters/storage/volumes");

QJsonObject wish(const char *changes = "{}")
{
    QJsonObject body = QJsonDocument::fromJson(R"({"cluster_name": "probe", "region": "us-central-8", "gpu_type": "H100_SXM",
        "num_gpus": 8, "billing_type": "ON_DEMAND", "cuda_version": "12.8", "nvidia_driver_version": "570",
        "project_id": "p"})").object();
    const QJsonObject change = QJsonDocument::fromJson(changes).object();
    for (auto key = change.begin(); key != change.end(); ++key)
        body.insert(key.key(), key.value());
    return body;
}

} // namespace

/// The schema's limits and every x-cross-field-rule of the contract that a request can break.
class TestClusterRequests : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void judgesACreation_data()
    {
        QTest::addColumn<QByteArray>("changes");
        QTest::addColumn<int>("status");
        const auto row = [](const char *name, const char *changes, int status) {
            QTest::newRow(name) << QByteArray(changes) << status;
        };
        row("as it is", "{}", 200);
        row("unknown fields are ignored", R"({"colour": "blue", "nested": {"a": [1]}})", 200);
        row("null is left out", R"({"volume_id": null, "num_preemptible_gpus": null})", 200);
        row("name missing", R"({"cluster_name": null})", 422);
        row("name empty", R"({"cluster_name": ""})", 422);
        row("name no text", R"({"cluster_name": 7})", 422);
        row("seven GPUs", R"({"num_gpus": 7})", 422);
        row("twelve GPUs", R"({"num_gpus": 12})", 422);
        row("no GPUs", R"({"num_gpus": 0})", 422);
        row("GPUs as text", R"({"num_gpus": "8"})", 422);
        row("half a GPU", R"({"num_gpus": 8.5})", 422);
        row("unknown GPU type", R"({"gpu_type": "H900"})", 422);
        row("GPU type elsewhere", R"({"gpu_type": "L40_PCIE"})", 400);
        row("unknown region", R"({"region": "mars-1"})", 400);
        row("unknown billing type", R"({"billing_type": "FREE"})", 422);
        row("twelve preemptible", R"({"num_preemptible_gpus": 12})", 422);
        row("preemptible", R"({"num_preemptible_gpus": 16})", 200);
        row("preemptible without project", R"({"num_preemptible_gpus": 16, "project_id": null})", 400);
        row("preemptible on Slurm", R"({"num_preemptible_gpus": 16, "cluster_type": "SLURM", "slurm_shm_size_gib": 64})", 400);
        row("Slurm", R"({"cluster_type": "SLURM", "slurm_shm_size_gib": 64})", 200);
        row("Slurm without shared memory", R"({"cluster_type": "SLURM"})", 400);
        row("no driver", R"({"cuda_version": null, "nvidia_driver_version": null})", 400);
        row("half a pair", R"({"nvidia_driver_version": null})", 400);
        row("unknown pair", R"({"nvidia_driver_version": "12"})", 400);
        row("driver by id", R"({"cuda_version": null, "nvidia_driver_version": null,
            "nvidia_version_id": "c41f6a52-9d0e-4b1c-8a37-2f5e6d7b8c03"})", 200);
        row("id and pair disagree", R"({"nvidia_version_id": "c41f6a52-9d0e-4b1c-8a37-2f5e6d7b8c03"})", 400);
        row("id and pair agree", R"({"nvidia_version_id": "c41f6a52-9d0e-4b1c-8a37-2f5e6d7b8c01"})", 200);
        row("id of another region", R"({"nvidia_version_id": "e8a3b7f0-5c29-4d16-a4e8-0b9d8c7f6e31"})", 400);
        row("reserved", R"({"billing_type": "RESERVED", "duration_days": 30})", 200);
        row("reserved for too long", R"({"billing_type": "RESERVED", "duration_days": 91})", 422);
        row("reserved for no time", R"({"billing_type": "RESERVED"})", 400);
        row("reserved GPUs on demand", R"({"num_reserved_gpus": 8})", 400);
        row("more reserved than there are", R"({"billing_type": "RESERVED", "duration_days": 30, "num_reserved_gpus": 16})", 400);
        row("window that has passed", R"({"billing_type": "SCHEDULED_CAPACITY", "reservation_end_time": "2020-07-01T00:00:00Z"})", 400);
        row("window backwards", R"({"billing_type": "SCHEDULED_CAPACITY", "reservation_start_time": "2026-08-01T00:00:00Z",
            "reservation_end_time": "2026-07-01T00:00:00Z"})", 400);
        row("duration on demand", R"({"duration_days": 30})", 400);
        row("window without an end", R"({"billing_type": "SCHEDULED_CAPACITY"})", 400);
        row("window", R"({"billing_type": "SCHEDULED_CAPACITY", "reservation_end_time": "2026-07-01T00:00:00Z"})", 200);
        row("window in words", R"({"billing_type": "SCHEDULED_CAPACITY", "reservation_end_time": "July"})", 422);
        row("pool without id", R"({"num_capacity_pool_gpus": 8})", 400);
        row("pool beyond total", R"({"num_capacity_pool_gpus": 16, "capacity_pool_id": "c"})", 400);
        row("pool", R"({"num_capacity_pool_gpus": 8, "capacity_pool_id": "c"})", 200);
        row("auto scale without limit", R"({"auto_scale": true})", 400);
        row("auto scale below what is asked for", R"({"num_gpus": 16, "auto_scale": true, "auto_scale_max_gpus": 8})", 400);
        row("auto scale", R"({"auto_scale": true, "auto_scale_max_gpus": 32})", 200);
        row("config without balancer", R"({"cluster_config": {"jumphost_enabled": true}})", 422);
        row("config with text for a flag", R"({"cluster_config": {"load_balancer": "NONE", "jumphost_enabled": "yes"}})", 422);
        row("add-on without type", R"({"add_ons": [{"name": "dashboard"}]})", 422);
        row("add-ons no list", R"({"add_ons": {"name": "dashboard"}})", 422);
        row("identity provider by halves", R"({"oidc_config": {"client_id": "x"}})", 422);
        row("volume unknown", R"({"volume_id": "x"})", 404);
        row("new volume", R"({"shared_volume": {"volume_name": "d", "size_tib": 2, "region": "us-central-8"}})", 200);
        row("new volume elsewhere", R"({"shared_volume": {"volume_name": "d", "size_tib": 2, "region": "us-east-1"}})", 400);
        row("new volume of nothing", R"({"shared_volume": {"volume_name": "d", "size_tib": 0, "region": "us-central-8"}})", 422);
        row("all there is", R"({"num_gpus": 512})", 200);
        row("more than there is", R"({"num_gpus": 520})", 409);
    }
    void judgesACreation()
    {
        QFETCH(QByteArray, changes);
        QFETCH(int, status);
        Desk desk;
        const HttpReply reply = desk.send("POST", clustersPath, wish(changes.constData()));
        QVERIFY2(reply.status == status, QJsonDocument(reply.body).toJson().constData());
        const bool made = status == 200;
        QCOMPARE(desk.simulation.world().clusters.size(), size_t(made ? 1 : 0));
        QCOMPARE(Desk::message(reply).isEmpty(), made);
        if (!made)
            QVERIFY(desk.simulation.world().volumes.empty());
    }

    void outOfStockSaysSoAndMakesNothing()
    {
        Desk desk;
        const HttpReply reply = desk.send("POST", clustersPath, wish(R"({"num_gpus": 520})"));
        QCOMPARE(reply.status, 409);
        QVERIFY(Desk::message(reply).startsWith(u"Out of stock"));
        QVERIFY(desk.simulation.world().clusters.empty());
        // A cluster that exists cannot grow beyond the stock either, and stays as it was.
        const QString id = desk.send("POST", clustersPath, wish()).body.value(u"cluster_id").toString();
        const QString path = clustersPath + u'/' + id;
        QCOMPARE(desk.send("PUT", path, {{QStringLiteral("num_gpus"), 520}}).status, 409);
        QCOMPARE(desk.read(path).body.value(u"num_gpus").toInt(), 8);
        QCOMPARE(desk.send("PUT", path, {{QStringLiteral("num_gpus"), 512}}).status, 200);
    }

    void judgesAnUpdate_data()
    {
        QTest::addColumn<QByteArray>("cluster");
        QTest::addColumn<QByteArray>("changes");
        QTest::addColumn<int>("status");
        const auto row = [](const char *name, const char *cluster, const char *changes, int status) {
            QTest::newRow(name) << QByteArray(cluster) << QByteArray(changes) << status;
        };
        row("nothing", "{}", "{}", 200);
        row("preemptible", "{}", R"({"num_preemptible_gpus": 32})", 200);
        row("a wrong number", "{}", R"({"num_gpus": 12})", 422);
        row("too few", "{}", R"({"num_gpus": 0})", 422);
        row("preemptible on Slurm", R"({"cluster_type": "SLURM", "slurm_shm_size_gib": 8})", R"({"num_preemptible_gpus": 8})", 400);
        row("Slurm with preemptible", R"({"num_preemptible_gpus": 8})", R"({"cluster_type": "SLURM"})", 400);
        row("pool without pool", "{}", R"({"num_capacity_pool_gpus": 8})", 400);
        row("reserved on demand", "{}", R"({"num_reserved_gpus": 8})", 400);
        row("reserved", R"({"billing_type": "RESERVED", "duration_days": 3})", R"({"num_reserved_gpus": 8})", 200);
        row("end on demand", "{}", R"({"reservation_end_time": "2026-08-01T00:00:00Z"})", 400);
        row("end", R"({"billing_type": "RESERVED", "duration_days": 3})", R"({"reservation_end_time": "2026-08-01T00:00:00Z"})", 200);
        row("unknown add-on", "{}", R"({"add_ons": [{"name": "x"}]})", 400);
        row("known add-on", R"({"add_ons": [{"name": "x", "add_on_type": "dashboard"}]})",
            R"({"add_ons": [{"name": "x", "config": {"dashboard": {"enabled": false}}}]})", 200);
    }
    void judgesAnUpdate()
    {
        QFETCH(QByteArray, cluster);
        QFETCH(QByteArray, changes);
        QFETCH(int, status);
        Desk desk;
        const HttpReply made = desk.send("POST", clustersPath, wish(cluster.constData()));
        QCOMPARE(made.status, 200);
        const QString path = clustersPath + u'/' + made.body.value(u"cluster_id").toString();
        const HttpReply reply = desk.send("PUT", path, QJsonDocument::fromJson(changes).object());
        QVERIFY2(reply.status == status, QJsonDocument(reply.body).toJson().constData());
    }

    void reservedGpusDefaultToAllAndTheEndFollowsFromTheDuration()
    {
        Desk desk;
        const QJsonObject made =
            desk.send("POST", clustersPath, wish(R"({"billing_type": "RESERVED", "duration_days": 30, "num_gpus": 16})")).body;
        QCOMPARE(made.value(u"num_reserved_gpus").toInt(), 16);
        QCOMPARE(made.value(u"duration_hours").toInt(), 720);
        QCOMPARE(made.value(u"reservation_end_time").toString(), (desk.epoch + std::chrono::hours(720)).toIso());
    }

    void aPausedOrDeletedClusterDoesNotScale()
    {
        Desk desk(QStringLiteral("default"));
        desk.moveClock({{QStringLiteral("to"), (desk.epoch + std::chrono::hours(20)).toIso()}});
        const QString paused = desk.simulation.world().clusterNamed(QStringLiteral("team-notebooks"))->id;
        QCOMPARE(desk.send("PUT", clustersPath + u'/' + paused, {{QStringLiteral("num_gpus"), 24}}).status, 400);
        const QString gone = desk.simulation.world().clusterNamed(QStringLiteral("harbor-eval"))->id;
        const QString path = clustersPath + u'/' + gone;
        QCOMPARE(desk.send("DELETE", path, {}).body.value(u"cluster_id").toString(), gone);
        QCOMPARE(desk.read(path).body.value(u"status").toString(), QStringLiteral("Deleting"));
        QCOMPARE(desk.send("PUT", path, {{QStringLiteral("num_gpus"), 24}}).status, 400);
        QCOMPARE(desk.send("DELETE", path, {}).status, 200);
        desk.moveClock({{QStringLiteral("advance_seconds"), 300}});
        QCOMPARE(desk.read(path).status, 404);
    }

    void aVolumeGrowsButDoesNotShrinkAndStaysWhileAttached()
    {
        Desk desk;
        const QJsonObject made = desk.send("POST", volumesPath, {{QStringLiteral("volume_name"), QStringLiteral("d")},
                                                                 {QStringLiteral("size_tib"), 2},
                                                                 {QStringLiteral("region"), QStringLiteral("us-central-8")}}).body;
        const QString id = made.value(u"volume_id").toString();
        QCOMPARE(made.value(u"status").toString(), QStringLiteral("provisioning"));
        const auto resize = [&](int size) {
            return desk.send("PUT", volumesPath, {{QStringLiteral("volume_id"), id}, {QStringLiteral("size_tib"), size}});
        };
        QCOMPARE(resize(4).body.value(u"size_tib").toInt(), 4);
        QCOMPARE(resize(3).status, 400);
        QCOMPARE(desk.send("PUT", volumesPath, {{QStringLiteral("size_tib"), 9}}).status, 422);
        QCOMPARE(desk.send("PUT", volumesPath, {{QStringLiteral("volume_id"), QStringLiteral("x")}}).status, 404);
        QJsonObject wanted = wish();
        wanted.insert(QStringLiteral("volume_id"), id);
        const QString cluster = desk.send("POST", clustersPath, wanted).body.value(u"cluster_id").toString();
        QCOMPARE(desk.send("DELETE", volumesPath + u'/' + id, {}).status, 409);
        QCOMPARE(desk.send("POST", clustersPath, wanted).status, 400); // taken
        desk.moveClock({{QStringLiteral("advance_seconds"), 600}});
        const QJsonObject shown = desk.read(clustersPath + u'/' + cluster).body.value(u"volumes").toArray().first().toObject();
        QCOMPARE(shown.value(u"status").toString(), QStringLiteral("bound"));
        desk.send("DELETE", clustersPath + u'/' + cluster, {});
        desk.moveClock({{QStringLiteral("advance_seconds"), 600}});
        QCOMPARE(desk.send("DELETE", volumesPath + u'/' + id, {}).body.value(u"success").toBool(), true);
        desk.moveClock({{QStringLiteral("advance_seconds"), 60}});
        QCOMPARE(desk.read(volumesPath + u'/' + id).status, 404);
    }

    void listsOfAnotherProjectAreEmpty()
    {
        Desk desk;
        desk.send("POST", clustersPath, wish());
        const auto count = [&](const QString &query) {
            return desk.read(clustersPath + query).body.value(u"clusters").toArray().size();
        };
        QCOMPARE(count(QString()), 1);
        QCOMPARE(count(QStringLiteral("?projectId=p")), 1);
        QCOMPARE(count(QStringLiteral("?projectId=other")), 0);
    }
};

QTEST_GUILESS_MAIN(TestClusterRequests)
#include "tst_clusterrequests.moc"
