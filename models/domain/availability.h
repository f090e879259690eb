// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ids.h"
#include "instant.h"

#include <optional>

namespace deck {

/// A reported number of free GPUs, where a source reports one (DESIGN.md, decision 8). The public service reports none: then
/// there is no Availability at all, and the app says so instead of guessing.
struct Availability
{
    RegionName region;
    GpuType gpuType;
    std::optional<int> standardGpus;
    std::optional<int> preemptibleGpus;
    Instant asOf;
    QString source; ///< who said so, shown beside the number

    bool operator==(const Availability &) const = default;
};

} // namespace deck
