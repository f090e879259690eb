// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "surface.h"

#include "metrics.h"

#include <QPainter>

namespace deck::ui {

Surface::Surface(QColor Tokens::*fill, Edges edges, QWidget *parent) : QFrame(parent), m_fill(fill), m_edges(edges)
{
    setFrameShape(QFrame::NoFrame);
}

void Surface::setTone(QColor Tokens::*fill, QColor Tokens::*line)
{
    m_fill = fill;
    m_line = line;
    update();
}

void Surface::setEdges(Edges edges)
{
    m_edges = edges;
    update();
}

void Surface::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Tokens &c = Tokens::of(palette());
    if (m_edges.testFlag(Edge::Box)) {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(c.*m_line);
        painter.setBrush(c.*m_fill);
        painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), Metrics::radius, Metrics::radius);
        return;
    }
    painter.fillRect(rect(), c.*m_fill);
    if (m_edges.testFlag(Edge::Left))
        painter.fillRect(0, 0, 1, height(), c.*m_line);
    if (m_edges.testFlag(Edge::Right))
        painter.fillRect(width() - 1, 0, 1, height(), c.*m_line);
    if (m_edges.testFlag(Edge::Top))
        painter.fillRect(0, 0, width(), 1, c.*m_line);
    if (m_edges.testFlag(Edge::Bottom))
        painter.fillRect(0, height() - 1, width(), 1, c.*m_line);
}

} // namespace deck::ui
