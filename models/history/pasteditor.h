// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "clusterpast.h"
#include "historychange.h"

#include <QSet>

namespace deck {

/// Writes into the past of one cluster and remembers what really became different, so that reading the same again yields
/// nothing to store.
class PastEditor
{
public:
    explicit PastEditor(ClusterPast &past) : m_past(past) {}

    const ClusterPast &past() const { return m_past; }
    /// Being seen again alone is no change.
    void put(const ClusterRecord &record);
    void put(const NodeLife &life);
    /// Merges by key: sources are united, and what an event of the service said is never replaced by something derived.
    void put(TimelineEvent event);
    void append(const CapacityStep &step);
    /// Adds what changed to `change`, in an order that depends on the content only.
    void addTo(HistoryChange &change) const;

private:
    ClusterPast &m_past;
    bool m_recordChanged = false;
    QSet<LifeKey> m_lives;
    QSet<QString> m_events;
    QList<CapacityStep> m_steps;
};

} // namespace deck
