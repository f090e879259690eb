// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QPainter;
class QSize;
class QStyle;
class QStyleOptionHeader;
class QStyleOptionMenuItem;
class QStyleOptionTab;
class QWidget;

namespace deck::ui {

/// Draws menus, the menu bar, tabs and table headers for FlatStyle.
class ChromePainter
{
public:
    static void menuItem(QPainter &painter, const QStyleOptionMenuItem &option);
    static QSize menuItemSize(const QStyleOptionMenuItem &option);
    static void menuBarItem(QPainter &painter, const QStyleOptionMenuItem &option, const QStyle &style, const QWidget *widget);
    static void tab(QPainter &painter, const QStyleOptionTab &option, const QStyle &style, const QWidget *widget);
    static QSize tabSize(const QStyleOptionTab &option, const QWidget *widget);
    static void header(QPainter &painter, const QStyleOptionHeader &option);
    static QSize headerSize(const QStyleOptionHeader &option, const QWidget *header);
};

} // namespace deck::ui
