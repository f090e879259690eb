// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "volumeapi.h"

#include "httptransport.h"
#include "serverclock.h"

#include "await.h"
#include "fixedclock.h"
#include "rawserver.h"

#include <QNetworkAccessManager>
#include <QTcpSocket>
#include <QTest>

using namespace deck;

class TestVolumeApi : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void everyCallIsTheContracts()
    {
        RawServer server([](QTcpSocket &socket, const RawServer::Request &request) {
            const bool list = request.target == "/v1/compute/clusters/storage/volumes" && request.verb == "GET";
            socket.write(RawServer::answer(200, list ? "{\"volumes\":[]}"
                                                     : request.verb == "DELETE" ? "{\"success\":true}"
                                                                                : "{\"volume_id\":\"v-1\",\"volume_name\":\"n\",\"size_tib\":4,\"status\":\"bound\"}"));
        });
        const FixedClock computer;
        ServerClock clock(computer);
        HttpTransport transport(m_manager, clock, server.url(), Secret("key-for-tests"));
        VolumeApi api(transport);
        const VolumeId id(QStringLiteral("v-1"));
        NewVolume volume;
        volume.name = QStringLiteral("n");
        QVERIFY(await(api.fetchVolumes(ProjectId(), m_go)));
        QVERIFY(await(api.fetchVolume(id, m_go)));
        QVERIFY(await(api.createVolume(volume, RegionName(QStringLiteral("r")), ProjectId(), m_go)));
        QVERIFY(await(api.resizeVolume(id, 4, m_go)));
        QVERIFY(await(api.deleteVolume(id, m_go)));
        QByteArrayList calls;
        for (const RawServer::Request &request : server.requests())
            calls.append(request.verb + ' ' + request.target);
        QCOMPARE(calls, (QByteArrayList{"GET /v1/compute/clusters/storage/volumes", "GET /v1/compute/clusters/storage/volumes/v-1",
                                        "POST /v1/compute/clusters/storage/volumes", "PUT /v1/compute/clusters/storage/volumes",
                                        "DELETE /v1/compute/clusters/storage/volumes/v-1"}));

        const int before = server.connections();
        volume.sizeTib = 0;
        QCOMPARE(await(api.createVolume(volume, RegionName(QStringLiteral("r")), ProjectId(), m_go)).error().kind, Error::Kind::Invalid);
        QCOMPARE(await(api.resizeVolume(VolumeId(), 4, m_go)).error().kind, Error::Kind::Invalid);
        QCOMPARE(await(api.deleteVolume(VolumeId(), m_go)).error().kind, Error::Kind::Invalid);
        QCOMPARE(server.connections(), before);
    }

private:
    QNetworkAccessManager m_manager;
    const std::stop_token m_go;
};

QTEST_GUILESS_MAIN(TestVolumeApi)
#include "tst_volumeapi.moc"
