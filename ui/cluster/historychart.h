// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "card.h"
#include "fleetsession.h"
#include "uicontext.h"

namespace deck::ui {

class LegendItem;
class StepChart;

/// GPUs of a cluster over the last day: standard and preemptible on top of each other, what was wanted, and the notices.
class HistoryChart : public Card
{
    Q_OBJECT
public:
    HistoryChart(FleetSession &session, const UiContext &context, const ClusterId &cluster, QWidget *parent = nullptr);

    void refresh();

private:
    void showData();

    FleetSession &m_session;
    UiContext m_context;
    ClusterId m_cluster;
    StepChart *m_chart;
    LegendItem *m_wanted;
    LegendItem *m_standard;
    LegendItem *m_preemptible;
    LegendItem *m_preemption;
};

} // namespace deck::ui
