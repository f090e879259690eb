// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "bandpainter.h"

#include "hatch.h"
#include "painterstate.h"
#include "tokens.h"

#include <QPainter>

namespace deck::ui {

namespace {

struct Paint
{
    QBrush fill;
    QColor line;
    bool dashed = false;
};

Paint paintOf(const BandPainter::Look &look, const Tokens &c, qreal dpr)
{
    if (look.waiting || look.state == NodeState::Pending)
        return {Qt::NoBrush, look.stale ? c.line2 : c.provLine, true};
    if (look.stale && look.state == NodeState::Draining)
        return {Hatch::brush(c.paused, c.pausedLine, 7, 2.0, Hatch::Angle::Falling, dpr), c.pausedLine};
    if (look.stale)
        return {c.paused, c.pausedLine};
    switch (look.state) {
    case NodeState::Scheduling:
        return {c.p1, c.provLine};
    case NodeState::Booting:
        return {c.p2, c.provLine};
    case NodeState::Bootstrapping:
        return {c.p3, c.provLine};
    case NodeState::Running:
        return {c.run, c.runLine};
    case NodeState::Draining:
        return {Hatch::draining(c, dpr), c.drainLine};
    case NodeState::Failed:
        return {c.fail, c.failLine};
    case NodeState::Unknown:
    case NodeState::Unrecognised:
    case NodeState::Pending:
    case NodeState::Succeeded:
    case NodeState::Paused:
    case NodeState::Removed:
        return {c.paused, c.pausedLine};
    }
    Q_UNREACHABLE();
}

} // namespace

void BandPainter::band(QPainter &painter, const QRectF &box, const Look &look, const Tokens &tokens)
{
    const PainterState state(painter);
    const Paint paint = paintOf(look, tokens, painter.device()->devicePixelRatioF());
    painter.setBrushOrigin(box.topLeft());
    QPen pen(paint.line, 1);
    pen.setJoinStyle(Qt::MiterJoin);
    if (paint.dashed)
        pen.setDashPattern({3, 3});
    painter.setPen(pen);
    painter.setBrush(paint.fill);
    painter.drawRect(box);
}

QColor BandPainter::textInk(const Look &look, const Tokens &tokens)
{
    if (look.waiting || look.state == NodeState::Pending || look.stale)
        return tokens.text2;
    switch (look.state) {
    case NodeState::Running:
        return tokens.runText;
    case NodeState::Failed:
        return tokens.critText;
    case NodeState::Unknown:
    case NodeState::Unrecognised:
    case NodeState::Succeeded:
    case NodeState::Paused:
    case NodeState::Removed:
        return tokens.pausedText;
    default:
        return tokens.text;
    }
}

void BandPainter::noticeMark(QPainter &painter, const QPointF &tip, const Tokens &tokens)
{
    const PainterState state(painter);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(tokens.base, 0.8));
    painter.setBrush(tokens.drainLine);
    painter.drawPolygon(QPolygonF{tip + QPointF(-5, -7), tip + QPointF(5, -7), tip});
}

} // namespace deck::ui
