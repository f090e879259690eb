// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pageheader.h"

#include "metrics.h"
#include "plainlabel.h"
#include "sentencelabel.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QTabBar>

namespace deck::ui {

PageHeader::PageHeader(const QString &title, QWidget *parent)
    : Surface(&Tokens::base, Edge::Bottom, parent)
    , m_title(new PlainLabel({}, Type::Role::Title, Ink::Text, this))
    , m_subtitle(new SentenceLabel({}, Type::Role::Body, Ink::Text2, this))
    , m_titleRow(new QHBoxLayout)
    , m_actions(new QHBoxLayout)
    , m_top(new QWidget(this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_top);
    auto *row = new QHBoxLayout(m_top);
    row->setContentsMargins(Metrics::pagePadding, 0, Metrics::pagePadding, 0);
    row->setSpacing(Metrics::grid);
    auto *words = new QVBoxLayout;
    words->setSpacing(3);
    words->addStretch(1);
    words->addLayout(m_titleRow);
    words->addWidget(m_subtitle);
    words->addStretch(1);
    m_titleRow->setSpacing(Metrics::grid);
    m_titleRow->addWidget(m_title);
    m_titleRow->addStretch(1);
    m_actions->setSpacing(Metrics::grid);
    row->addLayout(words, 1);
    row->addLayout(m_actions);
    applyHeight();
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setTitle(title);
    setSubtitle({});
}

void PageHeader::setTitle(const QString &title)
{
    m_title->setText(title);
    setAccessibleName(title);
}

void PageHeader::setSubtitle(const Sentence &subtitle)
{
    m_subtitle->setSentence(subtitle);
    m_subtitle->setVisible(!subtitle.isEmpty());
}

void PageHeader::addPill(QWidget *pill)
{
    m_titleRow->insertWidget(m_titleRow->count() - 1, pill);
}

void PageHeader::addAction(QWidget *widget)
{
    m_actions->addWidget(widget);
}

QTabBar *PageHeader::tabs()
{
    if (m_tabs)
        return m_tabs;
    m_tabs = new QTabBar(this);
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    m_tabs->setUsesScrollButtons(true);
    m_tabs->setElideMode(Qt::ElideNone);
    applyHeight();
    auto *row = new QHBoxLayout;
    row->setContentsMargins(Metrics::pagePadding, 0, Metrics::pagePadding, 0);
    row->addWidget(m_tabs, 1);
    static_cast<QVBoxLayout *>(layout())->addLayout(row);
    return m_tabs;
}

void PageHeader::setTabCounter(int index, int count)
{
    tabs()->setTabData(index, count);
    tabs()->setTabText(index, tabs()->tabText(index)); // tab data alone does not lay the tabs out again
}

void PageHeader::applyHeight()
{
    m_top->setFixedHeight(Metrics::scaled(m_tabs ? Metrics::pageHeaderTabbed : Metrics::pageHeader));
}

bool PageHeader::event(QEvent *event)
{
    if (event->type() == QEvent::ApplicationFontChange)
        applyHeight();
    return Surface::event(event);
}

} // namespace deck::ui
