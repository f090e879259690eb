// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "brushview.h"
#include "eventtable.h"
#include "fakesession.h"
#include "filterpill.h"
#include "timelinecard.h"
#include "timelinepage.h"
#include "timelineview.h"
#include "windowkit.h"

#include <QAbstractItemModelTester>
#include <QAccessible>
#include <QApplication>
#include <QDir>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

using namespace deck;
using namespace deck::ui;
using namespace std::chrono_literals;

namespace {

const auto trainWest = "train-west-h100";
const auto drainingNode = "gpu-preemptible-dp-x7k2p-4qv9d";

NodeId nodeId(const char *name)
{
    return NodeId(QString::fromUtf8(name));
}

/// One more look, in which the draining node is gone and a standard node has failed.
void takeItBack(FakeSession &session)
{
    FleetSnapshot next = sampleFleet();
    next.observedAt = sampleNow() + 120s;
    auto entry = std::ranges::find_if(next.clusters, [](const ClusterEntry &each) { return each.cluster.id == sampleId(trainWest); });
    entry->seenAt = next.observedAt;
    Cluster &cluster = entry->cluster;
    const auto gone = std::ranges::find_if(cluster.nodes, [](const Node &node) { return node.id == nodeId(drainingNode); });
    Node removed = *gone;
    removed.deletedAt = sampleNow() + 100s;
    cluster.nodes.erase(gone);
    cluster.deletedNodes.append(removed);
    LifecycleEvent event;
    event.node = removed.id;
    event.at = removed.deletedAt;
    event.reason = QStringLiteral("TogetherPreempted");
    cluster.events.append(event);
    cluster.nodes.first().transitions.append(Transition<NodePhase>(nodePhaseFromApi(QStringLiteral("NODE_PHASE_FAILED")), sampleNow() + 60s));
    cluster.allocatedPreemptibleGpus = 40;
    session.publish(next);
}

} // namespace

