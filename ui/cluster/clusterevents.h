// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "card.h"
#include "fleetsession.h"
#include "uicontext.h"

class QGridLayout;

namespace deck::ui {

class LinkButton;

/// The newest events of a cluster, one line each.
class ClusterEvents : public Card
{
    Q_OBJECT
public:
    ClusterEvents(FleetSession &session, const UiContext &context, const ClusterId &cluster, QWidget *parent = nullptr);

    void refresh();

Q_SIGNALS:
    void timelineWanted();

private:
    FleetSession &m_session;
    UiContext m_context;
    ClusterId m_cluster;
    LinkButton *m_open;
    QWidget *m_lines = nullptr;
};

} // namespace deck::ui
