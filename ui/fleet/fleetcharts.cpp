// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "fleetcharts.h"

#include "capacitysum.h"
#include "card.h"
#include "daybuckets.h"
#include "legenditem.h"
#include "statewords.h"
#include "stepchart.h"

namespace deck::ui {

namespace {

/// What a bucket would cost in an hour, for drawing only; its exact sum is what the card beside the cursor says.
double perHour(Amount amount, const CostBucket &bucket)
{
    const double seconds = double((bucket.to - bucket.from).count()) / 1000;
    return seconds > 0 ? double(amount.toMicroUsd()) / 1e6 * 3600 / seconds : 0;
}

} // namespace

FleetCharts::FleetCharts(FleetSession &session, const UiContext &context, QWidget *parent)
    : ReflowRow(parent)
    , m_session(session)
    , m_context(context)
    , m_burnCard(new Card({}, this))
    , m_burn(new StepChart(context.zone))
    , m_preemptibleCard(new Card({}, this))
    , m_preemptible(new StepChart(context.zone))
    , m_burnLegend{new LegendItem(LegendItem::Mark::StandardArea, {}), new LegendItem(LegendItem::Mark::PreemptibleArea, {}),
                   new LegendItem(LegendItem::Mark::Storage, {})}
    , m_preemptibleLegend{new LegendItem(LegendItem::Mark::Target, {}), new LegendItem(LegendItem::Mark::PreemptibleArea, {}),
                          new LegendItem(LegendItem::Mark::Preemption, {})}
{
    setObjectName(QStringLiteral("fleetCharts"));
    add(m_burnCard, 664);
    add(m_preemptibleCard, 492);
    for (LegendItem *item : m_burnLegend)
        m_burnCard->addHeaderWidget(item);
    for (LegendItem *item : m_preemptibleLegend)
        m_preemptibleCard->addHeaderWidget(item);
    for (Card *card : {m_burnCard, m_preemptibleCard})
        card->setHeaderLine(false);
    m_burnCard->setContent(m_burn);
    m_preemptibleCard->setContent(m_preemptible);
}

void FleetCharts::refresh()
{
    const Fmt fmt = m_context.zone.fmt();
    m_burnCard->setTitle(tr("Burn rate, last 24 h"));
    m_burnCard->setSubtitle(tr("$/h, 15-minute steps"));
    m_burnLegend.at(0)->setText(StateWords::word(NodeClass::Standard));
    m_burnLegend.at(1)->setText(StateWords::word(NodeClass::Preemptible));
    m_burnLegend.at(2)->setText(tr("Storage"));
    m_preemptibleCard->setTitle(tr("Preemptible GPUs"));
    m_preemptibleLegend.at(0)->setText(tr("Target"));
    m_preemptibleLegend.at(1)->setText(StateWords::word(Visual::Running));
    m_preemptibleLegend.at(2)->setText(StateWords::word(Visual::Preemption));
    showBurn(fmt);
    showPreemptible(fmt);
}

void FleetCharts::showBurn(const Fmt &fmt)
{
    ChartData chart;
    chart.caption = tr("Cost per hour by class over the last 24 hours, per 15 minutes");
    chart.axis = ChartData::Axis::Money;
    const QList<Instant> edges = dayEdges(m_context.countdown.now());
    CostQuery query;
    query.from = edges.first();
    query.to = edges.last();
    query.bucket = Seconds(900);
    const QList<CostBucket> buckets = m_session.cost(query).buckets;
    ChartData::Series standard{ChartData::Kind::Standard, StateWords::word(NodeClass::Standard), {}};
    ChartData::Series preemptible{ChartData::Kind::Preemptible, StateWords::word(NodeClass::Preemptible), {}};
    ChartData::Series storage{ChartData::Kind::Storage, tr("Storage"), {}};
    m_burnShape.clear();
    for (const CostBucket &bucket : buckets) {
        chart.edges.append(bucket.from);
        standard.values.append(perHour(bucket.standard, bucket));
        preemptible.values.append(perHour(bucket.preemptible, bucket));
        storage.values.append(perHour(bucket.storage, bucket));
        m_burnShape.append(perHour(bucket.total(), bucket));
        if (bucket.estimated)
            chart.estimated.append({bucket.from, bucket.to});
    }
    chart.edges.append(query.to);
    chart.series = {standard, preemptible, storage};
    chart.axisText = [fmt](double value) { return fmt.usdRounded(Amount::fromMicroUsd(qRound64(value * 1e6))); };
    chart.valueText = [fmt, buckets](int series, int bucket) {
        const CostBucket &each = buckets.at(bucket);
        return fmt.usd(series == 0 ? each.standard : series == 1 ? each.preemptible : each.storage);
    };
    chart.totalText = [fmt, buckets](int bucket) { return fmt.usd(buckets.at(bucket).total()); };
    m_burn->setData(chart);
}

void FleetCharts::showPreemptible(const Fmt &fmt)
{
    ChartData chart;
    chart.caption = tr("Preemptible GPUs over the last 24 hours, per 15 minutes");
    chart.edges = dayEdges(m_context.countdown.now());
    chart.targetName = tr("Target");
    ChartData::Series running{ChartData::Kind::Preemptible, StateWords::word(Visual::Running), {}};
    const QList<CapacityStep> steps = capacitySum(m_session.history(), {}, chart.edges.first(), chart.edges.last());
    for (const CapacityStep &step : atEndOfBuckets(steps, chart.edges)) {
        running.values.append(step.allocatedPreemptible ? *step.allocatedPreemptible : qQNaN());
        chart.target.append(step.wantedPreemptible ? *step.wantedPreemptible : qQNaN());
    }
    chart.series = {running};
    for (const TimelineEvent &event : m_session.history().events({}))
        if (event.kind == EventKind::PreemptionNotice && event.at && *event.at >= chart.edges.first())
            chart.preemptions.append(*event.at);
    chart.axisText = [fmt](double value) { return fmt.count(qRound(value)); };
    chart.valueText = [fmt, running](int, int bucket) { return countText(fmt, running.values.at(bucket)); };
    m_preemptible->setData(chart);
}

} // namespace deck::ui
