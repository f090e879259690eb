// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "connectpage.h"

#include "buttonrole.h"
#include "fakehost.h"
#include "windowkit.h"

#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QFileDialog>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>

using namespace deck;
using namespace deck::ui;

namespace {

Project projectNamed(const char *id, const char *name)
{
    Project project;
    project.id = ProjectId(QString::fromLatin1(id));
    project.name = QString::fromUtf8(name);
    return project;
}

ConnectionCheck goodCheck()
{
    using Verdict = ConnectionCheck::Verdict;
    ConnectionCheck check;
    check.reachable = check.keyAccepted = check.clustersListed = Verdict::Works;
    check.clusters = 3;
    check.project = ProjectId(QStringLiteral("proj-7"));
    check.projectName = QStringLiteral("Research");
    check.projects = {projectNamed("proj-7", "Research"), projectNamed("proj-8", "Batch"), projectNamed("proj-9", "Batch"),
                      projectNamed("proj-10", "Evil\u202Eeman")};
    check.preemptiblePossible = true;
    return check;
}

Profile savedAccount()
{
    Profile work;
    work.id = QStringLiteral("p-1");
    work.name = QStringLiteral("Work");
    work.baseUrl = QUrl(QStringLiteral("https://service.test/v1"));
    work.project = ProjectId(QStringLiteral("proj-3"));
    work.projectName = QStringLiteral("Platform");
    work.readsPerMinute = 60;
    work.keyKept = true;
    return work;
}

void writeFile(const QString &path, const QByteArray &text)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(text), text.size());
}

} // namespace

class ConnectPageTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QApplication::setAttribute(Qt::AA_DontUseNativeDialogs); }
    void init()
    {
        m_host = std::make_unique<FakeHost>();
        m_page = std::make_unique<ConnectPage>(*m_host);
        m_page->resize(1440, 900);
        m_page->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_page.get()));
        m_page->activateWindow();
        QTest::keyClicks(named<QLineEdit>("apiKey"), QStringLiteral("tgp_test_key_0123456789"));
    }
    void cleanup()
    {
        m_page.reset();
        m_host.reset();
    }

    void theKeysOwnProjectIsFilledInByNameAndSentById()
    {
        Q_EMIT m_host->checked(goodCheck());
        QCOMPARE(project()->currentText(), QStringLiteral("Research"));
        QCOMPARE(sent().project, ProjectId(QStringLiteral("proj-7")));
    }

    void anotherProjectIsChosenByKeyboard()
    {
        Q_EMIT m_host->checked(goodCheck());
        QCOMPARE(project()->count(), 4);
        project()->setFocus();
        QTest::keyClick(project(), Qt::Key_Up);
        QTest::keyClick(project(), Qt::Key_Up);
        QCOMPARE(project()->currentText(), QStringLiteral("Batch (proj-9)")); // namesakes are told apart
        QCOMPARE(sent().project, ProjectId(QStringLiteral("proj-9")));
    }

    void aTypedIdIsTakenAsItIsAndSurvivesTheTest()
    {
        Q_EMIT m_host->checked(goodCheck()); // now there is a Research that "Res" could be completed to
        QTest::keyClick(project()->lineEdit(), Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(project()->lineEdit(), QStringLiteral("Res"));
        QCOMPARE(project()->currentText(), QStringLiteral("Res"));
        Q_EMIT m_host->checked(goodCheck());
        QCOMPARE(project()->currentText(), QStringLiteral("Res"));
        QCOMPARE(sent().project, ProjectId(QStringLiteral("Res")));
    }

    void eachStepOfTheTestSaysHowLongItTookAndTheLastHowLongItWaits()
    {
        QTest::keyClick(named<QPushButton>("testConnection"), Qt::Key_Space);
        QCOMPARE(m_host->checks.size(), 1);
        ConnectionCheck check;
        check.underWay = ConnectionCheck::Step::Key;
        Q_EMIT m_host->checking(check);
        QVERIFY(says("Asking whose key this is"));
        check.reachable = check.keyAccepted = ConnectionCheck::Verdict::Works;
        check.keyTook = Millis(240);
        check.underWay = ConnectionCheck::Step::Clusters;
        Q_EMIT m_host->checking(check);
        QVERIFY(says("The service answers, the key is accepted"));
        QVERIFY(says("0.2 s"));
        QVERIFY(says("Reading the clusters"));
        QTRY_VERIFY(says("1 s")); // counted while there is no answer
        check = goodCheck();
        check.keyTook = Millis(240);
        check.clustersTook = Millis(12'900);
        check.regionsListed = ConnectionCheck::Verdict::Works;
        check.regionsTook = Millis(40);
        check.regions = 4;
        Q_EMIT m_host->checked(check);
        for (const char *words : {"0.2 s", "12 s", "under 0.1 s", "4 regions can be read"})
            QVERIFY2(says(words), words);
        QVERIFY(!says("Reading the clusters"));
    }

    void theTestIsStoppedByKeyboardAndTheFocusComesBack_data()
    {
        QTest::addColumn<Qt::Key>("key");
        QTest::newRow("the button") << Qt::Key_Space;
        QTest::newRow("Escape") << Qt::Key_Escape;
    }
    void theTestIsStoppedByKeyboardAndTheFocusComesBack()
    {
        QFETCH(const Qt::Key, key);
        auto *test = named<QPushButton>("testConnection");
        QVERIFY(!named<QPushButton>("stop"));
        test->setFocus();
        QTest::keyClick(test, Qt::Key_Space);
        auto *stop = named<QPushButton>("stop");
        QVERIFY(stop);
        QVERIFY(!test->isVisible());
        QTRY_VERIFY(stop->hasFocus());
        QTest::keyClick(stop, key);
        QCOMPARE(m_host->stops, 1);
        QVERIFY(!named<QPushButton>("stop"));
        QTRY_VERIFY(test->hasFocus());
        QVERIFY(says("Stopped. Nothing was opened or saved."));
        QTest::keyClick(test, Qt::Key_Escape);
        QCOMPARE(m_host->stops, 1); // nothing to stop any more
        QCOMPARE(sent().key.reveal(), QByteArray("tgp_test_key_0123456789"));
    }

    void connectingAndTheDemoAreStoppedToo()
    {
        sent();
        QVERIFY(named<QPushButton>("stop"));
        QTest::mouseClick(named<QPushButton>("stop"), Qt::LeftButton);
        QCOMPARE(m_host->stops, 1);
        QVERIFY(named<QPushButton>("connect")->isEnabled());
        auto *demo = named<QPushButton>("startDemo");
        QTest::mouseClick(demo, Qt::LeftButton);
        Q_EMIT m_host->progress(QStringLiteral("Playing the demo's past: 12 %"));
        QVERIFY(!demo->isEnabled());
        QTest::mouseClick(named<QPushButton>("stop"), Qt::LeftButton);
        QCOMPARE(m_host->stops, 2);
        QVERIFY(demo->isEnabled());
        QTest::mouseClick(demo, Qt::LeftButton);
        QCOMPARE(m_host->demos, 2);
    }

    void whatCannotBeReadIsSaidWithoutEndingTheTest()
    {
        ConnectionCheck check = goodCheck();
        check.wanted = ProjectId(QStringLiteral("proj-77"));
        check.regionsListed = ConnectionCheck::Verdict::Fails;
        check.regionsError = Error(Error::Kind::Timeout, QStringLiteral("x"));
        Q_EMIT m_host->checked(check);
        QVERIFY(says("3 clusters can be read"));
        QVERIFY(says("Regions cannot be read, and nothing can be bought without them"));
        QVERIFY(says("Project proj-77 is none of those that this key may see"));
        QVERIFY(!says("Preemptible capacity can be asked for"));
    }

    void theEndOfALongKeyStandsBesideItsDots()
    {
        auto *key = named<QLineEdit>("apiKey");
        key->setText(QString(60, QLatin1Char('k')) + QStringLiteral("7f3c"));
        key->setFocus();
        key->setCursorPosition(int(key->text().size()));
        QCoreApplication::processEvents();
        const auto *end = named<QWidget>("keyEnd");
        QVERIFY(end);
        const auto cursor = [key] { return key->inputMethodQuery(Qt::ImCursorRectangle).toRectF(); };
        QVERIFY2(cursor().right() <= end->x(), qPrintable(QStringLiteral("%1 %2").arg(cursor().right()).arg(end->x())));
        QVERIFY(cursor().right() > end->x() - 30); // and the room is used
        QTest::keyClick(named<QPushButton>("showKey"), Qt::Key_Space);
        QVERIFY(!named<QWidget>("keyEnd"));
        QCoreApplication::processEvents();
        QVERIFY(cursor().right() > key->width() - 30);
    }

    void namesOfProjectsCannotHideWhatTheyAre()
    {
        Q_EMIT m_host->checked(goodCheck());
        for (int row = 0; row < project()->count(); ++row)
            QVERIFY(!project()->itemText(row).contains(QChar(0x202E)));
    }

    void anotherKeyForgetsWhatTheFormerWasOffered()
    {
        Q_EMIT m_host->checked(goodCheck());
        QTest::keyClicks(named<QLineEdit>("apiKey"), QStringLiteral("x"));
        QCOMPARE(project()->count(), 0);
        QVERIFY(sent().project.isEmpty());
    }

    void aFailedTestOffersNothing()
    {
        ConnectionCheck check = goodCheck();
        check.keyAccepted = check.clustersListed = ConnectionCheck::Verdict::Fails;
        check.error = Error(Error::Kind::Http, QStringLiteral("x"));
        Q_EMIT m_host->checked(check);
        QCOMPARE(project()->count(), 0);
        QVERIFY(project()->currentText().isEmpty());
    }

    void aSavedAccountComesBackWithProjectAndReads()
    {
        m_host->saved = {savedAccount()};
        Q_EMIT m_host->profilesChanged();
        Q_EMIT m_host->keyWanted(QStringLiteral("p-1"), {});
        QCOMPARE(project()->currentText(), QStringLiteral("Platform"));
        QTest::keyClicks(named<QLineEdit>("apiKey"), QStringLiteral("tgp_test_key_9876543210"));
        const ConnectRequest request = sent();
        QCOMPARE(request.project, ProjectId(QStringLiteral("proj-3")));
        QCOMPARE(request.readsPerMinute, 60);
    }

    void readsPerMinuteAreOurAssumptionUnlessChanged()
    {
        openAdvanced();
        auto *reads = named<QSpinBox>("readsPerMinute");
        QCOMPARE(reads->value(), 180);
        reads->setFocus();
        QTest::keyClick(reads, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(reads, QStringLiteral("30"));
        QCOMPARE(sent().readsPerMinute, 30);
    }

    void unchangedReadsStayTheAssumption()
    {
        QCOMPARE(sent().readsPerMinute, 0);
    }

    void theCaFileIsFoundThroughADialogReachedByKeyboard()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("own.pem"));
        writeFile(path, "-----BEGIN CERTIFICATE-----\n");
        openAdvanced();
        named<QLineEdit>("caFile")->setFocus();
        QTest::keyClick(named<QLineEdit>("caFile"), Qt::Key_Tab);
        auto *browse = named<QPushButton>("browseCaFile");
        QVERIFY(browse->hasFocus());
        QTest::keyClick(browse, Qt::Key_Space);
        auto *dialog = m_page->findChild<QFileDialog *>(QStringLiteral("caFileDialog"));
        QVERIFY(dialog);
        dialog->findChild<QLineEdit *>(QStringLiteral("fileNameEdit"))->setText(path);
        QTest::keyClick(dialog->findChild<QLineEdit *>(QStringLiteral("fileNameEdit")), Qt::Key_Return);
        QTRY_COMPARE(named<QLineEdit>("caFile")->text(), path);
        QCOMPARE(sent().caFile, path);
    }

    void aWrongCaFileIsSaidAtTheField_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("missing") << QByteArray();
        QTest::newRow("no certificate") << QByteArray("hello\n");
    }
    void aWrongCaFileIsSaidAtTheField()
    {
        QFETCH(QByteArray, content);
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("own.pem"));
        if (!content.isEmpty())
            writeFile(path, content);
        openAdvanced();
        auto *ca = named<QLineEdit>("caFile");
        ca->setFocus();
        QTest::keyClicks(ca, path);
        QTest::keyClick(ca, Qt::Key_Return);
        QVERIFY(m_host->requests.isEmpty());
        QVERIFY(isInvalid(ca));
        QVERIFY(named<QWidget>("caFileError"));
        QTest::keyClick(ca, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClick(ca, Qt::Key_Delete);
        QVERIFY(!named<QWidget>("caFileError"));
        QTest::keyClick(ca, Qt::Key_Return);
        QCOMPARE(m_host->requests.size(), 1);
    }

    void aKeyAloneIsForgottenByKeyboardAfterAsking()
    {
        m_host->saved = {savedAccount()};
        Q_EMIT m_host->profilesChanged();
        QTRY_VERIFY(named<QPushButton>("forgetProfile-p-1"));
        named<QPushButton>("forgetProfile-p-1")->setFocus();
        QTest::keyClick(named<QPushButton>("forgetProfile-p-1"), Qt::Key_Space);
        auto *menu = named<QMenu>("forgetMenu-p-1");
        QVERIFY(menu);
        QTest::keyClick(menu, Qt::Key_K);
        QVERIFY(m_host->keysForgotten.isEmpty());
        auto *dialog = named<QDialog>("forgetKeyDialog");
        QVERIFY(dialog);
        for (QPushButton *button : dialog->findChildren<QPushButton *>())
            if (button->text() == QStringLiteral("Forget key"))
                QTest::keyClick(button, Qt::Key_Space);
        QCOMPARE(m_host->keysForgotten, QStringList{QStringLiteral("p-1")});
        QVERIFY(m_host->forgotten.isEmpty());
    }

    void aKeyThatIsNotKeptCannotBeForgotten()
    {
        Profile work = savedAccount();
        work.keyKept = false;
        m_host->saved = {work};
        Q_EMIT m_host->profilesChanged();
        QTRY_VERIFY(named<QPushButton>("forgetProfile-p-1"));
        QVERIFY(!m_page->findChild<QMenu *>(QStringLiteral("forgetMenu-p-1"))->actions().first()->isEnabled());
    }

private:
    template<typename Widget>
    Widget *named(const char *name) const
    {
        for (Widget *each : m_page->findChildren<Widget *>(QString::fromLatin1(name)))
            if (each->isVisible())
                return each;
        return nullptr;
    }
    /// One of the texts that are shown is exactly this one.
    bool says(const char *words) const
    {
        QCoreApplication::processEvents(); // what is new is shown by its layout
        return visibleTextOf(*m_page).split(QLatin1Char('\n')).contains(QString::fromUtf8(words));
    }
    QComboBox *project() const { return named<QComboBox>("project"); }
    void openAdvanced() const
    {
        named<QPushButton>("advanced")->setFocus();
        QTest::keyClick(named<QPushButton>("advanced"), Qt::Key_Space);
    }
    /// Enter in the key's field.
    ConnectRequest sent() const
    {
        QTest::keyClick(named<QLineEdit>("apiKey"), Qt::Key_Return);
        return m_host->requests.isEmpty() ? ConnectRequest() : m_host->requests.last();
    }

    WindowKit m_kit;
    std::unique_ptr<FakeHost> m_host;
    std::unique_ptr<ConnectPage> m_page;
};

QTEST_MAIN(ConnectPageTest)
#include "tst_connectpage.moc"
