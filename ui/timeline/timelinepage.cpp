// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "timelinepage.h"

#include "brushview.h"
#include "buttonrole.h"
#include "capacitysum.h"
#include "errorwords.h"
#include "eventlink.h"
#include "eventtable.h"
#include "filterpill.h"
#include "hairline.h"
#include "icons.h"
#include "lanebuilder.h"
#include "metrics.h"
#include "segmentedbuttons.h"
#include "stateview.h"
#include "surface.h"
#include "timelinelegend.h"

#include <QEvent>
#include <QPushButton>
#include <QSplitter>
#include <QToolButton>
#include <QVBoxLayout>

namespace deck::ui {

namespace {

constexpr int spanHours[] = {1, 6, 24, 168};

Surface *boxed(QWidget *content)
{
    auto *box = new Surface(&Tokens::base, Surface::Edge::Box);
    auto *column = new QVBoxLayout(box);
    column->setContentsMargins(1, 1, 1, 1);
    column->addWidget(content);
    return box;
}

const char *iconOf(EventGroup group)
{
    switch (group) {
    case EventGroup::Preemption:
        return "glyph-drain";
    case EventGroup::Failure:
        return "glyph-fail";
    case EventGroup::Scaling:
        return "plus";
    case EventGroup::Phases:
        return "glyph-boot";
    case EventGroup::Other:
        return "glyph-info";
    }
    Q_UNREACHABLE();
}

} // namespace

TimelinePage::TimelinePage(FleetSession &session, const UiContext &context, const ClusterId &cluster, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_context(context)
    , m_cluster(cluster)
    , m_spans(new SegmentedButtons)
    , m_follow(new QPushButton)
    , m_pills(new QWidget)
    , m_zoomOut(new QToolButton)
    , m_zoomIn(new QToolButton)
    , m_overview(new BrushView(context))
    , m_view(new TimelineView(context))
    , m_legend(new TimelineLegend)
    , m_events(new EventTable(*session.events(cluster), context))
    , m_eventState(new StateView(m_events))
    , m_state(nullptr)
{
    setObjectName(QStringLiteral("timelinePage"));
    buildToolbar();
    buildLayout();
    connectParts();
    retranslate();
}

void TimelinePage::buildToolbar()
{
    m_spans->setObjectName(QStringLiteral("timelineSpans"));
    for (const int hours : spanHours)
        m_spans->add(hours, {});
    m_spans->setCurrent(6);
    m_follow->setObjectName(QStringLiteral("followNow"));
    m_follow->setIcon(Icons::icon(QStringLiteral("play")));
    m_follow->setCheckable(true);
    m_follow->setChecked(true);
    auto *pillRow = new QHBoxLayout(m_pills);
    pillRow->setContentsMargins(0, 0, 0, 0);
    pillRow->setSpacing(Metrics::grid);
    for (const EventGroup group : eventGroups) {
        auto *pill = new FilterPill;
        pill->setObjectName(QStringLiteral("eventGroup%1").arg(int(group)));
        pill->setIcon(Icons::icon(QString::fromLatin1(iconOf(group))));
        pill->setChecked(group != EventGroup::Phases);
        pillRow->addWidget(pill);
        m_pillOf.insert(group, pill);
        connect(pill, &QPushButton::toggled, this, &TimelinePage::applyFilter);
    }
    m_zoomOut->setObjectName(QStringLiteral("zoomOut"));
    m_zoomOut->setIcon(Icons::icon(QStringLiteral("zoom-out")));
    m_zoomIn->setObjectName(QStringLiteral("zoomIn"));
    m_zoomIn->setIcon(Icons::icon(QStringLiteral("zoom-in")));
    for (QToolButton *button : {m_zoomOut, m_zoomIn}) {
        button->setFocusPolicy(Qt::StrongFocus);
        button->setFixedSize(Metrics::scaled(Metrics::control), Metrics::scaled(Metrics::control));
    }
}

void TimelinePage::buildLayout()
{
    auto *content = new QWidget;
    m_firstRow = new QHBoxLayout;
    m_firstRow->setSpacing(Metrics::grid);
    m_firstRow->addWidget(m_spans);
    m_firstRow->addWidget(m_follow);
    auto *line = new Hairline(Qt::Vertical);
    line->setFixedSize(1, Metrics::scaled(20));
    m_firstRow->addWidget(line);
    m_firstRow->addWidget(m_pills);
    m_firstRow->addStretch(1);
    m_firstRow->addWidget(m_zoomOut);
    m_firstRow->addWidget(m_zoomIn);
    m_secondRow = new QHBoxLayout;
    m_secondRow->addStretch(1);

    auto *upper = new QWidget;
    auto *upperColumn = new QVBoxLayout(upper);
    upperColumn->setContentsMargins(0, 0, 0, 4);
    upperColumn->setSpacing(Metrics::grid);
    upperColumn->addWidget(boxed(m_view), 1);
    upperColumn->addWidget(m_legend);
    upper->setMinimumHeight(200);
    QWidget *lower = boxed(m_eventState);
    lower->setMinimumHeight(120);
    auto *splitter = new QSplitter(Qt::Vertical);
    splitter->setObjectName(QStringLiteral("timelineSplitter"));
    splitter->setChildrenCollapsible(false);
    splitter->setHandleWidth(Metrics::grid - 4);
    splitter->addWidget(upper);
    splitter->addWidget(lower);
    splitter->setStretchFactor(0, 2);
    splitter->setStretchFactor(1, 1);
    splitter->setSizes({430, 194});

    auto *column = new QVBoxLayout(content);
    column->setContentsMargins(Metrics::pagePadding, 10, Metrics::pagePadding, 10);
    column->setSpacing(Metrics::grid);
    column->addLayout(m_firstRow);
    column->addLayout(m_secondRow);
    Surface *strip = boxed(m_overview);
    strip->setFixedHeight(Metrics::scaled(58));
    column->addWidget(strip);
    column->addWidget(splitter, 1);
    m_state = new StateView(content);
    setMinimumWidth(640); // the filters move to a row of their own before the toolbar needs more
    auto *page = new QVBoxLayout(this);
    page->setContentsMargins(0, 0, 0, 0);
    page->addWidget(m_state);
    setTabOrder(m_zoomIn, m_overview);
    setTabOrder(m_overview, m_view);
    setTabOrder(m_view, m_events);
}

void TimelinePage::connectParts()
{
    connect(m_spans, &SegmentedButtons::chosen, this, [this](int hours) { m_view->setSpan(std::chrono::hours(hours)); });
    connect(m_follow, &QPushButton::clicked, this, [this](bool on) { m_view->setFollowing(on); });
    connect(m_view, &TimelineView::followingChanged, m_follow, &QPushButton::setChecked);
    connect(m_zoomOut, &QToolButton::clicked, this, [this] { m_view->zoom(1.5); });
    connect(m_zoomIn, &QToolButton::clicked, this, [this] { m_view->zoom(1 / 1.5); });
    connect(m_view, &TimelineView::rangeChanged, this, &TimelinePage::rangeMoved);
    connect(m_view, &TimelineView::picked, this, &TimelinePage::placePicked);
    connect(m_view, &TimelineView::eventStepRequested, this, [this](int direction) {
        const std::optional<TimelineEvent> current = m_events->currentEvent();
        const std::optional<Instant> from = current && current->at ? current->at : m_view->scene().cursor;
        m_events->choose(m_events->filter().step(direction, from, current ? current->key : QString()));
    });
    connect(m_overview, &BrushView::rangeChosen, m_view, &TimelineView::showRange);
    connect(m_events, &EventTable::chosen, this, &TimelinePage::eventChosen);
    connect(&m_session, &FleetSession::historyChanged, this, &TimelinePage::refreshIfShown);
    connect(&m_session, &FleetSession::snapshotPublished, this, &TimelinePage::refreshIfShown);
    connect(&m_session, &FleetSession::connectionChanged, this, &TimelinePage::refreshIfShown);
    connect(&m_context.countdown, &Countdown::tick, this, &TimelinePage::refreshOverview);
}

void TimelinePage::retranslate()
{
    const QString names[] = {tr("1 h"), tr("6 h"), tr("24 h"), tr("7 d")};
    for (qsizetype i = 0; i < std::ssize(spanHours); ++i)
        m_spans->setText(spanHours[i], names[i]);
    m_spans->setAccessibleName(tr("Time shown"));
    m_follow->setText(tr("Follow now"));
    m_zoomOut->setAccessibleName(tr("Zoom out"));
    m_zoomOut->setToolTip(tr("Zoom out"));
    m_zoomIn->setAccessibleName(tr("Zoom in"));
    m_zoomIn->setToolTip(tr("Zoom in"));
    m_events->setAccessibleName(tr("Events"));
    refreshCounts();
    refresh();
    placePills();
}

void TimelinePage::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void TimelinePage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    refresh();
    placePills();
}

void TimelinePage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    placePills();
}

