// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cluster.h"

#include <algorithm>
#include <limits>

namespace deck {

Open<ClusterType> clusterTypeFromApi(const QString &word)
{
    if (word.isEmpty())
        return {};
    if (word == QLatin1String("KUBERNETES"))
        return {ClusterType::Kubernetes, word};
    if (word == QLatin1String("SLURM"))
        return {ClusterType::Slurm, word};
    return {ClusterType::Unrecognised, word};
}

Open<BillingType> billingTypeFromApi(const QString &word)
{
    if (word.isEmpty())
        return {};
    if (word == QLatin1String("ON_DEMAND"))
        return {BillingType::OnDemand, word};
    if (word == QLatin1String("RESERVED"))
        return {BillingType::Reserved, word};
    if (word == QLatin1String("SCHEDULED_CAPACITY"))
        return {BillingType::ScheduledCapacity, word};
    return {BillingType::Unrecognised, word};
}

const Node *Cluster::findNode(const NodeId &wanted) const
{
    const auto found = std::ranges::find(nodes, wanted, &Node::id);
    return found == nodes.cend() ? nullptr : &*found;
}

int Cluster::runningGpus(ComputeClass computeClass) const
{
    qint64 sum = 0;
    for (const Node &node : nodes) {
        const auto latest = node.latest();
        if (node.computeClass == computeClass && latest && latest->phase == NodePhase::Running)
            sum += node.gpus.value_or(0);
    }
    return int(std::min<qint64>(sum, std::numeric_limits<int>::max()));
}

bool Cluster::runningGpusKnown(ComputeClass computeClass) const
{
    return nodesKnown && std::ranges::all_of(nodes, [computeClass](const Node &node) {
        const auto latest = node.latest();
        const bool known = latest && latest->phase != NodePhase::Missing
            && (latest->phase != NodePhase::Running || node.gpus.has_value());
        return known || (node.computeClass != computeClass && node.computeClass != ComputeClass::Unknown);
    });
}

bool offersPreemptible(ClusterType type)
{
    return type == ClusterType::Kubernetes;
}

bool mayHavePreemptible(ClusterType type)
{
    return type != ClusterType::Slurm;
}

QString gpuTypeName(const GpuType &type)
{
    QString name = type.toString();
    return name.replace(QLatin1Char('_'), QLatin1Char(' '));
}

} // namespace deck
