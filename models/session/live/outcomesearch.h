// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "clusterapi.h"
#include "operation.h"

#include <QSet>

#include <functional>

namespace deck {

class FleetHistory;

/// What reading says about a write whose answer did not arrive.
struct Finding
{
    enum class Kind {
        Nothing,    ///< no sign of it, so far
        Candidates, ///< Create, CreateVolume: these may be it
        Happened,   ///< the cluster or volume shows what was asked for
        Changed,    ///< Scale, GrowVolume: it shows counts or a size that nobody here saw or asked for
    };

    Kind kind = Kind::Nothing;
    QList<Candidate> candidates;
    ClusterCounts now;          ///< Changed, of a scale
    std::optional<int> sizeNow; ///< Changed, of a growth: TiB
};

/// Finds out what has become of a write, by reading only (DESIGN.md, decision 10; C11).
class OutcomeSearch
{
public:
    OutcomeSearch(HttpTransport &service, const FleetHistory &history) : m_service(service), m_clusters(service), m_history(history) {}

    /// Reads until something is found, or until two looks 30 s apart found nothing. Ends early when `isWanted` says no. Looks
    /// that fail count for nothing. `claimed` are clusters that another operation is known to have made.
    Task<Finding> search(Operation operation, QSet<ClusterId> claimed, std::function<bool()> isWanted, std::stop_token stop);

    /// One look for a lost create.
    Task<Result<Finding>> lookForCreated(Operation operation, QSet<ClusterId> claimed, std::stop_token stop);

    /// What these clusters say about a lost create: same name, made since the click, none of the user's or of anybody's others.
    Finding judgeCreated(const Operation &operation, const QSet<ClusterId> &claimed, const QList<Cluster> &listed) const;
    /// What its cluster says about a lost scale.
    static Finding judgeScaled(const Operation &operation, const ClusterCounts &now);

private:
    Task<Result<Finding>> look(Operation operation, QSet<ClusterId> claimed, std::stop_token stop);
    Task<Result<Finding>> lookAtTarget(Operation operation, std::stop_token stop);

    HttpTransport &m_service;
    ClusterApi m_clusters;
    const FleetHistory &m_history;
};

} // namespace deck
