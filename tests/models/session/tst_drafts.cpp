// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "draftcodec.h"
#include "scriptedservice.h"
#include "sessionrig.h"

#include <QFileInfo>
#include <QTcpSocket>
#include <QTemporaryDir>

using namespace deck;

namespace {

ClusterSpec typed()
{
    ClusterSpec spec;
    spec.name = QStringLiteral("half typ");
    spec.billing = BillingType::Reserved;
    spec.reservedDays = 30;
    spec.standardGpus = 24;
    spec.newVolume = NewVolume{QStringLiteral("data"), 7, false};
    return spec;
}

ClusterSpec wanted()
{
    ClusterSpec spec;
    spec.name = QStringLiteral("wanted");
    spec.region = RegionName(QStringLiteral("us-central-8"));
    spec.gpuType = GpuType(QStringLiteral("H100_SXM"));
    spec.driver.id = QStringLiteral("nvidia-595-24");
    return spec;
}

} // namespace

/// What was typed into the wizard, from one run of the program to the next.
class TestDrafts : public QObject
{
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<ScriptedService> m_service;
    std::unique_ptr<SessionRig> m_rig;

    LiveSession &session() { return *m_rig->session; }
    bool startRig()
    {
        m_rig.reset();
        m_rig = std::make_unique<SessionRig>(m_service->url(), m_folder->path());
        return m_rig->start();
    }

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_service = std::make_unique<ScriptedService>();
        QVERIFY(startRig());
    }
    void cleanup()
    {
        m_rig.reset();
        m_service.reset();
        m_folder.reset();
    }

    void aDraftSurvivesARestart()
    {
        QVERIFY(!session().draft());
        session().keepDraft(typed(), 3);
        const Instant at = session().draft()->at;
        QVERIFY(startRig());
        QVERIFY(session().draft());
        QCOMPARE(session().draft()->spec, typed());
        QCOMPARE(session().draft()->step, 3);
        QCOMPARE(session().draft()->at, at);
        QVERIFY(session().draft()->isReadable);
        // For its user alone, as everything in that file.
        const QFile::Permissions others = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
        QVERIFY(!(QFileInfo(m_rig->store->path()).permissions() & others));
        session().dropDraft();
        QVERIFY(startRig());
        QVERIFY(!session().draft());
    }

    void whatWasSentIsNoDraftAnyMore()
    {
        m_service->onWrite = [this](QTcpSocket &socket, const RawServer::Request &) {
            const QJsonObject made = ScriptedService::cluster(QStringLiteral("c-1"), QStringLiteral("wanted"), m_service->now());
            m_service->clusters.append(made);
            m_service->send(socket, made);
        };
        session().keepDraft(wanted(), 5);
        const OperationId id = session().create(wanted());
        QVERIFY(!session().draft());
        QVERIFY(m_rig->waitFor(id, Operation::State::Succeeded));
        QVERIFY(startRig());
        QVERIFY(!session().draft());
    }

    void whatWasRefusedIsOneAgain_data()
    {
        QTest::addColumn<int>("readStatus");
        QTest::newRow("by the service") << 200;
        QTest::newRow("by us, at once: the key is refused") << 401;
    }
    void whatWasRefusedIsOneAgain()
    {
        QFETCH(int, readStatus);
        m_service->onWrite = [this](QTcpSocket &socket, const RawServer::Request &) {
            socket.write(m_service->answer(409, R"({"error":{"message":"Out of stock"}})"));
        };
        if (readStatus == 401) {
            m_service->onRead = [this] { return m_service->answer(401, R"({"error":{"message":"Invalid API key"}})"); };
            session().refresh();
            QTRY_COMPARE(session().connection().kind, ConnectionState::Kind::Refused);
        }
        session().keepDraft(wanted(), 4);
        const OperationId id = session().create(wanted());
        QVERIFY(m_rig->waitFor(id, Operation::State::Refused));
        QVERIFY(session().draft());
        m_service->onRead = nullptr;
        QVERIFY(startRig());
        QVERIFY(session().draft());
        QCOMPARE(session().draft()->spec, wanted());
        QCOMPARE(session().draft()->step, 4);
    }

    void whatCannotBeReadStopsNothing_data()
    {
        QTest::addColumn<QByteArray>("kept");
        QTest::newRow("no JSON") << QByteArrayLiteral("{\"version\":1,\"at\"");
        QTest::newRow("a newer version") << QByteArrayLiteral("{\"version\":2,\"at\":\"2026-06-16T14:02:00Z\",\"create\":{}}");
        QTest::newRow("no time") << QByteArrayLiteral("{\"version\":1,\"create\":{}}");
        QTest::newRow("another shape") << QByteArrayLiteral("[1,2]");
        QTest::newRow("no wishes") << QByteArrayLiteral("{\"version\":1,\"at\":\"2026-06-16T14:02:00Z\",\"create\":7}");
    }
    void whatCannotBeReadStopsNothing()
    {
        QFETCH(QByteArray, kept);
        m_rig->store->saveDraft(kept); // closing waits for it
        QVERIFY(startRig());
        QVERIFY(session().draft());
        QVERIFY(!session().draft()->isReadable);
        QCOMPARE(session().draft()->spec, ClusterSpec());
        session().keepDraft(typed(), 1); // the next one takes its place
        QVERIFY(startRig());
        QCOMPARE(session().draft()->spec, typed());
    }
};

QTEST_GUILESS_MAIN(TestDrafts)
#include "tst_drafts.moc"
