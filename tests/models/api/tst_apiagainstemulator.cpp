// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "availabilityapi.h"
#include "clusterapi.h"
#include "emulatorhost.h"
#include "httptransport.h"
#include "regionapi.h"
#include "serverclock.h"
#include "volumeapi.h"

#include "await.h"

#include <QNetworkAccessManager>
#include <QTest>

using namespace deck;

class TestApiAgainstEmulator : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase()
    {
        emulator::EmulatorOptions options;
        options.scenario = QStringLiteral("calm");
        options.speed = 0;
        auto started = emulator::EmulatorHost::start(options);
        QVERIFY2(started, started ? "" : qPrintable(started.error().summary()));
        m_host = std::move(*started);
        m_clock = std::make_unique<ServerClock>(m_computer, ServerClock::Pace::FromServer);
        m_transport = std::make_unique<HttpTransport>(m_manager, *m_clock, m_host->baseUrl(), m_host->token());
    }

    void aClusterLivesFromCreateToDelete()
    {
        ClusterApi clusters(*m_transport);
        RegionApi regionApi(*m_transport);
        const auto regions = await(regionApi.fetchRegions(m_go));
        QVERIFY2(regions, regions ? "" : qPrintable(regions.error().summary()));
        const Region &region = regions->value.at(0);

        ClusterSpec spec;
        spec.name = QStringLiteral("two-readings");
        spec.region = region.name;
        spec.gpuType = region.gpuTypes.at(0);
        spec.driver = region.drivers.at(0);
        spec.standardGpus = 16;
        spec.preemptibleGpus = 8;
        spec.project = ProjectId(QStringLiteral("project-1"));
        const auto made = await(clusters.createCluster(spec, m_go));
        QVERIFY2(made, made ? "" : qPrintable(made.error().summary()));
        const ClusterId id = made->value.id;
        QCOMPARE(made->value.name, spec.name);
        QCOMPARE(made->value.standardGpus.value_or(-1), 16);
        QCOMPARE(made->value.desiredPreemptibleGpus.value_or(-1), 8);
        QCOMPARE(made->receivedAt, m_clock->now()); // the time stands still

        ScaleSpec scale;
        scale.preemptibleGpus = 16;
        const auto scaled = await(clusters.updateCluster(id, scale, m_go));
        QVERIFY2(scaled, scaled ? "" : qPrintable(scaled.error().summary()));
        const auto read = await(clusters.fetchCluster(id, m_go));
        QCOMPARE(read->value.desiredPreemptibleGpus.value_or(-1), 16);
        QCOMPARE(read->value.standardGpus.value_or(-1), 16);

        const auto list = await(clusters.fetchClusters(spec.project, m_go));
        QVERIFY(std::any_of(list->value.begin(), list->value.end(), [&id](const Cluster &cluster) { return cluster.id == id; }));

        QVERIFY(await(clusters.deleteCluster(id, m_go)));
        const auto unknown = await(clusters.fetchCluster(ClusterId(QStringLiteral("nobody")), m_go));
        QCOMPARE(unknown.error().httpStatus, 404);
        QVERIFY(!unknown.error().serverText.isEmpty());
    }

    void tooMuchIsOutOfStock()
    {
        ClusterApi clusters(*m_transport);
        RegionApi regionApi(*m_transport);
        const auto regions = await(regionApi.fetchRegions(m_go));
        ClusterSpec spec;
        spec.name = QStringLiteral("too-much");
        spec.region = regions->value.at(0).name;
        spec.gpuType = regions->value.at(0).gpuTypes.at(0);
        spec.driver = regions->value.at(0).drivers.at(0);
        spec.standardGpus = 800'000;
        const auto made = await(clusters.createCluster(spec, m_go));
        QVERIFY(!made);
        QVERIFY2(made.error().isOutOfStock(), qPrintable(made.error().summary()));
    }

    void aVolumeLivesFromCreateToDelete()
    {
        VolumeApi volumes(*m_transport);
        RegionApi regionApi(*m_transport);
        const auto regions = await(regionApi.fetchRegions(m_go));
        NewVolume wanted;
        wanted.name = QStringLiteral("data");
        wanted.sizeTib = 2;
        const auto made = await(volumes.createVolume(wanted, regions->value.at(0).name, ProjectId(QStringLiteral("project-1")), m_go));
        QVERIFY2(made, made ? "" : qPrintable(made.error().summary()));
        const auto grown = await(volumes.resizeVolume(made->value.id, 4, m_go));
        QVERIFY2(grown, grown ? "" : qPrintable(grown.error().summary()));
        QCOMPARE(await(volumes.fetchVolume(made->value.id, m_go))->value.sizeTib.value_or(-1), 4);
        QVERIFY(await(volumes.fetchVolumes(ProjectId(), m_go)));
        QVERIFY(await(volumes.deleteVolume(made->value.id, m_go)));
    }

    void availabilityIsRead()
    {
        AvailabilityApi availability(m_manager, *m_clock, AvailabilityApi::emulatorFeed(m_host->baseUrl()), m_host->baseUrl(), m_host->token());
        const auto places = await(availability.fetchAvailability(m_go));
        QVERIFY2(places, places ? "" : qPrintable(places.error().summary()));
        QVERIFY(!places->value.isEmpty());
        QVERIFY(places->value.at(0).standardGpus);
    }

    void theEmulatorSendsNothingOdd()
    {
        QVERIFY2(m_transport->oddities().isEmpty(), qPrintable(m_transport->oddities().lines().join(QLatin1Char('\n'))));
        QVERIFY(m_clock->isSynchronised());
        QCOMPARE(m_clock->speed(), 0.0);
    }

    void aWrongKeyIsRefused()
    {
        HttpTransport wrong(m_manager, *m_clock, m_host->baseUrl(), Secret("not-the-token"));
        ClusterApi clusters(wrong);
        QCOMPARE(await(clusters.fetchClusters(ProjectId(), m_go)).error().httpStatus, 401);
    }

private:
    std::unique_ptr<emulator::EmulatorHost> m_host;
    QNetworkAccessManager m_manager;
    const SystemClock m_computer;
    std::unique_ptr<ServerClock> m_clock;
    std::unique_ptr<HttpTransport> m_transport;
    const std::stop_token m_go;
};

QTEST_GUILESS_MAIN(TestApiAgainstEmulator)
#include "tst_apiagainstemulator.moc"
