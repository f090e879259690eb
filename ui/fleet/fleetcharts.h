// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "fleetsession.h"
#include "reflowrow.h"
#include "uicontext.h"

namespace deck::ui {

class Card;
class LegendItem;
class StepChart;

/// The last day of the fleet: what it cost per hour, and how preemptible capacity followed its target.
class FleetCharts : public ReflowRow
{
    Q_OBJECT
public:
    FleetCharts(FleetSession &session, const UiContext &context, QWidget *parent = nullptr);

    void refresh();
    QVector<double> burnShape() const { return m_burnShape; } ///< of the last refresh, for its shape only

private:
    void showBurn(const Fmt &fmt);
    void showPreemptible(const Fmt &fmt);

    FleetSession &m_session;
    UiContext m_context;
    QVector<double> m_burnShape;
    Card *m_burnCard;
    StepChart *m_burn;
    Card *m_preemptibleCard;
    StepChart *m_preemptible;
    QList<LegendItem *> m_burnLegend;
    QList<LegendItem *> m_preemptibleLegend;
};

} // namespace deck::ui
