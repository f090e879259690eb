// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "timelinelegend.h"

#include "bandpainter.h"
#include "hatch.h"
#include "metrics.h"
#include "statevisuals.h"
#include "statewords.h"
#include "tokens.h"

#include <QEvent>
#include <QPainter>

namespace deck::ui {

struct TimelineLegend::Item
{
    enum class Mark { Band, Waiting, Notice, Removed, Gap };

    Mark mark = Mark::Band;
    NodeState state = NodeState::Unknown;
    QString text;
};

TimelineLegend::TimelineLegend(QWidget *parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    describe();
}

QList<TimelineLegend::Item> TimelineLegend::items()
{
    QList<Item> items{{Item::Mark::Waiting, NodeState::Unknown, tr("Waiting")}};
    for (const NodeState state : {NodeState::Scheduling, NodeState::Booting, NodeState::Bootstrapping, NodeState::Running})
        items.append({Item::Mark::Band, state, StateWords::word(StateVisuals::of(state))});
    items.append({Item::Mark::Band, NodeState::Draining, tr("Drain window")});
    items.append({Item::Mark::Band, NodeState::Failed, StateWords::word(Visual::Failed)});
    items.append({Item::Mark::Notice, NodeState::Unknown, tr("Preemption notice")});
    items.append({Item::Mark::Removed, NodeState::Unknown, StateWords::word(Visual::Removed)});
    items.append({Item::Mark::Gap, NodeState::Unknown, tr("Not observed")});
    return items;
}

QSize TimelineLegend::sizeHint() const
{
    return {Metrics::scaled(400), Metrics::scaled(18)};
}

void TimelineLegend::paintEvent(QPaintEvent *)
{
    const Tokens &c = Tokens::of(palette());
    QPainter painter(this);
    painter.setFont(Type::font(Type::Role::Caption));
    const QFontMetrics metrics = painter.fontMetrics();
    const double middle = height() / 2.0;
    double x = 0;
    for (const Item &item : items()) {
        const double markWidth = item.mark == Item::Mark::Notice || item.mark == Item::Mark::Removed ? 12 : 16;
        const double end = x + markWidth + 4 + metrics.horizontalAdvance(item.text);
        if (end > width())
            break;
        const QRectF box(x + 0.5, middle - 5 + 0.5, 15, 10);
        BandPainter::Look look;
        look.state = item.state;
        look.waiting = item.mark == Item::Mark::Waiting;
        switch (item.mark) {
        case Item::Mark::Band:
        case Item::Mark::Waiting:
            BandPainter::band(painter, box, look, c);
            break;
        case Item::Mark::Notice:
            BandPainter::noticeMark(painter, QPointF(x + 6, middle + 4), c);
            break;
        case Item::Mark::Removed:
            StatusPainter::glyph(painter, QRectF(x, middle - 6, 12, 12), Visual::Removed, c, false, c.text3);
            break;
        case Item::Mark::Gap:
            painter.setBrushOrigin(box.topLeft());
            painter.fillRect(box, Hatch::gap(c, devicePixelRatioF()));
            break;
        }
        painter.setPen(c.text2);
        painter.drawText(QRectF(x + markWidth + 4, 0, end - x, height()), Qt::AlignVCenter | Qt::AlignLeft, item.text);
        x = end + 12;
    }
    const QString hint = tr("Ctrl+wheel zooms, drag pans, [ ] step events");
    const double hintWidth = metrics.horizontalAdvance(hint);
    if (x + hintWidth + 12 <= width()) {
        painter.setPen(c.text3);
        painter.drawText(QRectF(width() - hintWidth - 1, 0, hintWidth + 1, height()), Qt::AlignVCenter | Qt::AlignRight, hint);
    }
}

void TimelineLegend::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        describe();
        update();
    }
}

void TimelineLegend::describe()
{
    QStringList names;
    for (const Item &item : items())
        names.append(item.text);
    setAccessibleName(tr("Legend: %1").arg(names.join(QStringLiteral(", "))));
}

} // namespace deck::ui
