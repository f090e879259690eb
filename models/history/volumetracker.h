// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "capacitystep.h"
#include "fleetdelta.h"

#include <QSet>

namespace deck {

/// Keeps the spans of all volumes of an account.
class VolumeTracker
{
public:
    explicit VolumeTracker(QList<VolumeSpan> &spans) : m_spans(spans) {}

    /// Takes in the volume list and what the clusters list; gives the spans that are new or changed. A span ends when the
    /// snapshot drops a volume that the one before had; a volume that neither has was known in an earlier run, and nothing
    /// is said about it here. `watched`: the previous volumes are known and nothing was unobserved since. Then a volume that
    /// appears began now, else it may be older. `silent`: clusters of which nobody could read what is attached to them; their
    /// volumes stay attached.
    QList<VolumeSpan> take(const FleetDelta &delta, Instant at, bool watched, const QSet<ClusterId> &silent);
    /// GET by id said 404 of a volume that no snapshot of this run had.
    QList<VolumeSpan> end(const VolumeId &volume, Instant at);

private:
    QList<VolumeSpan> &m_spans;
};

} // namespace deck