void TimelinePage::placePills()
{
    // The filters take a row of their own where the toolbar is too narrow for them.
    const int others = m_spans->sizeHint().width() + m_follow->sizeHint().width() + m_zoomOut->sizeHint().width() + m_zoomIn->sizeHint().width()
        + 8 * Metrics::grid + 2 * Metrics::pagePadding;
    const bool own = others + m_pills->sizeHint().width() > width();
    if (own == (m_secondRow->indexOf(m_pills) >= 0))
        return;
    if (own) {
        m_firstRow->removeWidget(m_pills);
        m_secondRow->insertWidget(0, m_pills);
    } else {
        m_secondRow->removeWidget(m_pills);
        m_firstRow->insertWidget(3, m_pills);
    }
}

void TimelinePage::refreshIfShown()
{
    if (isVisible())
        refresh();
}

void TimelinePage::refresh()
{
    const FleetHistory &history = m_session.history();
    TimelineView::Content content;
    const ClusterRecord *record = history.cluster(m_cluster);
    content.capacity = record ? capacityOf(history, *record) : history.capacity(m_cluster);
    content.lanes = buildLanes(history.lives(m_cluster), content.capacity, record ? record->goneAt : std::nullopt);
    content.gaps = history.gaps();
    content.firstObservedAt = history.firstObservedAt();
    content.lastObservedAt = history.lastObservedAt();
    content.stale = m_session.connection().kind != ConnectionState::Kind::Live;
    EventFilterProxy::Ends ends;
    for (const Lane &lane : std::as_const(content.lanes))
        if (lane.removedAt)
            ends.insert({lane.node(), lane.removedAt->millis()}, lane.end);
    m_events->filter().setEnds(ends);
    m_view->setContent(std::move(content));
    refreshCounts();
    refreshOverview();
    showState();
}

