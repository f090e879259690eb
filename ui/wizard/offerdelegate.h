// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "fmt.h"
#include "offergridmodel.h"
#include "rowdelegate.h"
#include "uicontext.h"

namespace deck::ui {

/// A cell of the region × GPU type table: a radio mark, and a line each for standard and preemptible GPUs with what is known
/// about getting them on the left and the price of a GPU hour on the right. A pair that is not offered says so instead.
class OfferDelegate : public RowDelegate
{
    Q_OBJECT

public:
    OfferDelegate(const OfferGridModel &model, const UiContext &context, QObject *parent = nullptr);

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QString accessibleText(const QModelIndex &index) const override;
    /// Shows as a tooltip what a screen reader says.
    bool helpEvent(QHelpEvent *event, QAbstractItemView *view, const QStyleOptionViewItem &option, const QModelIndex &index) override;

private:
    struct Line
    {
        NodeClass nodeClass;
        QString free;
        QString price;
    };

    const Offer &offerOf(const QModelIndex &index) const { return m_model.offerAt(index.row(), index.column()); }
    Line lineOf(const OfferSide &side, NodeClass nodeClass, const Fmt &fmt) const;
    QList<Line> linesOf(const Offer &offer) const;
    QString spoken(const OfferSide &side, const QString &name, const Fmt &fmt) const;

    const OfferGridModel &m_model;
    UiContext m_context;
};

} // namespace deck::ui
