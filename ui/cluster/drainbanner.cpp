// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "drainbanner.h"

#include "drainbar.h"
#include "metrics.h"
#include "nodename.h"
#include "noticebar.h"
#include "plainlabel.h"

#include <QEvent>
#include <QVBoxLayout>

namespace deck::ui {

DrainBanner::DrainBanner(FleetSession &session, const UiContext &context, const ClusterId &cluster, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_context(context)
    , m_cluster(cluster)
    , m_notice(new NoticeBar(NoticeBar::Kind::Preemption, {}, this))
    , m_bar(new DrainBar)
    , m_left(new PlainLabel({}, Type::Role::Strong))
    , m_show(nullptr)
{
    setObjectName(QStringLiteral("drainBanner"));
    m_left->setObjectName(QStringLiteral("drainLeft"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_notice);
    m_bar->setFixedWidth(140);
    m_left->setMinimumWidth(Metrics::scaled(72));
    m_left->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    // The bar first: each one is put before those that are there.
    m_notice->addWidget(m_left);
    m_notice->addWidget(m_bar);
    m_show = m_notice->addButton({});
    connect(m_show, &QPushButton::clicked, this, [this] { Q_EMIT nodeWanted(m_first); });
    connect(&m_session, &FleetSession::snapshotPublished, this, &DrainBanner::refresh);
    connect(&m_session, &FleetSession::connectionChanged, this, &DrainBanner::refresh);
    connect(&m_context.countdown, &Countdown::tick, this, &DrainBanner::showLeft);
    connect(&m_context.zone, &ZoneChoice::changed, this, &DrainBanner::refresh);
    refresh();
}

void DrainBanner::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        refresh();
}

void DrainBanner::refresh()
{
    int count = 0;
    m_drain.reset();
    for (const NodeRow &row : m_session.nodes(m_cluster)->rows()) {
        if (row.state != NodeState::Draining || !row.drain)
            continue;
        ++count;
        if (!m_drain || row.drain->deadline < m_drain->deadline) {
            m_drain = row.drain;
            m_first = row.node.id;
        }
    }
    setVisible(m_drain.has_value());
    if (!m_drain)
        return;
    const QString deadline = m_context.zone.fmt().timeSecondsZone(m_drain->deadline);
    const QString words = count == 1
        ? tr("**1 preemptible node is being taken back.** ``%1`` leaves by %2. Pods not known without Kubernetes access.")
        : tr("**%3 preemptible nodes are being taken back.** ``%1`` leaves first, by %2. Pods not known without Kubernetes access.");
    m_notice->setSentence(Sentence(words, {shortNodeName(m_first, true), deadline, m_context.zone.fmt().count(count)}));
    m_show->setText(tr("Show node"));
    showLeft();
}

void DrainBanner::showLeft()
{
    if (!m_drain)
        return;
    const Millis left = m_drain->left(m_context.countdown.now());
    const bool stale = m_session.connection().kind != ConnectionState::Kind::Live;
    const Fmt fmt = m_context.zone.fmt();
    m_bar->setLeft(double(left.count()) / double((m_drain->deadline - m_drain->notice).count()));
    m_left->setText(stale ? fmt.aboutLeft(left) : fmt.countdownLeft(left));
    m_left->setAccessibleName(fmt.countdownSpoken(left));
}

} // namespace deck::ui
