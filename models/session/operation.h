// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "clusterspec.h"
#include "error.h"
#include "scalespec.h"

namespace deck {

using OperationId = StrongId<struct OperationIdTag>;

/// A cluster that may be what an ambiguous create made: same name, made since the click (C11).
struct Candidate
{
    ClusterId id;
    QString name;
    std::optional<Instant> createdAt;

    bool operator==(const Candidate &) const = default;
};

/// A write that the user asked for, from the stored intent to its outcome. It is sent at most once (DESIGN.md, decision 10).
struct Operation
{
    enum class Kind { Create, Scale, Delete };
    enum class State {
        Storing,    ///< the intent is being written to disk; nothing was sent yet
        Sending,
        Succeeded,
        Refused,    ///< the service said no, or nothing was sent: nothing was bought. `error` says why
        Looking,    ///< outcome not known; clusters are being read to find out
        Found,      ///< `candidates` may be it: the user decides
        NothingYet, ///< two empty looks 30 s apart: the user may try again
        Dismissed,  ///< the user decided
    };

    OperationId id;
    Kind kind = Kind::Create;
    State state = State::Storing;
    Instant startedAt;
    ClusterId cluster;        ///< Scale, Delete: the target. Create: what was made, once known
    QString clusterName;
    ClusterSpec createSpec;   ///< Create
    ScaleSpec scaleSpec;      ///< Scale
    std::optional<Error> error;
    QList<Candidate> candidates;

    bool operator==(const Operation &) const = default;
    bool isOver() const { return state == State::Succeeded || state == State::Refused || state == State::Dismissed; }
    bool needsDecision() const { return state == State::Found || state == State::NothingYet; }
};

} // namespace deck
