// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "clustercostcard.h"

#include "legenditem.h"
#include "linkbutton.h"
#include "plainlabel.h"
#include "splitbar.h"

#include <QGridLayout>
#include <QHBoxLayout>

namespace deck::ui {

ClusterCostCard::ClusterCostCard(FleetSession &session, const UiContext &context, const ClusterId &cluster, QWidget *parent)
    : Card({}, parent)
    , m_session(session)
    , m_context(context)
    , m_cluster(cluster)
    , m_open(new LinkButton)
    , m_burnTitle(new PlainLabel({}, Type::Role::Caption, Ink::Text3))
    , m_burn(new PlainLabel({}, Type::Role::Title))
    , m_burnUnit(new PlainLabel(Fmt::perHourUnit(), Type::Role::Body, Ink::Text2))
    , m_burnNote(new PlainLabel({}, Type::Role::Caption, Ink::Text3))
    , m_monthTitle(new PlainLabel({}, Type::Role::Caption, Ink::Text3))
    , m_month(new PlainLabel({}, Type::Role::Title))
    , m_monthNote(new PlainLabel({}, Type::Role::Caption, Ink::Text3))
    , m_split(new SplitBar(12))
    , m_standard(new LegendItem(LegendItem::Mark::StandardBar, {}))
    , m_preemptible(new LegendItem(LegendItem::Mark::PreemptibleBar, {}))
    , m_storage(new LegendItem(LegendItem::Mark::Storage, {}))
{
    setObjectName(QStringLiteral("clusterCostCard"));
    m_burn->setObjectName(QStringLiteral("burnNow"));
    m_month->setObjectName(QStringLiteral("monthToDate"));
    buildLayout();
    connect(m_open, &QPushButton::clicked, this, &ClusterCostCard::costWanted);
}

void ClusterCostCard::buildLayout()
{
    addHeaderWidget(m_open);
    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(16);
    grid->setVerticalSpacing(0);
    grid->setColumnStretch(0, 1);
    grid->setColumnStretch(1, 1);
    grid->addWidget(m_burnTitle, 0, 0);
    auto *burn = new QHBoxLayout;
    burn->setSpacing(4);
    burn->addWidget(m_burn);
    burn->addWidget(m_burnUnit);
    burn->addStretch(1);
    grid->addLayout(burn, 1, 0);
    grid->addWidget(m_burnNote, 2, 0);
    grid->addWidget(m_monthTitle, 0, 1);
    grid->addWidget(m_month, 1, 1);
    grid->addWidget(m_monthNote, 2, 1);
    body()->addLayout(grid);
    body()->addSpacing(10);
    body()->addWidget(m_split);
    auto *legend = new QHBoxLayout;
    legend->setContentsMargins(0, 5, 0, 0);
    legend->addWidget(m_standard);
    legend->addStretch(1);
    legend->addWidget(m_preemptible);
    legend->addStretch(1);
    legend->addWidget(m_storage);
    body()->addLayout(legend);
    body()->setSpacing(0);
}

void ClusterCostCard::refresh()
{
    setTitle(tr("Cost"));
    m_open->setText(tr("Open cost"));
    const Fmt fmt = m_context.zone.fmt();
    m_burnTitle->setText(tr("Burn rate now"));
    //: %1 is the name of a month
    m_monthTitle->setText(tr("%1 to date").arg(fmt.monthName(m_context.countdown.now())));
    const int index = m_session.clusters()->rowOf(m_cluster);
    if (index < 0)
        return;
    showBurn(m_session.burnRate(m_cluster), fmt);
    showMonth(m_session.clusters()->rowAt(index), fmt);
}

void ClusterCostCard::showBurn(const BurnRate &burn, const Fmt &fmt)
{
    const bool priced = !burn.unpriced;
    m_burn->setText(priced ? fmt.usd(burn.total()) : Fmt::none());
    m_split->setVisible(priced && !burn.total().isZero());
    for (LegendItem *item : {m_standard, m_preemptible, m_storage})
        item->setVisible(priced);
    if (!priced) {
        m_burnNote->setText(tr("No rates entered for all of it"));
        return;
    }
    Amount draining;
    for (const NodeRow &row : m_session.nodes(m_cluster)->rows())
        if (row.state == NodeState::Draining && row.perHour)
            draining += *row.perHour;
    m_burnNote->setText(draining.isZero() ? tr("storage included")
                                          : tr("after this drain %1").arg(fmt.usdPerHour(burn.total() - draining)));
    m_split->setParts({{BarPart::Fill::Standard, double(burn.standard.toMicroUsd())},
                       {BarPart::Fill::Preemptible, double(burn.preemptible.toMicroUsd())},
                       {BarPart::Fill::Storage, double(burn.storage.toMicroUsd())}});
    m_standard->setText(fmt.usd(burn.standard));
    m_preemptible->setText(fmt.usd(burn.preemptible));
    m_storage->setText(tr("%1 storage").arg(fmt.usd(burn.storage)));
    m_split->setAccessibleName(tr("Per hour: standard %1, preemptible %2, storage %3")
                                   .arg(m_context.zone.fmt().usd(burn.standard), fmt.usd(burn.preemptible), fmt.usd(burn.storage)));
}

void ClusterCostCard::showMonth(const ClusterRow &row, const Fmt &fmt)
{
    const CostSum &sum = row.monthToDate;
    m_month->setText(sum.unpriced ? Fmt::none() : fmt.usdRounded(sum.amount));
    if (sum.unpriced)
        m_monthNote->setText(tr("No rates entered for all of it"));
    else if (!sum.estimatedAmount.isZero())
        m_monthNote->setText(tr("%1 of it estimated").arg(fmt.usdRounded(sum.estimatedAmount)));
    else
        m_monthNote->setText(tr("saved %1 by preemptible").arg(fmt.usdRounded(sum.saved())));
}

} // namespace deck::ui
