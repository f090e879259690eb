// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "fleetsession.h"
#include "reflowrow.h"
#include "uicontext.h"

class QHBoxLayout;

namespace deck::ui {

class CapacityBar;
class TileWidget;

/// The four figures of the fleet: burn rate, GPUs, what preemptible saves, statuses.
class FleetTiles : public ReflowRow
{
    Q_OBJECT
public:
    FleetTiles(FleetSession &session, const UiContext &context, QWidget *parent = nullptr);

    /// `spark` is the burn rate of the last day, for its shape.
    void refresh(const QVector<double> &spark);

private:
    void showBurn(const BurnRate &burn, const Fmt &fmt, const QVector<double> &spark);
    void showGpus(const Fmt &fmt);
    void showSavings(const BurnRate &burn, const Fmt &fmt);
    void showStatuses(const Fmt &fmt);

    FleetSession &m_session;
    UiContext m_context;
    TileWidget *m_burn;
    TileWidget *m_gpus;
    TileWidget *m_saved;
    TileWidget *m_status;
    QHBoxLayout *m_bars;
    CapacityBar *m_standard;
    CapacityBar *m_preemptible;
    QWidget *m_counts = nullptr;
};

} // namespace deck::ui
