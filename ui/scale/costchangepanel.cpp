// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "costchangepanel.h"

#include "glyph.h"
#include "hairline.h"
#include "legenditem.h"
#include "linkbutton.h"
#include "plainlabel.h"
#include "priceline.h"
#include "pricewords.h"
#include "sentencelabel.h"
#include "splitbar.h"

#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QVBoxLayout>

namespace deck::ui {
namespace {

/// Only for the length of a bar.
double length(Amount amount)
{
    return double(amount.toMicroUsd());
}

} // namespace

CostChangePanel::CostChangePanel(QWidget *parent)
    : QWidget(parent)
    , m_title(new PlainLabel({}, Type::Role::Strong))
    , m_source(new SentenceLabel({}, Type::Role::Caption, Ink::Text3))
    , m_now(new PriceLine(PriceLine::Mark::None, true))
    , m_standard(new PriceLine(PriceLine::Mark::Standard, false))
    , m_preemptible(new PriceLine(PriceLine::Mark::Preemptible, false))
    , m_saved(new SentenceLabel({}, Type::Role::Body, Ink::Text2))
    , m_goDown(new SentenceLabel({}, Type::Role::Body, Ink::Text2))
    , m_rates(new LinkButton)
{
    buildLayout();
    retranslate();
    connect(m_rates, &LinkButton::clicked, this, &CostChangePanel::ratesWanted);
}

CostChangePanel::Step CostChangePanel::makeStep(QVBoxLayout *column)
{
    const Step step{new PlainLabel({}, Type::Role::Caption, Ink::Text3), new PlainLabel({}, Type::Role::Tile),
                    new PlainLabel(Fmt::perHourUnit(), Type::Role::Body, Ink::Text2), new PlainLabel({}, Type::Role::Strong)};
    // The small words stand on the baseline of the large figure.
    step.unit->setContentsMargins(0, 0, 0, 4);
    step.change->setContentsMargins(0, 0, 0, 4);
    step.caption->setWordWrap(true);
    column->addWidget(step.caption);
    auto *row = new QHBoxLayout;
    row->setSpacing(4);
    row->addWidget(step.value);
    row->addWidget(step.unit, 0, Qt::AlignBottom);
    row->addStretch(1);
    row->addWidget(step.change, 0, Qt::AlignBottom);
    column->addLayout(row);
    return step;
}

void CostChangePanel::buildLayout()
{
    m_rates->setObjectName(QStringLiteral("enterRates"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(16, 16, 16, 12);
    column->setSpacing(0);
    column->addWidget(m_title);
    column->addSpacing(2);
    column->addWidget(m_source);
    column->addSpacing(12);
    for (PriceLine *line : {m_now, m_standard, m_preemptible}) {
        column->addWidget(line);
        column->addSpacing(8);
    }
    column->addSpacing(4);
    column->addWidget(new Hairline);
    column->addSpacing(12);
    m_next = makeStep(column);
    column->addSpacing(8);
    m_full = makeStep(column);
    column->addSpacing(12);
    auto *bars = new QGridLayout;
    bars->setHorizontalSpacing(8);
    bars->setVerticalSpacing(8);
    bars->setColumnStretch(1, 1);
    for (int i = 0; i < 3; ++i) {
        const Bar bar{new PlainLabel({}, Type::Role::Caption, Ink::Text2), new SplitBar(16)};
        bars->addWidget(bar.name, i, 0);
        bars->addWidget(bar.bar, i, 1);
        m_bars.append(bar);
    }
    column->addLayout(bars);
    column->addSpacing(8);
    auto *legend = new QHBoxLayout;
    legend->setSpacing(12);
    for (const LegendItem::Mark mark : {LegendItem::Mark::StandardBar, LegendItem::Mark::PreemptibleBar, LegendItem::Mark::Storage}) {
        m_legend.append(new LegendItem(mark, QString()));
        legend->addWidget(m_legend.last());
    }
    legend->addStretch(1);
    column->addLayout(legend);
    column->addSpacing(14);
    column->addWidget(new Hairline);
    column->addSpacing(12);
    column->addWidget(m_saved);
    column->addSpacing(10);
    auto *down = new QHBoxLayout;
    down->setSpacing(8);
    down->addWidget(new Glyph(QStringLiteral("tool"), 15), 0, Qt::AlignTop);
    down->addWidget(m_goDown, 1);
    column->addLayout(down);
    column->addStretch(1);
    column->addWidget(m_rates, 0, Qt::AlignLeft);
}

void CostChangePanel::retranslate()
{
    m_title->setText(tr("Cost change"));
    m_bars[0].name->setText(tr("Now"));
    m_bars[1].name->setText(tr("Next"));
    m_bars[2].name->setText(tr("Full"));
    m_legend[0]->setText(tr("Standard"));
    m_legend[1]->setText(tr("Preemptible"));
    m_legend[2]->setText(tr("Storage"));
    m_goDown->setText(tr("To go down later: cordon the nodes you can spare first. Cordoned nodes are removed first."));
    m_rates->setText(tr("Edit rates…"));
}

void CostChangePanel::showStep(const Step &step, const QString &caption, const BurnRate &rate, const ScaleEstimate &estimate,
                               const Fmt &fmt)
{
    step.caption->setText(caption);
    step.value->setText(PriceWords::perHour(rate.total(), rate.unpriced, fmt));
    step.change->setText(rate.unpriced               ? QString()
                          : estimate.baselineKnown() ? fmt.usdChange(rate.total() - estimate.now.total())
                                                     : Fmt::none());
    step.value->setAccessibleName(caption + QStringLiteral(": ") + PriceWords::perHourWithUnit(rate.total(), rate.unpriced, fmt));
}

void CostChangePanel::show(const Cluster &seen, const ScaleEstimate &estimate, const RateCard &card, Instant at, const Fmt &fmt)
{
    m_source->setText(PriceWords::source(card, fmt));
    m_rates->setText(estimate.full.unpriced ? tr("Enter rates…") : tr("Edit rates…"));
    m_now->setTexts(tr("Now"), {}, PriceWords::perHourWithUnit(estimate.now.total(), estimate.now.unpriced, fmt));

    const auto rateText = [&](ComputeClass computeClass) {
        const auto rate = card.rateAt(seen.gpuType, computeClass, at);
        return rate ? fmt.rate(*rate) : Fmt::none();
    };
    const auto changeText = [&](const BurnRate &rate, Amount change) {
        return (rate.unpriced || !estimate.baselineKnown() ? Fmt::none() : fmt.usdChange(change)) + QLatin1Char(' ') + Fmt::perHourUnit();
    };
    const int bought = estimate.standardChange();
    m_standard->setVisible(bought != 0);
    m_standard->setTexts(tr("%1 × %2").arg(fmt.count(qAbs(bought)), rateText(ComputeClass::Standard)), {},
                         changeText(estimate.next, estimate.next.standard - estimate.now.standard));
    const bool targetKnown = estimate.preemptibleKnown || estimate.setsUnknownTarget;
    const int missing = targetKnown ? estimate.preemptibleMissing() : 0;
    m_preemptible->setVisible(missing > 0 || (targetKnown && estimate.preemptibleRemoved() > 0));
    m_preemptible->setTexts(missing > 0 ? tr("up to %1 × %2").arg(fmt.count(missing), rateText(ComputeClass::Preemptible))
                                        : tr("%1 × %2").arg(fmt.count(estimate.preemptibleRemoved()),
                                                            rateText(ComputeClass::Preemptible)),
                            {}, changeText(estimate.full, estimate.full.preemptible - estimate.now.preemptible));

    const QString next = bought > 0 ? tr("When the %n on-demand node(s) run", nullptr, bought / gpusPerNode)
        : bought < 0                ? tr("When the %n on-demand node(s) are gone", nullptr, -bought / gpusPerNode)
                                    : tr("When the on-demand nodes run");
    showStep(m_next, next, estimate.next, estimate, fmt);
    showStep(m_full, tr("When every preemptible node runs"), estimate.full, estimate, fmt);

    const double scale = qMax(length(estimate.now.total()), qMax(length(estimate.next.total()), length(estimate.full.total())));
    const QList<const BurnRate *> rates{&estimate.now, &estimate.next, &estimate.full};
    for (int i = 0; i < 3; ++i) {
        m_bars[i].bar->setParts({{BarPart::Fill::Standard, length(rates[i]->standard)},
                                 {BarPart::Fill::Preemptible, length(rates[i]->preemptible)},
                                 {BarPart::Fill::Storage, length(rates[i]->storage)}},
                                scale);
        m_bars[i].bar->setAccessibleName(m_bars[i].name->text() + QStringLiteral(": ")
                                         + PriceWords::perHourWithUnit(rates[i]->total(), rates[i]->unpriced, fmt));
    }
    m_saved->setVisible(!estimate.full.unpriced && !estimate.full.savedByPreemptible.isZero());
    m_saved->setSentence(Sentence(tr("Saved against all on-demand when full: **%1**"),
                                  {fmt.usdPerHour(estimate.full.savedByPreemptible)}));
}

void CostChangePanel::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace deck::ui
