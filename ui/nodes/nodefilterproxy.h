// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "nodetablemodel.h"

#include <QSortFilterProxyModel>

namespace deck::ui {

/// The nodes that match the filter box, the chosen class and "needs attention", under the heads of our columns.
class NodeFilterProxy : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    explicit NodeFilterProxy(NodeTableModel &nodes, QObject *parent = nullptr);

    void setText(const QString &text);
    void setClass(std::optional<ComputeClass> computeClass);
    void setAttentionOnly(bool only);
    bool isFiltering() const { return !m_text.isEmpty() || m_class || m_attentionOnly; }
    const NodeRow &rowAt(int proxyRow) const;

    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override;

private:
    NodeTableModel &m_nodes;
    QString m_text;
    std::optional<ComputeClass> m_class;
    bool m_attentionOnly = false;
};

} // namespace deck::ui
