// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chaosworld.h"

namespace deck {

/// A careful person at the app: asks for clusters, changes and deletions, watches how each ends, and decides where the app
/// asks. Uses a found cluster when it has the name that nobody else uses, tries again when nothing was made.
class ChaosUser
{
public:
    enum class Outcome {
        Open,
        Done,
        Refused, ///< nothing may have happened
    };

    /// One thing that is wanted once, however many tries it takes.
    struct Wish
    {
        Operation::Kind kind = Operation::Kind::Create;
        QString name;         ///< of the cluster; no two wishes of creation share one
        ClusterId cluster;    ///< Scale, Delete; of a creation once it is known
        ClusterSpec spec;
        ScaleSpec scale;
        Outcome outcome = Outcome::Open;
        OperationId operation; ///< the newest try
        int tries = 0;
    };

    ChaosUser(ChaosWorld &world, ChaosDice &dice) : m_world(world), m_dice(dice) {}

    /// Perhaps wants something new.
    void wishSomething();
    /// Looks at what became of everything asked for, and decides what is to be decided.
    void lookAfterAll();
    bool isSettled() const;

    const QList<Wish> &wishes() const { return m_wishes; }
    const QStringList &complaints() const { return m_complaints; }

private:
    void wishCreation();
    void wishScale();
    void wishDeletion();
    void ask(Wish &wish);
    void lookAfter(Wish &wish);
    void decide(Wish &wish, const Operation &operation);
    void decideAgain(const Operation &operation);
    std::optional<ClusterEntry> clusterToChange();
    bool isBusy(const ClusterId &cluster) const;

    ChaosWorld &m_world;
    ChaosDice &m_dice;
    QList<Wish> m_wishes;
    QStringList m_complaints;
};

} // namespace deck
