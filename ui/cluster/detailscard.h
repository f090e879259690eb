// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "card.h"
#include "fleetsession.h"
#include "uicontext.h"

namespace deck::ui {

class FactGrid;
class LinkButton;

/// What the cluster is made of, and what is not known about it.
class DetailsCard : public Card
{
    Q_OBJECT
public:
    DetailsCard(FleetSession &session, const UiContext &context, const ClusterId &cluster, QWidget *parent = nullptr);

    void refresh();

Q_SIGNALS:
    void copyIdWanted();

private:
    FleetSession &m_session;
    UiContext m_context;
    ClusterId m_cluster;
    LinkButton *m_copy;
    FactGrid *m_facts;
};

} // namespace deck::ui
