// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "absencewatch.h"
#include "connectiontracker.h"
#include "fleetdelta.h"
#include "fleetnews.h"
#include "readingturns.h"
#include "pollpace.h"
#include "result.h"
#include "sideread.h"
#include "task.h"
#include "taskscope.h"

#include <QObject>

#include <memory>

namespace deck {

class AvailabilityApi;
class HttpTransport;

/// Reads the fleet of one account again and again and publishes each good answer as a new snapshot with its difference. One
/// coroutine, one poll at a time. Waiting is counted in server time with a floor of 250 ms real; `refresh()` ends a pause at
/// once. Time asleep counts, so the first poll after a wake-up comes within seconds (cases.md, C22).
class FleetPoller : public QObject
{
    Q_OBJECT
public:
    enum class Extent {
        Past, ///< clusters, and volumes when they are due: what a history needs
        Due,  ///< clusters, and everything else that is due
        All,
    };

    /// `availability` is null where no source reports free GPUs (DESIGN.md, decision 8). Both outlive the poller. An empty
    /// `project` asks for everything the key can see.
    explicit FleetPoller(HttpTransport &service, AvailabilityApi *availability = nullptr, ProjectId project = {},
                         QObject *parent = nullptr);
    ~FleetPoller() override;

    /// Polls from now on, beginning at once with a poll of everything unless that was done just now.
    void start();
    void stop();
    /// One poll now, before `start()` only: the first look, and a demo's past, step by step.
    Task<Result<Done>> poll(Extent extent, std::stop_token stop);

    /// Polls at once; an answer that is on its way is older than what the caller knows and is dropped.
    void refresh();
    /// The network is back, or there is a new key: forgets failures and polls at once.
    void reconnect();
    /// A cluster that somebody else read by id.
    void take(const Cluster &cluster);
    /// The answer to our own create: the cluster is known before any list says so, and is read at once (C10).
    void takeCreated(const Cluster &cluster);
    /// A volume that was read by id, although no list has it.
    void take(const Volume &volume);
    /// The answer to our own create of a volume: known before any list says so. No 404 takes it away before a list has shown it
    /// once, since it costs from now on (C10).
    void takeCreated(const Volume &volume);
    /// A volume is, or may be, another than it was: the list is read at once.
    void refreshVolumes();
    /// Our own DELETE was accepted: once the list leaves the cluster out, it is gone.
    void noteDeleted(const ClusterId &cluster);
    void noteDeleted(const VolumeId &volume);

    SnapshotPtr snapshot() const { return m_snapshot; }
    bool hasFleet() const { return m_hasFleet; }
    const ConnectionState &connection() const { return m_connection.state(); }

Q_SIGNALS:
    /// After every good answer, also when nothing changed: `delta.changed` is empty then.
    void published(const deck::FleetDelta &delta);
    void connectionChanged(const deck::ConnectionState &state);

private:
    struct Apis;

    Task<> run(std::stop_token stop);
    Task<> pauseUntilDue(std::stop_token stop);
    /// What the list lacks, and what else is due. Whatever of it hangs is given up, so that what the list says is published in
    /// time: a notice of a reclaim leaves five minutes (DESIGN.md, decision 18).
    Task<> readBesides(FleetNews *news, Extent extent, std::stop_token stop);
    Task<> readSingles(FleetNews *news, std::stop_token stop);
    Task<> readCatalogue(FleetNews *news, Extent extent, std::stop_token stop);
    Task<> readAbsentVolumes(FleetNews *news, std::stop_token stop);
    void publish(const FleetNews &news);
    void noteSuccess(Instant at, Millis sentAt);
    void noteFailure(const Error &error);
    void noteAge();
    void announce(const ConnectionState &before);

    std::unique_ptr<Apis> m_apis;
    ProjectId m_project;
    SnapshotPtr m_snapshot;
    ConnectionTracker m_connection;
    ReadingTurns m_turns;
    QSet<ClusterId> m_deletedByUs;
    AbsenceWatch m_absences;
    qsizetype m_firstMissing = 0; ///< whose turn it is to be asked for first, among those that the list leaves out
    SideRead m_regionsRead{regionsInterval};
    SideRead m_volumesRead{volumesInterval};
    SideRead m_availabilityRead{availabilityInterval};
    QSet<VolumeId> m_newVolumes; ///< made by us, in no list so far
    Millis m_pauseLength{0}; ///< server time
    Millis m_pauseBegan{0};  ///< reading of the clock's counter
    std::stop_source m_pause;
    std::stop_source m_attempt; ///< the poll that is under way in `run`
    int m_generation = 0;
    int m_reconnects = 0;
    bool m_refreshAsked = false;
    bool m_hasFleet = false;
    TaskScope m_scope;
};

} // namespace deck
