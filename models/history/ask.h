// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "computeclass.h"
#include "ids.h"
#include "instant.h"

#include <QString>

#include <optional>

namespace deck {

/// Capacity of one class that somebody asked for, and what came of it. A request for both classes makes two of these.
struct Ask
{
    enum class Kind { Create, Raise, Lower };
    enum class Outcome {
        Unknown,   ///< ours; it is not known whether it arrived
        NotSent,   ///< ours; held back or refused by us
        Refused,   ///< by the service: `reason`
        Waiting,   ///< accepted; `granted` of `asked` so far
        Granted,   ///< all of it was seen to be there at `settledAt`
        Overtaken, ///< the target was changed again, or the cluster went, before all of it was there
    };

    QString key; ///< the same whenever the same history is read
    Kind kind = Kind::Raise;
    bool ours = false; ///< asked for by this program; else seen to have been asked for by somebody
    Instant at;
    bool estimated = false; ///< `at` is when the change was first seen
    ClusterId cluster;      ///< empty: a create that made none
    QString clusterName;
    RegionName region;
    GpuType gpuType;
    ComputeClass computeClass = ComputeClass::Standard;
    std::optional<int> before;  ///< the target before; nothing = not known, or Create
    int asked = 0;              ///< the target
    std::optional<int> granted; ///< GPUs of that class there were at the end, or are now
    Outcome outcome = Outcome::Unknown;
    std::optional<Instant> settledAt; ///< Refused, Granted, Overtaken
    /// From here on nobody watched for a while: it took longer than until then, and how much longer is not known. `at` itself
    /// where it was made unseen. Nothing = it was in sight until it was settled, or still is.
    std::optional<Instant> lostSightAt;
    QString reason;                   ///< the service's words; untrusted text

    bool wantsMore() const { return kind != Kind::Lower; }
    bool operator==(const Ask &) const = default;
};

} // namespace deck
