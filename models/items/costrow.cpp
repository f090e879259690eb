// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "costrow.h"

#include <QMap>

namespace deck {
namespace {

constexpr int nodesShown = 5;

QString classKey(ChargeClass chargeClass)
{
    return QString::number(int(chargeClass));
}

ChargeClass chargeClassOf(ComputeClass computeClass)
{
    switch (computeClass) {
    case ComputeClass::Standard: return ChargeClass::Standard;
    case ComputeClass::Preemptible: return ChargeClass::Preemptible;
    case ComputeClass::Unknown: break;
    }
    return ChargeClass::Unknown;
}

void addSplit(CostRow &row, ChargeClass chargeClass, Amount amount)
{
    switch (chargeClass) {
    case ChargeClass::Standard: row.standard += amount; break;
    case ChargeClass::Preemptible: row.preemptible += amount; break;
    case ChargeClass::Storage: row.storage += amount; break;
    case ChargeClass::Unknown: break;
    }
}

Amount classShare(const BurnRate &burn, ChargeClass chargeClass)
{
    switch (chargeClass) {
    case ChargeClass::Standard: return burn.standard;
    case ChargeClass::Preemptible: return burn.preemptible;
    case ChargeClass::Storage: return burn.storage;
    case ChargeClass::Unknown: break;
    }
    return {};
}

/// What single nodes cost an hour at the end of the period, and the one rate each was charged at.
struct NodeFacts
{
    std::optional<Amount> perHour;
    std::optional<qint64> rate;
    bool manyRates = false;
    bool unpricedNow = false;
};

QHash<NodeKey, NodeFacts> nodeFacts(const CostReport &report, bool aboutNow)
{
    QHash<NodeKey, NodeFacts> facts;
    for (const Charge &charge : report.charges) {
        if (charge.node.isEmpty())
            continue;
        NodeFacts &fact = facts[NodeKey(charge.cluster, charge.node)];
        const std::optional<qint64> rate = charge.reserved ? std::nullopt : charge.microUsdPerUnitHour;
        if (!rate || (fact.rate && *fact.rate != *rate))
            fact.manyRates = true;
        fact.rate = rate;
        fact.unpricedNow = fact.unpricedNow || (charge.open && !charge.priced);
        if (aboutNow && charge.open && rate)
            fact.perHour = fact.perHour.value_or(Amount()) + Amount::of(GpuRate(*rate), GpuSeconds(qint64(charge.units) * 3600));
    }
    return facts;
}

CostRow nodeRow(const ClusterId &cluster, const NodeCost &node, const QHash<NodeKey, NodeFacts> &facts)
{
    CostRow row;
    row.kind = CostRow::Kind::Node;
    row.key = cluster.toString() + QLatin1Char('\n') + node.node.toString();
    row.name = node.node.toString();
    row.cluster = cluster;
    row.chargeClass = chargeClassOf(node.computeClass);
    row.sum = node.sum;
    addSplit(row, row.chargeClass, node.sum.amount);
    const NodeFacts fact = facts.value(NodeKey(cluster, node.node));
    if (!fact.manyRates)
        row.microUsdPerUnitHour = fact.rate;
    if (node.live && !fact.unpricedNow)
        row.perHour = fact.perHour;
    row.nodesEver = 1;
    row.nodesNow = node.live ? 1 : 0;
    return row;
}

CostRow moreRow(const std::vector<CostRow> &rest)
{
    CostRow more;
    more.kind = CostRow::Kind::More;
    more.key = QStringLiteral("more");
    more.cluster = rest.front().cluster;
    more.chargeClass = rest.front().chargeClass;
    bool known = true; // a sum without one of its parts is none
    for (const CostRow &row : rest) {
        more.sum += row.sum;
        more.standard += row.standard;
        more.preemptible += row.preemptible;
        more.nodesEver += 1;
        more.nodesNow += row.nodesNow;
        known = known && (row.perHour || row.nodesNow == 0);
        if (row.perHour)
            more.perHour = more.perHour.value_or(Amount()) + *row.perHour;
    }
    if (!known)
        more.perHour.reset();
    return more;
}

void fold(std::vector<CostRow> &nodes, bool unfolded)
{
    if (unfolded || int(nodes.size()) <= nodesShown + 1)
        return;
    const std::vector<CostRow> rest(nodes.begin() + nodesShown, nodes.end());
    nodes.resize(nodesShown);
    nodes.push_back(moreRow(rest));
}

CostRow classRow(const ClusterCost &cluster, const ClassCost &part, const QHash<ClusterId, BurnRate> &now)
{
    CostRow row;
    row.kind = CostRow::Kind::Class;
    row.key = classKey(part.chargeClass);
    row.cluster = cluster.cluster;
    row.chargeClass = part.chargeClass;
    row.sum = part.sum;
    addSplit(row, part.chargeClass, part.sum.amount);
    row.microUsdPerUnitHour = part.microUsdPerUnitHour;
    row.nodesEver = part.nodesEver;
    row.nodesNow = part.nodesNow;
    row.unitsNow = part.unitsNow;
    const auto burn = now.constFind(cluster.cluster);
    if (burn != now.constEnd() && !burn->unpriced && part.chargeClass != ChargeClass::Unknown)
        row.perHour = classShare(*burn, part.chargeClass);
    return row;
}

CostRow clusterRow(const ClusterCost &cluster, const QHash<ClusterId, BurnRate> &now)
{
    CostRow row;
    row.key = cluster.cluster.toString();
    row.name = cluster.name;
    row.cluster = cluster.cluster;
    row.sum = cluster.sum;
    for (const ClassCost &part : cluster.classes)
        addSplit(row, part.chargeClass, part.sum.amount);
    if (const auto burn = now.constFind(cluster.cluster); burn != now.constEnd() && !burn->unpriced)
        row.perHour = burn->total();
    return row;
}

std::vector<CostRow> byCluster(const CostReport &report, const QHash<ClusterId, BurnRate> &now, const QSet<QString> &unfolded)
{
    const QHash<NodeKey, NodeFacts> facts = nodeFacts(report, !now.isEmpty());
    std::vector<CostRow> rows;
    for (const ClusterCost &cluster : report.clusters) {
        CostRow row = clusterRow(cluster, now);
        for (const ClassCost &part : cluster.classes) {
            CostRow child = classRow(cluster, part, now);
            for (const NodeCost &node : part.nodes)
                child.children.push_back(nodeRow(cluster.cluster, node, facts));
            fold(child.children, unfolded.contains(row.key + QLatin1Char('/') + child.key));
            row.children.push_back(std::move(child));
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

std::vector<CostRow> byClass(const CostReport &report, const QHash<ClusterId, BurnRate> &now)
{
    QMap<ChargeClass, CostRow> classes;
    QSet<ChargeClass> unpriced; // a sum without one of its parts is none
    for (const ClusterCost &cluster : report.clusters) {
        for (const ClassCost &part : cluster.classes) {
            CostRow child = classRow(cluster, part, now);
            child.kind = CostRow::Kind::Cluster;
            child.key = cluster.cluster.toString();
            child.name = cluster.name;
            const bool first = !classes.contains(part.chargeClass);
            CostRow &row = classes[part.chargeClass];
            row.kind = CostRow::Kind::Class;
            row.key = classKey(part.chargeClass);
            row.chargeClass = part.chargeClass;
            row.sum += child.sum;
            addSplit(row, part.chargeClass, part.sum.amount);
            row.nodesEver += child.nodesEver;
            row.nodesNow += child.nodesNow;
            row.unitsNow += child.unitsNow;
            row.microUsdPerUnitHour = first || row.microUsdPerUnitHour == child.microUsdPerUnitHour ? child.microUsdPerUnitHour
                                                                                                     : std::nullopt;
            if (child.perHour)
                row.perHour = row.perHour.value_or(Amount()) + *child.perHour;
            else if (now.contains(cluster.cluster))
                unpriced.insert(part.chargeClass);
            row.children.push_back(std::move(child));
        }
    }
    for (const ChargeClass each : std::as_const(unpriced))
        classes[each].perHour.reset();
    return {classes.cbegin(), classes.cend()};
}

std::vector<CostRow> byNode(const CostReport &report, const QHash<ClusterId, BurnRate> &now)
{
    const QHash<NodeKey, NodeFacts> facts = nodeFacts(report, !now.isEmpty());
    std::vector<CostRow> rows;
    for (const ClusterCost &cluster : report.clusters) {
        for (const ClassCost &part : cluster.classes) {
            for (const NodeCost &node : part.nodes)
                rows.push_back(nodeRow(cluster.cluster, node, facts));
            if (part.nodes.isEmpty()) {
                CostRow row = classRow(cluster, part, now);
                row.key = cluster.cluster.toString() + QLatin1Char('\n') + classKey(part.chargeClass);
                row.name = cluster.name;
                rows.push_back(std::move(row));
            }
        }
    }
    return rows;
}

} // namespace

bool CostRow::sameFacts(const CostRow &other) const
{
    return kind == other.kind && key == other.key && name == other.name && cluster == other.cluster
        && chargeClass == other.chargeClass && sum == other.sum && standard == other.standard
        && preemptible == other.preemptible && storage == other.storage && microUsdPerUnitHour == other.microUsdPerUnitHour
        && perHour == other.perHour && nodesEver == other.nodesEver && nodesNow == other.nodesNow
        && unitsNow == other.unitsNow;
}

std::vector<CostRow> costRows(const CostReport &report, CostGrouping grouping, const QHash<ClusterId, BurnRate> &now,
                              const QSet<QString> &unfolded)
{
    switch (grouping) {
    case CostGrouping::ByCluster: return byCluster(report, now, unfolded);
    case CostGrouping::ByClass: return byClass(report, now);
    case CostGrouping::ByNode: return byNode(report, now);
    }
    return {};
}

} // namespace deck
