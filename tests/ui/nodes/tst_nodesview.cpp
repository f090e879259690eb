// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "filterpill.h"
#include "nodedetails.h"
#include "nodehealth.h"
#include "nodesview.h"
#include "nodetable.h"
#include "segmentedbuttons.h"
#include "windowkit.h"

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>

using namespace deck;
using namespace deck::ui;
using namespace std::chrono_literals;

namespace {

const QString draining = QStringLiteral("gpu-preemptible-dp-x7k2p-4qv9d");
using Column = NodeTableModel::Column;

} // namespace

class TestNodesView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_kit = std::make_unique<WindowKit>();
        makeView(QSize(1200, 750));
    }

    void cleanup()
    {
        m_view.reset();
        m_kit.reset();
    }

    void countsAndRowsAreThoseOfTheCluster()
    {
        const QString text = visibleTextOf(*m_view);
        QVERIFY2(text.contains(QStringLiteral("All 16")), qPrintable(text));
        QVERIFY(text.contains(QStringLiteral("Standard 8")));
        QVERIFY(text.contains(QStringLiteral("Preemptible 8")));
        QVERIFY(text.contains(QStringLiteral("Needs attention 1")));
        QVERIFY2(text.contains(QStringLiteral("16 rows, $295.68 /h")), qPrintable(text));
        QVERIFY(text.contains(QStringLiteral("2 preemptible slots unfilled. Target 64 GPUs, 48 running.")));
        QCOMPARE(table()->model()->rowCount(), 16);
    }

    void theFilterBoxTheClassAndAttentionNarrowTheRows()
    {
        QTest::keyClicks(box(), QStringLiteral("4qv"));
        QCOMPARE(table()->model()->rowCount(), 1);
        box()->clear();
        clickButton(QStringLiteral("Standard 8"));
        QCOMPARE(table()->model()->rowCount(), 8);
        clickButton(QStringLiteral("All 16"));
        QTest::mouseClick(m_view->findChild<FilterPill *>(), Qt::LeftButton);
        QCOMPARE(table()->model()->rowCount(), 1);
        QCOMPARE(table()->filter().rowAt(0).node.id.toString(), draining);
    }

    void aFilterWithoutAMatchNamesItselfAndEscClearsIt()
    {
        QTest::keyClicks(box(), QStringLiteral("xid"));
        QVERIFY(!table()->isVisible());
        QVERIFY(visibleTextOf(*m_view).contains(QStringLiteral("No node matches “xid”")));
        QTest::keyClick(box(), Qt::Key_Escape);
        QVERIFY(table()->isVisible());
        QCOMPARE(table()->model()->rowCount(), 16);
    }

    void unfilledSlotsCannotBeSelected()
    {
        const int slot = 15;
        QVERIFY(table()->filter().rowAt(slot).unfilled);
        table()->scrollTo(table()->model()->index(slot, 0));
        QTest::mouseClick(table()->viewport(), Qt::LeftButton, {}, table()->visualRect(table()->model()->index(slot, 0)).center());
        QVERIFY(table()->selectionModel()->selectedRows().isEmpty());
        QVERIFY(visibleTextOf(*m_view).contains(QStringLiteral("Select a node")));
    }

    void theDetailsSayWhatIsKnownAndWhatNeedsKubernetes()
    {
        QVERIFY(m_view->selectNode(NodeId(draining)));
        QCoreApplication::processEvents(); // the grid shows its new lines with the next layout
        const QString text = visibleTextOf(*m_view);
        for (const auto &part : {"Not known without Kubernetes access.", "together.ai/compute-class", "8 × H100 SXM", "192 cores, 2,048 GiB memory",
                                 "notice 14:29:26, leaves by 14:34:26 UTC", "Inferred from the node's name"})
            QVERIFY2(text.contains(QString::fromUtf8(part)), part);
    }

    void selectionSurvivesARefresh()
    {
        m_view->selectNode(NodeId(draining));
        FleetSnapshot next = sampleFleet();
        next.observedAt = sampleNow() + 15s;
        next.clusters.last().cluster.nodes.removeFirst();
        m_kit->session.publish(next);
        QVERIFY(table()->selectedNode());
        QCOMPARE(table()->selectedNode()->node.id.toString(), draining);
    }

    void keysCopyNamesAndAskForTheTimeline()
    {
        const QSignalSpy wanted(m_view.get(), &NodesView::showInTimeline);
        m_view->selectNode(NodeId(draining));
        QTest::keyClick(table(), Qt::Key_T);
        QCOMPARE(wanted.count(), 1);
        QCOMPARE(wanted.first().first().value<NodeId>(), NodeId(draining));
        QTest::mouseClick(m_view->findChild<QPushButton *>(QStringLiteral("showInTimeline")), Qt::LeftButton);
        QCOMPARE(wanted.count(), 2);
        QTest::keyClick(table(), Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QGuiApplication::clipboard()->text(), draining);
    }

    void theCountdownGoesDownAndNeverBelowZero()
    {
        m_view->selectNode(NodeId(draining));
        const auto health = [this] { return spoken(Column::Health); };
        QCOMPARE(health(), QStringLiteral("Leaves in 2:18"));
        m_kit->session.time.at = sampleNow() + 60s;
        QCOMPARE(health(), QStringLiteral("Leaves in 1:18"));
        m_kit->session.time.at = sampleNow() + 10min;
        QCOMPARE(health(), QStringLiteral("Window over"));
    }

    // C08: a running node is not called healthy, and what was not confirmed has no colour.
    void c08NothingUnknownIsHealthyAndNothingOldIsGreen()
    {
        QVERIFY(!visibleTextOf(*m_view).contains(QStringLiteral("Healthy")));
        const QModelIndex phase = table()->model()->index(0, int(Column::Phase));
        const auto fill = [&] {
            const QRect cell = table()->visualRect(phase);
            return table()->viewport()->grab(cell).toImage().pixelColor(8 + 20, cell.height() / 2 - 7);
        };
        QCOMPARE(fill(), Tokens::light().okTint);
        ConnectionState stale = m_kit->session.connection();
        stale.kind = ConnectionState::Kind::Stale;
        m_kit->session.setConnection(stale);
        QCOMPARE(fill(), Tokens::light().raised);
        m_view->selectNode(NodeId(draining));
        QCOMPARE(spoken(Column::Health), QStringLiteral("about 2 min left"));
        stale.kind = ConnectionState::Kind::Offline;
        m_kit->session.setConnection(stale);
        QVERIFY2(spoken(Column::Phase).startsWith(QStringLiteral("Draining?")), qPrintable(spoken(Column::Phase)));
    }

    void withoutAPriceThereIsADashAndNeverZero()
    {
        m_kit->session.setRateCard({});
        QVERIFY(visibleTextOf(*m_view).contains(QStringLiteral("16 rows, – /h")));
        QCOMPARE(table()->model()->index(0, int(Column::PerHour)).data(Qt::AccessibleTextRole).toString(), QStringLiteral("–"));
    }

    void theFilterIsASoundModelWhileTheFleetChanges()
    {
        const QAbstractItemModelTester tester(&table()->filter(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        table()->filter().setClass(ComputeClass::Preemptible);
        FleetSnapshot next = sampleFleet();
        next.observedAt = sampleNow() + 15s;
        for (ClusterEntry &entry : next.clusters)
            if (!entry.cluster.nodes.isEmpty())
                entry.cluster.nodes.removeLast();
        m_kit->session.publish(next);
        table()->filter().setText(QStringLiteral("x7k2p"));
    }

    void anEmptyClusterSaysWhy()
    {
        FleetSnapshot next = sampleFleet();
        next.observedAt = sampleNow() + 15s;
        for (ClusterEntry &entry : next.clusters) {
            entry.cluster.nodes.clear();
            entry.cluster.standardGpus = 0;
            entry.cluster.desiredPreemptibleGpus = 0;
            entry.cluster.allocatedPreemptibleGpus = 0;
        }
        m_kit->session.publish(next);
        QVERIFY(visibleTextOf(*m_view).contains(QStringLiteral("No nodes")));
        QVERIFY(!table()->isVisible());
    }

    void aNarrowWindowTurnsTheDetailsIntoADrawer()
    {
        makeView(QSize(976, 550));
        auto *details = m_view->findChild<NodeDetails *>();
        QCOMPARE(m_view->width(), 976);
        QVERIFY(!details->isVisible());
        QVERIFY(table()->isColumnHidden(int(Column::PerHour)));
        m_view->selectNode(NodeId(draining));
        QVERIFY(details->isVisible());
        QCOMPARE(details->geometry().right(), m_view->width() - 1);
        QTest::keyClick(table(), Qt::Key_Escape);
        QVERIFY(!details->isVisible());
    }

    void everyTextFollowsTheLanguage()
    {
        TestTranslator marked(true);
        QCoreApplication::installTranslator(&marked);
        QCoreApplication::processEvents();
        for (const QPushButton *button : m_view->findChildren<QPushButton *>())
            QVERIFY2(button->text().isEmpty() || button->text().startsWith(u'['), qPrintable(button->text()));
        QVERIFY(box()->placeholderText().startsWith(u'['));
        QVERIFY(table()->model()->headerData(0, Qt::Horizontal).toString().startsWith(u'['));
        QCoreApplication::removeTranslator(&marked);
    }

    void looksAsDesigned()
    {
        m_view->selectNode(NodeId(draining));
        WindowKit::picture(*m_view, "nodes-light");
        m_kit->theme.setChoice(Theme::Choice::Dark);
        WindowKit::picture(*m_view, "nodes-dark");
        m_kit->theme.setChoice(Theme::Choice::Light);
        makeView(QSize(976, 550));
        m_view->selectNode(NodeId(draining));
        WindowKit::picture(*m_view, "nodes-narrow");
        QCOMPARE(table()->selectionModel()->selectedRows().size(), 1);
    }

private:
    void makeView(const QSize &size)
    {
        m_view = std::make_unique<NodesView>(m_kit->session, m_kit->context, sampleId("train-west-h100"));
        m_view->setAutoFillBackground(true);
        m_view->resize(size);
        m_view->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
    }

    NodeTable *table() const { return m_view->findChild<NodeTable *>(); }
    QLineEdit *box() const { return m_view->findChild<QLineEdit *>(QStringLiteral("nodeFilter")); }

    QString spoken(Column column) const
    {
        return table()->model()->index(table()->selectionModel()->selectedRows().first().row(), int(column)).data(Qt::AccessibleTextRole).toString();
    }

    void clickButton(const QString &text)
    {
        for (QPushButton *button : m_view->findChildren<QPushButton *>())
            if (button->text() == text)
                return QTest::mouseClick(button, Qt::LeftButton);
        QFAIL(qPrintable(text));
    }

    std::unique_ptr<WindowKit> m_kit;
    std::unique_ptr<NodesView> m_view;
};

QTEST_MAIN(TestNodesView)
#include "tst_nodesview.moc"
