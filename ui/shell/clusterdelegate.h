// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ids.h"

#include <QHash>
#include <QStyledItemDelegate>

namespace deck::ui {

/// A cluster in the sidebar: status glyph, name, "H100 · K8s · 112 / 128 GPUs", and how much needs attention there.
class ClusterDelegate : public QStyledItemDelegate
{
    Q_OBJECT
public:
    struct Needs
    {
        int count = 0;
        bool critical = false;
    };

    using QStyledItemDelegate::QStyledItemDelegate;

    void setNarrow(bool narrow) { m_narrow = narrow; }
    void setNeeds(const QHash<ClusterId, Needs> &needs) { m_needs = needs; }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    bool m_narrow = false;
    QHash<ClusterId, Needs> m_needs;
};

} // namespace deck::ui
