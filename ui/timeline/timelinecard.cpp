// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "timelinecard.h"

#include "factgrid.h"
#include "glyph.h"
#include "metrics.h"
#include "plainlabel.h"
#include "tokens.h"

#include <QPainter>
#include <QVBoxLayout>

namespace deck::ui {

TimelineCard::TimelineCard(QWidget *parent)
    : QFrame(parent)
    , m_glyph(new Glyph(Visual::Unknown, 13))
    , m_title(new PlainLabel({}, Type::Role::MonoStrong))
    , m_facts(new FactGrid(72, 1))
{
    setObjectName(QStringLiteral("timelineCard"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(10, 7, 10, 8);
    column->setSpacing(4);
    auto *head = new QHBoxLayout;
    head->setSpacing(6);
    head->addWidget(m_glyph);
    head->addWidget(m_title, 1);
    column->addLayout(head);
    column->addWidget(m_facts);
    hide();
}

void TimelineCard::setContent(Visual visual, bool stale, const QString &title, const QVector<TimelineWords::Line> &lines)
{
    m_glyph->setVisual(visual, stale);
    m_title->setText(title);
    QVector<Fact> facts;
    QStringList spoken{title};
    for (const TimelineWords::Line &line : lines) {
        facts.append(Fact{line.label, Sentence::plain(line.value)});
        spoken.append(line.label + u' ' + line.value);
    }
    m_facts->setFacts(facts);
    setAccessibleName(spoken.join(QStringLiteral(", ")));
    const int width = std::max(Metrics::scaled(248), m_title->sizeHint().width() + 46);
    setFixedWidth(width);
    const int inner = layout()->hasHeightForWidth() ? layout()->heightForWidth(width) : layout()->sizeHint().height();
    resize(width, inner);
}

void TimelineCard::showAt(const QRect &anchor)
{
    const QRect room = parentWidget()->rect().adjusted(4, 4, -4, -4);
    QPoint place(anchor.right() + 12, anchor.top() - height() / 2);
    if (place.x() + width() > room.right())
        place.setX(anchor.left() - 12 - width());
    place.setX(std::clamp(place.x(), room.left(), std::max(room.left(), room.right() - width())));
    place.setY(std::clamp(place.y(), room.top(), std::max(room.top(), room.bottom() - height())));
    move(place);
    show();
    raise();
}

void TimelineCard::paintEvent(QPaintEvent *)
{
    const Tokens &c = Tokens::of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(c.line2);
    painter.setBrush(c.base);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), Metrics::radius, Metrics::radius);
}

} // namespace deck::ui
