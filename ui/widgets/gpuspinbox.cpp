// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "gpuspinbox.h"

#include "buttonrole.h"
#include "metrics.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLineEdit>

#include <utility>

namespace deck::ui {

GpuSpinBox::GpuSpinBox(QWidget *parent) : QSpinBox(parent)
{
    setRange(0, 4096);
    setSingleStep(m_nodeSize);
    setAlignment(Qt::AlignRight);
    setFont(Type::font(Type::Role::DialogTitle));
    setControlSize(this, ControlSize::Dialog);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    connect(lineEdit(), &QLineEdit::textChanged, this, &GpuSpinBox::judge);
}

void GpuSpinBox::setNodeSize(int gpus)
{
    m_nodeSize = qMax(1, gpus);
    setSingleStep(m_nodeSize);
    judge();
}

void GpuSpinBox::leaveOpen()
{
    m_mayBeOpen = true;
    m_isOpen = true;
    setValue(minimum());
    lineEdit()->clear();
    judge();
    Q_EMIT openChanged();
}

/// The base class writes its value into the field again and again (when shown, left, on Enter); an open field stays empty.
QString GpuSpinBox::textFromValue(int value) const
{
    return m_isOpen ? QString() : QSpinBox::textFromValue(value);
}

void GpuSpinBox::take(int value)
{
    const bool wasOpen = std::exchange(m_isOpen, false);
    m_mayBeOpen = false;
    setValue(value);
    // setValue() leaves a refused text alone when the value is the one it had.
    lineEdit()->setText(textFromValue(this->value()));
    judge();
    if (wasOpen)
        Q_EMIT openChanged();
}

QSize GpuSpinBox::sizeHint() const
{
    return {Metrics::scaled(144), Metrics::scaled(Metrics::controlDialog)};
}

int GpuSpinBox::nearest(int value, bool up) const
{
    // Multiples count from zero; the range's ends are multiples in every use, but a smaller maximum must not be passed.
    const int below = value - value % m_nodeSize;
    return up ? below + m_nodeSize : below;
}

std::optional<GpuSpinBox::Refusal> GpuSpinBox::refusalOf(const QString &text) const
{
    bool isNumber = false;
    const int number = locale().toInt(text.trimmed(), &isNumber);
    if (isNumber && number >= minimum() && number <= maximum() && number % m_nodeSize == 0)
        return std::nullopt;
    if (m_mayBeOpen && text.isEmpty())
        return std::nullopt;
    Refusal refusal{text, std::nullopt, std::nullopt};
    if (!isNumber)
        return refusal;
    const int below = qMin(nearest(qMax(0, number), false), nearest(maximum(), false));
    const int above = qMax(nearest(qMax(0, number), true), minimum());
    if (below >= minimum())
        refusal.below = below;
    if (above <= maximum())
        refusal.above = above;
    return refusal;
}

void GpuSpinBox::judge()
{
    const bool open = m_mayBeOpen && lineEdit()->text().isEmpty();
    if (open != std::exchange(m_isOpen, open))
        Q_EMIT openChanged();
    const auto refusal = refusalOf(lineEdit()->text());
    if (refusal == m_refusal)
        return;
    m_refusal = refusal;
    setInvalid(this, refusal.has_value());
    Q_EMIT refusalChanged();
}

QValidator::State GpuSpinBox::validate(QString &text, int &position) const
{
    const QValidator::State state = QSpinBox::validate(text, position);
    if (state == QValidator::Invalid)
        // A number that is too large may be typed, or pasting it would do nothing at all; letters may not.
        return text.size() <= 6 && std::all_of(text.begin(), text.end(), [](QChar c) { return c.isDigit(); })
            ? QValidator::Intermediate
            : state;
    return refusalOf(text) ? QValidator::Intermediate : state;
}

void GpuSpinBox::stepBy(int steps)
{
    if (m_isOpen) {
        lineEdit()->setText(QSpinBox::textFromValue(minimum())); // there is nothing to count from
        return;
    }
    if (m_refusal) {
        // From a refused value one step leads to the neighbour in that direction.
        const std::optional<int> neighbour = steps > 0 ? m_refusal->above : m_refusal->below;
        if (neighbour)
            take(*neighbour);
        return;
    }
    QSpinBox::stepBy(steps);
}

void GpuSpinBox::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_PageUp || event->key() == Qt::Key_PageDown) {
        stepBy(event->key() == Qt::Key_PageUp ? 8 : -8);
        return;
    }
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && m_refusal) {
        // The base class silently puts the last good value back; the form is told, and must not go on.
        event->ignore();
        return;
    }
    QSpinBox::keyPressEvent(event);
}

void GpuSpinBox::focusOutEvent(QFocusEvent *event)
{
    const QString typed = lineEdit()->text();
    const bool refused = m_refusal.has_value();
    QSpinBox::focusOutEvent(event);
    // The base class silently puts the last good value back; what was refused stays in sight until it is settled.
    if (refused)
        lineEdit()->setText(typed);
}

bool GpuSpinBox::event(QEvent *event)
{
    if (event->type() == QEvent::ApplicationFontChange) {
        setFont(Type::font(Type::Role::DialogTitle));
        updateGeometry();
    }
    return QSpinBox::event(event);
}

} // namespace deck::ui
