// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "clusterspec.h"
#include "clustercounts.h"
#include "error.h"
#include "scalespec.h"
#include "volumespec.h"

namespace deck {

using OperationId = StrongId<struct OperationIdTag>;

/// A cluster that may be what an ambiguous create made: same name, made since the click (C11). For a volume that was asked for
/// alone `volume` says which it is and `id` is empty; the service tells no time of it.
struct Candidate
{
    ClusterId id;
    QString name;
    std::optional<Instant> createdAt;
    VolumeId volume;

    bool operator==(const Candidate &) const = default;
};

/// A write that the user asked for, from the stored intent to its outcome. It is sent at most once (DESIGN.md, decision 10).
struct Operation
{
    enum class Kind { Create, Scale, Delete, CreateVolume, GrowVolume, DeleteVolume };
    enum class State {
        Storing,    ///< the intent is being written to disk; nothing was sent yet
        Sending,
        Succeeded,
        Refused,    ///< the service said no, or nothing was sent: nothing was bought. `error` says why
        Looking,    ///< outcome not known; clusters are being read to find out
        Found,      ///< `candidates` may be it: the user decides
        NothingYet, ///< two empty looks 30 s apart: the user may try again
        Conflict,   ///< Scale, GrowVolume: counts or size are neither those seen nor those asked for (C17). The user decides
        Dismissed,  ///< the user decided
    };

    OperationId id;
    Kind kind = Kind::Create;
    State state = State::Storing;
    Instant startedAt;
    std::optional<Instant> endedAt; ///< once it is over
    ClusterId cluster;        ///< Scale, Delete: the target. Create: what was made, once known
    QString clusterName;
    ClusterSpec createSpec;   ///< Create
    ScaleSpec scaleSpec;      ///< Scale: what is asked for
    ClusterCounts seen;       ///< Scale: the counts as the user saw them
    ClusterCounts now;        ///< Conflict: the counts that the cluster has instead
    VolumeId volume;          ///< GrowVolume, DeleteVolume: the target. CreateVolume: what was made, once known
    VolumeSpec volumeSpec;    ///< CreateVolume: all of it. GrowVolume: name and the size asked for. DeleteVolume: the name
    std::optional<int> volumeSeenTib; ///< GrowVolume: the size as the user saw it
    std::optional<int> volumeNowTib;  ///< Conflict: the size that the volume has instead
    bool mayHaveBeenSent = true; ///< false once it is known that no request has left
    std::optional<Error> error;
    QList<Candidate> candidates;
    QList<ClusterId> ruledOut; ///< of the same name, but known before or, so the user says, others
    QList<VolumeId> ruledOutVolumes; ///< the same, of CreateVolume

    bool operator==(const Operation &) const = default;
    bool isOver() const { return state == State::Succeeded || state == State::Refused || state == State::Dismissed; }
    bool isAboutVolume() const
    {
        return kind == Kind::CreateVolume || kind == Kind::GrowVolume || kind == Kind::DeleteVolume;
    }
    /// A write that makes something new: when its answer is lost there may be one too many.
    bool makesSomething() const { return kind == Kind::Create || kind == Kind::CreateVolume; }
    QString targetName() const { return isAboutVolume() ? volumeSpec.name : clusterName; }
    bool needsDecision() const { return state == State::Found || state == State::NothingYet || state == State::Conflict; }
};

} // namespace deck
