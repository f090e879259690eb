// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "attentionlist.h"

#include "attentionrow.h"
#include "glyph.h"
#include "metrics.h"
#include "plainlabel.h"

#include <QHBoxLayout>
#include <QScrollArea>

namespace deck::ui {

namespace {

constexpr int rowsShown = 4;
constexpr int rowHeight = 34;

} // namespace

AttentionList::AttentionList(FleetSession &session, const UiContext &context, QWidget *parent)
    : Surface(&Tokens::base, Edge::Box, parent)
    , m_session(session)
    , m_context(context)
    , m_scroll(new QScrollArea(this))
    , m_column(nullptr)
    , m_calm(new QWidget)
    , m_calmWords(new PlainLabel({}, Type::Role::Body, Ink::Text2))
{
    setObjectName(QStringLiteral("attentionList"));
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(1, 1, 1, 1);
    outer->addWidget(m_scroll);
    auto *lines = new QWidget;
    m_column = new QVBoxLayout(lines);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(0);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setWidget(lines);
    // A scroll area makes its widget opaque in the window's colour; the card's own shall show.
    lines->setAutoFillBackground(false);
    m_scroll->viewport()->setAutoFillBackground(false);
    auto *calm = new QHBoxLayout(m_calm);
    calm->setContentsMargins(10, 0, 8, 0);
    calm->setSpacing(12);
    calm->addWidget(new Glyph(Visual::Good, 16));
    calm->addWidget(m_calmWords, 1);
    m_column->addWidget(m_calm);
    m_column->addStretch(1);
    connect(&m_context.countdown, &Countdown::tick, this, &AttentionList::showTimes);
    refresh();
}

void AttentionList::refresh()
{
    setAccessibleName(tr("Needs attention"));
    m_calmWords->setText(tr("Nothing needs attention"));
    const QList<Attention> found = attentionOf(*m_session.snapshot(), m_session.history());
    while (m_rows.size() > found.size())
        delete m_rows.takeLast();
    while (m_rows.size() < found.size()) {
        auto *row = new AttentionRow;
        connect(row, &AttentionRow::wanted, this,
                [this](const Attention &each) { Q_EMIT clusterWanted(each.cluster, each.node); });
        m_column->insertWidget(int(m_rows.size()), row);
        m_rows.append(row);
    }
    const bool stale = m_session.connection().kind != ConnectionState::Kind::Live;
    const Fmt fmt = m_context.zone.fmt();
    for (qsizetype i = 0; i < found.size(); ++i) {
        m_rows.at(i)->setAttention(found.at(i), fmt, m_context.countdown.now(), stale);
        m_rows.at(i)->setLast(i + 1 == found.size());
    }
    m_calm->setVisible(found.isEmpty());
    m_calm->setFixedHeight(Metrics::scaled(rowHeight));
    const int shown = std::clamp(int(found.size()), 1, rowsShown);
    setFixedHeight(Metrics::scaled(rowHeight) * shown + 2);
}

void AttentionList::showTimes()
{
    const bool stale = m_session.connection().kind != ConnectionState::Kind::Live;
    const Fmt fmt = m_context.zone.fmt();
    for (AttentionRow *row : std::as_const(m_rows))
        row->setAttention(Attention(row->attention()), fmt, m_context.countdown.now(), stale);
}

} // namespace deck::ui
