// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "chaosworld.h"

#include "pollpace.h"

#include <algorithm>

namespace deck {

namespace {

emulator::EmulatorOptions options(quint64 seed, double speed)
{
    emulator::EmulatorOptions options;
    options.scenario = QStringLiteral("calm");
    options.seed = seed;
    options.speed = speed;
    options.token = Secret(ChaosWorld::secret().toLatin1());
    return options;
}

} // namespace

ChaosWorld::ChaosWorld(quint64 seed, double speed, bool denseLooks)
    : m_speed(speed), m_dense(denseLooks), m_emulator(options(seed, speed))
{
}

ChaosWorld::~ChaosWorld() = default;

void ChaosWorld::complain(const QString &what)
{
    if (!m_complaints.contains(what))
        m_complaints.append(what);
}

void ChaosWorld::open()
{
    m_rig = std::make_unique<SessionRig>(m_emulator.baseUrl(), m_folder.path(), m_emulator.token());
    const Result<Done> loaded = await(session().load({}));
    if (!loaded)
        complain(QStringLiteral("the history cannot be read: ") + loaded.error().summary());
    connect(&session(), &FleetSession::snapshotPublished, this, [this] {
        ++m_published;
        takeSnapshot();
        if (m_dense)
            QMetaObject::invokeMethod(&session(), [this] { session().refresh(); }, Qt::QueuedConnection);
    });
    connect(&session(), &FleetSession::connectionChanged, this, &ChaosWorld::checkColours);
    connect(&session(), &FleetSession::storageFailed, this,
            [this](const Error &error) { complain(QStringLiteral("storage failed: ") + error.summary()); });
    Result<Done> looked = await(session().lookAtAll({}), std::chrono::seconds(30));
    for (int tries = 0; !looked && tries < 100; ++tries) {
        pass(Millis(250));
        looked = await(session().lookAtAll({}), std::chrono::seconds(30));
    }
    if (!looked)
        complain(QStringLiteral("no first look succeeded: ") + looked.error().summary());
    takeSnapshot();
    session().start();
    m_openFor.start();
}

void ChaosWorld::close()
{
    m_rig.reset();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

void ChaosWorld::stayAway(std::chrono::hours time)
{
    close();
    const Instant from = m_looks.isEmpty() ? emulatorNow() : qMin(m_looks.last(), emulatorNow());
    m_emulator.post(QStringLiteral("/x/clock"), {{QStringLiteral("advance_seconds"), int(Seconds(time).count())}});
    open();
    m_closed.append({from, emulatorNow()});
}

void ChaosWorld::pass(Millis time)
{
    QElapsedTimer passed;
    passed.start();
    const auto isOver = [&] {
        checkColours();
        return passed.elapsed() >= time.count();
    };
    while (!QTest::qWaitFor(isOver, 1000)) { }
}

void ChaosWorld::setFaults(const FaultMix &mix)
{
    m_skewed = m_skewed || mix.skewsTime;
    m_emulator.remove(QStringLiteral("/x/faults"));
    for (const QString &spec : mix.specs)
        m_emulator.post(QStringLiteral("/x/faults"), {{QStringLiteral("fault"), spec}});
}

void ChaosWorld::freeze()
{
    m_emulator.post(QStringLiteral("/x/clock"), {{QStringLiteral("speed"), 0}});
    m_dense = false;
    // Two whole polls from now on: the first may have begun before, and what is read by id is published too.
    for (int look = 0; look < 4; ++look) {
        const int before = m_published;
        session().reconnect();
        if (!QTest::qWaitFor([&] { return m_published > before; }, 10'000))
            complain(QStringLiteral("no look succeeded although nothing was in its way"));
    }
    // What went while the app was closed is asked for twice, seconds apart.
    const auto isSettled = [this] {
        const QList<ClusterRecord> known = session().history().clusters();
        return std::ranges::all_of(known, [this](const ClusterRecord &record) {
            return record.goneAt || session().snapshot()->find(record.id);
        });
    };
    if (!QTest::qWaitFor(isSettled, 40'000))
        complain(QStringLiteral("a cluster is neither there nor gone"));
    const Result<Done> written = await(session().written({}), std::chrono::seconds(30));
    if (!written)
        complain(QStringLiteral("not written: ") + written.error().summary());
}

Instant ChaosWorld::emulatorNow()
{
    const QJsonObject clock = m_emulator.get(QStringLiteral("/x/clock"));
    return *Instant::fromRfc3339(clock.value(QStringLiteral("now")).toString());
}

void ChaosWorld::takeSnapshot()
{
    const SnapshotPtr fleet = session().snapshot();
    if (session().hasFleet() && (m_looks.isEmpty() || m_looks.last() != fleet->observedAt))
        m_looks.append(fleet->observedAt);
    for (const ClusterEntry &entry : fleet->clusters) {
        if (entry.presence == Presence::Listed)
            m_lastListed.insert(entry.cluster.id, entry.cluster);
    }
    checkColours();
}

/// What is old keeps its words and loses its colour: rows know it, and "Live" is never said of old data.
void ChaosWorld::checkColours()
{
    if (!m_rig || !session().hasFleet())
        return;
    const ConnectionState state = session().connection();
    const bool live = state.kind == ConnectionState::Kind::Live;
    for (int row = 0; row < session().clusters()->rowCount(); ++row) {
        if (!live && !session().clusters()->rowAt(row).stale)
            complain(QStringLiteral("a row has its colours while the connection is not live"));
    }
    // Three refreshes, or three real seconds, and the slice in which the app sleeps, twice.
    const double seconds = qMax(3.0 * double(pollInterval(*session().snapshot()).count()), 3.0 * m_speed) + 4.0 * m_speed;
    if (live && !m_skewed && state.lastGoodAt && session().clock().now() - *state.lastGoodAt > Millis(qint64(seconds * 1000)))
        complain(QStringLiteral("data of %1 are called live").arg(state.lastGoodAt->toIso()));
}

} // namespace deck
