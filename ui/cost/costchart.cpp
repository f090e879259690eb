// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "costchart.h"

#include "barstackchart.h"
#include "legenditem.h"
#include "segmentedbuttons.h"

#include <QEvent>

namespace deck::ui {
namespace {

/// Heights of columns; the texts on the chart come from the exact sums.
double barHeight(Amount amount)
{
    return double(amount.toMicroUsd()) / 1e6;
}

} // namespace

CostChart::CostChart(const ZoneChoice &zone, QWidget *parent)
    : Card({}, parent)
    , m_zone(zone)
    , m_chart(new BarStackChart(zone))
    , m_stretch(new SegmentedButtons(ControlSize::Tiny))
{
    m_chart->setObjectName(QStringLiteral("costChart"));
    m_stretch->setObjectName(QStringLiteral("stretch"));
    for (const LegendItem::Mark mark : {LegendItem::Mark::StandardArea, LegendItem::Mark::PreemptibleArea, LegendItem::Mark::Storage,
                                        LegendItem::Mark::Estimated}) {
        m_legend.append(new LegendItem(mark, QString()));
        addHeaderWidget(m_legend.last());
    }
    m_stretch->add(int(Stretch::Day), QString());
    m_stretch->add(int(Stretch::Week), QString());
    m_stretch->add(int(Stretch::Period), QString());
    addHeaderWidget(m_stretch);
    setHeaderLine(false);
    setContent(m_chart);
    m_chart->setMinimumHeight(160);
    retranslate();
    connect(m_stretch, &SegmentedButtons::chosen, this, &CostChart::stretchChosen);
}

void CostChart::retranslate()
{
    setTitle(tr("Charges by compute class"));
    m_legend[0]->setText(tr("Standard"));
    m_legend[1]->setText(tr("Preemptible"));
    m_legend[2]->setText(tr("Storage"));
    m_legend[3]->setText(tr("Estimated"));
    m_stretch->setText(int(Stretch::Day), tr("24 h"));
    m_stretch->setText(int(Stretch::Week), tr("7 d"));
    m_stretch->setAccessibleName(tr("Stretch shown in the chart"));
    renew();
}

CostChart::Stretch CostChart::stretch() const
{
    return Stretch(m_stretch->current());
}

void CostChart::setStretch(Stretch stretch)
{
    m_stretch->setCurrent(int(stretch));
}

void CostChart::setPeriodName(const QString &name)
{
    m_stretch->setText(int(Stretch::Period), name);
}

void CostChart::setReport(const CostReport &report)
{
    m_report = report;
    renew();
}

void CostChart::renew()
{
    const qint64 width = m_report.query.bucket.count();
    const QString per = width >= 86400 ? tr("per day, days in %1").arg(m_zone.fmt().zoneName(m_report.query.to))
        : width >= 3600                ? tr("per hour")
                                       : tr("per %n minute(s)", nullptr, int(width / 60));
    setSubtitle(tr("%1, from usage metered every 1 to 2 minutes").arg(per));
    ChartData shown;
    shown.axis = ChartData::Axis::Money;
    shown.caption = tr("Charges by compute class, %1").arg(per);
    shown.datesOnTicks = true;
    const QList<CostBucket> buckets = m_report.buckets;
    ChartData::Series standard{ChartData::Kind::Standard, tr("Standard"), {}};
    ChartData::Series preemptible{ChartData::Kind::Preemptible, tr("Preemptible"), {}};
    ChartData::Series storage{ChartData::Kind::Storage, tr("Storage"), {}};
    for (const CostBucket &bucket : buckets) {
        shown.edges.append(bucket.from);
        standard.values.append(barHeight(bucket.standard));
        preemptible.values.append(barHeight(bucket.preemptible));
        storage.values.append(barHeight(bucket.storage));
    }
    if (!buckets.isEmpty())
        shown.edges.append(buckets.last().to);
    shown.series = {standard, preemptible, storage};
    for (const CoverageGap &gap : std::as_const(m_report.gaps))
        shown.estimated.append({gap.from, gap.to});
    const ZoneChoice *zone = &m_zone;
    shown.axisText = [zone](double tick) {
        const Amount amount = Amount::fromMicroUsd(qRound64(tick * 1e6));
        return amount.toCents() % 100 == 0 ? zone->fmt().usdRounded(amount) : zone->fmt().usd(amount);
    };
    shown.valueText = [zone, buckets](int series, int bucket) {
        const CostBucket &at = buckets.at(bucket);
        return zone->fmt().usd(series == 0 ? at.standard : series == 1 ? at.preemptible : at.storage);
    };
    shown.totalText = [zone, buckets](int bucket) { return zone->fmt().usd(buckets.at(bucket).total()); };
    m_chart->setData(shown);
}

void CostChart::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    Card::changeEvent(event);
}

} // namespace deck::ui
