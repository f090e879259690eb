// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the pointer and the keyboard do to the timeline; what it shows is in timelineview.cpp.
#include "timelinecard.h"
#include "timelineview.h"

#include <QApplication>
#include <QMouseEvent>
#include <QWheelEvent>

namespace deck::ui {

bool TimelineView::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::Leave && !m_cardPinned)
        hideCard();
    return QAbstractScrollArea::viewportEvent(event);
}

void TimelineView::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return;
    m_pressed = event->pos();
    m_pressedRange = m_range;
    m_dragging = false;
}

void TimelineView::mouseMoveEvent(QMouseEvent *event)
{
    const TimelineGeometry shown = geometry();
    if (m_pressed && m_pressed->x() >= shown.gutter && (event->buttons() & Qt::LeftButton)) {
        const int dx = event->pos().x() - m_pressed->x();
        if (!m_dragging && std::abs(dx) < QApplication::startDragDistance())
            return;
        m_dragging = true;
        viewport()->setCursor(Qt::ClosedHandCursor);
        showRange(m_pressedRange.panned(-shown.spanOf(dx)));
        return;
    }
    const Hit hit = hitTest(event->pos());
    viewport()->setCursor(hit.row >= 0 && !m_scene.laneOfRow(hit.row) ? Qt::PointingHandCursor : Qt::ArrowCursor);
    if (m_cardPinned || (hit == m_hover && m_card->isVisible()))
        return;
    hideCard();
    m_hover = hit;
    const QRect pointer(event->pos(), QSize(1, 1));
    if (hit.isBand())
        showCard(hit, pointer);
    else if (const CoverageGap *gap = gapAt(event->pos()))
        showGapCard(*gap, pointer);
}

void TimelineView::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton || !m_pressed)
        return;
    m_pressed.reset();
    viewport()->unsetCursor();
    if (m_dragging) {
        m_dragging = false;
        return;
    }
    const Hit hit = hitTest(event->pos());
    const Lane *lane = m_scene.laneOfRow(hit.row);
    if (hit.row >= 0 && !lane) {
        toggleRow(hit.row);
    } else if (lane && hit.isBand()) {
        m_scene.currentRow = hit.row;
        pick(*lane, hit.first, hit.removal);
    } else if (lane) {
        activateRow(hit.row);
    }
}

void TimelineView::wheelEvent(QWheelEvent *event)
{
    const QPoint delta = event->angleDelta();
    const TimelineGeometry shown = geometry();
    if (event->modifiers() & Qt::ControlModifier) {
        const Instant anchor = shown.at(std::max<double>(shown.gutter, event->position().x()));
        hideCard();
        showRange(m_range.zoomed(std::pow(0.8, delta.y() / 120.0), anchor));
    } else if ((event->modifiers() & Qt::ShiftModifier) || delta.x() != 0) {
        const int sideways = delta.x() != 0 ? delta.x() : delta.y();
        pan(-0.1 * sideways / 120.0);
    } else {
        QAbstractScrollArea::wheelEvent(event);
        return;
    }
    event->accept();
}

bool TimelineView::handleKey(int key, Qt::KeyboardModifiers modifiers, const QString &text)
{
    const double step = modifiers & Qt::ShiftModifier ? 0.5 : 0.05;
    switch (key) {
    case Qt::Key_Left:
        pan(-step);
        return true;
    case Qt::Key_Right:
        pan(step);
        return true;
    case Qt::Key_Up:
        moveRow(-1);
        return true;
    case Qt::Key_Down:
        moveRow(1);
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        activateRow(m_scene.currentRow);
        if (m_scene.currentRow >= 0)
            makeRowVisible(m_scene.currentRow);
        showCardOfSelection();
        return true;
    case Qt::Key_Escape:
        if (!m_card->isVisible())
            return false;
        hideCard();
        return true;
    case Qt::Key_0:
        fit();
        return true;
    case Qt::Key_F:
        setFollowing(true);
        return true;
    default:
        break;
    }
    if (text == QLatin1String("+") || text == QLatin1String("="))
        zoom(1 / 1.5);
    else if (text == QLatin1String("-"))
        zoom(1.5);
    else if (text == QLatin1String("["))
        Q_EMIT eventStepRequested(-1);
    else if (text == QLatin1String("]"))
        Q_EMIT eventStepRequested(1);
    else
        return false;
    return true;
}

void TimelineView::keyPressEvent(QKeyEvent *event)
{
    const bool plain = !(event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
    if (plain && handleKey(event->key(), event->modifiers(), event->text()))
        event->accept();
    else
        QAbstractScrollArea::keyPressEvent(event);
}

} // namespace deck::ui
