// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "clustermemory.h"

#include <QSet>

#include <algorithm>

namespace deck {
namespace {

void keepNames(Cluster &now, const Cluster &before)
{
    for (Node &node : now.nodes) {
        const bool wentByHost = node.id.toString() == node.hostName;
        if (!wentByHost || before.findNode(node.id))
            continue;
        const auto known = std::ranges::find(before.nodes, node.hostName, &Node::hostName);
        if (known != before.nodes.cend() && !now.findNode(known->id))
            node.id = known->id;
    }
}

void keepNodes(Cluster &now, const Cluster &before)
{
    QSet<NodeId> told;
    for (const QList<Node> *list : {&now.nodes, &now.deletedNodes}) {
        for (const Node &node : *list)
            told.insert(node.id);
    }
    for (Node node : before.nodes) {
        if (told.contains(node.id))
            continue;
        node.carriedOver = true;
        now.nodes.append(node);
    }
}

void keepVolumes(Cluster &now, const Cluster &before)
{
    for (const Volume &volume : before.volumes) {
        if (std::ranges::find(now.volumes, volume.id, &Volume::id) == now.volumes.cend())
            now.volumes.append(volume);
    }
}

} // namespace

void keepWhatWasNotRead(Cluster &now, const Cluster &before)
{
    // An answer without events says nothing about them: those that were read by id stay.
    if (!now.eventsKnown) {
        now.events = before.events;
        now.eventsKnown = before.eventsKnown;
    }
    if (!now.nodesKnown) {
        keepNames(now, before);
        keepNodes(now, before);
    }
    if (!now.volumesKnown)
        keepVolumes(now, before);
}

} // namespace deck
