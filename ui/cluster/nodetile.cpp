// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "nodetile.h"

#include "metrics.h"
#include "nodename.h"
#include "plaintooltip.h"
#include "statevisuals.h"
#include "statewords.h"
#include "tokens.h"

#include <QPainter>

namespace deck::ui {

NodeTile::NodeTile(QWidget *parent)
    : QAbstractButton(parent)
{
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
}

void NodeTile::setNode(const NodeRow &row, const QString &age)
{
    m_row = row;
    m_age = age;
    setEnabled(!row.unfilled);
    const QString state = StatusPainter::pillText(StateVisuals::pill(row.state, row.rawPhase));
    setAccessibleName(row.unfilled
                          ? tr("Unfilled slot %1 of %2, waiting %3").arg(row.slot).arg(row.slotCount).arg(age)
                          : QStringLiteral("%1, %2, %3, %4").arg(visibleText(row.node.id.toString(), 80),
                                                                 StateWords::word(StateVisuals::of(row.computeClass)), state, age));
    setPlainToolTip(*this, accessibleName());
    update();
}

QSize NodeTile::sizeHint() const
{
    return {160, Metrics::scaled(50)};
}

void NodeTile::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Tokens &c = Tokens::of(palette());
    const bool preemptible = m_row.computeClass == ComputeClass::Preemptible;
    const bool attention = m_row.state == NodeState::Draining || m_row.state == NodeState::Failed;
    const QColor edge = preemptible ? c.pre : m_row.computeClass == ComputeClass::Standard ? c.standard : c.line2;
    const QRectF frame = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    if (m_row.unfilled) {
        painter.setPen(QPen(edge, 1, Qt::DashLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(frame, 3, 3);
    } else {
        const bool failed = m_row.state == NodeState::Failed;
        painter.setPen(attention && !m_row.stale ? (failed ? c.critLine : c.warnLine) : c.line);
        painter.setBrush(attention && !m_row.stale ? (failed ? c.critTint : c.warnTint) : underMouse() ? c.hover : c.base);
        painter.drawRoundedRect(frame, 3, 3);
        painter.setPen(QPen(edge, 3, preemptible ? Qt::CustomDashLine : Qt::SolidLine, Qt::FlatCap));
        if (preemptible) {
            QPen dashed = painter.pen();
            dashed.setDashPattern({2, 1.2});
            painter.setPen(dashed);
        }
        painter.drawLine(QPointF(1.5, 1), QPointF(1.5, height() - 1));
    }

    const int line = Metrics::scaled(16);
    const int left = 10;
    const int right = width() - 8;
    const int top = 6;
    const Visual visual = m_row.unfilled ? Visual::Waiting : StateVisuals::of(m_row.state);
    StatusPainter::glyph(painter, QRectF(left, top + (line - 12) / 2.0, 12, 12), visual, c, m_row.stale,
                         m_row.unfilled ? c.pre : QColor());
    const bool counts = m_row.state == NodeState::Draining;
    painter.setFont(Type::font(counts ? Type::Role::CaptionStrong : Type::Role::Caption));
    painter.setPen(counts && !m_row.stale ? c.warnText : c.text3);
    int nameRight = right;
    if (!m_row.unfilled) {
        painter.drawText(QRect(left, top, right - left, line), Qt::AlignRight | Qt::AlignVCenter, m_age);
        nameRight = right - painter.fontMetrics().horizontalAdvance(m_age) - 6;
    }
    painter.setFont(Type::font(m_row.unfilled ? Type::Role::Body : Type::Role::Mono));
    painter.setPen(m_row.unfilled ? c.text3 : c.text);
    const QString name = m_row.unfilled ? StateWords::word(Visual::Waiting) : shortNodeName(m_row.node.id);
    const QRect nameBox(left + 17, top, nameRight - left - 17, line);
    painter.drawText(nameBox, Qt::AlignLeft | Qt::AlignVCenter, painter.fontMetrics().elidedText(name, Qt::ElideMiddle, nameBox.width()));

    painter.setFont(Type::font(Type::Role::Caption));
    painter.setPen(c.text3);
    const QString state = StatusPainter::pillText(StateVisuals::pill(m_row.state, m_row.rawPhase));
    const QString second = m_row.unfilled ? m_age
        : m_row.node.gpus                 ? tr("%1, %n GPU(s)", nullptr, *m_row.node.gpus).arg(state)
                                          : state;
    const QRect secondBox(left, top + line + 3, right - left, Metrics::scaled(14));
    painter.drawText(secondBox, Qt::AlignLeft | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(second, Qt::ElideRight, secondBox.width()));
}

} // namespace deck::ui
