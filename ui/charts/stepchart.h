// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "timechart.h"

namespace deck::ui {

/// Capacity or a rate over time as stacked areas with steps, and a dashed target: burn rate, preemptible GPUs, allocated GPUs.
///
///     auto *chart = new StepChart(zone);
///     chart->setData(data);                  // chartdata.h
///     card->setHeaderLine(false);
///     card->setContent(chart);
class StepChart : public TimeChart
{
    Q_OBJECT

public:
    explicit StepChart(const ZoneChoice &zone, QWidget *parent = nullptr);

protected:
    void rebuild() override;
};

} // namespace deck::ui
