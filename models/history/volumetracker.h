// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "capacitystep.h"
#include "fleetsnapshot.h"

namespace deck {

/// Keeps the spans of all volumes of an account.
class VolumeTracker
{
public:
    explicit VolumeTracker(QList<VolumeSpan> &spans) : m_spans(spans) {}

    /// Takes in the volume list and what the clusters list; gives the spans that are new or changed. `watched`: the previous
    /// volumes are known and nothing was unobserved since. Then a volume that appears began now, else it may be older.
    QList<VolumeSpan> take(const FleetSnapshot &snapshot, Instant at, bool watched);

private:
    QList<VolumeSpan> &m_spans;
};

} // namespace deck
