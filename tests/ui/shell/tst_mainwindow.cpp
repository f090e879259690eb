// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "mainwindow.h"

#include "clusterpage.h"
#include "connectpage.h"
#include "fakehost.h"
#include "fakesession.h"
#include "fleetpage.h"
#include "samplefleet.h"
#include "workspace.h"

#include <QAbstractButton>
#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QDialog>
#include <QFileDialog>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QTableView>
#include <QTest>
#include <QToolButton>

using namespace deck;
using namespace deck::ui;

class MainWindowTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_session = std::make_unique<FakeSession>();
        m_session->setRateCard(sampleRates());
        m_session->publish(sampleFleet());
        m_host = std::make_unique<FakeHost>();
        m_zone.setZone(ZoneChoice::Zone::Utc);
        m_window = std::make_unique<MainWindow>(*m_host, m_theme, m_zone, m_languages, nullptr, MainWindow::Pace::Still);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    }
    void cleanup()
    {
        m_languages.setCurrent(QStringLiteral("en"));
        m_window.reset();
        m_host.reset();
        m_session.reset();
    }

    void theStartPageAsksForAKeyAndSendsItOnce()
    {
        QVERIFY(m_window->connectPage());
        auto *key = named<QLineEdit>("apiKey");
        auto *connectButton = named<QPushButton>("connect");
        QCOMPARE(key->echoMode(), QLineEdit::Password);
        QTest::mouseClick(connectButton, Qt::LeftButton);
        QCOMPARE(m_host->requests.size(), 0); // no key, no request
        QTest::keyClicks(key, QStringLiteral("tgp_test_key_0123456789"));
        QTest::keyClick(key, Qt::Key_Return);
        QTest::keyClick(key, Qt::Key_Return);
        QCOMPARE(m_host->requests.size(), 1);
        QCOMPARE(m_host->requests.first().key.reveal(), QByteArray("tgp_test_key_0123456789"));
        QVERIFY(!connectButton->isEnabled());
        Error refused(Error::Kind::Http, QStringLiteral("x"));
        refused.httpStatus = 401;
        m_host->fail(refused);
        QVERIFY(connectButton->isEnabled());
        QTRY_VERIFY(says(*m_window, QStringLiteral("Key not accepted (401).")));
    }

    void aKeyIsNeverSentWithoutHttps()
    {
        QTest::keyClicks(named<QLineEdit>("apiKey"), QStringLiteral("tgp_test_key_0123456789"));
        QTest::mouseClick(named<QPushButton>("advanced"), Qt::LeftButton);
        auto *url = named<QLineEdit>("serviceUrl");
        url->setText(QStringLiteral("http://service.test/v1"));
        QTest::mouseClick(named<QPushButton>("connect"), Qt::LeftButton);
        QCOMPARE(m_host->requests.size(), 0);
        url->setText(QStringLiteral("http://127.0.0.1:4711/v1"));
        QTest::mouseClick(named<QPushButton>("connect"), Qt::LeftButton);
        QCOMPARE(m_host->requests.size(), 1);
    }

    void aRememberedAccountIsOpenedByKeyboardFromPageAndMenu()
    {
        Profile work;
        work.id = QStringLiteral("p-1");
        work.name = QStringLiteral("Work & play");
        work.baseUrl = QUrl(QStringLiteral("https://service.test/v1"));
        work.project = ProjectId(QStringLiteral("proj-1"));
        work.keyKept = true;
        m_host->saved = {work};
        Q_EMIT m_host->profilesChanged();
        QTRY_VERIFY(named<QPushButton>("openProfile-p-1"));
        named<QPushButton>("openProfile-p-1")->setFocus();
        QTest::keyClick(named<QPushButton>("openProfile-p-1"), Qt::Key_Space);
        QCOMPARE(m_host->opened, QStringList{QStringLiteral("p-1")});
        QAction *entry = nullptr;
        for (QAction *action : m_window->findChildren<QAction *>())
            if (action->text() == QStringLiteral("Work && play"))
                entry = action;
        QVERIFY(entry);
        entry->trigger();
        QCOMPARE(m_host->opened.size(), 2);
        // No key in the keychain: the page asks for it and keeps what it knows.
        Q_EMIT m_host->keyWanted(work.id, QStringLiteral("it is locked"));
        auto *key = named<QLineEdit>("apiKey");
        QTRY_VERIFY(key->hasFocus());
        QTest::keyClicks(key, QStringLiteral("tgp_test_key_0123456789"));
        QTest::keyClick(key, Qt::Key_Return);
        QCOMPARE(m_host->requests.size(), 1);
        QCOMPARE(m_host->requests.first().profile, work.id);
        QCOMPARE(m_host->requests.first().project, work.project);
        QVERIFY(m_host->requests.first().remember);
    }

    void forgettingAsksFirst()
    {
        Profile work;
        work.id = QStringLiteral("p-1");
        work.name = QStringLiteral("Work");
        m_host->saved = {work};
        Q_EMIT m_host->profilesChanged();
        QTRY_VERIFY(named<QPushButton>("forgetProfile-p-1"));
        QTest::mouseClick(named<QPushButton>("forgetProfile-p-1"), Qt::LeftButton);
        auto *menu = named<QMenu>("forgetMenu-p-1");
        QVERIFY(menu);
        QTest::keyClick(menu, Qt::Key_A);
        QVERIFY(m_host->forgotten.isEmpty());
        auto *dialog = m_window->findChild<QDialog *>(QStringLiteral("forgetDialog"));
        QVERIFY(dialog);
        QPushButton *forget = nullptr;
        for (QPushButton *button : dialog->findChildren<QPushButton *>())
            if (button->text() == QStringLiteral("Forget"))
                forget = button;
        QVERIFY(forget);
        QTest::mouseClick(forget, Qt::LeftButton);
        QCOMPARE(m_host->forgotten, QStringList{QStringLiteral("p-1")});
    }

    void testingSaysWhatWorksAndOpensNothing()
    {
        QTest::keyClicks(named<QLineEdit>("apiKey"), QStringLiteral("tgp_test_key_0123456789"));
        QTest::mouseClick(named<QPushButton>("testConnection"), Qt::LeftButton);
        QCOMPARE(m_host->checks.size(), 1);
        QCOMPARE(m_host->requests.size(), 0);
        QVERIFY(!named<QPushButton>("connect")->isEnabled());
        using Verdict = ConnectionCheck::Verdict;
        ConnectionCheck check;
        check.reachable = check.keyAccepted = check.clustersListed = Verdict::Works;
        check.clusters = 3;
        check.project = ProjectId(QStringLiteral("proj-7"));
        check.projectName = QStringLiteral("Research");
        check.preemptiblePossible = true;
        Q_EMIT m_host->checked(check);
        QVERIFY(named<QPushButton>("connect")->isEnabled());
        QCOMPARE(named<QComboBox>("project")->currentText(), QStringLiteral("Research"));
        QTRY_VERIFY(says(*m_window, QStringLiteral("Project Research")));
        QTest::mouseClick(named<QPushButton>("testConnection"), Qt::LeftButton);
        ConnectionCheck refused;
        refused.reachable = Verdict::Works;
        refused.keyAccepted = Verdict::Fails;
        refused.error = Error(Error::Kind::Http, QStringLiteral("x"));
        refused.error->httpStatus = 401;
        Q_EMIT m_host->checked(refused);
        QTRY_VERIFY(says(*m_window, QStringLiteral("Key not accepted (401).")));
    }

    void withoutAKeychainThePersonDecides()
    {
        m_host->open(m_session.get());
        Q_EMIT m_host->keyNotKept(Error(Error::Kind::Unavailable, QStringLiteral("no Secret Service")));
        QTRY_VERIFY(named<QPushButton>("keepForSession"));
        QTest::mouseClick(named<QPushButton>("keepForSession"), Qt::LeftButton);
        QCOMPARE(m_host->closings, 0);
        Q_EMIT m_host->keyNotKept(Error(Error::Kind::Unavailable, QStringLiteral("no Secret Service")));
        QTRY_VERIFY(named<QPushButton>("leaveWithoutKeychain"));
        QTest::mouseClick(named<QPushButton>("leaveWithoutKeychain"), Qt::LeftButton);
        QTRY_COMPARE(m_host->closings, 1);
    }

    void theDemoStartsWithOneClickOnce()
    {
        auto *demo = named<QPushButton>("startDemo");
        QTest::mouseClick(demo, Qt::LeftButton);
        QTest::mouseClick(demo, Qt::LeftButton);
        QCOMPARE(m_host->demos, 1);
    }

    void everyDemoPageIsMarked()
    {
        m_host->open(m_session.get());
        QTRY_VERIFY(named<QWidget>("demoMark"));
        QVERIFY(m_window->windowTitle().contains(QStringLiteral("Demo")));
        m_host->close();
        QVERIFY(!m_window->findChild<QWidget *>(QStringLiteral("demoMark"))->isVisible());
    }

    void keysLeadToPages()
    {
        m_host->open(m_session.get());
        Workspace &workspace = *m_window->workspace();
        QVERIFY(workspace.currentCluster().isEmpty());
        QTest::keyClick(m_window.get(), Qt::Key_PageDown, Qt::ControlModifier);
        const ClusterId first = workspace.currentCluster();
        QCOMPARE(first, m_session->clusters()->rowAt(0).id);
        QTest::keyClick(m_window.get(), Qt::Key_PageUp, Qt::ControlModifier);
        QCOMPARE(workspace.currentCluster(), m_session->clusters()->rowAt(m_session->clusters()->rowCount() - 1).id);
        QTest::keyClick(m_window.get(), Qt::Key_1, Qt::ControlModifier);
        QVERIFY(workspace.currentCluster().isEmpty());
        QTest::keyClick(m_window.get(), Qt::Key_F5);
        QCOMPARE(m_session->refreshes, 1);
        QTest::keyClick(m_window.get(), Qt::Key_U, Qt::ControlModifier);
        QCOMPARE(m_zone.zone(), ZoneChoice::Zone::Local);
    }

    void exportingFromTheFleetAsksOnTheCostPage()
    {
        m_host->open(m_session.get());
        QTRY_VERIFY(named<QToolButton>("export"));
        m_window->workspace()->showFleet();
        auto *csv = m_window->findChild<QAction *>(QStringLiteral("exportCsv"));
        QVERIFY(csv);
        QCOMPARE(csv->text(), QStringLiteral("Charges as CSV…"));
        csv->trigger();
        QVERIFY(m_window->workspace()->currentCostPage());
        auto *dialog = m_window->findChild<QFileDialog *>(QStringLiteral("exportFile"));
        QVERIFY(dialog);
        Q_EMIT dialog->fileSelected(QStringLiteral("out.csv"));
        QCOMPARE(m_session->exports.size(), 1);
        QCOMPARE(m_session->exports.first().format, ExportFormat::Csv);
        QVERIFY(m_session->exports.first().query.cluster.isEmpty());
    }

    void theNodeMenuActsOnTheSelectedNodeAlone()
    {
        m_host->open(m_session.get());
        Workspace &workspace = *m_window->workspace();
        const auto acts = [this](const QString &text) {
            for (QAction *each : m_window->findChildren<QAction *>())
                if (each->text() == text)
                    return each;
            return static_cast<QAction *>(nullptr);
        };
        QAction *copy = acts(QStringLiteral("&Copy name"));
        QAction *timeline = acts(QStringLiteral("Show in &timeline"));
        QVERIFY(copy && timeline);
        QVERIFY(!copy->isEnabled());
        workspace.showCluster(sampleId("train-west-h100"), ClusterPage::Tab::Nodes);
        QVERIFY(!copy->isEnabled()); // no node is selected
        const NodeId node(QStringLiteral("gpu-preemptible-dp-x7k2p-4qv9d"));
        workspace.showNode(sampleId("train-west-h100"), node);
        QVERIFY(copy->isEnabled());
        copy->trigger();
        QCOMPARE(QGuiApplication::clipboard()->text(), node.toString());
        timeline->trigger();
        QCOMPARE(workspace.currentClusterPage()->currentTab(), ClusterPage::Tab::Timeline);
        QVERIFY(!copy->isEnabled());
    }

    void aClusterThatIsGoneLeavesItsPage()
    {
        m_host->open(m_session.get());
        Workspace &workspace = *m_window->workspace();
        workspace.showCluster(sampleId("sandbox-l40"), ClusterPage::Tab::Overview);
        QCOMPARE(workspace.currentCluster(), sampleId("sandbox-l40"));
        FleetSnapshot next = sampleFleet();
        next.observedAt = sampleNow() + Seconds(15);
        next.clusters.removeIf([](const ClusterEntry &entry) { return entry.cluster.id == sampleId("sandbox-l40"); });
        m_session->publish(next);
        QVERIFY(workspace.currentCluster().isEmpty());
    }

    void deletingByKeyboardNeedsTheExactNameAndSaysWhatStays()
    {
        m_host->open(m_session.get());
        m_window->workspace()->showCluster(sampleId("sandbox-l40"), ClusterPage::Tab::Overview);
        m_window->workspace()->currentClusterPage()->askToDelete();
        auto *dialog = m_window->findChild<QDialog *>(QStringLiteral("deleteDialog"));
        QVERIFY(dialog);
        dialog->activateWindow();
        QCoreApplication::processEvents();
        for (const char *words : {"all data on its local disks", "sb-home, 4 TiB. It stays unless", "$0.80 /h", "$584.00 a month"})
            QVERIFY2(says(*dialog, QString::fromUtf8(words)), words);
        // The focus starts in the field for the name; Enter never deletes.
        auto *name = dialog->findChild<QLineEdit *>();
        QVERIFY(name);
        QTRY_COMPARE(dialog->focusWidget(), name);
        QTest::keyClicks(name, QStringLiteral("sandbox-l4"));
        QPushButton *deed = nullptr;
        for (QPushButton *button : dialog->findChildren<QPushButton *>())
            if (button->text() == QStringLiteral("Delete cluster"))
                deed = button;
        QVERIFY(deed);
        QVERIFY(!deed->isEnabled());
        QTest::keyClicks(name, QStringLiteral("0"));
        QVERIFY(deed->isEnabled());
        QTest::keyClick(name, Qt::Key_Return);
        QVERIFY(m_session->removals.isEmpty());
        for (int step = 0; step < 8 && dialog->focusWidget() != deed; ++step)
            QTest::keyClick(dialog->focusWidget(), Qt::Key_Tab);
        QCOMPARE(dialog->focusWidget(), deed);
        QTest::keyClick(deed, Qt::Key_Space);
        QCOMPARE(m_session->removals, QList<ClusterId>{sampleId("sandbox-l40")});
    }

    void anAskPageIsOneKeyAway()
    {
        m_host->open(m_session.get());
        QTRY_VERIFY(named<QPushButton>("newCluster"));
        QTest::keyClick(m_window.get(), Qt::Key_4, Qt::ControlModifier);
        QTRY_VERIFY(named<QWidget>("asksPage"));
    }

    void c11AFoundClusterIsDecidedByThePersonAlone()
    {
        m_host->open(m_session.get());
        Operation operation;
        operation.id = OperationId(QStringLiteral("op-x"));
        operation.clusterName = QStringLiteral("train-2");
        operation.state = Operation::State::Found;
        operation.startedAt = sampleNow();
        Candidate candidate;
        candidate.id = ClusterId(QStringLiteral("cl-train-2"));
        candidate.name = operation.clusterName;
        operation.candidates = {candidate};
        m_session->finish(operation);
        QPushButton *use = nullptr;
        for (QPushButton *button : m_window->findChildren<QPushButton *>())
            if (button->text() == QStringLiteral("Use it"))
                use = button;
        QVERIFY(use);
        QTRY_VERIFY(use->isVisible());
        QTest::mouseClick(use, Qt::LeftButton);
        QCOMPARE(m_session->decisions.size(), 1);
        QCOMPARE(m_session->decisions.first().adopted, candidate.id);
        QVERIFY(m_session->creates.isEmpty());
    }

    void c11TryingAgainOpensTheWizardWithAllInput()
    {
        m_host->open(m_session.get());
        Operation operation;
        operation.id = OperationId(QStringLiteral("op-x"));
        operation.clusterName = QStringLiteral("train-2");
        operation.createSpec.name = operation.clusterName;
        operation.createSpec.standardGpus = 24;
        operation.state = Operation::State::NothingYet;
        operation.startedAt = sampleNow();
        m_session->finish(operation);
        QTRY_VERIFY(named<QPushButton>("tryAgain"));
        QTest::mouseClick(named<QPushButton>("tryAgain"), Qt::LeftButton);
        QTRY_VERIFY(named<QWidget>("createWizard")); // at its review
        QCOMPARE(m_window->findChild<QLineEdit *>(QStringLiteral("clusterName"))->text(), operation.clusterName);
        QCOMPARE(m_session->decisions.size(), 0);
        QCOMPARE(m_session->creates.size(), 0);
    }

    void c17AHeldScaleOpensTheDialogWithBothStates()
    {
        m_host->open(m_session.get());
        Operation held;
        held.id = OperationId(QStringLiteral("op-y"));
        held.kind = Operation::Kind::Scale;
        held.state = Operation::State::Conflict;
        held.mayHaveBeenSent = false;
        held.cluster = sampleId("train-west-h100");
        held.clusterName = QStringLiteral("train-west-h100");
        held.scaleSpec.standardGpus = 96;
        held.seen.standardGpus = 48;
        held.now.standardGpus = 64;
        held.startedAt = sampleNow();
        m_session->finish(held);
        QTRY_VERIFY(named<QPushButton>("compare"));
        QTest::mouseClick(named<QPushButton>("compare"), Qt::LeftButton);
        QTRY_VERIFY(named<QPushButton>("keepTheirs"));
        QTest::mouseClick(named<QPushButton>("keepTheirs"), Qt::LeftButton);
        QCOMPARE(m_session->decisions.size(), 1);
        QCOMPARE(m_session->decisions.first().operation, held.id);
        QVERIFY(m_session->scales.isEmpty());
    }

    void offlineTurnsActionsOffAndKeepsTheFleet()
    {
        m_host->open(m_session.get());
        ConnectionState offline;
        offline.kind = ConnectionState::Kind::Offline;
        offline.lastGoodAt = sampleNow();
        offline.error = Error(Error::Kind::Unreachable, QStringLiteral("refused"));
        m_session->setConnection(offline);
        QTRY_VERIFY(named<QWidget>("connectionBanner"));
        QTRY_VERIFY(says(*m_window, QStringLiteral("No connection. This is the fleet at 14:32 UTC. Actions are off.")));
        QTRY_VERIFY(named<QPushButton>("newCluster"));
        QVERIFY(!named<QPushButton>("newCluster")->isEnabled());
        QCOMPARE(m_session->clusters()->rowCount(), 6);
        m_session->publish(sampleFleet());
        QVERIFY(!m_window->findChild<QWidget *>(QStringLiteral("connectionBanner"))->isVisible());
    }

    void c12OneBannerAndANewKeyWithoutLeavingThePage()
    {
        m_host->open(m_session.get());
        m_window->workspace()->showCluster(sampleId("sandbox-l40"), ClusterPage::Tab::Overview);
        ConnectionState refused;
        refused.kind = ConnectionState::Kind::Refused;
        refused.lastGoodAt = sampleNow();
        refused.error = Error(Error::Kind::Http, QStringLiteral("x"));
        refused.error->httpStatus = 401;
        for (int poll = 0; poll < 5; ++poll)
            m_session->setConnection(refused);
        QVERIFY(m_window->findChildren<QDialog *>().isEmpty()); // no storm of dialogs
        QTRY_VERIFY(named<QPushButton>("newKey"));
        QVERIFY(!named<QPushButton>("newCluster")->isEnabled());
        QTest::mouseClick(named<QPushButton>("newKey"), Qt::LeftButton);
        QTRY_VERIFY(named<QLineEdit>("newApiKey"));
        QVERIFY(!named<QPushButton>("useKey")->isEnabled());
        QTest::keyClicks(named<QLineEdit>("newApiKey"), QStringLiteral("tgp_new_key_0123456789"));
        QTest::keyClick(named<QLineEdit>("newApiKey"), Qt::Key_Return);
        QTest::keyClick(named<QLineEdit>("newApiKey"), Qt::Key_Return); // once is enough
        QCOMPARE(m_host->newKeys, QList<Secret>{Secret("tgp_new_key_0123456789")});
        Q_EMIT m_host->keyChanged(Error(Error::Kind::Invalid, QStringLiteral("it is the key of another project")));
        QVERIFY(says(*m_window, QStringLiteral("another project")));
        Q_EMIT m_host->keyChanged(Done());
        QTRY_VERIFY(!m_window->findChild<QDialog *>(QStringLiteral("keyDialog")));
        QCOMPARE(m_window->workspace()->currentCluster(), sampleId("sandbox-l40")); // still where we were
        QCOMPARE(m_host->closings, 0);
    }

    void c10TheStatusBarSaysWhenTheNextTryIs()
    {
        m_host->open(m_session.get());
        ConnectionState limited = m_session->connection();
        limited.error = Error(Error::Kind::Http, QStringLiteral("slow down"));
        limited.error->httpStatus = 429;
        limited.nextTryAt = m_session->time.now() + Seconds(30);
        m_session->setConnection(limited);
        QTRY_VERIFY(named<QWidget>("connectionWords"));
        const QString words = named<QWidget>("connectionWords")->property("text").toString();
        QVERIFY2(words.contains(QStringLiteral("Trying again in 30 s")), qPrintable(words));
    }

    void c10ACreatedClusterIsShownBeforeItsDetails()
    {
        FleetSnapshot next = sampleFleet();
        next.observedAt = sampleNow() + Seconds(15);
        ClusterEntry made;
        made.cluster.id = ClusterId(QStringLiteral("c-771"));
        made.cluster.name = QStringLiteral("aurora");
        made.seenAt = next.observedAt;
        made.detailsDelayed = true;
        next.clusters.append(made);
        m_session->publish(next);
        m_host->open(m_session.get());
        auto *model = m_session->clusters();
        const int row = model->rowOf(made.cluster.id);
        QCOMPARE(model->index(row, int(ClusterTableModel::Column::Status)).data().toString(), QStringLiteral("Created, details delayed"));
        auto *table = m_window->findChild<QTableView *>(QStringLiteral("fleetTableView"));
        QVERIFY(table);
        QStringList spoken;
        for (int r = 0; r < table->model()->rowCount(); ++r)
            spoken.append(table->model()->index(r, int(ClusterTableModel::Column::ComputePerHour)).data(Qt::AccessibleTextRole).toString());
        QVERIFY2(spoken.contains(QStringLiteral("running")), qPrintable(spoken.join(QLatin1Char('|')))); // its cost clock
    }

    void anEmptyListIsNoEmptyFleet()
    {
        m_host->open(m_session.get());
        FleetSnapshot lost = sampleFleet();
        lost.observedAt = sampleNow() + Seconds(15);
        for (ClusterEntry &entry : lost.clusters)
            entry.presence = Presence::Missing;
        m_session->publish(lost);
        QTRY_VERIFY(named<QWidget>("emptyListBanner"));
        QTRY_VERIFY(says(*m_window, QStringLiteral("The service's list is empty, but 6 cluster")));
        QVERIFY(named<QPushButton>("keyWithRole"));
        FleetSnapshot back = sampleFleet();
        back.observedAt = sampleNow() + Seconds(30);
        m_session->publish(back);
        QVERIFY(!m_window->findChild<QWidget *>(QStringLiteral("emptyListBanner"))->isVisible());
    }

    void oddAnswersLeadToTheDiagnostics()
    {
        m_host->open(m_session.get());
        QVERIFY(!named<QPushButton>("oddities"));
        OddityRecord odd;
        odd.oddity = {JsonOddity::Kind::Null, QStringLiteral("clusters[].region")};
        odd.count = 2;
        m_session->oddityModel.applySnapshot({odd});
        QTRY_VERIFY(named<QPushButton>("oddities"));
        QTest::mouseClick(named<QPushButton>("oddities"), Qt::LeftButton);
        QTRY_VERIFY(m_window->findChild<QDialog *>(QStringLiteral("diagnostics")));
        QTRY_VERIFY(m_window->findChild<QDialog *>(QStringLiteral("diagnostics"))->isVisible());
    }

    void aHistoryThatCannotBeWrittenIsSaidUntilItWorksAgain()
    {
        m_host->open(m_session.get());
        m_session->failStorage(Error(Error::Kind::Storage, QStringLiteral("disk full")));
        QTRY_VERIFY(named<QWidget>("storageBanner"));
        m_session->recoverStorage();
        QVERIFY(!m_window->findChild<QWidget *>(QStringLiteral("storageBanner"))->isVisible());
    }

    void theLanguageChangesAtRunTime()
    {
        m_host->open(m_session.get());
        QTRY_VERIFY(named<QPushButton>("refresh"));
        const QString english = named<QPushButton>("refresh")->text();
        QVERIFY(m_languages.setCurrent(QStringLiteral("pt_BR")));
        QTRY_VERIFY(named<QPushButton>("refresh")->text() != english);
        QVERIFY(!m_languages.setCurrent(QStringLiteral("tlh")));
    }

private:
    template <class Widget>
    Widget *named(const char *name) const
    {
        for (Widget *each : m_window->findChildren<Widget *>(QString::fromLatin1(name)))
            if (each->isVisible())
                return each;
        return nullptr;
    }
    static bool says(const QWidget &window, const QString &sentence)
    {
        for (const QWidget *each : window.findChildren<QWidget *>())
            if (each->isVisible() && each->accessibleName().contains(sentence))
                return true;
        return false;
    }

    Theme m_theme;
    ZoneChoice m_zone{QLocale(QLocale::English, QLocale::UnitedStates), QTimeZone::utc()};
    Languages m_languages;
    std::unique_ptr<FakeSession> m_session;
    std::unique_ptr<FakeHost> m_host;
    std::unique_ptr<MainWindow> m_window;
};

QTEST_MAIN(MainWindowTest)
#include "tst_mainwindow.moc"
