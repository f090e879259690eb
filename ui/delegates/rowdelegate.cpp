// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rowdelegate.h"

#include "metrics.h"
#include "painterstate.h"
#include "roles.h"
#include "statuspainter.h"

#include <QHeaderView>
#include <QTableView>
#include <QTreeView>

namespace deck::ui {

namespace {

constexpr int padding = 8;
constexpr int edgeWidth = 3;

} // namespace

RowDelegate::RowDelegate(QObject *parent) : QStyledItemDelegate(parent), m_rowHeight(Metrics::row) {}

void RowDelegate::setText(Text text)
{
    m_text = std::move(text);
}

void RowDelegate::setGlyph(Glyph glyph)
{
    m_glyph = std::move(glyph);
}

void RowDelegate::setInk(InkOf ink)
{
    m_ink = std::move(ink);
}

void RowDelegate::setTypeRole(Type::Role role)
{
    m_role = role;
}

void RowDelegate::setAlignment(Qt::Alignment alignment)
{
    m_alignment = alignment;
}

void RowDelegate::setElideMode(Qt::TextElideMode mode)
{
    m_elide = mode;
}

void RowDelegate::setRowHeight(int pixels)
{
    m_rowHeight = pixels;
}

bool RowDelegate::isStale(const QModelIndex &index)
{
    return index.data(roles::StaleRole).toBool();
}

bool RowDelegate::isFirstColumn(const QStyleOptionViewItem &option, const QModelIndex &index)
{
    if (const auto *table = qobject_cast<const QTableView *>(option.widget))
        return table->horizontalHeader()->visualIndex(index.column()) == 0;
    if (const auto *tree = qobject_cast<const QTreeView *>(option.widget))
        return tree->header()->visualIndex(index.column()) == 0;
    return index.column() == 0;
}

QString RowDelegate::textOf(const QModelIndex &index) const
{
    return m_text ? m_text(index) : index.data(Qt::DisplayRole).toString();
}

QFont RowDelegate::fontOf(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QFont font = Type::font(m_role);
    if ((option.state & QStyle::State_Selected) && isFirstColumn(option, index))
        font.setBold(true);
    return font;
}

QColor RowDelegate::inkOf(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const Tokens &c = Tokens::of(option.palette);
    if (!(option.state & QStyle::State_Enabled))
        return c.disabled;
    if (index.data(roles::UnfilledRole).toBool())
        return c.text3;
    return inkColor(m_ink ? m_ink(index) : Ink::Text, c);
}

void RowDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const PainterState state(*painter);
    const Tokens &c = Tokens::of(option.palette);
    const QRect &cell = option.rect;
    const bool selected = option.state & QStyle::State_Selected;
    painter->fillRect(cell, selected                                                  ? c.sel
                            : (option.state & QStyle::State_MouseOver)                ? c.hover
                            : option.features.testFlag(QStyleOptionViewItem::Alternate) ? c.alt
                                                                                      : c.base);
    painter->fillRect(QRect(cell.left(), cell.bottom(), cell.width(), 1), c.grid);
    if (selected && isFirstColumn(option, index)) {
        // In a tree the cell starts behind the branches; the edge belongs to the row.
        const int left = qobject_cast<const QTreeView *>(option.widget) ? 0 : cell.left();
        painter->fillRect(QRect(left, cell.top(), edgeWidth, cell.height()), c.selLine);
    }
    paintContent(*painter, cell.adjusted(padding, 0, -padding, -1), option, index);
    if (option.state & QStyle::State_HasFocus) {
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(QPen(c.accent, 2));
        painter->setBrush(Qt::NoBrush);
        painter->drawRoundedRect(QRectF(cell).adjusted(1, 1, -1, -2), 3, 3);
    }
}

void RowDelegate::paintContent(QPainter &painter, const QRect &rect, const QStyleOptionViewItem &option,
                               const QModelIndex &index) const
{
    QRect box = rect;
    if (const std::optional<Visual> visual = m_glyph ? m_glyph(index) : std::nullopt) {
        const int side = Metrics::scaled(Metrics::glyphPill);
        StatusPainter::glyph(painter, QRectF(box.left(), box.top() + (box.height() - side) / 2, side, side), *visual,
                             Tokens::of(option.palette), isStale(index));
        box.setLeft(box.left() + side + 4);
    }
    painter.setFont(fontOf(option, index));
    painter.setPen(inkOf(option, index));
    painter.drawText(box, Qt::AlignVCenter | m_alignment | Qt::TextSingleLine,
                     painter.fontMetrics().elidedText(textOf(index), m_elide, box.width()));
}

int RowDelegate::contentWidth(const QModelIndex &index) const
{
    QFont font = Type::font(m_role);
    font.setBold(index.column() == 0); // room for the selected row
    const int glyph = m_glyph && m_glyph(index) ? Metrics::scaled(Metrics::glyphPill) + 4 : 0;
    return glyph + QFontMetrics(font).horizontalAdvance(textOf(index));
}

QSize RowDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const
{
    return {contentWidth(index) + 2 * padding, Metrics::scaled(m_rowHeight)};
}

QString RowDelegate::accessibleText(const QModelIndex &index) const
{
    const QString spoken = m_text ? QString() : index.data(Qt::AccessibleTextRole).toString();
    return spoken.isEmpty() ? textOf(index) : spoken;
}

} // namespace deck::ui