void TimelinePage::refreshOverview()
{
    BrushView::Content content;
    content.capacity = m_view->scene().capacity;
    content.gaps = m_view->scene().gaps;
    content.now = m_context.countdown.now();
    for (const Lane &lane : m_view->scene().lanes)
        if (lane.drain)
            content.notices.append(lane.drain->notice);
    m_overview->setContent(content);
}

void TimelinePage::refreshCounts()
{
    const auto name = [](EventGroup group) {
        switch (group) {
        case EventGroup::Preemption:
            return tr("Preemption");
        case EventGroup::Failure:
            return tr("Failure");
        case EventGroup::Scaling:
            return tr("Scaling");
        case EventGroup::Phases:
            return tr("Phases");
        case EventGroup::Other:
            return tr("Other");
        }
        Q_UNREACHABLE();
    };
    for (auto it = m_pillOf.cbegin(); it != m_pillOf.cend(); ++it) {
        const int count = m_events->filter().countOf(it.key());
        it.value()->setText(tr("%1 %2").arg(name(it.key())).arg(count));
        it.value()->setVisible(it.key() != EventGroup::Other || count > 0);
    }
    applyFilter();
}

void TimelinePage::applyFilter()
{
    QSet<EventGroup> groups;
    for (auto it = m_pillOf.cbegin(); it != m_pillOf.cend(); ++it)
        if (it.value()->isChecked())
            groups.insert(it.key());
    const std::optional<TimelineEvent> before = m_events->currentEvent();
    m_events->filter().setGroups(groups);
    if (before)
        m_events->showRow(m_events->filter().rowOf(before->key));
    if (m_events->filter().rowCount() > 0 || m_session.events(m_cluster)->rowCount() == 0) {
        m_eventState->showContent();
        return;
    }
    m_eventState->showEmpty({QStringLiteral("filter"), tr("No event of these kinds"),
                             tr("%n event(s) of other kinds.", nullptr, m_session.events(m_cluster)->rowCount()),
                             {{tr("Show all kinds"), [this] {
                                   for (FilterPill *pill : std::as_const(m_pillOf))
                                       pill->setChecked(true);
                               }}}});
}

