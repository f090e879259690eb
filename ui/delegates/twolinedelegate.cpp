// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "twolinedelegate.h"

#include "metrics.h"
#include "roles.h"
#include "statuspainter.h"

#include <QPainter>

namespace deck::ui {

TwoLineDelegate::TwoLineDelegate(QObject *parent) : RowDelegate(parent)
{
    setRowHeight(Metrics::rowTwoLine);
}

void TwoLineDelegate::setSubtitle(Text subtitle)
{
    m_subtitle = std::move(subtitle);
}

void TwoLineDelegate::setMark(Glyph mark)
{
    m_mark = std::move(mark);
}

void TwoLineDelegate::setTitleBold(bool bold)
{
    m_titleBold = bold;
}

QString TwoLineDelegate::subtitleOf(const QModelIndex &index) const
{
    return m_subtitle ? m_subtitle(index) : index.data(roles::SubtitleRole).toString();
}

void TwoLineDelegate::paintContent(QPainter &painter, const QRect &rect, const QStyleOptionViewItem &option,
                                   const QModelIndex &index) const
{
    const Tokens &c = Tokens::of(option.palette);
    QRect box = rect;
    if (const std::optional<Visual> mark = m_mark ? m_mark(index) : std::nullopt) {
        const int side = Metrics::scaled(Metrics::glyphList);
        StatusPainter::glyph(painter, QRectF(box.left(), box.top() + (box.height() - side) / 2, side, side), *mark, c,
                             isStale(index));
        box.setLeft(box.left() + side + 8);
    }
    const int first = Type::lineHeight(Type::Role::Body);
    const QString subtitle = subtitleOf(index);
    const int second = subtitle.isEmpty() ? 0 : Type::lineHeight(Type::Role::Caption);
    const int top = box.top() + (box.height() - first - second) / 2;
    QFont font = fontOf(option, index);
    if (m_titleBold)
        font.setBold(true);
    painter.setFont(font);
    painter.setPen(inkOf(option, index));
    painter.drawText(QRect(box.left(), top, box.width(), first), Qt::AlignVCenter | m_alignment | Qt::TextSingleLine,
                     painter.fontMetrics().elidedText(textOf(index), Qt::ElideMiddle, box.width()));
    if (second == 0)
        return;
    painter.setFont(Type::font(Type::Role::Caption));
    painter.setPen(c.text3);
    // A caption may use most of the padding before it is cut.
    const int room = box.width() + (m_alignment & Qt::AlignRight ? 0 : 6);
    painter.drawText(QRect(box.left(), top + first, room, second), Qt::AlignVCenter | m_alignment | Qt::TextSingleLine,
                     painter.fontMetrics().elidedText(subtitle, Qt::ElideRight, room));
}

int TwoLineDelegate::contentWidth(const QModelIndex &index) const
{
    const int mark = m_mark && m_mark(index) ? Metrics::scaled(Metrics::glyphList) + 8 : 0;
    return mark + qMax(QFontMetrics(Type::font(Type::Role::Strong)).horizontalAdvance(textOf(index)),
                       QFontMetrics(Type::font(Type::Role::Caption)).horizontalAdvance(subtitleOf(index)));
}

QString TwoLineDelegate::accessibleText(const QModelIndex &index) const
{
    const QString subtitle = subtitleOf(index);
    const QString title = RowDelegate::accessibleText(index);
    return subtitle.isEmpty() ? title : QStringLiteral("%1, %2").arg(title, subtitle);
}

} // namespace deck::ui
