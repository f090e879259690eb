// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rowdelegate.h"

namespace deck::ui {

/// The compute class (ClassRole) as a badge; the short form where the long one does not fit. Never elided.
class BadgeDelegate : public RowDelegate
{
    Q_OBJECT

public:
    explicit BadgeDelegate(QObject *parent = nullptr);

    /// Rows for which this gives nothing show no badge (a cluster in the cost tree).
    using ClassOf = std::function<std::optional<NodeClass>(const QModelIndex &)>;
    void setClassOf(ClassOf classOf);

    QString accessibleText(const QModelIndex &index) const override;

protected:
    void paintContent(QPainter &painter, const QRect &rect, const QStyleOptionViewItem &option,
                      const QModelIndex &index) const override;
    int contentWidth(const QModelIndex &index) const override;

private:
    ClassOf m_classOf;
};

} // namespace deck::ui
