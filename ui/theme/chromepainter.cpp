// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "chromepainter.h"

#include "fieldpainter.h"
#include "icons.h"
#include "metrics.h"
#include "painterstate.h"
#include "statuspainter.h"
#include "tokens.h"

#include <QHeaderView>
#include <QStyle>
#include <QStyleOptionHeader>
#include <QStyleOptionMenuItem>
#include <QStyleOptionTab>
#include <QTabBar>

namespace deck::ui {

namespace {

constexpr int menuPadding = 8;
constexpr int menuGap = 8;
constexpr int shortcutGap = 24;
constexpr int headerPadding = 8;
constexpr int arrowSize = 11;

void paintInk(QPainter &painter, const QRect &rect, const QIcon &icon, const QColor &ink, const QColor &paper, bool enabled)
{
    if (Icons::has(icon.name()))
        Icons::paint(painter, rect, icon.name(), ink, paper);
    else
        icon.paint(&painter, rect, Qt::AlignCenter, enabled ? QIcon::Normal : QIcon::Disabled);
}

/// A counter shown behind the text of a tab: its tab data is the number.
int tabCount(const QStyleOptionTab &option, const QWidget *widget)
{
    const auto *bar = qobject_cast<const QTabBar *>(widget);
    return bar ? bar->tabData(option.tabIndex).toInt() : 0;
}

} // namespace

void ChromePainter::menuItem(QPainter &painter, const QStyleOptionMenuItem &option)
{
    const PainterState state(painter);
    const Tokens &c = Tokens::of(option.palette);
    const QRect &rect = option.rect;
    if (option.menuItemType == QStyleOptionMenuItem::Separator) {
        painter.fillRect(QRect(rect.left(), rect.center().y(), rect.width(), 1), c.line);
        if (option.text.isEmpty())
            return;
    }
    painter.setRenderHint(QPainter::Antialiasing);
    const bool enabled = option.state & QStyle::State_Enabled;
    if (enabled && (option.state & QStyle::State_Selected) && option.menuItemType != QStyleOptionMenuItem::Separator) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(c.sel);
        painter.drawRoundedRect(rect, 2, 2);
    }
    const QColor ink = enabled ? c.text : c.disabled;
    const QRect mark(rect.left() + menuPadding, rect.top() + (rect.height() - Metrics::icon) / 2, Metrics::icon, Metrics::icon);
    if (option.checkType == QStyleOptionMenuItem::Exclusive)
        FieldPainter::radioMark(painter, mark, option.checked, enabled, c);
    else if (option.checkType == QStyleOptionMenuItem::NonExclusive)
        FieldPainter::checkMark(painter, mark, option.checked, false, enabled, c);
    else if (!option.icon.isNull())
        paintInk(painter, mark, option.icon, ink, c.base, enabled);

    const bool indent = option.menuHasCheckableItems || option.maxIconWidth > 0;
    QRect textBox = rect.adjusted(menuPadding + (indent ? Metrics::icon + menuGap : 2), 0, -10, 0);
    const QStringList parts = option.text.split(QLatin1Char('\t'));
    painter.setFont(option.font);
    painter.setPen(ink);
    painter.drawText(textBox, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextShowMnemonic | Qt::TextSingleLine, parts.first());
    if (parts.size() > 1) {
        painter.setFont(Type::font(Type::Role::Caption));
        painter.setPen(enabled ? c.text3 : c.disabled);
        painter.drawText(textBox, Qt::AlignVCenter | Qt::AlignRight | Qt::TextSingleLine, parts.last());
    }
    if (option.menuItemType == QStyleOptionMenuItem::SubMenu) {
        const QRect arrow(rect.right() - 18, rect.top() + (rect.height() - 12) / 2, 12, 12);
        Icons::paint(painter, arrow, QStringLiteral("chevron-right"), ink, c.base);
    }
}

QSize ChromePainter::menuItemSize(const QStyleOptionMenuItem &option)
{
    if (option.menuItemType == QStyleOptionMenuItem::Separator)
        return {10, 9};
    const QStringList parts = option.text.split(QLatin1Char('\t'));
    const bool indent = option.menuHasCheckableItems || option.maxIconWidth > 0;
    int width = menuPadding + (indent ? Metrics::icon + menuGap : 2) + 10;
    width += QFontMetrics(option.font).size(Qt::TextShowMnemonic, parts.first()).width();
    if (parts.size() > 1)
        width += shortcutGap + QFontMetrics(Type::font(Type::Role::Caption)).horizontalAdvance(parts.last());
    if (option.menuItemType == QStyleOptionMenuItem::SubMenu)
        width += shortcutGap;
    return {width, Metrics::scaled(26)};
}

void ChromePainter::menuBarItem(QPainter &painter, const QStyleOptionMenuItem &option, const QStyle &style,
                                const QWidget *widget)
{
    const PainterState state(painter);
    const Tokens &c = Tokens::of(option.palette);
    painter.fillRect(option.rect, c.raised);
    const bool enabled = option.state & QStyle::State_Enabled;
    if (enabled && (option.state & (QStyle::State_Selected | QStyle::State_Sunken)))
        painter.fillRect(option.rect, c.sel);
    const int mnemonic = style.styleHint(QStyle::SH_UnderlineShortcut, &option, widget) ? Qt::TextShowMnemonic
                                                                                        : Qt::TextHideMnemonic;
    painter.setFont(option.font);
    painter.setPen(enabled ? c.text : c.disabled);
    painter.drawText(option.rect, Qt::AlignCenter | mnemonic | Qt::TextSingleLine, option.text);
}

