// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "fieldpainter.h"

#include "buttonrole.h"
#include "icons.h"
#include "metrics.h"
#include "painterstate.h"
#include "statuspainter.h"
#include "tokens.h"

#include <QAbstractSpinBox>
#include <QPainterPath>
#include <QStyleOptionComboBox>

namespace deck::ui {

namespace {

constexpr int invalidMark = 13;

QRectF hairline(const QRect &rect)
{
    return QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5);
}

} // namespace

void FieldPainter::frame(QPainter &painter, const QRect &rect, bool enabled, const QWidget *widget, const Tokens &c)
{
    const PainterState state(painter);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool invalid = isInvalid(widget);
    painter.setPen(invalid ? c.crit : enabled ? c.line2 : c.line);
    painter.setBrush(enabled ? c.base : c.window);
    painter.drawRoundedRect(hairline(rect), Metrics::radius, Metrics::radius);
    if (invalid && !qobject_cast<const QAbstractSpinBox *>(widget)) {
        const QRectF mark(rect.right() - 7 - invalidMark, rect.top() + (rect.height() - invalidMark) / 2.0, invalidMark,
                          invalidMark);
        StatusPainter::glyph(painter, mark, Visual::Critical, c);
    }
}

void FieldPainter::spinBox(QPainter &painter, const QStyleOptionSpinBox &option, const QRect &down, const QRect &up,
                           const QWidget *widget)
{
    const Tokens &c = Tokens::of(option.palette);
    const bool enabled = option.state & QStyle::State_Enabled;
    if (option.frame)
        frame(painter, option.rect, enabled, widget, c);
    if (option.buttonSymbols == QAbstractSpinBox::NoButtons)
        return;
    const PainterState state(painter);
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath inside;
    inside.addRoundedRect(QRectF(option.rect).adjusted(1, 1, -1, -1), Metrics::radius - 1, Metrics::radius - 1);
    painter.setClipPath(inside);
    const auto button = [&](const QRect &rect, bool active, QStyle::SubControl control, const QString &icon) {
        const bool pressed = (option.activeSubControls & control) && (option.state & QStyle::State_Sunken);
        const bool hover = enabled && active && (option.activeSubControls & control) && (option.state & QStyle::State_MouseOver);
        painter.fillRect(rect, !enabled ? c.window : pressed ? c.sel : hover ? c.hover : c.raised);
        const int edge = control == QStyle::SC_SpinBoxDown ? rect.right() : rect.left();
        painter.fillRect(QRect(edge, rect.top(), 1, rect.height()), c.line);
        const int side = qMin(Metrics::scaled(Metrics::icon), rect.width() - 4);
        const QRectF mark(rect.left() + (rect.width() - side) / 2.0, rect.top() + (rect.height() - side) / 2.0, side, side);
        Icons::paint(painter, mark, icon, enabled && active ? c.text2 : c.disabled, c.raised);
    };
    button(down, option.stepEnabled & QAbstractSpinBox::StepDownEnabled, QStyle::SC_SpinBoxDown, QStringLiteral("minus"));
    button(up, option.stepEnabled & QAbstractSpinBox::StepUpEnabled, QStyle::SC_SpinBoxUp, QStringLiteral("plus"));
}

void FieldPainter::comboBox(QPainter &painter, const QStyleOptionComboBox &option, const QWidget *widget)
{
    const Tokens &c = Tokens::of(option.palette);
    const bool enabled = option.state & QStyle::State_Enabled;
    if (option.frame)
        frame(painter, option.rect, enabled, widget, c);
    const QRectF mark(option.rect.right() - 19, option.rect.top() + (option.rect.height() - 12) / 2.0, 12, 12);
    Icons::paint(painter, mark, QStringLiteral("chevron-down"), enabled ? c.text : c.disabled, c.base);
}

void FieldPainter::checkMark(QPainter &painter, const QRect &rect, bool checked, bool partly, bool enabled, const Tokens &c)
{
    const PainterState state(painter);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool marked = checked || partly;
    painter.setPen(!enabled ? c.line : marked ? c.accent : c.line2);
    painter.setBrush(!enabled ? c.window : marked ? c.accent : c.base);
    painter.drawRoundedRect(hairline(rect), 3, 3);
    if (!marked)
        return;
    const QRectF box(rect.left() + (rect.width() - 13) / 2.0, rect.top() + (rect.height() - 13) / 2.0, 13, 13);
    Icons::paint(painter, box, partly ? QStringLiteral("minus") : QStringLiteral("check"), enabled ? c.onAccent : c.disabled,
                 c.accent);
}

void FieldPainter::radioMark(QPainter &painter, const QRect &rect, bool checked, bool enabled, const Tokens &c)
{
    const PainterState state(painter);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(enabled ? c.base : c.window);
    if (checked) {
        painter.setPen(QPen(enabled ? c.accent : c.disabled, 5));
        painter.drawEllipse(QRectF(rect).adjusted(2.5, 2.5, -2.5, -2.5));
    } else {
        painter.setPen(enabled ? c.line2 : c.line);
        painter.drawEllipse(hairline(rect));
    }
}

void FieldPainter::switchMark(QPainter &painter, const QRect &rect, bool checked, bool enabled, const Tokens &c)
{
    const PainterState state(painter);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF box(rect.left(), rect.top() + (rect.height() - 20) / 2, 36, 20);
    if (checked) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(enabled ? c.accent : c.line);
        painter.drawRoundedRect(box, 10, 10);
        painter.setBrush(enabled ? c.onAccent : c.window);
        painter.drawEllipse(QRectF(box.right() - 17, box.top() + 3, 14, 14));
        return;
    }
    const QColor ink = enabled ? c.line2 : c.line;
    painter.setPen(QPen(ink, 1.5));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(box.adjusted(0.75, 0.75, -0.75, -0.75), 9.25, 9.25);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    painter.drawEllipse(QRectF(box.left() + 3, box.top() + 3, 14, 14));
}

void FieldPainter::scrollBar(QPainter &painter, const QStyleOptionSlider &option, const QRect &slider)
{
    if (option.maximum <= option.minimum)
        return;
    const PainterState state(painter);
    const Tokens &c = Tokens::of(option.palette);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool active = (option.state & QStyle::State_MouseOver) || (option.state & QStyle::State_Sunken);
    painter.setPen(Qt::NoPen);
    painter.setBrush(active ? c.text3 : c.line2);
    const bool across = option.orientation == Qt::Horizontal;
    const QRectF thumb = QRectF(slider).adjusted(across ? 2 : 3, across ? 3 : 2, across ? -2 : -2, across ? -2 : -2);
    painter.drawRoundedRect(thumb, 2.5, 2.5);
}

} // namespace deck::ui
