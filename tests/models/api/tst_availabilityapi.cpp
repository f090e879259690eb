// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "availabilityapi.h"

#include "availabilitycodec.h"
#include "jsonoddities.h"
#include "serverclock.h"

#include "await.h"
#include "fixedclock.h"
#include "rawserver.h"

#include <QNetworkAccessManager>
#include <QTest>

using namespace deck;

namespace {

const QByteArray feed = "{\"availability\":[{\"region\":\"us-central-8\",\"gpu_type\":\"H100_SXM\",\"standard_gpus_available\":16,"
                        "\"preemptible_gpus_available\":null,\"as_of\":\"2026-06-16T14:32:08Z\",\"source\":\"emulator\"},"
                        "{\"region\":\"us-central-2\",\"gpu_type\":\"L40_PCIE\",\"standard_gpus_available\":8}]}";

} // namespace

class TestAvailabilityApi : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aNumberWithoutItsTimeIsNoEvidence()
    {
        JsonOddities oddities;
        const auto places = decodeAvailability(feed, "application/json", oddities);
        QVERIFY(places);
        QCOMPARE(places->size(), 1);
        QCOMPARE(places->at(0).standardGpus.value(), 16);
        QVERIFY(!places->at(0).preemptibleGpus); // unknown, not 0
        QCOMPARE(places->at(0).source, QStringLiteral("emulator"));
        QVERIFY(!decodeAvailability("{\"availability\":null}", "application/json", oddities));
    }

    void theKeyGoesToTheServicesOwnOriginOnly()
    {
        const QByteArray answer = RawServer::answer(200, feed, "Date: Tue, 16 Jun 2026 14:32:08 GMT\r\n");
        RawServer service(RawServer::answering(answer));
        RawServer foreign(RawServer::answering(answer));
        const Secret key("key-for-tests");

        ServerClock foreignClock(m_computer);
        AvailabilityApi other(m_manager, foreignClock, foreign.url(QStringLiteral("/stock/feed?team=a%26b")), service.url(), key);
        QVERIFY(await(other.fetchAvailability(m_go)));
        QVERIFY(!foreign.requests().at(0).head.toLower().contains("authorization"));
        QCOMPARE(foreign.requests().at(0).target, QByteArray("/stock/feed?team=a%26b"));
        QVERIFY(!foreignClock.isSynchronised());

        ServerClock ownClock(m_computer);
        AvailabilityApi own(m_manager, ownClock, AvailabilityApi::emulatorFeed(service.url()), service.url(), key);
        QVERIFY(await(own.fetchAvailability(m_go)));
        QCOMPARE(service.requests().at(0).target, QByteArray("/x/availability"));
        QCOMPARE(service.requests().at(0).header("Authorization"), QByteArray("Bearer key-for-tests"));
        QVERIFY(ownClock.isSynchronised());
    }

    void aLiveServiceIsNeverProbed()
    {
        QVERIFY(!AvailabilityApi::emulatorFeed(QUrl(QStringLiteral("https://api.together.ai/v1"))).isValid());
    }

private:
    QNetworkAccessManager m_manager;
    const FixedClock m_computer;
    const std::stop_token m_go;
};

QTEST_GUILESS_MAIN(TestAvailabilityApi)
#include "tst_availabilityapi.moc"
