// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "historychart.h"

#include "capacitysum.h"
#include "daybuckets.h"
#include "legenditem.h"
#include "statewords.h"
#include "stepchart.h"

namespace deck::ui {

HistoryChart::HistoryChart(FleetSession &session, const UiContext &context, const ClusterId &cluster, QWidget *parent)
    : Card({}, parent)
    , m_session(session)
    , m_context(context)
    , m_cluster(cluster)
    , m_chart(new StepChart(context.zone))
    , m_wanted(new LegendItem(LegendItem::Mark::Target, {}))
    , m_standard(new LegendItem(LegendItem::Mark::StandardArea, {}))
    , m_preemptible(new LegendItem(LegendItem::Mark::PreemptibleArea, {}))
    , m_preemption(new LegendItem(LegendItem::Mark::Preemption, {}))
{
    setObjectName(QStringLiteral("historyChart"));
    setHeaderLine(false);
    for (LegendItem *item : {m_wanted, m_standard, m_preemptible, m_preemption})
        addHeaderWidget(item);
    setContent(m_chart);
}

void HistoryChart::refresh()
{
    setTitle(tr("Allocated GPUs, last 24 h"));
    m_wanted->setText(tr("Wanted"));
    m_standard->setText(StateWords::word(NodeClass::Standard));
    m_preemptible->setText(StateWords::word(NodeClass::Preemptible));
    m_preemption->setText(StateWords::word(Visual::Preemption));
    showData();
}

void HistoryChart::showData()
{
    const Fmt fmt = m_context.zone.fmt();
    ChartData chart;
    chart.caption = tr("GPUs by class over the last 24 hours, per 15 minutes");
    chart.edges = dayEdges(m_context.countdown.now());
    chart.targetName = tr("Wanted");
    ChartData::Series standard{ChartData::Kind::Standard, StateWords::word(NodeClass::Standard), {}};
    ChartData::Series preemptible{ChartData::Kind::Preemptible, StateWords::word(NodeClass::Preemptible), {}};
    const QList<CapacityStep> steps = capacitySum(m_session.history(), m_cluster, chart.edges.first(), chart.edges.last());
    for (const CapacityStep &step : atEndOfBuckets(steps, chart.edges)) {
        standard.values.append(step.runningStandard ? *step.runningStandard : qQNaN());
        preemptible.values.append(step.allocatedPreemptible ? *step.allocatedPreemptible : qQNaN());
        const bool known = step.wantedStandard && step.wantedPreemptible;
        chart.target.append(known ? *step.wantedStandard + *step.wantedPreemptible : qQNaN());
    }
    chart.series = {standard, preemptible};
    for (const TimelineEvent &event : m_session.history().events(m_cluster))
        if (event.kind == EventKind::PreemptionNotice && event.at && *event.at >= chart.edges.first())
            chart.preemptions.append(*event.at);
    for (const CoverageGap &gap : m_session.history().gaps())
        if (gap.to > chart.edges.first())
            chart.estimated.append({std::max(gap.from, chart.edges.first()), std::min(gap.to, chart.edges.last())});
    chart.axisText = [fmt](double value) { return fmt.count(qRound(value)); };
    chart.valueText = [fmt, standard, preemptible](int series, int bucket) {
        return countText(fmt, (series == 0 ? standard : preemptible).values.at(bucket));
    };
    chart.totalText = [fmt, standard, preemptible](int bucket) {
        return countText(fmt, standard.values.at(bucket) + preemptible.values.at(bucket));
    };
    m_chart->setData(chart);
}

} // namespace deck::ui
