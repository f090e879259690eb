// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "timechart.h"

namespace deck::ui {

/// What was charged in each bucket, stacked by compute class. Bars are 82 % of their bucket; where they would get narrower
/// than 3 px the same data appear as step areas.
class BarStackChart : public TimeChart
{
    Q_OBJECT

public:
    explicit BarStackChart(const ZoneChoice &zone, QWidget *parent = nullptr);

    bool showsBars() const;

protected:
    void rebuild() override;
};

} // namespace deck::ui
