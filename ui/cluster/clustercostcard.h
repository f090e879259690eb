// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "card.h"
#include "fleetsession.h"
#include "uicontext.h"

namespace deck::ui {

class LegendItem;
class LinkButton;
class SplitBar;

/// What the cluster costs now and has cost this month.
class ClusterCostCard : public Card
{
    Q_OBJECT
public:
    ClusterCostCard(FleetSession &session, const UiContext &context, const ClusterId &cluster, QWidget *parent = nullptr);

    void refresh();

Q_SIGNALS:
    void costWanted();

private:
    void buildLayout();
    void showBurn(const BurnRate &burn, const Fmt &fmt);
    void showMonth(const ClusterRow &row, const Fmt &fmt);

    FleetSession &m_session;
    UiContext m_context;
    ClusterId m_cluster;
    LinkButton *m_open;
    PlainLabel *m_burnTitle;
    PlainLabel *m_burn;
    PlainLabel *m_burnUnit;
    PlainLabel *m_burnNote;
    PlainLabel *m_monthTitle;
    PlainLabel *m_month;
    PlainLabel *m_monthNote;
    SplitBar *m_split;
    LegendItem *m_standard;
    LegendItem *m_preemptible;
    LegendItem *m_storage;
};

} // namespace deck::ui
