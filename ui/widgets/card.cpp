// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "card.h"

#include "counterbadge.h"
#include "metrics.h"
#include "plainlabel.h"
#include "yieldinglabel.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>

namespace deck::ui {

Card::Card(const QString &title, QWidget *parent)
    : Surface(&Tokens::base, Edge::Box, parent)
    , m_header(new QWidget(this))
    , m_headerRow(new QHBoxLayout(m_header))
    , m_title(new PlainLabel({}, Type::Role::Strong, Ink::Text, m_header))
    , m_subtitle(new YieldingLabel(Type::Role::Caption, Ink::Text3, m_header))
    , m_counter(new CounterBadge(0, Visual::Warning, m_header))
    , m_body(new QVBoxLayout)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_header);
    column->addLayout(m_body, 1);
    m_body->setContentsMargins(Metrics::cardPadding, Metrics::cardPadding, Metrics::cardPadding, Metrics::cardPadding);
    m_body->setSpacing(Metrics::grid);
    m_headerRow->setContentsMargins(Metrics::cardPadding + 1, 0, Metrics::cardPadding + 1, 0);
    m_headerRow->setSpacing(Metrics::grid);
    m_headerRow->addWidget(m_title);
    m_headerRow->addWidget(m_counter);
    m_headerRow->addWidget(m_subtitle, 1); // also the stretch, hence never hidden
    setHeaderHeight(Metrics::cardHeader);
    setTitle(title);
    setSubtitle({});
}

void Card::setTitle(const QString &title)
{
    m_title->setText(title);
    setAccessibleName(title);
    m_header->setVisible(!title.isEmpty());
}

void Card::setSubtitle(const QString &subtitle)
{
    m_subtitle->setText(subtitle);
}

void Card::setCounter(int count, Visual severity)
{
    m_counter->setCount(count, severity);
}

void Card::addHeaderWidget(QWidget *widget)
{
    m_headerRow->addWidget(widget);
}

void Card::addHeaderWidgetAfterTitle(QWidget *widget)
{
    m_headerRow->insertWidget(2, widget);
}

void Card::setHeaderHeight(int pixels)
{
    m_headerHeight = pixels;
    m_header->setMinimumHeight(Metrics::scaled(pixels) + 1);
}

void Card::setHeaderLine(bool shown)
{
    m_line = shown;
    update();
}

void Card::setContent(QWidget *content)
{
    m_body->setContentsMargins(1, 0, 1, 1);
    m_body->addWidget(content);
}

bool Card::event(QEvent *event)
{
    if (event->type() == QEvent::ApplicationFontChange)
        setHeaderHeight(m_headerHeight);
    return Surface::event(event);
}

void Card::paintEvent(QPaintEvent *event)
{
    Surface::paintEvent(event);
    if (!m_line || m_header->isHidden())
        return;
    QPainter painter(this);
    painter.fillRect(1, m_header->geometry().bottom(), width() - 2, 1, Tokens::of(palette()).line);
}

} // namespace deck::ui
