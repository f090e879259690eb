// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "clusterdelegate.h"

#include "clustertablemodel.h"
#include "metrics.h"
#include "sidebarrow.h"
#include "statevisuals.h"
#include "statuspainter.h"
#include "visibletext.h"

#include <QPainter>

namespace deck::ui {

namespace {

QString subtitle(const ClusterRow &row)
{
    const QString gpu = visibleText(gpuTypeName(row.gpuType).section(QLatin1Char(' '), 0, 0), 16);
    const int have = row.standardRunning + row.preemptibleRunning;
    const QString there = row.runningKnown() ? QString::number(have) : QStringLiteral("\u2265 %1").arg(have);
    const QString wanted = row.wantedKnown() ? QString::number(*row.standardWanted + row.preemptibleWanted.value_or(0))
                                             : QStringLiteral("?");
    //: GPUs running of GPUs wanted
    const QString gpus = ClusterDelegate::tr("%1 / %2 GPUs").arg(there, wanted);
    return QStringLiteral("%1 · %2 · %3").arg(gpu, StateVisuals::clusterTypeShort(row.type), gpus);
}

} // namespace

void ClusterDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const auto *model = qobject_cast<const ClusterTableModel *>(index.model());
    if (!model)
        return;
    const ClusterRow &row = model->rowAt(index.row());
    const PainterState state(*painter);
    const Tokens &c = Tokens::of(option.palette);
    const bool selected = option.state & QStyle::State_Selected;
    const QRect box = option.rect.adjusted(0, 0, 0, -2);
    paintSidebarRow(*painter, box, selected, option.state & QStyle::State_MouseOver, c);
    if ((option.state & QStyle::State_HasFocus) && (option.state & QStyle::State_KeyboardFocusChange)) {
        painter->setPen(QPen(c.accent, 2));
        painter->drawRoundedRect(QRectF(box).adjusted(1, 1, -1, -1), 3, 3);
    }

    const Pill pill = row.detailsDelayed ? StateVisuals::created(row.stale)
                                         : StateVisuals::pill(row.status, row.presence, row.stale);
    const int glyph = Metrics::glyphList;
    const int glyphX = m_narrow ? box.left() + (box.width() - glyph) / 2 : box.left() + 8;
    StatusPainter::glyph(*painter, QRect(glyphX, box.center().y() - glyph / 2 + 1, glyph, glyph), pill.visual, c, pill.stale);
    if (m_narrow)
        return;

    int right = box.right() - 7;
    if (const Needs needs = m_needs.value(row.id); needs.count > 0) {
        const QSize size = StatusPainter::counterSize(needs.count);
        const QRect badge(right - size.width() + 1, box.center().y() - size.height() / 2, size.width(), size.height());
        StatusPainter::counter(*painter, badge, needs.count, needs.critical ? Visual::Critical : Visual::Warning, c);
        right = badge.left() - 8;
    }
    const int left = box.left() + 32;
    const int line = Metrics::scaled(15);
    const int top = box.top() + (box.height() - line - Metrics::scaled(14)) / 2;
    painter->setFont(Type::font(selected ? Type::Role::Strong : Type::Role::Body));
    painter->setPen(c.text);
    const QString name = index.data(Qt::DisplayRole).toString();
    painter->drawText(QRect(left, top, right - left, line), Qt::AlignLeft | Qt::AlignVCenter,
                      painter->fontMetrics().elidedText(name, Qt::ElideMiddle, right - left));
    painter->setFont(Type::font(Type::Role::Caption));
    painter->setPen(c.text3);
    painter->drawText(QRect(left, top + line, right - left, Metrics::scaled(14)), Qt::AlignLeft | Qt::AlignVCenter,
                      painter->fontMetrics().elidedText(subtitle(row), Qt::ElideRight, right - left));
}

QSize ClusterDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const
{
    return {40, Metrics::scaled(m_narrow ? 34 : Metrics::rowListTwoLine) + 2};
}

} // namespace deck::ui
