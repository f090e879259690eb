// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "barpainter.h"

#include "fmt.h"
#include "hatch.h"
#include "metrics.h"
#include "painterstate.h"
#include "tokens.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace deck::ui {

namespace {

qreal dprOf(const QPainter &painter)
{
    return painter.device() ? painter.device()->devicePixelRatioF() : 1.0;
}

/// x of a share of the bar, on whole device pixels so that stretches meet without a seam.
qreal snapped(qreal x, qreal dpr)
{
    return qRound(x * dpr) / dpr;
}

void clipRound(QPainter &painter, const QRectF &rect)
{
    QPainterPath path;
    path.addRoundedRect(rect, 2, 2);
    painter.setClipPath(path, Qt::IntersectClip);
}

} // namespace

QBrush BarPainter::partBrush(BarPart::Fill fill, const Tokens &tokens, qreal dpr)
{
    switch (fill) {
    case BarPart::Fill::Standard: return tokens.standard;
    case BarPart::Fill::Preemptible: return Hatch::preemptible(tokens, dpr);
    case BarPart::Fill::Draining: return Hatch::draining(tokens, dpr);
    case BarPart::Fill::Failed: return tokens.crit;
    case BarPart::Fill::Storage: return tokens.storage;
    case BarPart::Fill::Good: return tokens.ok;
    case BarPart::Fill::Waiting: return Qt::NoBrush;
    }
    Q_UNREACHABLE();
}

void BarPainter::splitBar(QPainter &painter, const QRectF &rect, const QVector<BarPart> &parts, double total, bool gaps,
                             const Tokens &tokens)
{
    const PainterState state(painter);
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal dpr = dprOf(painter);
    clipRound(painter, rect);
    painter.setPen(Qt::NoPen);
    painter.setBrushOrigin(rect.topLeft());
    double before = 0;
    for (const BarPart &part : parts) {
        if (total <= 0 || part.value <= 0)
            continue;
        const qreal left = snapped(rect.left() + rect.width() * before / total, dpr);
        before += part.value;
        const qreal right = snapped(rect.left() + rect.width() * qMin(1.0, before / total), dpr);
        const bool split = gaps && left > rect.left();
        painter.fillRect(QRectF(left + (split ? 1 : 0), rect.top(), qMax<qreal>(0, right - left - (split ? 1 : 0)), rect.height()),
                         partBrush(part.fill, tokens, dpr));
    }
}

void BarPainter::capacityBar(QPainter &painter, const QRectF &rect, const Capacity &capacity, const Tokens &tokens)
{
    const bool preemptible = capacity.nodeClass == NodeClass::Preemptible;
    if (!capacity.isKnown()) {
        const PainterState state(painter);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(tokens.line2, 1, Qt::DashLine));
        painter.setBrushOrigin(rect.topLeft());
        painter.setBrush(Hatch::gap(tokens, dprOf(painter)));
        painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), 2, 2);
        return;
    }
    {
        const PainterState state(painter);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(capacity.emptyIsBase ? tokens.base : tokens.track);
        painter.drawRoundedRect(rect, 2, 2);
        if (preemptible) {
            painter.setPen(tokens.pre);
            painter.setBrush(Qt::NoBrush);
            painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), 2, 2);
        }
    }
    using Fill = BarPart::Fill;
    // More than wanted (a target was lowered a moment ago) still fits: the bar's whole is then what is there.
    const int whole = qMax(capacity.total, capacity.running + capacity.draining + capacity.failed);
    splitBar(painter, rect,
             {{preemptible ? Fill::Preemptible : Fill::Standard, double(capacity.running)},
              {Fill::Draining, double(capacity.draining)},
              {Fill::Failed, double(capacity.failed)}},
             whole, false, tokens);
}

QSize BarPainter::capacityBarSize()
{
    return {112, Metrics::barHeight};
}

QString BarPainter::capacityAccessibleText(const Capacity &capacity)
{
    const QString there = capacity.runningKnown ? QString::number(capacity.allocated())
                                                //: a number of GPUs
                                                : tr("at least %1").arg(capacity.allocated());
    const QString wanted = capacity.totalKnown ? QString::number(capacity.total) : Fmt::unknown();
    QString text = capacity.nodeClass == NodeClass::Preemptible
        ? tr("Preemptible GPUs, %1 of %2 running").arg(there, wanted)
        : tr("Standard GPUs, %1 of %2 running").arg(there, wanted);
    if (capacity.draining > 0)
        text += tr(", %1 of them draining").arg(capacity.draining);
    if (capacity.failed > 0)
        text += tr(", %1 failed").arg(capacity.failed);
    if (capacity.waiting() > 0)
        text += tr(", %1 waiting").arg(capacity.waiting());
    return text;
}

void BarPainter::drainBar(QPainter &painter, const QRectF &rect, double left, const Tokens &tokens)
{
    {
        const PainterState state(painter);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(tokens.track);
        painter.drawRoundedRect(rect, 2, 2);
    }
    splitBar(painter, rect, {{BarPart::Fill::Draining, qBound(0.0, left, 1.0)}}, 1.0, false, tokens);
}

QSize BarPainter::drainBarSize()
{
    return {120, 8};
}

void BarPainter::sparkline(QPainter &painter, const QRectF &rect, const QVector<double> &values, const QColor &ink)
{
    if (values.size() < 2)
        return;
    const double most = *std::max_element(values.begin(), values.end());
    // A nearly flat series must not look wild: the scale starts at 60 % of the maximum at the latest.
    const double least = qMin(*std::min_element(values.begin(), values.end()), most * 0.6);
    const double range = most > least ? most - least : 1.0;
    QPolygonF line;
    for (qsizetype i = 0; i < values.size(); ++i)
        line.append({rect.left() + 1 + double(i) / double(values.size() - 1) * (rect.width() - 2),
                     rect.bottom() - 2 - (values.at(i) - least) / range * (rect.height() - 4)});
    const PainterState state(painter);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(ink, 1.3));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(line);
}

} // namespace deck::ui
