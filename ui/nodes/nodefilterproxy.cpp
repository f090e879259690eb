// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "nodefilterproxy.h"

#include "nodehealth.h"
#include "roles.h"

namespace deck::ui {

using Column = NodeTableModel::Column;

NodeFilterProxy::NodeFilterProxy(NodeTableModel &nodes, QObject *parent)
    : QSortFilterProxyModel(parent)
    , m_nodes(nodes)
{
    setSortRole(roles::SortRole);
    setSourceModel(&nodes);
}

void NodeFilterProxy::setText(const QString &text)
{
    m_text = text.trimmed();
    invalidateFilter();
}

void NodeFilterProxy::setClass(std::optional<ComputeClass> computeClass)
{
    m_class = computeClass;
    invalidateFilter();
}

void NodeFilterProxy::setAttentionOnly(bool only)
{
    m_attentionOnly = only;
    invalidateFilter();
}

const NodeRow &NodeFilterProxy::rowAt(int proxyRow) const
{
    return m_nodes.rowAt(mapToSource(index(proxyRow, 0)).row());
}

bool NodeFilterProxy::filterAcceptsRow(int row, const QModelIndex &) const
{
    const NodeRow &node = m_nodes.rowAt(row);
    if ((m_class && node.computeClass != *m_class) || (m_attentionOnly && !NodeHealth::needsAttention(node)))
        return false;
    if (m_text.isEmpty())
        return true;
    QStringList haystack{node.node.hostName, node.rawPhase, node.node.status};
    for (const Column column : {Column::Name, Column::Class, Column::Phase})
        haystack.append(m_nodes.index(row, int(column)).data().toString());
    haystack.append(node.node.networks);
    return std::ranges::any_of(haystack, [this](const QString &each) { return each.contains(m_text, Qt::CaseInsensitive); });
}

QVariant NodeFilterProxy::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole && section >= int(Column::InPhase))
        return QVariant::fromValue(Qt::AlignRight | Qt::AlignVCenter);
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return QSortFilterProxyModel::headerData(section, orientation, role);
    switch (Column(section)) {
    case Column::Name:
        return tr("Node");
    case Column::Class:
        return tr("Class");
    case Column::Phase:
        return tr("Phase");
    case Column::Health:
        return tr("Health");
    case Column::InPhase:
        return tr("In phase");
    case Column::Gpus:
        return tr("GPUs");
    case Column::PerHour:
        return tr("$/h");
    }
    return {};
}

} // namespace deck::ui
