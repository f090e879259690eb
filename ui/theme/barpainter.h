// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "visual.h"

#include <QBrush>
#include <QColor>
#include <QCoreApplication>
#include <QRectF>
#include <QSize>
#include <QString>
#include <QVector>

class QPainter;

namespace deck::ui {

struct Tokens;

/// One stretch of a bar, in the unit of the bar's total.
struct BarPart
{
    enum class Fill { Standard, Preemptible, Draining, Failed, Storage, Good, Waiting };
    Fill fill;
    double value;
};

/// What of what is there. Waiting (total minus the parts) is left open: `track`, outlined for preemptible.
struct Capacity
{
    NodeClass nodeClass = NodeClass::Standard;
    int total = 0;    ///< wanted
    int running = 0;  ///< without the draining ones
    int draining = 0;
    int failed = 0;
    bool emptyIsBase = false; ///< large bars show the open part in `base` instead of `track`
    bool runningKnown = true; ///< else at least that many run
    bool totalKnown = true;

    bool isKnown() const { return runningKnown && totalKnown; }
    int allocated() const { return running + draining; }
    int waiting() const { return isKnown() ? qMax(0, total - running - draining - failed) : 0; }
    bool operator==(const Capacity &) const = default;
};

/// Paints the bars of the app: capacity, splits of money, the drain window, and the small trend lines.
class BarPainter
{
    Q_DECLARE_TR_FUNCTIONS(deck::ui::BarPainter)

public:
    /// Fills `rect` (10 px high in tables, 16 in cards). A share that is not known has no length: such a bar is an open, dashed
    /// frame, neither full nor empty.
    static void capacityBar(QPainter &painter, const QRectF &rect, const Capacity &capacity, const Tokens &tokens);
    static QSize capacityBarSize();
    /// "Preemptible GPUs, 48 of 64 running, 8 of them draining, 16 waiting"; "Standard GPUs, at least 24 of unknown running".
    static QString capacityAccessibleText(const Capacity &capacity);

    /// Stretches side by side, left to right, with 1 px of `base` between them when `gaps`; the rest of `total` stays `track`.
    static void splitBar(QPainter &painter, const QRectF &rect, const QVector<BarPart> &parts, double total, bool gaps,
                         const Tokens &tokens);
    /// What is left of the drain window, hatched "\"; `left` from 1 (just announced) to 0.
    static void drainBar(QPainter &painter, const QRectF &rect, double left, const Tokens &tokens);
    static QSize drainBarSize();

    /// A polyline of `values` scaled to the rect; used in tiles and tables. Fewer than two values paint nothing.
    static void sparkline(QPainter &painter, const QRectF &rect, const QVector<double> &values, const QColor &ink);

    static QBrush partBrush(BarPart::Fill fill, const Tokens &tokens, qreal dpr);
};

} // namespace deck::ui
