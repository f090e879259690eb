// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "jsonreader.h"
#include "node.h"

namespace deck {

/// One entry of `gpu_worker_nodes` or `deleted_gpu_worker_nodes`. A node without `node_id` goes by its `host_name` (the two
/// are the same wherever both were seen); one with neither cannot be told from others and is nothing.
std::optional<Node> decodeNode(const JsonReader &reader);
std::optional<ControlPlaneNode> decodeControlPlaneNode(const JsonReader &reader);
LifecycleEvent decodeLifecycleEvent(const JsonReader &reader);

/// `phase_transitions` in order of time. A transition whose time cannot be read has no place in it: noted and left out.
template <class Phase>
QList<Transition<Phase>> decodeTransitions(const JsonReader &owner, Open<Phase> (*phaseFromApi)(const QString &))
{
    QList<Transition<Phase>> result;
    const auto entries = owner.objects(QLatin1String("phase_transitions"));
    if (!entries)
        return result;
    for (const JsonReader &entry : *entries) {
        const Open<Phase> phase = phaseFromApi(entry.text(QLatin1String("phase")));
        if (const std::optional<Instant> at = entry.time(QLatin1String("transition_time")))
            result.append(Transition<Phase>(phase, *at));
    }
    std::stable_sort(result.begin(), result.end(), [](const auto &a, const auto &b) { return a.at < b.at; });
    return result;
}

} // namespace deck