void TimelinePage::showState()
{
    const ConnectionState connection = m_session.connection();
    const bool nothing = m_view->scene().lanes.isEmpty() && m_session.events(m_cluster)->rowCount() == 0;
    if (!nothing) {
        m_state->showContent();
    } else if (m_session.hasFleet()) {
        m_state->showEmpty({QStringLiteral("clock"), tr("Nothing has happened yet"),
                            tr("Nodes and events appear here when the service reports them. What happened before this app first looked is "
                               "shown as far as the service still knows it."),
                            {}});
    } else if (connection.error && connection.kind != ConnectionState::Kind::Connecting) {
        m_state->showFailed(ErrorWords::sentence(*connection.error), ErrorWords::advice(*connection.error),
                            ErrorWords::details(*connection.error), {{tr("Retry"), [this] { m_session.refresh(); }}});
    } else if (m_state->state() != StateView::State::Loading) {
        m_state->showLoading(tr("Loading the timeline"));
    }
}

void TimelinePage::rangeMoved()
{
    m_overview->setShown(m_view->range());
}

void TimelinePage::eventChosen(const TimelineEvent &event)
{
    if (const std::optional<SegmentRef> place = placeOf(event, m_view->scene().lanes))
        m_view->select(*place, event.at);
    else if (event.at)
        m_view->showMoment(*event.at);
    else
        m_view->clearSelection();
}

void TimelinePage::placePicked(const SegmentRef &place)
{
    EventTableModel *events = m_session.events(m_cluster);
    const int source = eventAt(place, m_view->scene().lanes, events->rows());
    m_events->showRow(source < 0 ? -1 : m_events->filter().rowOf(events->rowAt(source).event.key));
}

bool TimelinePage::showNode(const NodeId &node)
{
    refresh();
    const QList<Lane> &lanes = m_view->scene().lanes;
    const auto last = std::find_if(lanes.crbegin(), lanes.crend(), [&node](const Lane &lane) { return lane.node() == node && lane.kind == Lane::Kind::Node; });
    if (last == lanes.crend() || last->segments.isEmpty())
        return false;
    const SegmentRef place = last->removedAt ? SegmentRef::removalOf(*last) : SegmentRef::of(*last, int(last->segments.size()) - 1);
    const bool isShown = last->touches(m_view->range().from, m_view->range().to, m_view->scene().observedUntil);
    m_view->select(place, isShown && !m_view->range().contains(place.from) ? std::nullopt : std::optional(place.from));
    placePicked(place);
    m_view->setFocus(Qt::OtherFocusReason);
    return true;
}

bool TimelinePage::showEvent(const QString &eventKey)
{
    refresh();
    const EventTableModel *events = m_session.events(m_cluster);
    const int source = events->rowOf(eventKey);
    if (source < 0)
        return false;
    m_pillOf.value(m_events->filter().groupOf(events->rowAt(source).event))->setChecked(true);
    m_events->choose(m_events->filter().rowOf(eventKey));
    return true;
}

} // namespace deck::ui