class TestTimelinePage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QCoreApplication::installTranslator(&m_plurals);
        m_theme.install();
        m_theme.setChoice(Theme::Choice::Light);
    }

    void init()
    {
        m_session = std::make_unique<FakeSession>();
        m_session->setRateCard(sampleRates());
        FleetSnapshot before = sampleFleet();
        before.observedAt = sampleNow() - 120s;
        for (ClusterEntry &entry : before.clusters)
            entry.cluster.events.clear();
        m_session->publish(before);
        m_session->publish(sampleFleet());
        m_zone = std::make_unique<ZoneChoice>(QLocale(QLocale::English, QLocale::UnitedStates), QTimeZone("America/Sao_Paulo"));
        m_countdown = std::make_unique<Countdown>(m_session->time);
        makePage();
    }

    void cleanup()
    {
        m_page.reset();
        m_countdown.reset();
        m_zone.reset();
        m_session.reset();
    }

    void followsNowAtFirst()
    {
        QVERIFY(view()->isFollowing());
        QVERIFY(view()->range().contains(sampleNow()));
        QCOMPARE(view()->range().from, sampleNow() - 6h);
    }

    void aClickOnAnEventSelectsItsSegment()
    {
        clickEvent(EventKind::PreemptionNotice, drainingNode);
        QVERIFY(view()->scene().selected);
        QCOMPARE(view()->scene().selected->life.node.node, nodeId(drainingNode));
        QCOMPARE(selectedState(), NodeState::Draining);
        QCOMPARE(view()->scene().cursor, std::optional(view()->scene().selected->from));
    }

    void aClickOnASegmentSelectsItsEvent()
    {
        const QRect notice = rectOf(drainingNode, NodeState::Draining);
        QVERIFY(!notice.isEmpty());
        QTest::mouseClick(view()->viewport(), Qt::LeftButton, {}, notice.center());
        QVERIFY(events()->currentEvent());
        QCOMPARE(events()->currentEvent()->kind, EventKind::PreemptionNotice);
        QCOMPARE(events()->currentEvent()->node, nodeId(drainingNode));
    }

    void aSegmentWhoseEventIsFilteredOutIsSelectedAlone()
    {
        clickEvent(EventKind::PreemptionNotice, drainingNode);
        const auto booted = "gpu-preemptible-dp-x7k2p-m5d3q";
        QTest::mouseClick(view()->viewport(), Qt::LeftButton, {}, rectOf(booted, NodeState::Running).center());
        QCOMPARE(view()->scene().selected->life.node.node, nodeId(booted));
        QVERIFY(!events()->currentEvent());
        QTest::mouseClick(pill(EventGroup::Phases), Qt::LeftButton);
        QTest::mouseClick(view()->viewport(), Qt::LeftButton, {}, rectOf(booted, NodeState::Running).center());
        QVERIFY(events()->currentEvent());
        QCOMPARE(events()->currentEvent()->kind, EventKind::NodePhase);
    }

    void aRemovalIsFoundByItsGlyphAndByItsEvent()
    {
        takeItBack(*m_session);
        clickEvent(EventKind::NodeRemoved, drainingNode);
        QVERIFY(view()->scene().selected->removal);
        QTest::keyClick(view(), Qt::Key_Return);
        QVERIFY(card()->isVisible());
        QVERIFY2(card()->accessibleName().contains(QStringLiteral("taken back")), qPrintable(card()->accessibleName()));
        view()->clearSelection();
        const SegmentRef place = SegmentRef::removalOf(laneOf(drainingNode));
        QTest::mouseClick(view()->viewport(), Qt::LeftButton, {}, view()->bandRect(place).center());
        QVERIFY(view()->scene().selected && view()->scene().selected->removal);
        QCOMPARE(events()->currentEvent()->kind, EventKind::NodeRemoved);
    }

    void bracketsStepThroughTheEvents()
    {
        QTest::mouseClick(pill(EventGroup::Phases), Qt::LeftButton);
        QTest::keyClicks(view(), QStringLiteral("["));
        QVERIFY(events()->currentEvent());
        const TimelineEvent newest = *events()->currentEvent();
        QTest::keyClicks(view(), QStringLiteral("["));
        const TimelineEvent older = *events()->currentEvent();
        QVERIFY(older.at <= newest.at);
        QVERIFY(older.key != newest.key);
        QTest::keyClicks(view(), QStringLiteral("]"));
        QCOMPARE(events()->currentEvent()->key, newest.key);
    }

    void anEventOutsideTheRangeBringsItIntoView()
    {
        QTest::mouseClick(pill(EventGroup::Phases), Qt::LeftButton);
        clickEvent(EventKind::NodePhase, "gpu-dp-hmqnh-jd6lp");
        QVERIFY(!view()->isFollowing());
        QVERIFY(view()->range().contains(*events()->currentEvent()->at));
        QCOMPARE(view()->scene().selected->life.node.node, nodeId("gpu-dp-hmqnh-jd6lp"));
    }

    void keysPanZoomFitAndFollow()
    {
        view()->setFocus();
        const TimeRange start = view()->range();
        QTest::keyClick(view(), Qt::Key_Left);
        QVERIFY(!view()->isFollowing());
        QVERIFY(!page()->findChild<QPushButton *>(QStringLiteral("followNow"))->isChecked());
        const Millis small = start.from - view()->range().from;
        QVERIFY(small > 0s);
        QTest::keyClick(view(), Qt::Key_Left, Qt::ShiftModifier);
        QCOMPARE((start.from - small - view()->range().from) / 10, small);
        QTest::keyClicks(view(), QStringLiteral("+"));
        QVERIFY(view()->range().span() < start.span());
        QTest::keyClicks(view(), QStringLiteral("--"));
        QVERIFY(view()->range().span() > start.span());
        QTest::keyClick(view(), Qt::Key_F);
        QCOMPARE(view()->range(), start);
        QTest::keyClick(view(), Qt::Key_0);
        QVERIFY(view()->range().from < sampleNow() - 24h * 13);
    }

    void theWheelZoomsToTheMomentUnderThePointer()
    {
        const QPoint pointer(600, 60);
        const Instant under = view()->geometry().at(pointer.x());
        QWheelEvent wheel(pointer, view()->viewport()->mapToGlobal(pointer), {}, QPoint(0, 120), Qt::NoButton, Qt::ControlModifier, Qt::NoScrollPhase, false);
        QApplication::sendEvent(view()->viewport(), &wheel);
        QVERIFY(view()->range().span() < 6h);
        QVERIFY(std::abs(view()->geometry().x(under) - 600) < 1);
    }

    void draggingPansAndSelectsNothing()
    {
        const TimeRange before = view()->range();
        QWidget *canvas = view()->viewport();
        QTest::mousePress(canvas, Qt::LeftButton, {}, QPoint(500, 100));
        QMouseEvent move(QEvent::MouseMove, QPoint(600, 100), canvas->mapToGlobal(QPoint(600, 100)), Qt::NoButton, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(canvas, &move);
        QTest::mouseRelease(canvas, Qt::LeftButton, {}, QPoint(600, 100));
        QVERIFY(view()->range().from < before.from);
        QCOMPARE(view()->range().span(), before.span());
        QVERIFY(!view()->scene().selected);
    }

    void upAndDownGoThroughTheLanesAndEnterShowsTheCard()
    {
        view()->setFocus();
        for (int i = 0; i < 40 && !(view()->scene().selected && selectedState() == NodeState::Draining); ++i)
            QTest::keyClick(view(), Qt::Key_Down);
        QCOMPARE(selectedState(), NodeState::Draining);
        QTest::keyClick(view(), Qt::Key_Return);
        QVERIFY(card()->isVisible());
        QVERIFY(card()->accessibleName().startsWith(QString::fromUtf8(drainingNode)));
        QVERIFY2(card()->accessibleName().contains(QStringLiteral("Notice 14:29:26")), qPrintable(card()->accessibleName()));
        QVERIFY2(card()->accessibleName().contains(QStringLiteral("Left 2:18")), qPrintable(card()->accessibleName()));
        QVERIFY(view()->viewport()->rect().contains(card()->geometry()));
        QTest::keyClick(view(), Qt::Key_Escape);
        QVERIFY(!card()->isVisible());
    }

    void unchangedNodesAreShownOnAClick()
    {
        const auto folded = std::ranges::find(view()->scene().rows, LaneRow::Kind::Unchanged, &LaneRow::kind);
        QVERIFY(folded != view()->scene().rows.cend());
        const int row = int(folded - view()->scene().rows.cbegin());
        const qsizetype before = view()->scene().rows.size();
        const qsizetype hidden = folded->lanes.size();
        QTest::mouseClick(view()->viewport(), Qt::LeftButton, {}, QPoint(40, view()->geometry().rowTop(row) + 8));
        QCOMPARE(view()->scene().rows.size(), before + hidden - 1);
    }

    void kindsOfEventsAreCountedAndFiltered()
    {
        int sum = 0;
        for (const EventGroup group : eventGroups)
            sum += events()->filter().countOf(group);
        QCOMPARE(sum, m_session->events(sampleId(trainWest))->rowCount());
        QVERIFY(pill(EventGroup::Preemption)->text().startsWith(QStringLiteral("Preemption ")));
        for (const EventGroup group : eventGroups)
            pill(group)->setChecked(false);
        QCOMPARE(events()->filter().rowCount(), 0);
        QCoreApplication::processEvents();
        QPushButton *showAll = nullptr;
        for (QPushButton *button : page()->findChildren<QPushButton *>())
            showAll = button->isVisible() && button->text() == QStringLiteral("Show all kinds") ? button : showAll;
        QVERIFY(showAll);
        QTest::mouseClick(showAll, Qt::LeftButton);
        QCOMPARE(events()->filter().rowCount(), m_session->events(sampleId(trainWest))->rowCount());
        for (const EventGroup group : eventGroups)
            pill(group)->setChecked(false);
        pill(EventGroup::Preemption)->setChecked(true);
        QCOMPARE(events()->filter().rowCount(), events()->filter().countOf(EventGroup::Preemption));
    }

    void theFilterIsASoundModelWhileTheFleetChanges()
    {
        const QAbstractItemModelTester tester(&events()->filter(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        takeItBack(*m_session);
        pill(EventGroup::Phases)->setChecked(true);
        pill(EventGroup::Preemption)->setChecked(false);
    }

    void selectionSurvivesARefresh()
    {
        clickEvent(EventKind::PreemptionNotice, drainingNode);
        const SegmentRef before = *view()->scene().selected;
        takeItBack(*m_session);
        QCOMPARE(view()->scene().selected, std::optional(before));
        QCOMPARE(events()->currentEvent()->kind, EventKind::PreemptionNotice);
        QVERIFY(!view()->bandRect(before).isEmpty());
    }

    // C08: nothing old is green.
    void c08StaleDataKeepTheirShapeAndLoseTheirColour()
    {
        const auto steady = "gpu-preemptible-dp-x7k2p-m5d3q";
        const Tokens &c = Tokens::light();
        const auto colourOf = [&] {
            const QRect band = rectOf(steady, NodeState::Running);
            return view()->viewport()->grab().toImage().pixelColor(band.right() - 30, band.top() + 4);
        };
        QCOMPARE(colourOf(), c.run);
        ConnectionState stale = m_session->connection();
        stale.kind = ConnectionState::Kind::Stale;
        m_session->setConnection(stale);
        QCOMPARE(colourOf(), c.paused);
    }

    void timeSinceTheLastAnswerIsAGapNotRunning()
    {
        m_session->time.at = sampleNow() + 20min;
        ConnectionState offline = m_session->connection();
        offline.kind = ConnectionState::Kind::Offline;
        m_session->setConnection(offline);
        QCOMPARE(view()->scene().observedUntil, sampleNow());
        QVERIFY(!view()->scene().gaps.isEmpty());
        QCOMPARE(view()->scene().gaps.last(), (CoverageGap{sampleNow(), sampleNow() + 20min}));
        const QPoint inGap(int(view()->geometry().x(sampleNow() + 10min)), view()->geometry().rowTop(1) + 8);
        QTest::mouseMove(view()->viewport(), inGap);
        QTRY_VERIFY(card()->isVisible());
        QVERIFY2(card()->accessibleName().startsWith(QStringLiteral("Not observed")), qPrintable(card()->accessibleName()));
    }

    void theZoneIsPrintedAndSwitchesEverywhere()
    {
        const auto header = [&] { return events()->model()->headerData(0, Qt::Horizontal).toString(); };
        QCOMPARE(header(), QStringLiteral("Time, UTC"));
        m_zone->toggle();
        QVERIFY2(header() != QStringLiteral("Time, UTC"), qPrintable(header()));
    }

    // C25: the lanes are a table with a cell a segment, and each cell says what, which state and when.
    void c25SegmentsAreCellsThatSayWhatTheyAre()
    {
        QAccessibleInterface *table = QAccessible::queryAccessibleInterface(view());
        QVERIFY(table);
        QCOMPARE(table->role(), QAccessible::Table);
        QVERIFY(table->tableInterface());
        QVERIFY(table->text(QAccessible::Name).startsWith(QStringLiteral("Timeline, table, ")));
        QStringList names;
        for (int i = 0; i < table->childCount(); ++i) {
            names.append(table->child(i)->text(QAccessible::Name));
            QCOMPARE(table->indexOfChild(table->child(i)), i);
        }
        QVERIFY2(names.contains(QStringLiteral("gpu-preemptible-dp-x7k2p-m5d3q, Pending, 11:42 to 11:50")), qPrintable(names.join(u'\n')));
        QVERIFY2(names.contains(QStringLiteral("gpu-preemptible-dp-x7k2p-4qv9d, Draining, since 14:29")), qPrintable(names.join(u'\n')));
        clickEvent(EventKind::PreemptionNotice, drainingNode);
        QVERIFY(table->focusChild());
        QVERIFY(table->focusChild()->text(QAccessible::Name).contains(QStringLiteral("Draining")));
        QVERIFY(table->focusChild()->state().selected);
    }

    void theOverviewDragsAndResizesTheRange()
    {
        auto *overview = page()->findChild<BrushView *>();
        const TimeRange before = view()->range();
        overview->setFocus();
        QTest::keyClick(overview, Qt::Key_Left);
        QCOMPARE(view()->range(), before.panned(-before.span() / 10));
        QTest::keyClick(overview, Qt::Key_Right, Qt::ShiftModifier);
        QVERIFY(view()->range().span() > before.span());
        const TimeRange wider = view()->range();
        QTest::mouseClick(overview, Qt::LeftButton, {}, QPoint(300, 20));
        QVERIFY(view()->range().from < wider.from);
    }

    void aNodeIsShownWhenAnotherPageAsks()
    {
        QVERIFY(page()->showNode(nodeId("gpu-dp-hmqnh-2vxqd")));
        QCOMPARE(view()->scene().selected->life.node.node, nodeId("gpu-dp-hmqnh-2vxqd"));
        QVERIFY(!page()->showNode(nodeId("nobody")));
    }

    void saysWhyItIsEmptyAndWhenItLoads()
    {
        FakeSession fresh;
        Countdown countdown(fresh.time);
        TimelinePage loading(fresh, UiContext(m_theme, *m_zone, countdown), sampleId(trainWest));
        loading.resize(1168, 700);
        loading.show();
        QVERIFY(!loading.findChild<EventTable *>()->isVisible());
        FleetSnapshot empty = sampleFleet();
        for (ClusterEntry &entry : empty.clusters) {
            entry.cluster.nodes.clear();
            entry.cluster.events.clear();
            entry.cluster.transitions.clear();
        }
        empty.clusters.removeIf([](const ClusterEntry &entry) { return entry.cluster.id != sampleId("sandbox-l40"); });
        fresh.publish(empty);
        TimelinePage nothing(fresh, UiContext(m_theme, *m_zone, countdown), ClusterId(QStringLiteral("cl-unknown")));
        nothing.resize(1168, 700);
        nothing.show();
        QVERIFY(!nothing.findChild<EventTable *>()->isVisible());
    }

    void everyTextFollowsTheLanguage()
    {
        TestTranslator translator(true);
        QCoreApplication::installTranslator(&translator);
        QCoreApplication::processEvents();
        for (const QPushButton *button : page()->findChildren<QPushButton *>())
            QVERIFY2(button->text().isEmpty() || button->text().startsWith(u'['), qPrintable(button->text()));
        QVERIFY(events()->model()->headerData(1, Qt::Horizontal).toString().startsWith(u'['));
        QVERIFY(page()->findChild<BrushView *>()->accessibleName().startsWith(u'['));
        QVERIFY(QAccessible::queryAccessibleInterface(view())->text(QAccessible::Name).startsWith(u'['));
        QCoreApplication::removeTranslator(&translator);
    }

    void looksAsDesigned_data()
    {
        QTest::addColumn<bool>("dark");
        QTest::addColumn<QSize>("size");
        QTest::newRow("light") << false << QSize(1200, 750);
        QTest::newRow("dark") << true << QSize(1200, 750);
        QTest::newRow("narrow") << false << QSize(976, 550);
    }

    void looksAsDesigned()
    {
        QFETCH(bool, dark);
        QFETCH(QSize, size);
        m_theme.setChoice(dark ? Theme::Choice::Dark : Theme::Choice::Light);
        m_page.reset();
        m_session = std::make_unique<FakeSession>();
        m_session->setRateCard(sampleRates());
        playSampleDay(*m_session);
        takeItBack(*m_session);
        m_countdown = std::make_unique<Countdown>(m_session->time);
        makePage();
        clickEvent(EventKind::PreemptionNotice, drainingNode);
        page()->resize(size);
        view()->verticalScrollBar()->setValue(0);
        const QPoint canvas = view()->viewport()->mapTo(page(), QPoint(0, 0));
        const int head = view()->geometry().rowTop(0) + 4;
        QCOMPARE(page()->grab().toImage().pixelColor(canvas + QPoint(230, head)), Tokens::of(page()->palette()).raised);
        QTest::keyClick(view(), Qt::Key_Return);
        QVERIFY(card()->isVisible());
        const QImage picture = page()->grab().toImage();
        const QString folder = qEnvironmentVariable("CLUSTERDECK_PICTURES");
        if (!folder.isEmpty())
            QVERIFY(picture.save(QDir(folder).filePath(QStringLiteral("timeline-%1.png").arg(QString::fromLatin1(QTest::currentDataTag())))));
        m_theme.setChoice(Theme::Choice::Light);
    }

private:
    void makePage()
    {
        m_page = std::make_unique<TimelinePage>(*m_session, UiContext(m_theme, *m_zone, *m_countdown), sampleId(trainWest));
        m_page->setAutoFillBackground(true);
        m_page->resize(1200, 750);
        m_page->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_page.get()));
    }

    TimelinePage *page() const { return m_page.get(); }
    TimelineView *view() const { return m_page->findChild<TimelineView *>(); }
    EventTable *events() const { return m_page->findChild<EventTable *>(); }
    TimelineCard *card() const { return m_page->findChild<TimelineCard *>(); }
    FilterPill *pill(EventGroup group) const { return m_page->findChild<FilterPill *>(QStringLiteral("eventGroup%1").arg(int(group))); }

    const Lane &laneOf(const char *node) const
    {
        return *std::ranges::find_if(view()->scene().lanes, [&](const Lane &lane) { return lane.node() == nodeId(node); });
    }

    QRect rectOf(const char *node, NodeState state) const
    {
        const Lane &lane = laneOf(node);
        const auto segment = std::ranges::find(lane.segments, state, &Segment::state);
        return view()->bandRect(SegmentRef::of(lane, int(segment - lane.segments.cbegin())));
    }

    NodeState selectedState() const
    {
        for (const Lane &lane : view()->scene().lanes)
            if (const int at = view()->scene().selected->indexIn(lane); at >= 0)
                return lane.segments.at(at).waiting ? NodeState::Unknown : lane.segments.at(at).state;
        return NodeState::Unknown;
    }

    void clickEvent(EventKind kind, const char *node)
    {
        for (int row = 0; row < events()->filter().rowCount(); ++row) {
            const TimelineEvent &event = events()->filter().eventAt(row);
            if (event.kind != kind || event.node != nodeId(node))
                continue;
            const QModelIndex index = events()->model()->index(row, 2);
            events()->scrollTo(index);
            QTest::mouseClick(events()->viewport(), Qt::LeftButton, {}, events()->visualRect(index).center());
            return;
        }
        QFAIL("no such event");
    }

    TestTranslator m_plurals;
    Theme m_theme;
    std::unique_ptr<FakeSession> m_session;
    std::unique_ptr<ZoneChoice> m_zone;
    std::unique_ptr<Countdown> m_countdown;
    std::unique_ptr<TimelinePage> m_page;
};

QTEST_MAIN(TestTimelinePage)
#include "tst_timelinepage.moc"
