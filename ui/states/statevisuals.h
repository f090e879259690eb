// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "drainwindow.h"
#include "fleetsnapshot.h"
#include "statuspainter.h"

#include <QCoreApplication>

namespace deck::ui {

/// Turns facts into what is shown for them, in one place. A value the app does not know becomes Visual::Unknown, whose word
/// is the server's own; it is never painted healthy (DESIGN.md, decision 11).
class StateVisuals
{
    Q_DECLARE_TR_FUNCTIONS(deck::ui::StateVisuals)

public:
    static Visual of(ClusterStatus status);
    static Visual of(NodePhase phase);
    static Visual of(NodeState state);
    static NodeClass of(ComputeClass computeClass);

    /// A cluster that a good list left out is "Missing" whatever it was before.
    static Pill pill(const Open<ClusterStatus> &status, Presence presence = Presence::Listed, bool stale = false);
    /// Our own create was answered and nothing has been read yet (C10).
    static Pill created(bool stale = false);
    static Pill pill(NodeState state, const QString &rawPhase, bool stale = false);
    /// "H100 SXM · Kubernetes" style words: "Kubernetes", "Slurm", else the server's own word.
    static QString clusterType(const Open<ClusterType> &type);
    static QString clusterTypeShort(const Open<ClusterType> &type); ///< "K8s", "Slurm"
};

} // namespace deck::ui
