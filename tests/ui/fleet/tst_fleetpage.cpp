// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "attentionrow.h"
#include "fleetpage.h"
#include "fleettable.h"
#include "fleettiles.h"
#include "totalrow.h"
#include "windowkit.h"

#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTableView>

using namespace deck;
using namespace deck::ui;
using namespace std::chrono_literals;

class FleetPageTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_kit = std::make_unique<WindowKit>();
        makePage(m_kit->session, QSize(1200, 800));
    }

    void cleanup()
    {
        m_page.reset();
        m_kit.reset();
    }

    void figuresAreThoseOfTheFleet()
    {
        const QString text = said();
        for (const char *part : {"6 clusters in project prod-ml, 4 regions", "Burn rate now: $864.80 /h. Compute $841.60, storage $23.20",
                                 "GPUs running: 296 of 384 wanted", "Saved by preemptible: $235.20 /h", "3 ready", "1 degraded", "1 starting", "1 paused"})
            QVERIFY2(text.contains(QString::fromUtf8(part)), qPrintable(QString::fromUtf8(part) + QStringLiteral(" is not in\n") + text));
        QVERIFY2(total().startsWith(QStringLiteral("Total, 6 clusters, 160 / 176, 136 / 208")), qPrintable(total()));
        QVERIFY2(total().contains(QStringLiteral("$841.60")), qPrintable(total()));
    }

    void aTargetThatIsNotKnownIsNotTheNumberThatRuns()
    {
        FleetSnapshot fleet = sampleFleet();
        for (ClusterEntry &entry : fleet.clusters) {
            if (entry.cluster.id == sampleId("train-west-h100"))
                entry.cluster.desiredPreemptibleGpus.reset();
        }
        m_kit->session.publish(fleet);
        QTRY_VERIFY2(said().contains(QStringLiteral("GPUs running: 296 of unknown wanted")), qPrintable(said()));
        QVERIFY2(total().startsWith(QStringLiteral("Total, 6 clusters, 160 / 176, 136 / ?")), qPrintable(total()));
    }

    void theDeadlineComesFirstAndItsButtonLeadsToTheNode()
    {
        const QList<AttentionRow *> rows = m_page->findChildren<AttentionRow *>();
        QVERIFY(rows.size() >= 3);
        QCOMPARE(rows.first()->attention().kind, Attention::Kind::PreemptionInProgress);
        QVERIFY(said().contains(QStringLiteral("2:18 left")));
        const QSignalSpy node(m_page.get(), &FleetPage::nodeWanted);
        auto *show = rows.first()->findChild<QPushButton *>();
        QVERIFY(show->accessibleName().contains(QStringLiteral("train-west-h100")));
        QTest::mouseClick(show, Qt::LeftButton);
        QCOMPARE(node.count(), 1);
        QCOMPARE(node.first().at(0).value<ClusterId>(), sampleId("train-west-h100"));
    }

    void loadingSaysWhatAfterASecond()
    {
        FakeSession silent;
        Countdown countdown(silent.time);
        makePage(silent, QSize(1200, 800), &countdown);
        QVERIFY(!said().contains(QStringLiteral("No clusters")));
        QTRY_VERIFY_WITH_TIMEOUT(said().contains(QStringLiteral("Loading clusters… 1 s")), 4000);
        m_page.reset();
    }

    void aRefusedKeyIsSaidAndNothingIsInvented()
    {
        FakeSession refused;
        Countdown countdown(refused.time);
        makePage(refused, QSize(1200, 800), &countdown);
        ConnectionState state;
        state.kind = ConnectionState::Kind::Refused;
        Error error(Error::Kind::Http, QStringLiteral("unauthorized"));
        error.httpStatus = 401;
        state.error = error;
        refused.setConnection(state);
        const QString text = said();
        QVERIFY2(text.contains(QStringLiteral("Key not accepted (401).")), qPrintable(text));
        QVERIFY(!text.contains(QStringLiteral("$0")));
        QVERIFY(!text.contains(QStringLiteral("0 clusters need")));
        QVERIFY(!button("newCluster")->isEnabled());
        m_page.reset();
    }

    void withoutAServiceThereIsAWayToTryAgain()
    {
        FakeSession offline;
        Countdown countdown(offline.time);
        makePage(offline, QSize(1200, 800), &countdown);
        ConnectionState state;
        state.kind = ConnectionState::Kind::Offline;
        state.error = Error(Error::Kind::Unreachable, QStringLiteral("connection refused"));
        offline.setConnection(state);
        for (QPushButton *each : m_page->findChildren<QPushButton *>())
            if (each->isVisible() && each->text() == QStringLiteral("Retry"))
                QTest::mouseClick(each, Qt::LeftButton);
        QCOMPARE(offline.refreshes, 1);
        m_page.reset();
    }

    void anEmptyProjectSaysWhyAndOffersTheWizard()
    {
        FleetSnapshot none;
        none.observedAt = sampleNow() + 15s;
        m_kit->session.publish(none);
        QVERIFY2(said().contains(QStringLiteral("No clusters yet")), qPrintable(said()));
        QVERIFY(said().contains(QStringLiteral("Nothing runs and nothing costs anything.")));
        const QSignalSpy wizard(m_page.get(), &FleetPage::wizardWanted);
        QCoreApplication::processEvents(); // the panel is laid out
        for (QPushButton *each : m_page->findChildren<QPushButton *>())
            if (each->isVisible() && each->text() == QStringLiteral("New cluster…") && each->objectName() != QLatin1String("newCluster"))
                QTest::mouseClick(each, Qt::LeftButton);
        QCOMPARE(wizard.count(), 1);
    }

    // C08: what is old keeps its words, loses its colour, and its countdown is no longer exact.
    void c08AStaleFleetStaysAndSaysAbout()
    {
        setKind(ConnectionState::Kind::Stale);
        QVERIFY2(said().contains(QStringLiteral("about 2 min left")), qPrintable(said()));
        QVERIFY(!said().contains(QStringLiteral("2:18 left")));
        QCOMPARE(view()->model()->rowCount(), 6);
        const QModelIndex ready = statusOf("train-west-h100");
        QVERIFY(ready.data(Qt::AccessibleTextRole).toString().contains(QStringLiteral("Ready")));
        const QRect cell = view()->visualRect(ready);
        const QImage pill = view()->viewport()->grab(cell).toImage();
        QCOMPARE(pill.pixelColor(8 + 20, pill.height() / 2 - 7), Tokens::light().raised);
    }

    void offlineTurnsBuyingOffAndSaysWhy()
    {
        setKind(ConnectionState::Kind::Offline);
        QVERIFY(!button("newCluster")->isEnabled());
        QCOMPARE(button("newCluster")->toolTip(), QStringLiteral("Needs a connection"));
        QVERIFY(button("refresh")->isEnabled());
        QCOMPARE(view()->model()->rowCount(), 6);
    }

    void withoutRatesThereAreDashesAndNeverZero()
    {
        m_kit->session.setRateCard({});
        QCoreApplication::processEvents();
        QVERIFY2(said().contains(QStringLiteral("Burn rate now: – /h. Not all of it has a rate")), qPrintable(said()));
        QVERIFY(!said().contains(QStringLiteral("$0.00")));
        QVERIFY2(total().endsWith(QStringLiteral("–, –")), qPrintable(total()));
    }

    void theKeyboardReachesEveryActionAndOpensACluster()
    {
        m_page->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
        button("refresh")->setFocus(Qt::TabFocusReason);
        QList<QWidget *> walk{QApplication::focusWidget()};
        for (int i = 0; i < 40; ++i) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
            if (QApplication::focusWidget() == walk.first())
                break;
            walk.append(QApplication::focusWidget());
        }
        QVERIFY(walk.contains(button("newCluster")));
        QVERIFY(walk.contains(view()));
        for (const AttentionRow *row : m_page->findChildren<AttentionRow *>())
            QVERIFY(walk.contains(row->findChild<QPushButton *>()));
        const QSignalSpy opened(m_page.get(), &FleetPage::clusterWanted);
        view()->setFocus();
        view()->setCurrentIndex(view()->model()->index(0, 0));
        QTest::keyClick(view(), Qt::Key_Down);
        QTest::keyClick(view(), Qt::Key_Return);
        QCOMPARE(opened.count(), 1);
        QCOMPARE(opened.first().first().value<ClusterId>(), sampleId("infer-prod-h200"));
    }

    void theSelectionSurvivesARefresh()
    {
        view()->setCurrentIndex(view()->model()->index(2, 0));
        const QString chosen = view()->currentIndex().data().toString();
        FleetSnapshot next = sampleFleet();
        next.observedAt = sampleNow() + 15s;
        next.clusters.removeFirst();
        const QString gone = sampleFleet().clusters.first().cluster.name;
        QVERIFY(gone != chosen);
        m_kit->session.publish(next);
        QVERIFY(view()->selectionModel()->hasSelection());
        QCOMPARE(view()->selectionModel()->selectedRows().first().data().toString(), chosen);
    }

    void everyTextFollowsTheLanguage()
    {
        TestTranslator marked(true);
        QCoreApplication::installTranslator(&marked);
        QCoreApplication::processEvents();
        for (const QPushButton *each : m_page->findChildren<QPushButton *>())
            QVERIFY2(each->text().startsWith(u'['), qPrintable(each->text()));
        for (int column = 0; column < view()->model()->columnCount(); ++column)
            QVERIFY(view()->model()->headerData(column, Qt::Horizontal).toString().startsWith(u'['));
        QVERIFY(said().contains(QStringLiteral("[Burn rate now]")));
        QCoreApplication::removeTranslator(&marked);
    }

    void aNarrowPageReflowsAndNeverScrollsSideways()
    {
        makePage(m_kit->session, QSize(976, 580));
        QCoreApplication::processEvents();
        QCOMPARE(m_page->width(), 976);
        QCOMPARE(m_page->findChild<FleetTiles *>()->columns(), 2);
        for (const QScrollArea *area : m_page->findChildren<QScrollArea *>())
            QCOMPARE(area->horizontalScrollBar()->maximum(), 0);
        QCOMPARE(view()->horizontalScrollBar()->maximum(), 0);
        // The row that does not fit ends in dots before its time and its button, which stay whole.
        for (const AttentionRow *row : m_page->findChildren<AttentionRow *>())
            QVERIFY(row->rect().contains(row->findChild<QPushButton *>()->geometry()));
    }

    void looksAsDesigned()
    {
        WindowKit::picture(*m_page, "fleet");
        QVERIFY(m_page->isVisible());
    }

