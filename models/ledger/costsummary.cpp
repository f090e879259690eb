// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "costsummary.h"

#include <QSet>

#include <algorithm>
#include <tuple>

namespace deck {
namespace {

/// Collects the charges of one class of one cluster, which follow each other.
class ClassSummary
{
public:
    explicit ClassSummary(ChargeClass chargeClass) { m_cost.chargeClass = chargeClass; }

    void add(const Charge &charge)
    {
        m_cost.sum += sumOf(charge);
        const bool sameRate = m_empty || m_rate == charge.microUsdPerUnitHour;
        m_rate = sameRate ? charge.microUsdPerUnitHour : std::nullopt;
        m_oneRate = m_oneRate && sameRate;
        m_empty = false;
        if (charge.open)
            m_cost.unitsNow += charge.units;
        if (charge.node.isEmpty())
            return;
        if (m_cost.nodes.isEmpty() || m_cost.nodes.last().node != charge.node) {
            NodeCost node;
            node.node = charge.node;
            if (charge.chargeClass == ChargeClass::Standard)
                node.computeClass = ComputeClass::Standard;
            else if (charge.chargeClass == ChargeClass::Preemptible)
                node.computeClass = ComputeClass::Preemptible;
            m_cost.nodes.append(node);
        }
        m_cost.nodes.last().sum += sumOf(charge);
        m_cost.nodes.last().live = m_cost.nodes.last().live || charge.open;
    }

    ClassCost take()
    {
        if (m_oneRate)
            m_cost.microUsdPerUnitHour = m_rate;
        m_cost.nodesEver = int(m_cost.nodes.size());
        m_cost.nodesNow = int(std::ranges::count(m_cost.nodes, true, &NodeCost::live));
        std::ranges::stable_sort(m_cost.nodes, [](const NodeCost &a, const NodeCost &b) {
            return a.sum.amount > b.sum.amount;
        });
        return m_cost;
    }

private:
    ClassCost m_cost;
    std::optional<qint64> m_rate;
    bool m_oneRate = true;
    bool m_empty = true;
};

} // namespace

CostSum sumOf(const Charge &charge)
{
    CostSum sum;
    sum.amount = charge.amount;
    sum.onDemandAmount = charge.onDemandAmount;
    if (charge.estimated)
        sum.estimatedAmount = charge.amount;
    if (charge.chargeClass != ChargeClass::Storage)
        sum.usage = charge.usage;
    sum.unpriced = !charge.priced;
    return sum;
}

QList<ClusterCost> summarise(const QList<Charge> &charges)
{
    QList<ClusterCost> clusters;
    for (qsizetype i = 0; i < charges.size();) {
        ClusterCost cluster;
        cluster.cluster = charges.at(i).cluster;
        cluster.name = charges.at(i).clusterName;
        while (i < charges.size() && charges.at(i).cluster == cluster.cluster) {
            const ChargeClass chargeClass = charges.at(i).chargeClass;
            ClassSummary summary(chargeClass);
            for (; i < charges.size() && charges.at(i).cluster == cluster.cluster && charges.at(i).chargeClass == chargeClass; ++i)
                summary.add(charges.at(i));
            cluster.classes.append(summary.take());
            cluster.sum += cluster.classes.last().sum;
        }
        clusters.append(cluster);
    }
    return clusters;
}

void sortForReport(QList<Charge> &charges)
{
    std::ranges::stable_sort(charges, [](const Charge &a, const Charge &b) {
        const bool aLoose = a.cluster.isEmpty();
        const bool bLoose = b.cluster.isEmpty();
        return std::tie(aLoose, a.clusterName, a.cluster, a.chargeClass, a.node, a.volume, a.from, a.to, a.reserved)
            < std::tie(bLoose, b.clusterName, b.cluster, b.chargeClass, b.node, b.volume, b.from, b.to, b.reserved);
    });
}

} // namespace deck
