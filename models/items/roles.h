// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Qt>

namespace deck::roles {

/// Roles shared by all item models. Models give facts, the delegates in `ui` make words, colours and money text of them.
enum Role : int {
    SortRole = Qt::UserRole + 1, ///< a number or a string that sorts right
    KeyRole,                     ///< QString: the row's identity (cluster id, node id, event key)
    StateRole,                   ///< int: ClusterStatus, NodeState or EventKind, as the model says
    RawStateRole,                ///< QString: the server's own word
    StaleRole,                   ///< bool: not confirmed by the newest poll; colours are taken away
    ClassRole,                   ///< int: ComputeClass
    AmountRole,                  ///< deck::Amount; invalid QVariant = no price or does not apply
    InstantRole,                 ///< deck::Instant
    SubtitleRole,                ///< QString: second line
    NowRole,                     ///< int: GPUs there are
    WantedRole,                  ///< int: GPUs wanted; invalid = does not apply, or see WantedUnknownRole
    DrainingRole,                ///< int: GPUs draining (part of NowRole)
    FailedRole,                  ///< int: GPUs failed (not part of NowRole)
    SparkRole,                   ///< QList<double>: shape only, oldest first; never used as a figure
    UnfilledRole,                ///< bool: this row is a wanted slot without a node
    NowUnknownRole,              ///< bool: there are at least NowRole GPUs, how many is not known
    WantedUnknownRole,           ///< bool: some GPUs may be wanted, how many is not known
};

} // namespace deck::roles
