// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pilldelegate.h"

#include "roles.h"
#include "statevisuals.h"

namespace deck::ui {

PillDelegate::PillDelegate(PillOf pillOf, QObject *parent) : RowDelegate(parent), m_pillOf(std::move(pillOf)) {}

Pill PillDelegate::clusterStatus(const QModelIndex &index)
{
    const Open<ClusterStatus> status(ClusterStatus(index.data(roles::StateRole).toInt()),
                                     index.data(roles::RawStateRole).toString());
    return StateVisuals::pill(status, Presence::Listed, isStale(index));
}

Pill PillDelegate::nodeState(const QModelIndex &index)
{
    if (index.data(roles::UnfilledRole).toBool())
        return {Visual::Waiting, {}, isStale(index)};
    return StateVisuals::pill(NodeState(index.data(roles::StateRole).toInt()), index.data(roles::RawStateRole).toString(),
                              isStale(index));
}

void PillDelegate::paintContent(QPainter &painter, const QRect &rect, const QStyleOptionViewItem &option,
                                const QModelIndex &index) const
{
    StatusPainter::pill(painter, rect, m_pillOf(index), Tokens::of(option.palette));
}

int PillDelegate::contentWidth(const QModelIndex &index) const
{
    return StatusPainter::pillSize(m_pillOf(index)).width();
}

QString PillDelegate::accessibleText(const QModelIndex &index) const
{
    return StatusPainter::pillAccessibleText(m_pillOf(index));
}

} // namespace deck::ui
