// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "absencewatch.h"
#include "fleetsnapshot.h"
#include "task.h"
#include "taskscope.h"

#include <QObject>

namespace deck {

class FleetHistory;
class FleetPoller;
class HttpTransport;

/// What earlier runs knew and the service no longer lists: each cluster and volume is asked for by id, again and again with
/// longer pauses, until it is found or proved to be gone (AbsenceWatch). Until then its cost goes on, since it may.
class AbsentSettler : public QObject
{
    Q_OBJECT
public:
    AbsentSettler(HttpTransport &service, FleetPoller &poller, const FleetHistory &history);
    ~AbsentSettler() override;

    void start();
    void stop() { m_scope.requestStop(); }

Q_SIGNALS:
    void clusterGone(const deck::ClusterId &cluster);
    void volumeGone(const deck::VolumeId &volume);

private:
    Task<> run(std::stop_token stop);
    /// Whether nothing is left to ask for.
    Task<bool> askForAll(std::stop_token stop);
    Task<bool> askForVolumes(std::stop_token stop);
    QList<ClusterId> absentClusters() const;
    QList<VolumeId> absentVolumes() const;

    HttpTransport &m_service;
    FleetPoller &m_poller;
    const FleetHistory &m_history;
    AbsenceWatch m_watch;
    TaskScope m_scope;
};

} // namespace deck
