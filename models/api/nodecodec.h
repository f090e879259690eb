// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "jsonreader.h"
#include "node.h"

#include <algorithm>

namespace deck {

/// One entry of `gpu_worker_nodes` or `deleted_gpu_worker_nodes`. A node without `node_id` goes by its `host_name` (the two
/// are the same wherever both were seen); one with neither cannot be told from others and is nothing. A phase or a mark for
/// deletion that is there and cannot be read makes the node `unsure`.
std::optional<Node> decodeNode(const JsonReader &reader);
std::optional<ControlPlaneNode> decodeControlPlaneNode(const JsonReader &reader);
LifecycleEvent decodeLifecycleEvent(const JsonReader &reader);

template <class Phase>
struct ReadTransitions
{
    QList<Transition<Phase>> inOrder; ///< of time
    bool whole = true;                ///< false when an entry, or the list, is there and could not be read
};

/// `phase_transitions`. A transition without a time or a phase that can be read has no place in it: noted and left out, and
/// the newest one is not known then.
template <class Phase>
ReadTransitions<Phase> decodeTransitions(const JsonReader &owner, Open<Phase> (*phaseFromApi)(const QString &))
{
    constexpr QLatin1String key("phase_transitions");
    ReadTransitions<Phase> result;
    const auto entries = owner.objects(key);
    if (!entries) {
        result.whole = !owner.has(key);
        return result;
    }
    for (const JsonReader &entry : *entries) {
        const Open<Phase> phase = phaseFromApi(entry.identifier(QLatin1String("phase")));
        if (phase == Phase::Unrecognised)
            entry.note(JsonOddity::Kind::UnknownWord, QLatin1String("phase"));
        const std::optional<Instant> at = entry.time(QLatin1String("transition_time"));
        if (at && phase != Phase::Missing)
            result.inOrder.append(Transition<Phase>(phase, *at));
    }
    result.whole = result.inOrder.size() == owner.entryCount(key);
    std::stable_sort(result.inOrder.begin(), result.inOrder.end(), [](const auto &a, const auto &b) { return a.at < b.at; });
    return result;
}

} // namespace deck
