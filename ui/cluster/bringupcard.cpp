// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "bringupcard.h"

#include "glyph.h"
#include "metrics.h"
#include "plainlabel.h"
#include "statevisuals.h"
#include "statewords.h"

#include <QHBoxLayout>

namespace deck::ui {

namespace {

struct Step
{
    ClusterStatus status;
    ClusterPhase phase;
};

// In the order in which the service goes through them (facts.md, section 3); some clusters leave some out.
constexpr Step steps[] = {
    {ClusterStatus::WaitingForControlPlaneNodes, ClusterPhase::WaitingForControlPlaneNodes},
    {ClusterStatus::WaitingForDataPlaneNodes, ClusterPhase::WaitingForDataPlaneNodes},
    {ClusterStatus::WaitingForSubnet, ClusterPhase::WaitingForSubnet},
    {ClusterStatus::WaitingForSharedVolume, ClusterPhase::WaitingForSharedVolume},
    {ClusterStatus::InstallingDrivers, ClusterPhase::InstallingDrivers},
    {ClusterStatus::RunningAcceptanceTests, ClusterPhase::RunningAcceptanceTests},
    {ClusterStatus::Ready, ClusterPhase::Ready},
};

std::optional<Instant> reachedAt(const Cluster &cluster, ClusterPhase phase)
{
    for (const Transition<ClusterPhase> &transition : cluster.transitions)
        if (transition.phase == phase)
            return transition.at;
    return std::nullopt;
}

/// When the cluster left the phase that it was in since `from`; nothing while it is in it.
std::optional<Instant> leftAt(const Cluster &cluster, Instant from)
{
    std::optional<Instant> next;
    for (const Transition<ClusterPhase> &transition : cluster.transitions)
        if (transition.at > from && (!next || transition.at < *next))
            next = transition.at;
    return next;
}

} // namespace

BringUpCard::BringUpCard(FleetSession &session, const UiContext &context, const ClusterId &cluster, QWidget *parent)
    : Card({}, parent)
    , m_session(session)
    , m_context(context)
    , m_cluster(cluster)
{
    setObjectName(QStringLiteral("bringUpCard"));
    body()->setContentsMargins(13, 8, 13, 8);
    connect(&context.countdown, &Countdown::tick, this, &BringUpCard::showTimeSoFar);
}

void BringUpCard::refresh()
{
    setTitle(tr("Coming up"));
    const ClusterEntry *entry = m_session.snapshot()->find(m_cluster);
    const bool shown = entry && isBringUp(entry->cluster.status.value);
    setVisible(shown);
    if (!shown)
        return;
    const Cluster &cluster = entry->cluster;
    const Fmt fmt = m_context.zone.fmt();
    const bool whileRunning = m_session.billingRule().standard == BillingRule::Start::NodeRunning;
    setSubtitle(cluster.billing.value != BillingType::OnDemand ? QString()
                : whileRunning                                  ? tr("Nodes that do not run cost nothing")
                                                                : tr("Billed since the cluster was created"));
    m_soFar = nullptr;
    m_since.reset();
    delete m_steps;
    m_steps = new QWidget(this);
    auto *row = new QHBoxLayout(m_steps);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(16);
    for (const Step &step : steps) {
        const auto at = reachedAt(cluster, step.phase);
        const bool isNow = cluster.status == step.status;
        // A step that was never reached and is not under way is to come; which ones are left out is not known beforehand.
        if (!at && !isNow && step.status != ClusterStatus::Ready && step.status != ClusterStatus::InstallingDrivers
            && step.status != ClusterStatus::RunningAcceptanceTests && step.status != ClusterStatus::WaitingForDataPlaneNodes)
            continue;
        const Visual visual = isNow ? StateVisuals::of(step.status) : at ? Visual::Good : Visual::Later;
        auto *words = new QVBoxLayout;
        words->setSpacing(1);
        words->addWidget(new PlainLabel(StateWords::word(StateVisuals::of(step.status)),
                                        isNow ? Type::Role::Strong : Type::Role::Body, at || isNow ? Ink::Text : Ink::Text3, m_steps));
        const auto left = at ? leftAt(cluster, *at) : std::nullopt;
        //: how long a step of bringing a cluster up took
        const QString time = left ? tr("took %1").arg(fmt.age(*left - *at)) : at ? tr("since %1").arg(fmt.time(*at)) : isNow ? tr("now") : tr("to come");
        auto *caption = new PlainLabel(time, Type::Role::Caption, Ink::Text3, m_steps);
        words->addWidget(caption);
        if (at && !left) {
            m_soFar = caption;
            m_since = at;
        }
        auto *one = new QHBoxLayout;
        one->setSpacing(6);
        one->addWidget(new Glyph(visual, 14, m_steps), 0, Qt::AlignTop);
        one->addLayout(words);
        row->addLayout(one);
    }
    row->addStretch(1);
    body()->addWidget(m_steps);
    showTimeSoFar();
}

void BringUpCard::showTimeSoFar()
{
    if (!m_soFar || !m_since)
        return;
    const Fmt fmt = m_context.zone.fmt();
    //: a step of bringing a cluster up: since when, and how long so far
    m_soFar->setText(tr("since %1, %2").arg(fmt.time(*m_since), fmt.age(m_context.countdown.now() - *m_since)));
}

} // namespace deck::ui
