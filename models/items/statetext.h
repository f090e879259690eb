// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "drainwindow.h"
#include "timelineevent.h"

#include <QCoreApplication>

namespace deck {

/// States, classes and events in plain words for DisplayRole and AccessibleTextRole. A value that we do not know is shown in
/// the server's own word, made visible, never translated and never as something healthy (DESIGN.md, decisions 11 and 16).
class StateText
{
    Q_DECLARE_TR_FUNCTIONS(deck::StateText)
public:
    static QString clusterStatus(const Open<ClusterStatus> &status);
    static QString nodeState(NodeState state, const QString &rawPhase);
    static QString computeClass(ComputeClass computeClass);
    static QString clusterType(const Open<ClusterType> &type);
    static QString eventKind(EventKind kind);
    /// One sentence about what happened; the service's own message where it sent one.
    static QString whatHappened(const TimelineEvent &event);
    /// How many there are; a lower bound when that is all that is known.
    struct Running
    {
        int gpus = 0;
        bool known = true;
    };
    /// "16 of 64"; "16" when nothing can be wanted; "at least 16 of unknown".
    static QString capacity(const Running &now, std::optional<int> wanted, bool wantedKnown);

private:
    static QString ownAction(const QString &reason);
};

} // namespace deck
