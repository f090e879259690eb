// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rowdelegate.h"
#include "statuspainter.h"

namespace deck::ui {

/// A state as a pill.
///
///     table->setItemDelegateForColumn(statusColumn, new PillDelegate(&PillDelegate::clusterStatus, table));
class PillDelegate : public RowDelegate
{
    Q_OBJECT

public:
    using PillOf = std::function<Pill(const QModelIndex &)>;

    explicit PillDelegate(PillOf pillOf, QObject *parent = nullptr);

    /// StateRole is a ClusterStatus; StaleRole and RawStateRole count too.
    static Pill clusterStatus(const QModelIndex &index);
    /// StateRole is a NodeState; an unfilled slot is Waiting.
    static Pill nodeState(const QModelIndex &index);

    QString accessibleText(const QModelIndex &index) const override;

protected:
    void paintContent(QPainter &painter, const QRect &rect, const QStyleOptionViewItem &option,
                      const QModelIndex &index) const override;
    int contentWidth(const QModelIndex &index) const override;

private:
    PillOf m_pillOf;
};

} // namespace deck::ui
