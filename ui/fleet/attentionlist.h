// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "fleetsession.h"
#include "surface.h"
#include "uicontext.h"

class QScrollArea;
class QVBoxLayout;

namespace deck::ui {

class AttentionRow;
class PlainLabel;

/// What needs attention now, the nearest deadline first. Four lines are shown, the rest scrolls; when there is nothing, one
/// quiet line says so.
class AttentionList : public Surface
{
    Q_OBJECT
public:
    AttentionList(FleetSession &session, const UiContext &context, QWidget *parent = nullptr);

    void refresh();

Q_SIGNALS:
    void clusterWanted(const deck::ClusterId &cluster, const deck::NodeId &node);

private:
    void showTimes();

    FleetSession &m_session;
    UiContext m_context;
    QScrollArea *m_scroll;
    QVBoxLayout *m_column;
    QWidget *m_calm;
    PlainLabel *m_calmWords;
    QList<AttentionRow *> m_rows;
};

} // namespace deck::ui
