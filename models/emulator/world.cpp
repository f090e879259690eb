// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "world.h"

#include <algorithm>

namespace deck::emulator {

bool WorkerNode::hasRun() const
{
    return std::any_of(steps.begin(), steps.end(), [](const NodeStep &step) { return step.phase == NodePhase::Running; });
}

bool Cluster::controlPlaneReady() const
{
    return isLive() && !controlPlane.empty() && std::all_of(controlPlane.begin(), controlPlane.end(), [](const auto &node) {
        return node.steps.back().phase == NodePhase::Running;
    });
}

WorkerNode *Cluster::worker(const QString &nodeId) const
{
    const auto found = std::find_if(workers.begin(), workers.end(), [&](const auto &node) { return node->id == nodeId; });
    return found == workers.end() ? nullptr : found->get();
}

WorkerNode *Cluster::workerOfInstance(const QString &instanceId) const
{
    const auto found = std::find_if(workers.begin(), workers.end(),
                                    [&](const auto &node) { return node->instanceId == instanceId; });
    return found == workers.end() ? nullptr : found->get();
}

WorkerNode *Cluster::anyOfInstance(const QString &instanceId) const
{
    if (WorkerNode *node = workerOfInstance(instanceId))
        return node;
    const auto found = std::find_if(removed.begin(), removed.end(),
                                    [&](const auto &node) { return node->instanceId == instanceId; });
    return found == removed.end() ? nullptr : found->get();
}

RemediationRecord *Cluster::remediation(const QString &remediationId) const
{
    const auto found = std::find_if(remediations.begin(), remediations.end(),
                                    [&](const auto &record) { return record->id == remediationId; });
    return found == remediations.end() ? nullptr : found->get();
}

RemediationRecord *Cluster::latestRemediation(const QString &instanceId) const
{
    const auto found = std::find_if(remediations.rbegin(), remediations.rend(),
                                    [&](const auto &record) { return record->instanceId == instanceId; });
    return found == remediations.rend() ? nullptr : found->get();
}

int Cluster::presentNodes(ComputeClass computeClass) const
{
    return int(std::count_if(workers.begin(), workers.end(),
                             [&](const auto &node) { return node->computeClass == computeClass; }));
}

int Cluster::allocatedPreemptibleGpus() const
{
    return gpusPerNode * int(std::count_if(workers.begin(), workers.end(), [](const auto &node) {
        return node->computeClass == ComputeClass::Preemptible && node->isRunning();
    }));
}

Cluster *World::cluster(const QString &id) const
{
    const auto found = std::find_if(clusters.begin(), clusters.end(),
                                    [&](const auto &cluster) { return cluster->id == id && !cluster->goneAt; });
    return found == clusters.end() ? nullptr : found->get();
}

Cluster *World::clusterNamed(const QString &name) const
{
    const auto found = std::find_if(clusters.begin(), clusters.end(), [&](const auto &cluster) {
        return cluster->spec.name == name && !cluster->goneAt;
    });
    return found == clusters.end() ? nullptr : found->get();
}

Volume *World::volume(const QString &id) const
{
    const auto found = std::find_if(volumes.begin(), volumes.end(),
                                    [&](const auto &volume) { return volume->id == id && !volume->gone; });
    return found == volumes.end() ? nullptr : found->get();
}

const Cluster *World::userOf(const QString &volumeId) const
{
    const auto found = std::find_if(clusters.begin(), clusters.end(), [&](const auto &cluster) {
        return !cluster->goneAt && !volumeId.isEmpty() && cluster->spec.volumeId == volumeId;
    });
    return found == clusters.end() ? nullptr : found->get();
}

void World::enter(Cluster &cluster, ClusterPhase phase, Instant at)
{
    cluster.steps.push_back({phase, at});
    ++revision;
}

void World::enter(WorkerNode &node, NodePhase phase, Instant at)
{
    node.steps.push_back({phase, at});
    ++revision;
}

void World::tell(Cluster &cluster, const QString &nodeId, const char16_t *reason, const char16_t *message, Instant at)
{
    const QString reasonText = QString::fromUtf16(reason);
    // Events are in the order of time, so only the recent ones have to be looked at.
    bool known = false;
    for (auto event = cluster.events.rbegin(); event != cluster.events.rend() && event->at + retention > at && !known; ++event)
        known = event->nodeId == nodeId && event->reason == reasonText;
    if (known)
        return;
    cluster.events.push_back({nodeId, reasonText, QString::fromUtf16(message), at});
    ++revision;
}

} // namespace deck::emulator
