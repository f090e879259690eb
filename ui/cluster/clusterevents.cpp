// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "clusterevents.h"

#include "glyph.h"
#include "linkbutton.h"
#include "metrics.h"
#include "nodename.h"
#include "plainlabel.h"
#include "plaintooltip.h"
#include "sentencelabel.h"

#include <QGridLayout>

namespace deck::ui {

namespace {

constexpr int mostLines = 6;

Visual visualOf(EventKind kind)
{
    switch (kind) {
    case EventKind::PreemptionNotice:
        return Visual::Preemption;
    case EventKind::NodeFailed:
        return Visual::Critical;
    case EventKind::ClusterMissing:
    case EventKind::CapacityShort:
        return Visual::Warning;
    case EventKind::NodeAdded:
    case EventKind::CapacityFilled:
    case EventKind::ClusterCreated:
        return Visual::Good;
    case EventKind::ClusterStatusChanged:
    case EventKind::ClusterGone:
    case EventKind::NodePhase:
    case EventKind::NodeRemoved:
    case EventKind::ScaledUp:
    case EventKind::ScaledDown:
    case EventKind::TargetChanged:
    case EventKind::OwnAction:
    case EventKind::Other:
        return Visual::Information;
    }
    Q_UNREACHABLE();
}

} // namespace

ClusterEvents::ClusterEvents(FleetSession &session, const UiContext &context, const ClusterId &cluster, QWidget *parent)
    : Card({}, parent)
    , m_session(session)
    , m_context(context)
    , m_cluster(cluster)
    , m_open(new LinkButton)
{
    setObjectName(QStringLiteral("clusterEvents"));
    addHeaderWidget(m_open);
    body()->setContentsMargins(13, 6, 13, 6);
    connect(m_open, &QPushButton::clicked, this, &ClusterEvents::timelineWanted);
}

void ClusterEvents::refresh()
{
    setTitle(tr("Recent events"));
    m_open->setText(tr("Open timeline"));
    const Fmt fmt = m_context.zone.fmt();
    const Instant now = m_context.countdown.now();
    setSubtitle(fmt.zoneName(now));
    delete m_lines;
    m_lines = new QWidget(this);
    auto *grid = new QGridLayout(m_lines);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(0);
    grid->setColumnStretch(2, 1);
    const EventTableModel &events = *m_session.events(m_cluster);
    const int count = std::min(mostLines, events.rowCount());
    for (int row = 0; row < count; ++row) {
        const TimelineEvent event = events.rowAt(row).event;
        const bool today = event.at && now - *event.at < Millis(Seconds(24 * 3600));
        auto *time = new PlainLabel(!event.at ? Fmt::unknown() : today ? fmt.time(*event.at) : fmt.dateShort(*event.at),
                                    Type::Role::Body, Ink::Text3, m_lines);
        const QString what = events.index(row, int(EventTableModel::Column::WhatHappened)).data().toString();
        auto *words = new SentenceLabel(event.node.isEmpty() ? Sentence::plain(what)
                                                             : Sentence(QStringLiteral("``…%1`` %2"), {shortNodeName(event.node), what}),
                                        Type::Role::Body, Ink::Text, m_lines);
        words->setWrapped(false);
        setPlainToolTip(*words, words->sentence().toPlainText());
        grid->addWidget(time, row, 0);
        grid->addWidget(new Glyph(visualOf(event.kind), 14, m_lines), row, 1);
        grid->addWidget(words, row, 2);
        grid->setRowMinimumHeight(row, Metrics::scaled(Metrics::rowDense));
    }
    if (count == 0)
        grid->addWidget(new PlainLabel(tr("Nothing has happened yet"), Type::Role::Body, Ink::Text3, m_lines), 0, 0, 1, 3);
    body()->addWidget(m_lines);
}

} // namespace deck::ui
