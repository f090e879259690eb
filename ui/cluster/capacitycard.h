// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "card.h"
#include "fleetsession.h"
#include "uicontext.h"

class QPushButton;

namespace deck::ui {

class CapacityBar;
class ClassBadge;
class LegendItem;

/// Desired against allocated, by class: what runs, what drains, what waits and since when, and what a GPU costs an hour.
class CapacityCard : public Card
{
    Q_OBJECT
public:
    CapacityCard(FleetSession &session, const UiContext &context, const ClusterId &cluster, QWidget *parent = nullptr);

    void refresh();

Q_SIGNALS:
    void scaleWanted();

private:
    struct Line
    {
        ClassBadge *badge;
        PlainLabel *gpus;
        PlainLabel *words;
        PlainLabel *rate;
        CapacityBar *bar;
    };

    Line addLine(NodeClass nodeClass);
    void buildLegend();
    void showStandard(const ClusterRow &row, const Fmt &fmt);
    void showPreemptible(const ClusterRow &row, const Fmt &fmt);
    static QString gpuWords(int running, bool known, std::optional<int> wanted, const Fmt &fmt);
    QString rateWords(const ClusterRow &row, ComputeClass computeClass, const Fmt &fmt) const;

    FleetSession &m_session;
    UiContext m_context;
    ClusterId m_cluster;
    QPushButton *m_change;
    Line m_standard;
    Line m_preemptible;
    QWidget *m_legend;
    LegendItem *m_running;
    LegendItem *m_draining;
    LegendItem *m_waiting;
    PlainLabel *m_payNote;
};

} // namespace deck::ui
