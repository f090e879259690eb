// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "storewords.h"

#include <array>
#include <utility>

namespace deck {
namespace {

constexpr std::array computeClasses{
    std::pair{ComputeClass::Unknown, "unknown"},
    std::pair{ComputeClass::Standard, "standard"},
    std::pair{ComputeClass::Preemptible, "preemptible"},
};

constexpr std::array lifeEnds{
    std::pair{LifeEnd::Unexplained, "unexplained"},
    std::pair{LifeEnd::Alive, "alive"},
    std::pair{LifeEnd::Preempted, "preempted"},
    std::pair{LifeEnd::ScaledDown, "scaled-down"},
    std::pair{LifeEnd::Failed, "failed"},
    std::pair{LifeEnd::WithCluster, "with-cluster"},
};

constexpr std::array eventKinds{
    std::pair{EventKind::Other, "other"},
    std::pair{EventKind::ClusterCreated, "cluster-created"},
    std::pair{EventKind::ClusterStatusChanged, "cluster-status"},
    std::pair{EventKind::ClusterMissing, "cluster-missing"},
    std::pair{EventKind::ClusterGone, "cluster-gone"},
    std::pair{EventKind::NodeAdded, "node-added"},
    std::pair{EventKind::NodePhase, "node-phase"},
    std::pair{EventKind::NodeFailed, "node-failed"},
    std::pair{EventKind::PreemptionNotice, "preemption-notice"},
    std::pair{EventKind::NodeRemoved, "node-removed"},
    std::pair{EventKind::ScaledUp, "scaled-up"},
    std::pair{EventKind::ScaledDown, "scaled-down"},
    std::pair{EventKind::TargetChanged, "target-changed"},
    std::pair{EventKind::CapacityShort, "capacity-short"},
    std::pair{EventKind::CapacityFilled, "capacity-filled"},
    std::pair{EventKind::OwnAction, "own-action"},
};

template <class Table, class Value>
QString wordOf(const Table &table, Value value)
{
    for (const auto &[known, word] : table) {
        if (known == value)
            return QString::fromLatin1(word);
    }
    Q_UNREACHABLE();
}

/// The first entry of each table is the one that promises least.
template <class Table>
auto valueOf(const Table &table, const QString &word)
{
    for (const auto &[known, name] : table) {
        if (word == QLatin1String(name))
            return known;
    }
    return table.front().first;
}

} // namespace

QString storedWord(ComputeClass value)
{
    return wordOf(computeClasses, value);
}

QString storedWord(LifeEnd value)
{
    return wordOf(lifeEnds, value);
}

QString storedWord(EventKind value)
{
    return wordOf(eventKinds, value);
}

ComputeClass computeClassFromStore(const QString &word)
{
    return valueOf(computeClasses, word);
}

LifeEnd lifeEndFromStore(const QString &word)
{
    return valueOf(lifeEnds, word);
}

EventKind eventKindFromStore(const QString &word)
{
    return valueOf(eventKinds, word);
}

} // namespace deck
