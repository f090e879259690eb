// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "stepbutton.h"

#include "metrics.h"
#include "statuspainter.h"
#include "tokens.h"

#include <QPainter>

namespace deck::ui {

StepButton::StepButton(QWidget *parent)
    : QAbstractButton(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setFocusPolicy(Qt::TabFocus);
}

void StepButton::setTexts(const QString &name, const QString &summary)
{
    setText(name);
    m_summary = summary;
    describe();
    update();
}

void StepButton::setState(State state)
{
    m_state = state;
    describe();
    update();
}

void StepButton::describe()
{
    const QString state = m_state == State::Done ? tr("done") : m_state == State::Current ? tr("current step") : tr("later");
    setAccessibleName(m_state == State::Done && !m_summary.isEmpty()
                          ? QStringLiteral("%1, %2, %3").arg(text(), m_summary, state)
                          : QStringLiteral("%1, %2").arg(text(), state));
}

QSize StepButton::sizeHint() const
{
    return {200, Metrics::scaled(48)};
}

void StepButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Tokens &c = Tokens::of(palette());
    if (m_state == State::Current) {
        painter.fillRect(rect(), c.sel);
        painter.setPen(Qt::NoPen);
        painter.setBrush(c.selLine);
        painter.drawRoundedRect(QRectF(0, 6, 3, height() - 12), 1.5, 1.5);
    }
    const QRectF glyph(12, (height() - 16) / 2., 16, 16);
    switch (m_state) {
    case State::Done: StatusPainter::glyph(painter, glyph, Visual::Ready, c); break;
    case State::Current: StatusPainter::glyph(painter, glyph, Visual::Running, c, false, c.accent); break;
    case State::Ahead: StatusPainter::glyph(painter, glyph, Visual::Pending, c, false, c.line2); break;
    }
    const QRect words = rect().adjusted(36, 0, -8, 0);
    painter.setFont(Type::font(m_state == State::Current ? Type::Role::Strong : Type::Role::Body));
    painter.setPen(m_state == State::Ahead ? c.text3 : c.text);
    if (m_state != State::Done || m_summary.isEmpty()) {
        painter.drawText(words, Qt::AlignVCenter | Qt::AlignLeft, text());
        return;
    }
    const int first = Type::lineHeight(Type::Role::Body);
    const int second = Type::lineHeight(Type::Role::Caption);
    const int top = (height() - first - second) / 2;
    painter.drawText(QRect(words.left(), top, words.width(), first), Qt::AlignVCenter | Qt::AlignLeft, text());
    painter.setFont(Type::font(Type::Role::Caption));
    painter.setPen(c.text3);
    painter.drawText(QRect(words.left(), top + first, words.width(), second), Qt::AlignVCenter | Qt::AlignLeft,
                     painter.fontMetrics().elidedText(m_summary, Qt::ElideMiddle, words.width()));
}

} // namespace deck::ui
