// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "accountapi.h"
#include "billingapi.h"
#include "clusterapi.h"
#include "httptransport.h"
#include "regionapi.h"
#include "remediationapi.h"
#include "serverclock.h"
#include "volumeapi.h"

#include "await.h"
#include "fixedclock.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QTest>

using namespace deck;

#define WANT(result) QVERIFY2(result, (result) ? "" : qPrintable((result).error().summary()))

/// Our client works with the emulator through `prism proxy --errors`: a request or an answer that breaks the contract comes
/// back as 500 and fails the step. The steps build on each other.
class TestClientThroughPrism : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase()
    {
        const QString base = qEnvironmentVariable("CONTRACT_BASE_URL");
        QVERIFY2(!base.isEmpty(), "run-client.mjs starts this program");
        HttpTransport::Options unhurried;
        unhurried.dates = HttpTransport::Dates::Ignore;
        unhurried.reads.burst = 1'000'000;
        m_transport = std::make_unique<HttpTransport>(m_manager, m_clock, QUrl(base), Secret(qgetenv("CONTRACT_TOKEN")),
                                                      unhurried);
    }

    void whoseKeyAndWhichProjects()
    {
        AccountApi api(*m_transport);
        const auto account = await(api.fetchAccount(m_go));
        WANT(account);
        const auto projects = await(api.fetchProjects(m_go));
        WANT(projects);
        QVERIFY(projects->value.complete);
        m_project = account->value.project;
        const auto mine = std::find_if(projects->value.entries.begin(), projects->value.entries.end(),
                                       [this](const Project &project) { return project.id == m_project; });
        QVERIFY(mine != projects->value.entries.end());
    }

    void aVolumeIsMadeAndGrown()
    {
        const auto regions = await(RegionApi(*m_transport).fetchRegions(m_go));
        WANT(regions);
        m_region = regions->value.at(0);
        VolumeApi api(*m_transport);
        NewVolume wanted;
        wanted.name = QStringLiteral("judged-data");
        const auto made = await(api.createVolume(wanted, m_region.name, m_project, m_go));
        WANT(made);
        m_volume = made->value.id;
        const auto grown = await(api.resizeVolume(m_volume, 2, m_go));
        WANT(grown);
        const auto read = await(api.fetchVolume(m_volume, m_go));
        WANT(read);
        QCOMPARE(read->value.sizeTib.value_or(0), 2);
        WANT(await(api.fetchVolumes(m_project, m_go)));
    }

    void aClusterIsMadeAndBecomesReady()
    {
        ClusterApi api(*m_transport);
        advance(3600); // until the volume can be attached
        ClusterSpec spec = soundSpec(QStringLiteral("judged"));
        spec.standardGpus = 16;
        spec.preemptibleGpus = 8;
        spec.existingVolume = m_volume;
        const auto made = await(api.createCluster(spec, m_go));
        WANT(made);
        m_cluster = made->value.id;
        advance(3600);
        const auto read = await(api.fetchCluster(m_cluster, m_go));
        WANT(read);
        QVERIFY2(read->value.status == ClusterStatus::Ready, qPrintable(read->value.status.raw));
        QVERIFY(read->value.nodes.size() >= 2);
        m_nodes = read->value.nodes;
        WANT(await(api.fetchClusters(m_project, m_go)));
        WANT(await(api.fetchClusters(ProjectId(), m_go)));
    }

    void itIsScaled()
    {
        ClusterApi api(*m_transport);
        ScaleSpec scale;
        scale.standardGpus = 24;
        scale.preemptibleGpus = 16;
        WANT(await(api.updateCluster(m_cluster, scale, m_go)));
        advance(3600);
        const auto read = await(api.fetchCluster(m_cluster, m_go));
        WANT(read);
        QCOMPARE(read->value.desiredPreemptibleGpus.value_or(-1), 16);
        QCOMPARE(read->value.standardGpus.value_or(-1), 24);
        QVERIFY(!read->value.events.isEmpty());
    }

    void aRepairIsAskedForOnceAndCancelled()
    {
        RemediationApi api(*m_transport);
        RemediationSpec spec;
        spec.cluster = m_cluster;
        spec.instance = m_nodes.at(0).instance;
        spec.ownId = RemediationId(QStringLiteral("5d1f2c3e-0b7a-4c55-9f10-3a2b1c0d9e8f"));
        spec.mode = RemediationMode::RebootVm;
        spec.reason = QStringLiteral("judged by another tool");
        const auto made = await(api.createRemediation(spec, m_go));
        WANT(made);
        QCOMPARE(made->value.id, spec.ownId);
        const auto again = await(api.createRemediation(spec, m_go));
        WANT(again);
        QCOMPARE(again->value.id, spec.ownId);
        const RemediationKey key(made->value);
        const auto read = await(api.fetchRemediation(key, m_go));
        WANT(read);
        QVERIFY(mayBeCancelled(read->value.state.value));
        const auto cancelled = await(api.cancelRemediation(key, m_go));
        WANT(cancelled);
        QVERIFY2(cancelled->value.state == RemediationState::Cancelled, qPrintable(cancelled->value.state.raw));
        const auto tooLate = await(api.cancelRemediation(key, m_go));
        QCOMPARE(tooLate.error().httpStatus, 409);
        RemediationQuery query;
        query.cluster = m_cluster;
        query.states = {RemediationState::Cancelled, RemediationState::Failed};
        query.modes = {RemediationMode::RebootVm};
        query.triggers = {RemediationTrigger::Manual};
        query.pageSize = 1;
        const auto listed = await(api.fetchRemediations(query, m_go));
        WANT(listed);
        QCOMPARE(listed->value.entries.size(), 1);
    }

    void suggestionsAreApprovedAndRejected()
    {
        RemediationApi api(*m_transport);
        const Remediation first = suggestionFor(m_nodes.at(0));
        const auto rejected = await(api.rejectRemediation(RemediationKey(first), QStringLiteral("not now"), m_go));
        WANT(rejected);
        QVERIFY2(rejected->value.state == RemediationState::Cancelled, qPrintable(rejected->value.state.raw));
        const Remediation second = suggestionFor(m_nodes.at(1));
        QVERIFY(!second.alerts.isEmpty());
        const auto approved = await(api.approveRemediation(RemediationKey(second), QStringLiteral("go on"), RemediationMode::RebootVm, m_go));
        WANT(approved);
        QVERIFY2(approved->value.state == RemediationState::Pending, qPrintable(approved->value.state.raw));
        QVERIFY(approved->value.mode == RemediationMode::RebootVm);
        for (int i = 0; i < 12; ++i) {
            advance(600);
            WANT(await(api.fetchRemediation(RemediationKey(second), m_go)));
        }
        const auto over = await(api.fetchRemediation(RemediationKey(second), m_go));
        WANT(over);
        QVERIFY2(isOver(over->value.state.value), qPrintable(over->value.state.raw));
        const auto cluster = await(ClusterApi(*m_transport).fetchCluster(m_cluster, m_go));
        WANT(cluster);
        const Node *node = cluster->value.findNode(m_nodes.at(1).id);
        QVERIFY(node && node->latestRemediation);
        QCOMPARE(node->latestRemediation->id, second.id);
    }

    void refusalsAreTheContractsToo()
    {
        const auto inUse = await(VolumeApi(*m_transport).deleteVolume(m_volume, m_go));
        QCOMPARE(inUse.error().httpStatus, 409);
        ClusterSpec tooMuch = soundSpec(QStringLiteral("too-much"));
        tooMuch.standardGpus = 800'000;
        const auto made = await(ClusterApi(*m_transport).createCluster(tooMuch, m_go));
        QVERIFY(!made && made.error().isOutOfStock());
        QCOMPARE(await(ClusterApi(*m_transport).fetchCluster(ClusterId(QStringLiteral("nobody")), m_go)).error().httpStatus, 404);
    }

    void theBillIsRead()
    {
        BillingApi api(*m_transport);
        BillingQuery query;
        query.month = tell(QStringLiteral("/x/clock"), {{QStringLiteral("advance_seconds"), 1}}).value(u"now").toString().left(7);
        query.granularity = BillingGranularity::Hour;
        query.pageSize = 3;
        const auto bill = await(api.fetchUsage(query, m_go));
        WANT(bill);
        QVERIFY(bill->value.complete);
        QVERIFY(bill->value.usage.windows.size() > 3);
        QVERIFY(bill->value.usage.cost() && !bill->value.usage.cost()->isZero());
    }

    void otherKindsOfClustersAreMade()
    {
        ClusterApi api(*m_transport);
        ClusterSpec slurm = soundSpec(QStringLiteral("judged-slurm"));
        slurm.type = ClusterType::Slurm;
        slurm.slurmSharedMemoryGib = 64;
        slurm.billing = BillingType::Reserved;
        slurm.reservedDays = 7;
        const auto reserved = await(api.createCluster(slurm, m_go));
        WANT(reserved);
        ClusterSpec full = soundSpec(QStringLiteral("judged-full"));
        full.newVolume = NewVolume();
        full.newVolume->name = QStringLiteral("judged-full-data");
        full.access.loadBalancer = LoadBalancer::Traefik;
        full.access.addOns = {QStringLiteral("dashboard")};
        full.access.oidc = OidcSettings();
        full.access.oidc->issuerUrl = QStringLiteral("https://sign-in.invalid/");
        full.access.oidc->clientId = QStringLiteral("deck");
        full.acceptanceTests = AcceptanceTests::Short;
        const auto made = await(api.createCluster(full, m_go));
        WANT(made);
        for (const ClusterId &id : {reserved->value.id, made->value.id, m_cluster})
            WANT(await(api.deleteCluster(id, m_go)));
        advance(7200);
        WANT(await(VolumeApi(*m_transport).deleteVolume(m_volume, m_go)));
        WANT(await(api.fetchClusters(m_project, m_go)));
    }

    void nothingWasOdd()
    {
        QVERIFY2(m_transport->oddities().isEmpty(), qPrintable(m_transport->oddities().lines().join(QLatin1Char('\n'))));
    }

