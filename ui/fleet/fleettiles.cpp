// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "fleettiles.h"

#include "capacitybar.h"
#include "glyph.h"
#include "metrics.h"
#include "plainlabel.h"
#include "statevisuals.h"
#include "tilewidget.h"

#include <QHBoxLayout>

namespace deck::ui {

namespace {

/// Which of the counted groups a status belongs to; what the app does not know is counted apart.
enum class Group { Ready, Degraded, Starting, Paused, Deleting, Other };

Group groupOf(const ClusterRow &row)
{
    if (row.presence != Presence::Listed)
        return Group::Other;
    if (isBringUp(row.status.value))
        return Group::Starting;
    switch (row.status.value) {
    case ClusterStatus::Ready:
        return Group::Ready;
    case ClusterStatus::Degraded:
        return Group::Degraded;
    case ClusterStatus::Paused:
    case ClusterStatus::OnDemandComputePaused:
        return Group::Paused;
    case ClusterStatus::Deleting:
        return Group::Deleting;
    default:
        return Group::Other;
    }
}

} // namespace

FleetTiles::FleetTiles(FleetSession &session, const UiContext &context, QWidget *parent)
    : ReflowRow(parent)
    , m_session(session)
    , m_context(context)
    , m_burn(new TileWidget({}, this))
    , m_gpus(new TileWidget({}, this))
    , m_saved(new TileWidget({}, this))
    , m_status(new TileWidget({}, this))
    , m_bars(nullptr)
    , m_standard(new CapacityBar)
    , m_preemptible(new CapacityBar)
{
    setObjectName(QStringLiteral("fleetTiles"));
    m_burn->setObjectName(QStringLiteral("burnTile"));
    m_gpus->setObjectName(QStringLiteral("gpusTile"));
    m_saved->setObjectName(QStringLiteral("savedTile"));
    m_status->setObjectName(QStringLiteral("statusTile"));
    add(m_burn, 248);
    add(m_gpus, 232);
    add(m_saved, 296);
    add(m_status, 356);
    auto *bars = new QWidget;
    m_bars = new QHBoxLayout(bars);
    m_bars->setContentsMargins(0, 5, 0, 0);
    m_bars->setSpacing(6);
    m_bars->addWidget(m_standard);
    m_bars->addWidget(m_preemptible);
    for (CapacityBar *bar : {m_standard, m_preemptible})
        bar->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_gpus->setExtra(bars);
}

void FleetTiles::refresh(const QVector<double> &spark)
{
    const Fmt fmt = m_context.zone.fmt();
    const BurnRate burn = m_session.burnRate({});
    showBurn(burn, fmt, spark);
    showGpus(fmt);
    showSavings(burn, fmt);
    showStatuses(fmt);
}

void FleetTiles::showBurn(const BurnRate &burn, const Fmt &fmt, const QVector<double> &spark)
{
    m_burn->setCaption(tr("Burn rate now"));
    m_burn->setValue(burn.unpriced ? Fmt::none() : fmt.usd(burn.total()), Fmt::perHourUnit());
    m_burn->setNote(burn.unpriced ? tr("Not all of it has a rate")
                                  : tr("Compute %1, storage %2").arg(fmt.usd(burn.compute()), fmt.usd(burn.storage)));
    m_burn->setSpark(burn.unpriced ? QVector<double>() : spark);
}

void FleetTiles::showGpus(const Fmt &fmt)
{
    Capacity standard{NodeClass::Standard, 0, 0, 0, 0, false};
    Capacity preemptible{NodeClass::Preemptible, 0, 0, 0, 0, false};
    for (const ClusterRow &row : m_session.clusters()->rows()) {
        // A count that is missing is not the number that runs.
        standard.totalKnown = standard.totalKnown && row.standardWanted;
        standard.runningKnown = standard.runningKnown && row.standardKnown;
        preemptible.totalKnown = preemptible.totalKnown && row.preemptibleWantedKnown();
        preemptible.runningKnown = preemptible.runningKnown && row.preemptibleKnown;
        standard.total += row.standardWanted.value_or(row.standardRunning);
        standard.running += row.standardRunning;
        preemptible.total += row.preemptibleWanted.value_or(row.preemptibleRunning);
        preemptible.running += row.preemptibleRunning;
    }
    const bool known = standard.totalKnown && preemptible.totalKnown;
    const QString running = fmt.count(standard.running + preemptible.running);
    m_gpus->setCaption(tr("GPUs running"));
    m_gpus->setValue(standard.runningKnown && preemptible.runningKnown ? running : tr("at least %1").arg(running),
                     //: after the number of GPUs that run
                     tr("of %1 wanted").arg(known ? fmt.count(standard.total + preemptible.total) : Fmt::unknown()));
    m_standard->setCapacity(standard);
    m_preemptible->setCapacity(preemptible);
    m_standard->setVisible(standard.total > 0 || !standard.isKnown());
    m_preemptible->setVisible(preemptible.total > 0 || !preemptible.isKnown());
    m_bars->setStretch(0, std::max(1, standard.total));
    m_bars->setStretch(1, std::max(1, preemptible.total));
}

void FleetTiles::showSavings(const BurnRate &burn, const Fmt &fmt)
{
    m_saved->setCaption(tr("Saved by preemptible"));
    m_saved->setValue(burn.unpriced ? Fmt::none() : fmt.usd(burn.savedByPreemptible), Fmt::perHourUnit());
    CostSum month;
    for (const ClusterRow &row : m_session.clusters()->rows())
        month += row.monthToDate;
    const Amount onDemand = burn.compute() + burn.savedByPreemptible;
    if (burn.unpriced || month.unpriced || onDemand.isZero()) {
        m_saved->setNote(burn.unpriced ? tr("Not all of it has a rate") : tr("Nothing runs now"));
        return;
    }
    const int percent = int(burn.savedByPreemptible.toMicroUsd() * 100 / onDemand.toMicroUsd());
    //: %2 is the name of the month, %3 money
    m_saved->setNote(tr("%1 below all on-demand. %2: %3")
                         .arg(fmt.percent(percent), fmt.monthName(m_context.countdown.now()), fmt.usdRounded(month.saved())));
}

void FleetTiles::showStatuses(const Fmt &fmt)
{
    QMap<Group, int> counts;
    for (const ClusterRow &row : m_session.clusters()->rows())
        ++counts[groupOf(row)];
    const int all = m_session.clusters()->rowCount();
    m_status->setCaption(tr("Status"));
    m_status->setValue(fmt.count(all), tr("clusters", "after a number", all));
    delete m_counts;
    m_counts = new QWidget;
    auto *row = new QHBoxLayout(m_counts);
    row->setContentsMargins(0, 2, 0, 0);
    row->setSpacing(4);
    const auto add = [this, row](Visual visual, const QString &words) {
        row->addWidget(new Glyph(visual, 12, m_counts));
        row->addWidget(new PlainLabel(words, Type::Role::Caption, Ink::Text2, m_counts));
        row->addSpacing(4);
    };
    for (auto it = counts.cbegin(); it != counts.cend(); ++it) {
        switch (it.key()) {
        case Group::Ready:
            add(Visual::Ready, tr("%n ready", nullptr, *it));
            break;
        case Group::Degraded:
            add(Visual::Degraded, tr("%n degraded", nullptr, *it));
            break;
        case Group::Starting:
            add(Visual::AcceptanceTests, tr("%n starting", nullptr, *it));
            break;
        case Group::Paused:
            add(Visual::Paused, tr("%n paused", nullptr, *it));
            break;
        case Group::Deleting:
            add(Visual::Deleting, tr("%n deleting", nullptr, *it));
            break;
        case Group::Other:
            add(Visual::Unknown, tr("%n unknown", nullptr, *it));
            break;
        }
    }
    row->addStretch(1);
    m_status->setExtra(m_counts);
}

} // namespace deck::ui