void ChromePainter::tab(QPainter &painter, const QStyleOptionTab &option, const QStyle &style, const QWidget *widget)
{
    const PainterState state(painter);
    const Tokens &c = Tokens::of(option.palette);
    const bool selected = option.state & QStyle::State_Selected;
    const bool enabled = option.state & QStyle::State_Enabled;
    const QRect &rect = option.rect;
    painter.setRenderHint(QPainter::Antialiasing);
    if (selected)
        painter.fillRect(QRect(rect.left(), rect.bottom() - 2, rect.width(), 3), c.selLine);
    else if (enabled && (option.state & QStyle::State_MouseOver))
        painter.fillRect(QRect(rect.left(), rect.bottom() - 2, rect.width(), 3), c.line);
    QFont font = widget ? widget->font() : painter.font();
    font.setBold(selected);
    painter.setFont(font);
    painter.setPen(!enabled ? c.disabled : selected ? c.text : c.text2);
    const int mnemonic = style.styleHint(QStyle::SH_UnderlineShortcut, &option, widget) ? Qt::TextShowMnemonic
                                                                                        : Qt::TextHideMnemonic;
    const int count = tabCount(option, widget);
    const QRect label = rect.adjusted(0, 0, 0, -3);
    const int textWidth = painter.fontMetrics().size(Qt::TextShowMnemonic, option.text).width();
    const QSize badge = count > 0 ? StatusPainter::counterSize(count) : QSize();
    const int x = label.left() + (label.width() - textWidth - (count > 0 ? 6 + badge.width() : 0)) / 2;
    painter.drawText(QRect(x, label.top(), textWidth + 1, label.height()),
                     Qt::AlignVCenter | Qt::AlignLeft | mnemonic | Qt::TextSingleLine, option.text);
    if (count > 0)
        StatusPainter::counter(painter, QRect(x + textWidth + 6, label.top(), badge.width(), label.height()), count,
                               Visual::Warning, c);
    if (option.state & QStyle::State_HasFocus) {
        painter.setPen(QPen(c.accent, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(label).adjusted(3, 4, -3, -3), Metrics::radius, Metrics::radius);
    }
}

QSize ChromePainter::tabSize(const QStyleOptionTab &option, const QWidget *widget)
{
    QFont font = widget ? widget->font() : QFont();
    font.setBold(true);
    const int count = tabCount(option, widget);
    int width = QFontMetrics(font).size(Qt::TextShowMnemonic, option.text).width() + 24;
    if (count > 0)
        width += 6 + StatusPainter::counterSize(count).width();
    return {width, Metrics::scaled(Metrics::tabs)};
}

void ChromePainter::header(QPainter &painter, const QStyleOptionHeader &option)
{
    const PainterState state(painter);
    const Tokens &c = Tokens::of(option.palette);
    const QRect &rect = option.rect;
    painter.fillRect(rect, c.raised);
    painter.fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), c.line);
    painter.setFont(Type::font(Type::Role::CaptionStrong));
    painter.setPen(option.state & QStyle::State_Enabled ? c.text2 : c.disabled);
    const bool sorted = option.sortIndicator != QStyleOptionHeader::None;
    QRect label = rect.adjusted(headerPadding, 0, -headerPadding, 0);
    const int room = label.width() - (sorted ? arrowSize + 4 : 0);
    const QString text = painter.fontMetrics().elidedText(option.text, Qt::ElideRight, room);
    const int width = painter.fontMetrics().horizontalAdvance(text);
    const bool right = option.textAlignment & Qt::AlignRight;
    const bool centre = option.textAlignment & Qt::AlignHCenter;
    // The arrow stands behind a left text and before a right one, so that a column of numbers keeps its edge.
    int x = right ? label.right() + 1 - width : centre ? label.left() + (label.width() - width) / 2 : label.left();
    painter.drawText(QRect(x, label.top(), width + 1, label.height()), Qt::AlignVCenter | Qt::AlignLeft, text);
    if (sorted) {
        const int arrowX = right ? x - 4 - arrowSize : x + width + 4;
        const QRect arrow(arrowX, label.top() + (label.height() - arrowSize) / 2, arrowSize, arrowSize);
        // Qt calls the indicator of ascending order SortDown.
        Icons::paint(painter, arrow, option.sortIndicator == QStyleOptionHeader::SortDown ? QStringLiteral("chevron-up")
                                                                                          : QStringLiteral("chevron-down"),
                     c.text2, c.raised);
    }
}

QSize ChromePainter::headerSize(const QStyleOptionHeader &option, const QWidget *header)
{
    const auto *view = qobject_cast<const QHeaderView *>(header);
    const bool sortable = view && view->isSortIndicatorShown();
    const QFontMetrics metrics(Type::font(Type::Role::CaptionStrong));
    return {metrics.horizontalAdvance(option.text) + 2 * headerPadding + (sortable ? arrowSize + 4 : 0), Metrics::scaled(Metrics::header)};
}

} // namespace deck::ui