private:
    ClusterSpec soundSpec(const QString &name) const
    {
        ClusterSpec spec;
        spec.name = name;
        spec.region = m_region.name;
        spec.gpuType = m_region.gpuTypes.at(0);
        spec.driver = m_region.drivers.at(0);
        spec.project = m_project;
        return spec;
    }

    /// What the emulator suggests after a health signal; the emulator's own paths do not go through Prism.
    Remediation suggestionFor(const Node &node)
    {
        const QJsonObject signal = tell(QStringLiteral("/x/signal"), {{QStringLiteral("cluster_id"), m_cluster.toString()},
                                                                      {QStringLiteral("node_id"), node.id.toString()},
                                                                      {QStringLiteral("alert_name"), QStringLiteral("GpuEccDoubleBitError")}});
        const RemediationKey key(m_cluster, node.instance, RemediationId(signal.value(u"remediation_id").toString()));
        const auto read = await(RemediationApi(*m_transport).fetchRemediation(key, m_go));
        if (!read || read->value.state != RemediationState::PendingApproval)
            QTest::qFail("no suggestion waits for approval", __FILE__, __LINE__);
        return read ? read->value : Remediation();
    }

    void advance(int seconds) { tell(QStringLiteral("/x/clock"), {{QStringLiteral("advance_seconds"), seconds}}); }

    QJsonObject tell(const QString &path, const QJsonObject &body)
    {
        QNetworkRequest request(QUrl(qEnvironmentVariable("CONTRACT_EMULATOR_URL")).resolved(QUrl(path)));
        request.setRawHeader("Authorization", "Bearer " + qgetenv("CONTRACT_TOKEN"));
        request.setHeader(QNetworkRequest::ContentTypeHeader, QStringLiteral("application/json"));
        const std::unique_ptr<QNetworkReply> reply(m_manager.post(request, QJsonDocument(body).toJson()));
        if (!QTest::qWaitFor([&reply] { return reply->isFinished(); }, 30'000) || reply->error() != QNetworkReply::NoError)
            QTest::qFail(qPrintable(path + QStringLiteral(": ") + reply->errorString()), __FILE__, __LINE__);
        return QJsonDocument::fromJson(reply->readAll()).object();
    }

    QNetworkAccessManager m_manager;
    const FixedClock m_computer;
    ServerClock m_clock{m_computer};
    std::unique_ptr<HttpTransport> m_transport;
    const std::stop_token m_go;
    ProjectId m_project;
    Region m_region;
    VolumeId m_volume;
    ClusterId m_cluster;
    QList<Node> m_nodes;
};

QTEST_GUILESS_MAIN(TestClientThroughPrism)
#include "tst_clientthroughprism.moc"
