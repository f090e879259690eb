// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "clusterrecord.h"

namespace deck {

/// How long clusters of this account took from their creation until they were ready for the first time: the best estimate there
/// is, since the service promises no time (facts.md, section 3).
struct ReadyTime
{
    int clusters = 0;
    Seconds median{0}; ///< of an even number: the lower one of the middle two

    bool operator==(const ReadyTime &) const = default;
};

/// Of clusters of one kind and GPU type. Nothing when none was ever seen to get ready; times that run backwards do not count.
std::optional<ReadyTime> readyTimeOf(const QList<ClusterRecord> &clusters, ClusterType type, const GpuType &gpuType);

} // namespace deck
