// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "readytime.h"

#include <algorithm>

namespace deck {

std::optional<ReadyTime> readyTimeOf(const QList<ClusterRecord> &clusters, ClusterType type, const GpuType &gpuType)
{
    QList<Seconds> times;
    for (const ClusterRecord &record : clusters) {
        if (record.type != type || record.gpuType != gpuType || !record.createdAt || !record.firstReadyAt
            || *record.firstReadyAt < *record.createdAt)
            continue;
        times.append(std::chrono::duration_cast<Seconds>(*record.firstReadyAt - *record.createdAt));
    }
    if (times.isEmpty())
        return std::nullopt;
    std::ranges::sort(times);
    return ReadyTime{int(times.size()), times.at((times.size() - 1) / 2)};
}

} // namespace deck
