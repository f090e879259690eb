// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ids.h"
#include "visibletext.h"

namespace deck::ui {

/// The part of a node name that tells it from its neighbours: "4qv9d" of "gpu-preemptible-dp-x7k2p-4qv9d", or "…x7k2p-4qv9d"
/// with its pool. A name without such parts stays whole.
inline QString shortNodeName(const NodeId &node, bool withPool = false)
{
    const QString name = visibleText(node.toString(), 80);
    const qsizetype last = name.lastIndexOf(QLatin1Char('-'));
    if (last <= 0 || last == name.size() - 1)
        return name;
    if (!withPool)
        return name.mid(last + 1);
    const qsizetype pool = name.lastIndexOf(QLatin1Char('-'), last - 1);
    return pool <= 0 ? name : QStringLiteral("…") + name.mid(pool + 1);
}

} // namespace deck::ui
