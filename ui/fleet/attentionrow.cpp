// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "attentionrow.h"

#include "buttonrole.h"
#include "drainbar.h"
#include "glyph.h"
#include "metrics.h"
#include "nodename.h"
#include "plainlabel.h"
#include "sentencelabel.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QPushButton>

namespace deck::ui {

namespace {

Visual visualOf(Attention::Kind kind)
{
    switch (kind) {
    case Attention::Kind::PreemptionInProgress:
        return Visual::Preemption;
    case Attention::Kind::NodeFailed:
        return Visual::Critical;
    case Attention::Kind::ClusterMissing:
    case Attention::Kind::ClusterDegraded:
        return Visual::Warning;
    case Attention::Kind::WaitingForCapacity:
        return Visual::Information;
    }
    Q_UNREACHABLE();
}

QString titleOf(Attention::Kind kind)
{
    switch (kind) {
    case Attention::Kind::PreemptionInProgress:
        return AttentionRow::tr("Preemption in progress");
    case Attention::Kind::NodeFailed:
        return AttentionRow::tr("Node failed");
    case Attention::Kind::ClusterMissing:
        return AttentionRow::tr("Cluster missing");
    case Attention::Kind::ClusterDegraded:
        return AttentionRow::tr("Cluster degraded");
    case Attention::Kind::WaitingForCapacity:
        return AttentionRow::tr("Waiting for capacity");
    }
    Q_UNREACHABLE();
}

Sentence wordsOf(const Attention &each, const Fmt &fmt)
{
    const QString cluster = visibleText(each.clusterName, 60);
    switch (each.kind) {
    case Attention::Kind::PreemptionInProgress:
        return Sentence(AttentionRow::tr("**%1** ``%2`` leaves by %3. Pods not known without Kubernetes access"),
                        {cluster, shortNodeName(each.node, true), fmt.timeSecondsZone(each.drain->deadline)});
    case Attention::Kind::NodeFailed:
        return Sentence(AttentionRow::tr("**%1** ``%2`` failed. A failed node costs nothing"),
                        {cluster, visibleText(each.node.toString(), 60)});
    case Attention::Kind::ClusterMissing:
        return Sentence(AttentionRow::tr("**%1** is not in the newest list. Nothing says that it was deleted"), {cluster});
    case Attention::Kind::ClusterDegraded:
        return Sentence(AttentionRow::tr("**%1** is reported as degraded. No failed node explains it"), {cluster});
    case Attention::Kind::WaitingForCapacity:
        return Sentence(AttentionRow::tr("**%1** %2 preemptible GPUs not filled yet. Nothing to do; they join when capacity returns"),
                        {cluster, fmt.count(each.gpus)});
    }
    Q_UNREACHABLE();
}

} // namespace

AttentionRow::AttentionRow(QWidget *parent)
    : QWidget(parent)
    , m_glyph(new Glyph(Visual::Information, 16, this))
    , m_title(new PlainLabel({}, Type::Role::Strong, Ink::Text, this))
    , m_words(new SentenceLabel({}, Type::Role::Body, Ink::Text, this))
    , m_bar(new DrainBar(this))
    , m_since(new PlainLabel({}, Type::Role::Body, Ink::Text2, this))
    , m_button(new QPushButton(this))
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(10, 0, 8, 0);
    row->setSpacing(8);
    row->addWidget(m_glyph);
    row->addSpacing(4);
    m_title->setMinimumWidth(Metrics::scaled(176));
    row->addWidget(m_title);
    m_words->setWrapped(false);
    row->addWidget(m_words, 1);
    m_bar->setFixedSize(120, 8);
    row->addWidget(m_bar);
    m_since->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    row->addWidget(m_since);
    setControlSize(m_button, ControlSize::Small);
    m_button->setMinimumWidth(Metrics::scaled(108));
    row->addWidget(m_button);
    setFixedHeight(Metrics::scaled(34));
    connect(m_button, &QPushButton::clicked, this, [this] { Q_EMIT wanted(m_attention); });
}

void AttentionRow::setLast(bool last)
{
    m_last = last;
    update();
}

void AttentionRow::setAttention(const Attention &attention, const Fmt &fmt, Instant now, bool stale)
{
    m_attention = attention;
    m_stale = stale;
    m_glyph->setVisual(visualOf(attention.kind), stale);
    m_title->setText(titleOf(attention.kind));
    m_words->setSentence(wordsOf(attention, fmt));
    m_button->setText(tr("Show"));
    m_button->setAccessibleName(tr("Show %1: %2").arg(titleOf(attention.kind), visibleText(attention.clusterName, 60)));
    const bool drains = attention.drain.has_value();
    m_bar->setVisible(drains);
    m_since->setRole(drains ? Type::Role::Strong : Type::Role::Body);
    m_since->setInk(drains ? Ink::Text : Ink::Text2);
    if (drains)
        showDrain(fmt, now, stale);
    else if (attention.since && attention.kind == Attention::Kind::WaitingForCapacity)
        m_since->setText(tr("since %1, %2").arg(fmt.timeZone(*attention.since), fmt.age(now - *attention.since)));
    else if (attention.since)
        m_since->setText(QStringLiteral("%1, %2").arg(fmt.timeZone(*attention.since), fmt.ago(now - *attention.since)));
    else
        m_since->setText({});
    update();
}

void AttentionRow::showDrain(const Fmt &fmt, Instant now, bool stale)
{
    const DrainWindow &drain = *m_attention.drain;
    const Millis left = drain.left(now);
    m_bar->setLeft(double(left.count()) / double((drain.deadline - drain.notice).count()));
    m_since->setText(stale ? fmt.aboutLeft(left) : fmt.countdownLeft(left));
    m_since->setMinimumWidth(Metrics::scaled(64));
}

void AttentionRow::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Tokens &c = Tokens::of(palette());
    if (!m_stale && m_attention.kind == Attention::Kind::PreemptionInProgress)
        painter.fillRect(rect(), c.warnTint);
    else if (!m_stale && m_attention.kind == Attention::Kind::NodeFailed)
        painter.fillRect(rect(), c.critTint);
    if (!m_last)
        painter.fillRect(0, height() - 1, width(), 1, c.line);
}

} // namespace deck::ui
