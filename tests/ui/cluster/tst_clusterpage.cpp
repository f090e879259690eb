// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "capacitycard.h"
#include "clustercostcard.h"
#include "clusterpage.h"
#include "nodetile.h"
#include "overviewtab.h"
#include "windowkit.h"

#include <QClipboard>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTabBar>

using namespace deck;
using namespace deck::ui;
using namespace std::chrono_literals;

class ClusterPageTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_kit = std::make_unique<WindowKit>();
        makePage("train-west-h100");
    }

    void cleanup()
    {
        m_page.reset();
        m_kit.reset();
    }

    void theOverviewSaysWhatThereIsAndWhatItCosts()
    {
        for (const char *part : {"train-west-h100", "Ready", "64 of 64 GPUs", "48 of 64 GPUs", "$3.36 per GPU-hour", "$1.68 per GPU-hour", "40 running",
                                 "8 draining", "16 waiting", "$303.68", "after this drain $290.24 /h", "tw-shared, 40 TiB, bound",
                                 "1 preemptible node is being taken back."})
            QVERIFY2(said().contains(QString::fromUtf8(part)), qPrintable(QString::fromUtf8(part) + QStringLiteral(" is not in\n") + said()));
    }

    void aTargetThatIsNotKnownIsNotTheNumberThatRuns()
    {
        FleetSnapshot fleet = sampleFleet();
        for (ClusterEntry &entry : fleet.clusters) {
            if (entry.cluster.id == sampleId("train-west-h100"))
                entry.cluster.desiredPreemptibleGpus.reset();
        }
        m_kit->session.publish(fleet);
        QTRY_VERIFY2(said().contains(QStringLiteral("Target: unknown")), qPrintable(said()));
        QVERIFY(!said().contains(QStringLiteral("48 of 48 GPUs")));
        QVERIFY(!said().contains(QStringLiteral("112 of ")));
    }

    void podsAndLabelsAreNotKnownAndNeverGuessed()
    {
        QVERIFY(said().contains(QStringLiteral("Pods not known without Kubernetes access")));
        QVERIFY(!said().contains(QStringLiteral("Healthy")));
    }

    void theCountdownGoesDownAndIsAboutWhenStale()
    {
        QVERIFY(said().contains(QStringLiteral("2:18 left")));
        m_kit->session.time.at = sampleNow() + 60s;
        Q_EMIT m_kit->countdown.tick(m_kit->session.time.at);
        QVERIFY2(said().contains(QStringLiteral("1:18 left")), qPrintable(said()));
        m_kit->session.time.at = sampleNow();
        setKind(ConnectionState::Kind::Stale);
        QVERIFY2(said().contains(QStringLiteral("about 2 min left")), qPrintable(said()));
        QVERIFY(!said().contains(QStringLiteral("2:18 left")));
    }

    void nothingCanBeBoughtWithoutAConnection_data()
    {
        QTest::addColumn<ConnectionState::Kind>("kind");
        QTest::newRow("offline") << ConnectionState::Kind::Offline;
        QTest::newRow("key refused (401)") << ConnectionState::Kind::Refused;
    }
    void nothingCanBeBoughtWithoutAConnection()
    {
        QFETCH(const ConnectionState::Kind, kind);
        QVERIFY(button("scale")->isEnabled());
        setKind(kind);
        QVERIFY(!button("scale")->isEnabled());
        QVERIFY(!button("scale")->toolTip().isEmpty());
        QVERIFY(!button("changeTarget")->isEnabled());
        QVERIFY(said().contains(QStringLiteral("48 of 64 GPUs"))); // the data stay
    }

    void withoutRatesThereIsADashAndNeverZero()
    {
        m_kit->session.setRateCard({});
        QCoreApplication::processEvents();
        QVERIFY(said().contains(QStringLiteral("no rate entered")));
        QVERIFY(said().contains(QStringLiteral("No rates entered for all of it")));
        QVERIFY(!said().contains(QStringLiteral("$0.00")));
    }

    void aStartingClusterShowsItsSteps()
    {
        makePage("eval-b200");
        QVERIFY2(said().contains(QStringLiteral("Coming up")), qPrintable(said()));
        QVERIFY(said().contains(QStringLiteral("Acceptance tests")));
    }

    void aStartingClusterShowsTheTimeInEachStep()
    {
        FleetSnapshot next = sampleFleet();
        for (ClusterEntry &entry : next.clusters) {
            if (entry.cluster.name != QStringLiteral("eval-b200"))
                continue;
            const auto reached = [](ClusterPhase phase, int secondsAgo) {
                return Transition<ClusterPhase>({phase, {}}, sampleNow() - Seconds(secondsAgo));
            };
            entry.cluster.status = clusterStatusFromApi(QStringLiteral("InstallingDrivers"));
            // In no order, as the service may send them.
            entry.cluster.transitions = {reached(ClusterPhase::InstallingDrivers, 240), reached(ClusterPhase::Queued, 800),
                                         reached(ClusterPhase::WaitingForDataPlaneNodes, 660),
                                         reached(ClusterPhase::WaitingForControlPlaneNodes, 780)};
        }
        m_kit->session.publish(next);
        makePage("eval-b200");
        const QString text = said();
        for (const char *words : {"took 2 min", "took 7 min", "since 14:28, 4 min", "to come", "Nodes that do not run cost nothing"})
            QVERIFY2(text.contains(QString::fromUtf8(words)), words);
        m_kit->session.time.at = sampleNow() + Seconds(120);
        Q_EMIT m_kit->countdown.tick(m_kit->session.time.at);
        QVERIFY(said().contains(QStringLiteral("since 14:28, 6 min")));
        // What is paid up front is not free before its nodes run.
        for (ClusterEntry &entry : next.clusters)
            entry.cluster.billing = billingTypeFromApi(QStringLiteral("RESERVED"));
        m_kit->session.publish(next);
        QCoreApplication::processEvents();
        QVERIFY(!said().contains(QStringLiteral("Nodes that do not run cost nothing")));
    }

    void slurmSaysThatPreemptibleIsNotOffered()
    {
        makePage("research-slurm");
        QVERIFY(said().contains(QStringLiteral("Not available on Slurm clusters")));
    }

    void anEmptyClusterSaysThatNothingCosts()
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
        QCoreApplication::processEvents();
        QVERIFY2(said().contains(QStringLiteral("No nodes. Nothing runs and no GPU costs anything.")), qPrintable(said()));
        QVERIFY(said().contains(QStringLiteral("No target")));
    }

    void theKeyboardReachesActionsAndNodes()
    {
        m_page->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
        m_page->findChild<QTabBar *>()->setFocus(Qt::TabFocusReason);
        QList<QWidget *> walk{QApplication::focusWidget()};
        for (int i = 0; i < 60; ++i) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
            if (QApplication::focusWidget() == walk.first())
                break;
            walk.append(QApplication::focusWidget());
        }
        for (const char *name : {"scale", "more", "changeTarget", "openNodes", "copyId"})
            QVERIFY2(walk.contains(button(name)), name);
        const QSignalSpy scale(m_page.get(), &ClusterPage::scaleWanted);
        button("changeTarget")->setFocus();
        QTest::keyClick(button("changeTarget"), Qt::Key_Space);
        QCOMPARE(scale.count(), 1);
        const QSignalSpy node(m_page.get(), &ClusterPage::nodeWanted);
        auto *tile = m_page->findChild<NodeTile *>();
        QVERIFY(walk.contains(tile));
        tile->setFocus();
        QTest::keyClick(tile, Qt::Key_Space);
        QCOMPARE(node.count(), 1);
        QTest::keyClick(button("copyId"), Qt::Key_Space);
        QCOMPARE(QGuiApplication::clipboard()->text(), sampleId("train-west-h100").toString());
    }

    void theTabChosenSurvivesARefresh()
    {
        m_page->addTab(ClusterPage::Tab::Nodes, [](QWidget *parent) { return new QWidget(parent); });
        m_page->findChild<QTabBar *>()->setFocus();
        QTest::keyClick(m_page->findChild<QTabBar *>(), Qt::Key_Right);
        QCOMPARE(m_page->currentTab(), ClusterPage::Tab::Nodes);
        FleetSnapshot next = sampleFleet();
        next.observedAt = sampleNow() + 15s;
        m_kit->session.publish(next);
        QCOMPARE(m_page->currentTab(), ClusterPage::Tab::Nodes);
        QVERIFY(said().contains(QStringLiteral("1 node draining, 2:03 left"))); // the banner is on the other tab
    }

    void aFocusedNodeKeepsTheFocusOverARefresh()
    {
        m_page->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
        auto *tile = m_page->findChild<NodeTile *>();
        tile->setFocus();
        const QString name = tile->accessibleName().section(QLatin1Char(','), 0, 0);
        FleetSnapshot next = sampleFleet();
        next.observedAt = sampleNow() + 15s;
        m_kit->session.publish(next);
        QVERIFY(tile->hasFocus());
        QCOMPARE(tile->accessibleName().section(QLatin1Char(','), 0, 0), name);
    }

    void aNarrowWindowHasOneColumnAndNeverScrollsSideways()
    {
        const auto *capacity = m_page->findChild<CapacityCard *>();
        const auto *cost = m_page->findChild<ClusterCostCard *>();
        QVERIFY(cost->mapTo(m_page.get(), QPoint()).x() > capacity->mapTo(m_page.get(), QPoint()).x());
        m_page->resize(976, 600);
        QTRY_COMPARE(cost->mapTo(m_page.get(), QPoint()).x(), capacity->mapTo(m_page.get(), QPoint()).x());
        QVERIFY(cost->mapTo(m_page.get(), QPoint()).y() > capacity->mapTo(m_page.get(), QPoint()).y());
        QCOMPARE(m_page->overview()->horizontalScrollBar()->maximum(), 0);
        QCOMPARE(m_page->width(), 976);
    }

    void everyTextFollowsTheLanguage()
    {
        TestTranslator marked(true);
        QCoreApplication::installTranslator(&marked);
        QCoreApplication::processEvents();
        for (const QPushButton *each : m_page->findChildren<QPushButton *>())
            if (each->isVisible() && !each->text().isEmpty())
                QVERIFY2(each->text().startsWith(u'['), qPrintable(each->text()));
        QVERIFY(m_page->findChild<QTabBar *>()->tabText(0).startsWith(u'['));
        for (const char *title : {"[Capacity]", "[Nodes]", "[Cost]", "[Recent events]", "[Details]"})
            QVERIFY2(said().contains(QString::fromLatin1(title)), title);
        QCoreApplication::removeTranslator(&marked);
    }

    void looksAsDesigned()
    {
        WindowKit::picture(*m_page, "cluster");
        QVERIFY(m_page->isVisible());
    }

private:
    void makePage(const char *cluster)
    {
        m_page = std::make_unique<ClusterPage>(m_kit->session, m_kit->context, sampleId(cluster));
        m_page->setAutoFillBackground(true);
        m_page->resize(1200, 860);
        m_page->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_page.get()));
        QCoreApplication::processEvents();
    }

    void setKind(ConnectionState::Kind kind)
    {
        ConnectionState state = m_kit->session.connection();
        state.kind = kind;
        m_kit->session.setConnection(state);
        QCoreApplication::processEvents();
    }

    QString said() const { return visibleTextOf(*m_page); }
    QPushButton *button(const char *name) const { return m_page->findChild<QPushButton *>(QString::fromLatin1(name)); }

    std::unique_ptr<WindowKit> m_kit;
    std::unique_ptr<ClusterPage> m_page;
};

QTEST_MAIN(ClusterPageTest)
#include "tst_clusterpage.moc"
