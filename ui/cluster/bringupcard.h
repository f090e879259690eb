// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "card.h"
#include "fleetsession.h"
#include "uicontext.h"

namespace deck::ui {

/// The steps of a cluster that is coming up: done, under way, to come. Hidden when it is up.
class BringUpCard : public Card
{
    Q_OBJECT
public:
    BringUpCard(FleetSession &session, const UiContext &context, const ClusterId &cluster, QWidget *parent = nullptr);

    void refresh();

private:
    FleetSession &m_session;
    UiContext m_context;
    ClusterId m_cluster;
    QWidget *m_steps = nullptr;
};

} // namespace deck::ui
