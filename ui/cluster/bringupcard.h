// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "card.h"
#include "fleetsession.h"
#include "uicontext.h"

namespace deck::ui {

class PlainLabel;

/// The steps of a cluster that is coming up, with the time that each took or takes so far. Hidden when it is up.
class BringUpCard : public Card
{
    Q_OBJECT
public:
    BringUpCard(FleetSession &session, const UiContext &context, const ClusterId &cluster, QWidget *parent = nullptr);

    void refresh();

private:
    void showTimeSoFar();

    FleetSession &m_session;
    UiContext m_context;
    ClusterId m_cluster;
    QWidget *m_steps = nullptr;
    PlainLabel *m_soFar = nullptr;  ///< below the step that is under way
    std::optional<Instant> m_since; ///< when that one was reached
};

} // namespace deck::ui
