// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "outcomesearch.h"

#include "fleethistory.h"
#include "httptransport.h"
#include "retrypolicy.h"
#include "serverclock.h"
#include "stoppablesleep.h"
#include "volumesearch.h"

namespace deck {
namespace {

constexpr Seconds betweenLooks{30};
constexpr int emptyLooksNeeded = 2; // C11
/// How wrong the time of the click may be: one answer with a wrong Date is enough. A cluster too many is a question to the
/// user; one too few is a second purchase.
constexpr Seconds clockSlack{3600};

} // namespace

Task<Finding> OutcomeSearch::search(Operation operation, QSet<ClusterId> claimed, std::function<bool()> isWanted,
                                    std::stop_token stop)
{
    int emptyLooks = 0;
    int failures = 0;
    while (!stop.stop_requested() && isWanted()) {
        const Result<Finding> found = co_await look(operation, claimed, stop);
        if (stop.stop_requested() || !isWanted())
            break;
        if (found && found->kind != Finding::Kind::Nothing)
            co_return *found;
        if (found && ++emptyLooks >= emptyLooksNeeded)
            break;
        Millis wait = betweenLooks;
        if (!found)
            wait = RetryPolicy::delay(found.error(), ++failures, 0.5);
        StoppableSleep pause(RetryPolicy::realDelay(wait, m_service.clock().speed()), stop);
        const bool goOn = co_await pause;
        if (!goOn)
            break;
    }
    co_return Finding();
}

Task<Result<Finding>> OutcomeSearch::look(Operation operation, QSet<ClusterId> claimed, std::stop_token stop)
{
    if (operation.isAboutVolume()) {
        VolumeSearch volumes(m_service, m_history);
        const Result<Finding> found = co_await volumes.look(operation, stop);
        co_return found;
    }
    if (operation.kind == Operation::Kind::Create) {
        const Result<Finding> found = co_await lookForCreated(operation, claimed, stop);
        co_return found;
    }
    const Result<Finding> found = co_await lookAtTarget(operation, stop);
    co_return found;
}

Task<Result<Finding>> OutcomeSearch::lookForCreated(Operation operation, QSet<ClusterId> claimed, std::stop_token stop)
{
    const ProjectId wholeKey;
    const auto list = co_await m_clusters.fetchClusters(wholeKey, stop);
    if (!list)
        co_return list.error();
    if (stop.stop_requested())
        co_return Finding();
    co_return judgeCreated(operation, claimed, list->value);
}

/// A lost change of a cluster that we know has happened when the cluster shows it.
Task<Result<Finding>> OutcomeSearch::lookAtTarget(Operation operation, std::stop_token stop)
{
    const ClusterId cluster = operation.cluster;
    const auto now = co_await m_clusters.fetchCluster(cluster, stop);
    if (stop.stop_requested())
        co_return Finding();
    const bool isGone = !now && now.error().saysNotThere();
    if (!now && !isGone)
        co_return now.error();
    Finding finding;
    if (operation.kind == Operation::Kind::Scale) {
        if (now)
            finding = judgeScaled(operation, countsOf(now->value));
    } else if (isGone || now->value.status == ClusterStatus::Deleting) {
        finding.kind = Finding::Kind::Happened;
    }
    co_return finding;
}

Finding OutcomeSearch::judgeCreated(const Operation &operation, const QSet<ClusterId> &claimed, const QList<Cluster> &listed) const
{
    Finding finding;
    const Instant began = operation.startedAt.floorToSecond();
    for (const Cluster &cluster : listed) {
        if (cluster.name != operation.clusterName || claimed.contains(cluster.id) || operation.ruledOut.contains(cluster.id))
            continue;
        const ClusterRecord *record = m_history.cluster(cluster.id);
        const bool knownBefore = record && record->firstSeenAt < began - clockSlack;
        const bool madeBefore = cluster.createdAt && *cluster.createdAt < began - clockSlack;
        if (knownBefore || madeBefore)
            continue;
        Candidate candidate;
        candidate.id = cluster.id;
        candidate.name = cluster.name;
        candidate.createdAt = cluster.createdAt;
        finding.candidates.append(candidate);
    }
    if (!finding.candidates.isEmpty())
        finding.kind = Finding::Kind::Candidates;
    return finding;
}

Finding OutcomeSearch::judgeScaled(const Operation &operation, const ClusterCounts &now)
{
    Finding finding;
    // What an older version stored says nothing of what was seen: then nothing but the target can be told.
    const bool seenKnown = operation.seen != ClusterCounts();
    if (operation.scaleSpec.isReachedBy(now)) {
        finding.kind = Finding::Kind::Happened;
    } else if (seenKnown && now != operation.seen) {
        finding.kind = Finding::Kind::Changed;
        finding.now = now;
    }
    return finding;
}

} // namespace deck
