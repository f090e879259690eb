// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "fleetsession.h"
#include "timelineview.h"
#include "uicontext.h"

#include <QMap>
#include <QWidget>

class QBoxLayout;
class QPushButton;
class QToolButton;

namespace deck::ui {

class BrushView;
class EventTable;
class FilterPill;
class SegmentedButtons;
class StateView;
class TimelineLegend;
enum class EventGroup;

/// The tab "Timeline" of a cluster: toolbar, overview, canvas with its legend, and the list of events, which is selected
/// together with the canvas.
class TimelinePage : public QWidget
{
    Q_OBJECT

public:
    TimelinePage(FleetSession &session, const UiContext &context, const ClusterId &cluster, QWidget *parent = nullptr);

    /// Selects the newest life of a node and what it does now; false when the history does not know it.
    bool showNode(const NodeId &node);
    bool showEvent(const QString &eventKey);

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void buildLayout();
    void buildToolbar();
    void connectParts();
    void retranslate();
    void refresh();
    void refreshIfShown();
    void refreshOverview();
    void refreshCounts();
    void showState();
    void applyFilter();
    void placePills();
    void eventChosen(const TimelineEvent &event);
    void placePicked(const SegmentRef &place);
    void rangeMoved();

    FleetSession &m_session;
    UiContext m_context;
    ClusterId m_cluster;
    SegmentedButtons *m_spans;
    QPushButton *m_follow;
    QWidget *m_pills;
    QMap<EventGroup, FilterPill *> m_pillOf;
    QToolButton *m_zoomOut;
    QToolButton *m_zoomIn;
    QBoxLayout *m_firstRow = nullptr;
    QBoxLayout *m_secondRow = nullptr;
    BrushView *m_overview;
    TimelineView *m_view;
    TimelineLegend *m_legend;
    EventTable *m_events;
    StateView *m_eventState;
    StateView *m_state;
};

} // namespace deck::ui
