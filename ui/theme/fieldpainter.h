// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRect>

class QPainter;
class QStyleOptionComboBox;
class QStyleOptionSlider;
class QStyleOptionSpinBox;
class QWidget;

namespace deck::ui {

struct Tokens;

/// Draws text fields, spin boxes, combo boxes, check marks, switches and scroll bars for FlatStyle.
class FieldPainter
{
public:
    static void frame(QPainter &painter, const QRect &rect, bool enabled, const QWidget *widget, const Tokens &tokens);
    static void spinBox(QPainter &painter, const QStyleOptionSpinBox &option, const QRect &down, const QRect &up,
                        const QWidget *widget);
    static void comboBox(QPainter &painter, const QStyleOptionComboBox &option, const QWidget *widget);
    static void checkMark(QPainter &painter, const QRect &rect, bool checked, bool partly, bool enabled, const Tokens &tokens);
    static void radioMark(QPainter &painter, const QRect &rect, bool checked, bool enabled, const Tokens &tokens);
    static void switchMark(QPainter &painter, const QRect &rect, bool checked, bool enabled, const Tokens &tokens);
    static void scrollBar(QPainter &painter, const QStyleOptionSlider &option, const QRect &slider);
};

} // namespace deck::ui
