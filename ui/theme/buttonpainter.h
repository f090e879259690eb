// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>

class QPainter;
class QStyle;
class QStyleOptionButton;
class QStyleOptionToolButton;
class QWidget;

namespace deck::ui {

/// Draws push buttons, tool buttons, segments and filter pills for FlatStyle, and says how large they are.
class ButtonPainter
{
public:
    static void paint(QPainter &painter, const QStyleOptionButton &option, const QWidget *widget, const QStyle &style);
    static void paint(QPainter &painter, const QStyleOptionToolButton &option, const QWidget *widget, const QStyle &style);
    static QSize size(const QStyleOptionButton &option, const QWidget *widget);
    static QSize size(const QStyleOptionToolButton &option, const QWidget *widget);
};

} // namespace deck::ui
