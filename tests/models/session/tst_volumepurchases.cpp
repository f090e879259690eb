// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scriptedservice.h"
#include "sessionrig.h"

#include <QJsonDocument>
#include <QTcpSocket>
#include <QTemporaryDir>

using namespace deck;

namespace {

QJsonObject volume(const char *id, const char *name, int sizeTib, const char *status = "available")
{
    return {{QStringLiteral("volume_id"), QLatin1String(id)},
            {QStringLiteral("volume_name"), QLatin1String(name)},
            {QStringLiteral("size_tib"), sizeTib},
            {QStringLiteral("status"), QLatin1String(status)}};
}

VolumeSpec wantedVolume()
{
    VolumeSpec spec;
    spec.name = QStringLiteral("train-data");
    spec.region = RegionName(QStringLiteral("us-central-8"));
    spec.project = ProjectId(QStringLiteral("prod-ml"));
    spec.sizeTib = 6;
    spec.keepAfterCluster = false;
    return spec;
}

} // namespace

/// The rules of buying for volumes, each against a real socket (DESIGN.md, decision 10).
class TestVolumePurchases : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<ScriptedService> m_service;
    std::unique_ptr<SessionRig> m_rig;

    LiveSession &session() { return *m_rig->session; }
    bool startRig()
    {
        m_rig = std::make_unique<SessionRig>(m_service->url(), m_folder->path());
        return m_rig->start();
    }
    const Volume &shown(int row) { return session().volumes()->rowAt(row).volume; }
    QJsonObject lastBody() const { return QJsonDocument::fromJson(m_lastBody).object(); }

    QByteArray m_lastBody;

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_service = std::make_unique<ScriptedService>();
        m_lastBody.clear();
    }
    void cleanup()
    {
        m_rig.reset();
        m_service.reset();
        m_folder.reset();
    }

    void createsAVolumeAndKnowsWhatItAskedFor()
    {
        QVERIFY(startRig());
        m_service->onWrite = [this](QTcpSocket &socket, const RawServer::Request &request) {
            m_lastBody = request.body;
            m_service->send(socket, volume("v-1", "train-data", 6, "provisioning")); // and no list has it yet, nor GET by id
        };
        const OperationId id = session().createVolume(wantedVolume());
        QVERIFY(m_rig->waitFor(id, Operation::State::Succeeded));
        QCOMPARE(session().operation(id)->volume, VolumeId(QStringLiteral("v-1")));
        QCOMPARE(lastBody(), (QJsonObject{{QStringLiteral("volume_name"), QStringLiteral("train-data")},
                                          {QStringLiteral("size_tib"), 6},
                                          {QStringLiteral("region"), QStringLiteral("us-central-8")},
                                          {QStringLiteral("is_lifecycle_independent"), false},
                                          {QStringLiteral("project_id"), QStringLiteral("prod-ml")}}));
        QTRY_COMPARE(session().volumes()->rowCount(), 1);
        const VolumeRow row = session().volumes()->rowAt(0);
        QCOMPARE(row.region, RegionName(QStringLiteral("us-central-8")));
        QCOMPARE(row.outlivesCluster, std::optional(false));
        // C10: it costs already, so a list that has not heard of it and a 404 do not take it away.
        m_service->volumes.append(volume("v-0", "another", 1));
        QTRY_COMPARE(session().volumes()->rowCount(), 2);
        QCOMPARE(shown(1).id, VolumeId(QStringLiteral("v-1")));
        QVERIFY(shown(1).missing);
        m_service->volumes.append(volume("v-1", "train-data", 6));
        QTRY_COMPARE(shown(1).status.value, VolumeStatus::Available);
        QVERIFY(!shown(1).missing);
        // Once a list had it, a 404 is believed.
        m_service->volumes = {};
        QTRY_COMPARE(session().volumes()->rowCount(), 0);
        QCOMPARE(m_service->count("POST"), 1);
    }

    void sendsACreateOnceWhenTheConnectionClosesAndLetsTheUserDecide()
    {
        m_service->volumes.append(volume("v-old", "train-data", 2)); // of the same name, there before the click
        QVERIFY(startRig());
        m_service->onWrite = [this](QTcpSocket &socket, const RawServer::Request &) {
            m_service->volumes.append(volume("v-9", "train-data", 6));
            socket.close();
        };
        const OperationId id = session().createVolume(wantedVolume());
        QVERIFY(m_rig->waitFor(id, Operation::State::Found));
        const Operation found = *session().operation(id);
        QCOMPARE(found.error->kind, Error::Kind::Ambiguous);
        QCOMPARE(found.candidates.size(), 1);
        QCOMPARE(found.candidates.first().volume, VolumeId(QStringLiteral("v-9")));
        session().adoptVolume(id, found.candidates.first().volume);
        QCOMPARE(session().operation(id)->state, Operation::State::Succeeded);
        QCOMPARE(session().operation(id)->volume, VolumeId(QStringLiteral("v-9")));
        QCOMPARE(m_service->count("POST"), 1);

        // Another one of the same name, lost as well: what is ours already is no candidate for it.
        m_service->onWrite = [](QTcpSocket &socket, const RawServer::Request &) { socket.close(); };
        const OperationId second = session().createVolume(wantedVolume());
        QVERIFY(m_rig->waitFor(second, Operation::State::NothingYet));
        QCOMPARE(m_service->count("POST"), 2);
    }

    void c11OffersToTryAgainAfterTwoEmptyLooksAndFindsALateOne()
    {
        QVERIFY(startRig());
        m_service->onWrite = [this](QTcpSocket &socket, const RawServer::Request &) {
            socket.write(m_service->answer(504, "<html>gateway time-out</html>", {}, "text/html"));
        };
        const OperationId id = session().createVolume(wantedVolume());
        QVERIFY(m_rig->waitFor(id, Operation::State::NothingYet));
        QVERIFY(session().operation(id)->needsDecision());
        QVERIFY(session().clock().now() - session().operation(id)->startedAt >= Seconds(30));
        m_service->volumes.append(volume("v-late", "train-data", 6));
        QVERIFY(m_rig->waitFor(id, Operation::State::Found)); // without being asked to look again
        QCOMPARE(session().operation(id)->candidates.first().volume, VolumeId(QStringLiteral("v-late")));
        QCOMPARE(m_service->count("POST"), 1);
    }

    void aLostCreateIsAskedAboutAfterARestart()
    {
        QVERIFY(startRig());
        m_service->onWrite = [this](QTcpSocket &, const RawServer::Request &) {
            m_service->volumes.append(volume("v-9", "train-data", 6)); // made, and no answer ever
        };
        session().createVolume(wantedVolume());
        QTRY_COMPARE(m_service->count("POST"), 1);
        m_rig.reset();
        QVERIFY(startRig());
        QTRY_COMPARE(session().operations().size(), 1);
        const OperationId id = session().operations().first().id;
        QVERIFY(m_rig->waitFor(id, Operation::State::Found));
        const Operation again = *session().operation(id);
        QCOMPARE(again.kind, Operation::Kind::CreateVolume);
        QCOMPARE(again.volumeSpec, wantedVolume());
        QCOMPARE(again.candidates.first().volume, VolumeId(QStringLiteral("v-9")));
        session().adoptVolume(id, VolumeId(QStringLiteral("v-9")));
        QCOMPARE(session().volumes()->rowAt(0).region, wantedVolume().region);
        QCOMPARE(m_service->count("POST"), 1);
    }

    void growsThroughTheCollectionAfterAFreshRead()
    {
        m_service->volumes.append(volume("v-1", "train-data", 6));
        QVERIFY(startRig());
        QByteArray target;
        m_service->onWrite = [this, &target](QTcpSocket &socket, const RawServer::Request &request) {
            m_lastBody = request.body;
            target = request.target;
            m_service->volumes = {volume("v-1", "train-data", 9)};
            m_service->send(socket, volume("v-1", "train-data", 6)); // the answer may be an old one
        };
        const OperationId id = session().growVolume(shown(0), 9);
        QVERIFY(m_rig->waitFor(id, Operation::State::Succeeded));
        QVERIFY(target.endsWith("/compute/clusters/storage/volumes"));
        QCOMPARE(lastBody(), (QJsonObject{{QStringLiteral("volume_id"), QStringLiteral("v-1")}, {QStringLiteral("size_tib"), 9}}));
        QTRY_COMPARE(shown(0).sizeTib, std::optional(9));
        QCOMPARE(m_service->count("PUT"), 1);
    }

    void c17AVolumeThatChangedMeanwhileIsShownAndNotSent()
    {
        m_service->volumes.append(volume("v-1", "train-data", 6));
        QVERIFY(startRig());
        const Volume seen = shown(0);
        m_service->volumes = {volume("v-1", "train-data", 12)};
        const OperationId id = session().growVolume(seen, 9);
        QVERIFY(m_rig->waitFor(id, Operation::State::Conflict));
        const Operation held = *session().operation(id);
        QVERIFY(!held.mayHaveBeenSent);
        QCOMPARE(held.volumeSeenTib, std::optional(6));
        QCOMPARE(held.volumeNowTib, std::optional(12));
        QTRY_COMPARE(shown(0).sizeTib, std::optional(12));
        QCOMPARE(session().operation(id)->state, Operation::State::Conflict);
        session().dismiss(id);
        QCOMPARE(session().operation(id)->state, Operation::State::Dismissed);
        QCOMPARE(m_service->count("PUT"), 0);
    }

    void neverSendsASmallerOrUncheckableSize_data()
    {
        QTest::addColumn<QJsonObject>("there");
        QTest::addColumn<int>("wanted");
        QTest::newRow("smaller") << volume("v-1", "train-data", 6) << 4;
        QTest::newRow("the same") << volume("v-1", "train-data", 6) << 6;
        QJsonObject unmeasured = volume("v-1", "train-data", 6);
        unmeasured.remove(QStringLiteral("size_tib"));
        QTest::newRow("size not told") << unmeasured << 9;
    }

    void neverSendsASmallerOrUncheckableSize()
    {
        QFETCH(QJsonObject, there);
        QFETCH(int, wanted);
        m_service->volumes.append(there);
        QVERIFY(startRig());
        const OperationId id = session().growVolume(shown(0), wanted);
        QVERIFY(m_rig->waitFor(id, Operation::State::Refused));
        QVERIFY(!session().operation(id)->mayHaveBeenSent);
        QCOMPARE(m_service->count("PUT"), 0);
    }

    void aLostGrowthIsFoundByReading()
    {
        m_service->volumes.append(volume("v-1", "train-data", 6));
        QVERIFY(startRig());
        m_service->onWrite = [this](QTcpSocket &socket, const RawServer::Request &) {
            m_service->volumes = {volume("v-1", "train-data", 9)};
            socket.abort();
        };
        const OperationId id = session().growVolume(shown(0), 9);
        QVERIFY(m_rig->waitFor(id, Operation::State::Succeeded));
        QCOMPARE(m_service->count("PUT"), 1);
    }

    void c17ALostGrowthThatMeetsAnotherOneAsksTheUser()
    {
        m_service->volumes.append(volume("v-1", "train-data", 6));
        QVERIFY(startRig());
        m_service->onWrite = [this](QTcpSocket &socket, const RawServer::Request &) {
            m_service->volumes = {volume("v-1", "train-data", 12)}; // not what we asked for
            socket.abort();
        };
        const OperationId id = session().growVolume(shown(0), 9);
        QVERIFY(m_rig->waitFor(id, Operation::State::Conflict));
        QVERIFY(session().operation(id)->mayHaveBeenSent);
        QCOMPARE(session().operation(id)->volumeNowTib, std::optional(12));
        QCOMPARE(m_service->count("PUT"), 1);
    }

    void deletesOnceAndBelievesThe404()
    {
        m_service->volumes.append(volume("v-1", "train-data", 6));
        QVERIFY(startRig());
        m_service->onWrite = [this](QTcpSocket &socket, const RawServer::Request &) {
            m_service->volumes = {};
            m_service->send(socket, {{QStringLiteral("success"), true}});
        };
        const OperationId id = session().removeVolume(VolumeId(QStringLiteral("v-1")));
        QVERIFY(m_rig->waitFor(id, Operation::State::Succeeded));
        QCOMPARE(session().operation(id)->targetName(), QStringLiteral("train-data"));
        QTRY_COMPARE(session().volumes()->rowCount(), 0);
        QCOMPARE(m_service->count("DELETE"), 1);
    }

    void anAttachedVolumeIsARefusalWithoutAnotherTry()
    {
        m_service->volumes.append(volume("v-1", "train-data", 6, "bound"));
        QVERIFY(startRig());
        m_service->onWrite = [this](QTcpSocket &socket, const RawServer::Request &) {
            socket.write(m_service->answer(409, R"({"error":{"message":"The volume is attached to a cluster"}})"));
        };
        const OperationId id = session().removeVolume(VolumeId(QStringLiteral("v-1")));
        QVERIFY(m_rig->waitFor(id, Operation::State::Refused));
        QCOMPARE(session().operation(id)->error->httpStatus, 409);
        QVERIFY(!session().operation(id)->error->isOutOfStock());
        QCOMPARE(m_service->count("DELETE"), 1);
        QCOMPARE(session().volumes()->rowCount(), 1);
    }

    void aLostDeletionIsFoundByReading()
    {
        m_service->volumes.append(volume("v-1", "train-data", 6));
        QVERIFY(startRig());
        m_service->onWrite = [this](QTcpSocket &socket, const RawServer::Request &) {
            m_service->volumes = {};
            socket.abort();
        };
        const OperationId id = session().removeVolume(VolumeId(QStringLiteral("v-1")));
        QVERIFY(m_rig->waitFor(id, Operation::State::Succeeded));
        QTRY_COMPARE(session().volumes()->rowCount(), 0);
        QCOMPARE(m_service->count("DELETE"), 1);
    }
};

QTEST_GUILESS_MAIN(TestVolumePurchases)
#include "tst_volumepurchases.moc"
