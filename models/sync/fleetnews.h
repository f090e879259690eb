// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "fleetsnapshot.h"

#include <QSet>

namespace deck {

/// What one poll learned. Only good answers are in here: a part that was not read or could not be read is nothing, and the
/// snapshot keeps what it had.
struct FleetNews
{
    struct ReadCluster
    {
        Cluster cluster;
        Instant at;
        bool isOwnCreate = false; ///< the answer of a create: what it lacks is delayed, not absent
    };

    Instant at;                            ///< server time of the list, or of the newest answer when no list was read
    std::optional<QList<Cluster>> listed;  ///< the whole list
    QList<ReadCluster> read;               ///< read one by one: what the list lacked, or the answer of a write
    QSet<ClusterId> notFound;              ///< proved to be gone, see AbsenceWatch
    std::optional<QList<Region>> regions;
    std::optional<Error> regionsError;    ///< they were asked for in vain
    std::optional<QList<Volume>> volumes; ///< the whole list
    std::optional<Error> volumesError;    ///< they were asked for in vain
    QList<Volume> readVolumes;            ///< read one by one: what the list left out
    QSet<VolumeId> volumesNotFound;       ///< proved to be gone
    std::optional<QList<Availability>> availability;

    bool isEmpty() const
    {
        return !listed && read.isEmpty() && notFound.isEmpty() && !regions && !volumes && readVolumes.isEmpty()
            && volumesNotFound.isEmpty() && !availability && !regionsError && !volumesError;
    }
};

/// The next snapshot. Pure. *Not in the list is not deleted* (DESIGN.md, decision 11): a cluster that a good list leaves out
/// becomes Missing, unless GET by id answered 404 or our own DELETE was accepted (`deletedByUs`); then it is gone. A cluster
/// that was read by id is there, whatever the list says. Of a cluster that comes twice in one list the first counts. The same
/// holds for volumes.
SnapshotPtr mergeNews(const FleetSnapshot &previous, const FleetNews &news, const QSet<ClusterId> &deletedByUs);

/// Every volume of the list and of the clusters, each once.
QList<Volume> knownVolumes(const FleetSnapshot &snapshot);

} // namespace deck