private:
    void makePage(FakeSession &session, const QSize &size, Countdown *countdown = nullptr)
    {
        const UiContext context(m_kit->theme, m_kit->zone, countdown ? *countdown : m_kit->countdown);
        m_page = std::make_unique<FleetPage>(session, context);
        m_page->setAutoFillBackground(true);
        m_page->resize(size);
        m_page->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_page.get()));
    }

    void setKind(ConnectionState::Kind kind)
    {
        ConnectionState state = m_kit->session.connection();
        state.kind = kind;
        m_kit->session.setConnection(state);
        QCoreApplication::processEvents();
    }

    QString said() const { return visibleTextOf(*m_page); }
    QString total() const { return m_page->findChild<TotalRow *>()->accessibleName(); }
    QTableView *view() const { return m_page->findChild<QTableView *>(QStringLiteral("fleetTableView")); }
    QPushButton *button(const char *name) const { return m_page->findChild<QPushButton *>(QString::fromLatin1(name)); }

    QModelIndex statusOf(const char *cluster) const
    {
        for (int row = 0; row < view()->model()->rowCount(); ++row)
            if (view()->model()->index(row, 0).data().toString() == QLatin1String(cluster))
                return view()->model()->index(row, int(ClusterTableModel::Column::Status));
        return {};
    }

    std::unique_ptr<WindowKit> m_kit;
    std::unique_ptr<FleetPage> m_page;
};

QTEST_MAIN(FleetPageTest)
#include "tst_fleetpage.moc"
