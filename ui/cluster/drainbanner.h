// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "fleetsession.h"
#include "uicontext.h"

#include <QPushButton>

namespace deck::ui {

class DrainBar;
class NoticeBar;
class PlainLabel;

/// "1 preemptible node is being taken back": which one leaves first, and how long is left. Hidden while there is none.
class DrainBanner : public QWidget
{
    Q_OBJECT
public:
    DrainBanner(FleetSession &session, const UiContext &context, const ClusterId &cluster, QWidget *parent = nullptr);

Q_SIGNALS:
    void nodeWanted(const deck::NodeId &node);

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();
    void showLeft();

    FleetSession &m_session;
    UiContext m_context;
    ClusterId m_cluster;
    NoticeBar *m_notice;
    DrainBar *m_bar;
    PlainLabel *m_left;
    QPushButton *m_show;
    NodeId m_first;
    std::optional<DrainWindow> m_drain;
};

} // namespace deck::ui
