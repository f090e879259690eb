// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "capacitycard.h"

#include "buttonrole.h"
#include "capacitybar.h"
#include "classbadge.h"
#include "legenditem.h"
#include "plainlabel.h"
#include "plaintooltip.h"

#include <QHBoxLayout>
#include <QPushButton>

namespace deck::ui {

CapacityCard::CapacityCard(FleetSession &session, const UiContext &context, const ClusterId &cluster, QWidget *parent)
    : Card({}, parent)
    , m_session(session)
    , m_context(context)
    , m_cluster(cluster)
    , m_change(new QPushButton)
    , m_standard(addLine(NodeClass::Standard))
    , m_preemptible(addLine(NodeClass::Preemptible))
    , m_legend(new QWidget(this))
{
    setObjectName(QStringLiteral("capacityCard"));
    m_change->setObjectName(QStringLiteral("changeTarget"));
    setControlSize(m_change, ControlSize::Small);
    addHeaderWidget(m_change);
    body()->setContentsMargins(13, 10, 13, 12);
    body()->setSpacing(0);
    buildLegend();
    connect(m_change, &QPushButton::clicked, this, &CapacityCard::scaleWanted);
}

CapacityCard::Line CapacityCard::addLine(NodeClass nodeClass)
{
    Line line{new ClassBadge(nodeClass), new PlainLabel({}, Type::Role::Strong), new PlainLabel({}, Type::Role::Body, Ink::Text2),
              new PlainLabel({}, Type::Role::Body, Ink::Text2), new CapacityBar};
    if (nodeClass == NodeClass::Preemptible)
        body()->addSpacing(12);
    auto *row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(line.badge);
    row->addWidget(line.gpus);
    row->addWidget(line.words);
    row->addStretch(1);
    row->addWidget(line.rate);
    body()->addLayout(row);
    body()->addSpacing(4);
    line.bar->setBarHeight(16);
    body()->addWidget(line.bar);
    return line;
}

void CapacityCard::buildLegend()
{
    m_running = new LegendItem(LegendItem::Mark::PreemptibleBar, {}, m_legend);
    m_draining = new LegendItem(LegendItem::Mark::Draining, {}, m_legend);
    m_waiting = new LegendItem(LegendItem::Mark::WaitingPreemptible, {}, m_legend);
    m_payNote = new PlainLabel({}, Type::Role::Caption, Ink::Text3, m_legend);
    auto *row = new QHBoxLayout(m_legend);
    row->setContentsMargins(0, 6, 0, 0);
    row->setSpacing(16);
    row->addWidget(m_running);
    row->addWidget(m_draining);
    row->addWidget(m_waiting);
    row->addStretch(1);
    row->addWidget(m_payNote);
    body()->addWidget(m_legend);
}

/// "48 of 64 GPUs", "48 GPUs" where the target is not known; "at least 48 …" where more may run.
QString CapacityCard::gpuWords(int running, bool known, std::optional<int> wanted, const Fmt &fmt)
{
    const QString gpus = wanted ? fmt.gpusOfWanted(running, *wanted) : tr("%n GPU(s)", nullptr, running);
    //: a number of GPUs
    return known ? gpus : tr("at least %1").arg(gpus);
}

QString CapacityCard::rateWords(const ClusterRow &row, ComputeClass computeClass, const Fmt &fmt) const
{
    const auto rate = m_session.rateCard().rateAt(row.gpuType, computeClass, m_context.countdown.now());
    return rate ? tr("%1 per GPU-hour").arg(fmt.rate(*rate)) : tr("no rate entered");
}

void CapacityCard::showStandard(const ClusterRow &row, const Fmt &fmt)
{
    const int wanted = row.standardWanted.value_or(row.standardRunning + row.standardFailed);
    m_standard.bar->setCapacity(Capacity{NodeClass::Standard, wanted, row.standardRunning, 0, row.standardFailed, true,
                                                row.standardKnown, row.standardWanted.has_value()});
    m_standard.gpus->setText(gpuWords(row.standardRunning, row.standardKnown, row.standardWanted, fmt));
    const int missing = row.standardKnown ? wanted - row.standardRunning - row.standardFailed : 0;
    if (row.standardFailed > 0)
        m_standard.words->setText(tr("%n GPU(s) failed. Never preempted", nullptr, row.standardFailed));
    else if (missing > 0)
        m_standard.words->setText(tr("%n GPU(s) not running. Never preempted", nullptr, missing));
    else
        m_standard.words->setText(row.standardWanted ? tr("Never preempted") : tr("Wanted: %1. Never preempted").arg(Fmt::unknown()));
    m_standard.rate->setText(rateWords(row, ComputeClass::Standard, fmt));
}

void CapacityCard::showPreemptible(const ClusterRow &row, const Fmt &fmt)
{
    const int wanted = row.preemptibleWanted.value_or(row.preemptibleRunning);
    const int running = row.preemptibleRunning - row.preemptibleDraining;
    m_preemptible.bar->setCapacity(Capacity{NodeClass::Preemptible, wanted, running, row.preemptibleDraining, 0, true,
                                                   row.preemptibleKnown, row.preemptibleWantedKnown()});
    m_preemptible.rate->setText(rateWords(row, ComputeClass::Preemptible, fmt));
    const bool known = row.preemptibleWantedKnown();
    const bool none = known && row.preemptibleKnown && wanted == 0 && row.preemptibleRunning == 0;
    m_legend->setVisible(!none);
    m_preemptible.bar->setVisible(!none);
    if (none) {
        m_preemptible.gpus->setText(tr("No target"));
        m_preemptible.words->setText(mayHavePreemptible(row.type.value) ? tr("Half the price, can be taken back with 5 minutes’ notice")
                                                                      : tr("Not available on Slurm clusters"));
        return;
    }
    m_preemptible.gpus->setText(gpuWords(row.preemptibleRunning, row.preemptibleKnown, known ? std::optional(wanted) : std::nullopt, fmt));
    m_preemptible.words->setText(known ? tr("Filled when spare capacity exists") : tr("Target: %1").arg(Fmt::unknown()));
    m_running->setText(tr("%1 running").arg(row.preemptibleKnown ? fmt.count(running) : tr("at least %1").arg(fmt.count(running))));
    m_draining->setVisible(row.preemptibleDraining > 0);
    m_draining->setText(tr("%1 draining").arg(fmt.count(row.preemptibleDraining)));
    const int waiting = row.preemptibleKnown ? wanted - row.preemptibleRunning : 0;
    m_waiting->setVisible(waiting > 0);
    m_waiting->setText(row.shortSince ? tr("%1 waiting since %2, %3").arg(fmt.count(waiting), fmt.time(*row.shortSince),
                                                                          fmt.age(m_context.countdown.now() - *row.shortSince))
                                      : tr("%1 waiting").arg(fmt.count(waiting)));
    m_payNote->setText(tr("You pay only for GPUs that run"));
}

void CapacityCard::refresh()
{
    setTitle(tr("Capacity"));
    m_change->setText(tr("Change target…"));
    const int index = m_session.clusters()->rowOf(m_cluster);
    if (index < 0)
        return;
    const ClusterRow row = m_session.clusters()->rowAt(index);
    const Fmt fmt = m_context.zone.fmt();
    std::optional<int> wanted;
    if (row.wantedKnown())
        wanted = *row.standardWanted + row.preemptibleWanted.value_or(0);
    const int running = row.standardRunning + row.preemptibleRunning;
    setSubtitle(tr("%1 running").arg(gpuWords(running, row.runningKnown(), wanted, fmt)));
    const bool writes = m_session.connection().writesAllowed() && row.presence == Presence::Listed
        && row.status.value != ClusterStatus::Deleting;
    m_change->setEnabled(writes);
    showStandard(row, fmt);
    showPreemptible(row, fmt);
}

} // namespace deck::ui
