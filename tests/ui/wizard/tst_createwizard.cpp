// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "noticebar.h"
#include "whatifdialog.h"
#include "wizardkit.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QSignalSpy>

using namespace deck;
using namespace deck::ui;

class CreateWizardTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void createsByKeyboardAloneAndOnce()
    {
        WindowKit kit;
        const auto wizard = opened(kit);
        WindowKit::picture(*wizard, "wizard-1");
        fillAsInTheMockup(*wizard);
        auto *create = part<QPushButton>(*wizard, "create");
        QVERIFY(create->isVisible());
        QVERIFY(!create->isEnabled());
        const QString text = visibleTextOf(*wizard);
        for (const char *words : {"$107.52 /h", "32 GPUs × $3.36", "64 GPUs × $1.68, 50% off", "$4.00 /h", "$111.52", "$219.04",
                                  "$2,676 to $5,257", "$80,294 to $157,709", "ft-data, new, 20 TiB", "32 + 64 GPUs",
                                  "H100 SXM, us-central-8", "Volume is kept"})
            QVERIFY2(text.contains(QString::fromUtf8(words)), words);
        WindowKit::picture(*wizard, "wizard-5");
        // Neither Enter nor Ctrl+Enter buys before the box is checked; Enter never does.
        press(*wizard, Qt::Key_Return);
        press(*wizard, Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(kit.session.creates.size(), 0);
        auto *agree = part<QCheckBox>(*wizard, "agree");
        QVERIFY(agree->accessibleName().contains(QStringLiteral("$219.04 per hour")));
        agree->setFocus();
        press(*wizard, Qt::Key_Space);
        QVERIFY(create->isEnabled());
        press(*wizard, Qt::Key_Return);
        QCOMPARE(kit.session.creates.size(), 0);
        press(*wizard, Qt::Key_Return, Qt::ControlModifier);
        press(*wizard, Qt::Key_Return, Qt::ControlModifier);
        QTest::mouseDClick(create, Qt::LeftButton);
        QCOMPARE(kit.session.creates.size(), 1);
        const ClusterSpec sent = kit.session.creates.first();
        QCOMPARE(sent.name, QStringLiteral("ft-batch-h100"));
        QCOMPARE(sent.standardGpus, 32);
        QCOMPARE(sent.preemptibleGpus, 64);
        QCOMPARE(sent.region.toString(), QStringLiteral("us-central-8"));
        QCOMPARE(sent.newVolume ? sent.newVolume->sizeTib : 0, 20);
        QVERIFY(part(*wizard, "caption")->property("text").toString().contains(QStringLiteral("goes on")));
        QTRY_VERIFY(visibleTextOf(*wizard).contains(QStringLiteral("Sending the request, once.")));
        WindowKit::picture(*wizard, "wizard-sending");

        QSignalSpy created(wizard.get(), &CreateWizard::created);
        answer(kit, Operation::State::Succeeded);
        QCOMPARE(created.count(), 1);
        QCOMPARE(created.first().first().value<ClusterId>(), ClusterId(QStringLiteral("cl-new")));
        QVERIFY(!wizard->isVisible());
    }

    void capacityLooksLikeTheMockup()
    {
        WindowKit kit;
        const auto wizard = opened(kit);
        fillAsInTheMockup(*wizard);
        press(*wizard, Qt::Key_Left, Qt::AltModifier);
        WindowKit::picture(*wizard, "wizard-access");
        press(*wizard, Qt::Key_Left, Qt::AltModifier);
        WindowKit::picture(*wizard, "wizard-4");
        press(*wizard, Qt::Key_Left, Qt::AltModifier);
        WindowKit::picture(*wizard, "wizard-3");
        const QString text = visibleTextOf(*wizard);
        for (const char *words : {"= 4 nodes with 8 GPUs each", "GPU target = up to 8 more nodes", "50% cheaper.", "preview",
                                  "4 standard nodes, ready first", "8 preemptible nodes join as capacity appears"})
            QVERIFY2(text.contains(QString::fromUtf8(words)), words);
        kit.theme.setChoice(Theme::Choice::Dark);
        WindowKit::picture(*wizard, "wizard-3-dark");
        press(*wizard, Qt::Key_Left, Qt::AltModifier);
        WindowKit::picture(*wizard, "wizard-2-dark");
        // Input survives going back.
        QCOMPARE(part<QLineEdit>(*wizard, "clusterName")->text(), QStringLiteral("ft-batch-h100"));
        QCOMPARE(part<GpuSpinBox>(*wizard, "preemptibleGpus")->value(), 64);
    }

    void problemsStandAtTheirField_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("words");
        QTest::newRow("empty") << QString() << QStringLiteral("Enter a name.");
        QTest::newRow("capitals") << QStringLiteral("My Cluster") << QStringLiteral("Use lower-case letters");
        QTest::newRow("long") << QString(70, QLatin1Char('a')) << QStringLiteral("At most 63 characters.");
    }
    void problemsStandAtTheirField()
    {
        QFETCH(QString, name);
        QFETCH(QString, words);
        WindowKit kit;
        const auto wizard = opened(kit);
        QVERIFY(!visibleTextOf(*wizard).contains(QStringLiteral("Enter a name.")));
        QTest::keyClicks(part<QLineEdit>(*wizard, "clusterName"), name);
        press(*wizard, Qt::Key_Return);
        QVERIFY(visibleTextOf(*wizard).contains(words));
        QVERIFY(part<QLineEdit>(*wizard, "clusterName")->isVisible());
    }

    void oddCountsAreRefusedWithTheirNeighbours()
    {
        WindowKit kit;
        const auto wizard = opened(kit);
        fillAsInTheMockup(*wizard);
        part<QPushButton>(*wizard, "edit2")->click();
        type(part<GpuSpinBox>(*wizard, "standardGpus"), QStringLiteral("27"));
        press(*wizard, Qt::Key_Return);
        QVERIFY(part<GpuSpinBox>(*wizard, "standardGpus")->isVisible());
        QTRY_VERIFY(visibleTextOf(*wizard).contains(QStringLiteral("24")));
        QVERIFY(visibleTextOf(*wizard).contains(QStringLiteral("32")));
    }

    void hardwareSaysWhatIsKnown()
    {
        WindowKit kit;
        const auto wizard = opened(kit);
        QTest::keyClicks(part<QLineEdit>(*wizard, "clusterName"), QStringLiteral("a1"));
        press(*wizard, Qt::Key_Return);
        part<QPushButton>(*wizard, "next")->click();
        QVERIFY(visibleTextOf(*wizard).contains(QStringLiteral("Choose a region.")));
        auto *table = part<QTableView>(*wizard, "offers");
        const auto spoken = [table](int row, int column) {
            return table->model()->index(row, column).data(Qt::AccessibleTextRole).toString();
        };
        QCOMPARE(spoken(0, 0), QStringLiteral("H100 SXM in us-central-8. Standard: 48 free, $3.36 a GPU hour. Preemptible: 24 free, "
                                              "$1.68 a GPU hour. Reported by Emulator at 14:32:00 UTC."));
        QCOMPARE(spoken(1, 0), QStringLiteral("H200 SXM in us-central-8. Standard: not reported, $4.20 a GPU hour. Preemptible: not "
                                              "reported, $2.10 a GPU hour."));
        QVERIFY(spoken(0, 1).startsWith(QStringLiteral("H100 SXM is not offered in us-west-2")));
        QCOMPARE(table->model()->headerData(1, Qt::Horizontal).toString(), QStringLiteral("us-west-2"));
        // Arrows move and choose nothing; what is not offered is reached, and neither Space nor Enter chooses it.
        press(*wizard, Qt::Key_Right);
        QCOMPARE(table->currentIndex().column(), 1);
        press(*wizard, Qt::Key_Space);
        press(*wizard, Qt::Key_Return);
        QVERIFY(table->selectionModel()->selectedIndexes().isEmpty());
        QVERIFY(table->isVisible());
        press(*wizard, Qt::Key_Down);
        press(*wizard, Qt::Key_Left);
        press(*wizard, Qt::Key_Return); // Enter chooses first, and goes on from the chosen one only
        QVERIFY(table->isVisible());
        QVERIFY(visibleTextOf(*wizard).contains(
            QStringLiteral("Availability is not reported for this region. The request may be refused or wait.")));
        press(*wizard, Qt::Key_Up);
        press(*wizard, Qt::Key_Space);
        QVERIFY(visibleTextOf(*wizard).contains(QStringLiteral("14:32:00 UTC")));
        QVERIFY(visibleTextOf(*wizard).contains(QStringLiteral("Catalogue id: drv-570-124.")));
        WindowKit::picture(*wizard, "wizard-2");
        press(*wizard, Qt::Key_Return);
        QVERIFY(!table->isVisible());
    }

    void manyRegionsScrollAndKeepTheChoice()
    {
        WindowKit kit;
        FleetSnapshot fleet = sampleFleet();
        for (int i = 0; i < 6; ++i) {
            Region region = fleet.regions.first();
            region.name = RegionName(QStringLiteral("ap-southeast-%1").arg(i));
            region.gpuTypes.append(GpuType(QStringLiteral("RTX_6000_PCI")));
            fleet.regions.append(region);
        }
        kit.session.publish(fleet);
        const auto wizard = opened(kit);
        QTest::keyClicks(part<QLineEdit>(*wizard, "clusterName"), QStringLiteral("a1"));
        press(*wizard, Qt::Key_Return);
        auto *table = part<QTableView>(*wizard, "offers");
        QCOMPARE(table->model()->columnCount(), 10);
        press(*wizard, Qt::Key_End);
        press(*wizard, Qt::Key_Space);
        const QRect chosen = table->visualRect(table->currentIndex());
        QVERIFY(table->viewport()->rect().contains(chosen));
        WindowKit::picture(*wizard, "wizard-2-many");
        // A refresh neither loses the choice nor chooses another; a choice that leaves the list is named, not replaced.
        kit.session.publish(fleet);
        QCOMPARE(table->selectionModel()->selectedIndexes(), QModelIndexList{table->currentIndex()});
        fleet.regions.last().gpuTypes.clear();
        kit.session.publish(fleet);
        QVERIFY(table->selectionModel()->selectedIndexes().isEmpty());
        press(*wizard, Qt::Key_Return, Qt::NoModifier);
        part<QPushButton>(*wizard, "next")->click();
        QVERIFY(table->isVisible());
        QVERIFY(visibleTextOf(*wizard).contains(QStringLiteral("This region does not offer this GPU type.")));
    }

    void accessIsFoldedAwayAndSentWhenChosen()
    {
        WindowKit kit;
        const auto wizard = opened(kit);
        fillAsInTheMockup(*wizard);
        QVERIFY(visibleTextOf(*wizard).contains(QStringLiteral("shared admin kubeconfig")));
        part<QPushButton>(*wizard, "edit4")->click();
        QVERIFY(!part(*wizard, "oidcIssuer")->isVisible());
        QVERIFY(!part(*wizard, "loadBalancer")->isVisible());
        part(*wizard, "oidc")->setFocus();
        press(*wizard, Qt::Key_Space);
        press(*wizard, Qt::Key_Return);
        QVERIFY(visibleTextOf(*wizard).contains(QStringLiteral("Sign-in needs issuer, client, user claim and group claim.")));
        part(*wizard, "oidcIssuer")->setFocus();
        QTest::keyClicks(wizard->focusWidget(), QStringLiteral("https://accounts.example.com"));
        part(*wizard, "oidcClient")->setFocus();
        QTest::keyClicks(wizard->focusWidget(), QStringLiteral("clusters"));
        part(*wizard, "more")->setFocus();
        press(*wizard, Qt::Key_Space);
        QVERIFY(part(*wizard, "loadBalancer")->isVisible());
        part(*wizard, "loadBalancer")->setFocus();
        press(*wizard, Qt::Key_Down);
        press(*wizard, Qt::Key_Down);
        part(*wizard, "addOn")->setFocus();
        press(*wizard, Qt::Key_Space);
        WindowKit::picture(*wizard, "wizard-access-open");
        press(*wizard, Qt::Key_Return);
        const QString text = visibleTextOf(*wizard);
        QVERIFY(text.contains(QStringLiteral("OIDC, accounts.example.com")));
        QVERIFY(text.contains(QStringLiteral("Traefik, Headlamp")));
        agreeAndCreate(*wizard);
        QCOMPARE(kit.session.creates.size(), 1);
        const ClusterAccess sent = kit.session.creates.first().access;
        QVERIFY(sent.oidc);
        QCOMPARE(sent.oidc->clientId, QStringLiteral("clusters"));
        QCOMPARE(sent.loadBalancer, LoadBalancer::Traefik);
        QCOMPARE(sent.addOns, QStringList({QStringLiteral("headlamp")}));
    }

    void theRequestIsCopiedInEachForm()
    {
        WindowKit kit;
        const auto wizard = opened(kit);
        fillAsInTheMockup(*wizard);
        QVERIFY(part<QPlainTextEdit>(*wizard, "requestBody")->toPlainText().contains(QStringLiteral("\"num_gpus\": 32")));
        part<QPushButton>(*wizard, "copyBody")->click();
        QVERIFY(QGuiApplication::clipboard()->text().contains(QStringLiteral("ft-batch-h100")));
        part<QPushButton>(*wizard, "copyCommand")->click();
        QVERIFY(QGuiApplication::clipboard()->text().startsWith(QStringLiteral("tool ")));
        // What a form cannot say is named, not dropped.
        QVERIFY(visibleTextOf(*wizard).contains(QStringLiteral("left out: oidc_config")));
        WindowKit::picture(*wizard, "wizard-copied");
    }

    void whatIfGivesItsSplitBack()
    {
        WindowKit kit;
        const auto wizard = opened(kit);
        fillAsInTheMockup(*wizard);
        part<QPushButton>(*wizard, "edit2")->click();
        part<QPushButton>(*wizard, "whatIfButton")->click();
        auto *trial = wizard->findChild<WhatIfDialog *>();
        QVERIFY(trial);
        QCOMPARE(trial->split(), (GpuSplit{32, 64}));
        auto *share = part(*trial, "share");
        QTest::keyClick(share, Qt::Key_Right);
        QTest::keyClick(share, Qt::Key_Return);
        QCOMPARE(part<GpuSpinBox>(*wizard, "standardGpus")->value(), 24);
        QCOMPARE(part<GpuSpinBox>(*wizard, "preemptibleGpus")->value(), 72);
        QVERIFY(visibleTextOf(*wizard).contains(QStringLiteral("72 GPUs × $1.68")));
    }

    void slurmHasNoPreemptibleNodesAndSaysWhy()
    {
        WindowKit kit;
        const auto wizard = opened(kit);
        fillAsInTheMockup(*wizard);
        part<QPushButton>(*wizard, "edit0")->click();
        auto *type = part(*wizard, "clusterType");
        const auto choices = type->findChildren<QAbstractButton *>();
        QCOMPARE(choices.size(), 2);
        choices.last()->click();
        WindowKit::picture(*wizard, "wizard-1-slurm");
        press(*wizard, Qt::Key_Return);
        press(*wizard, Qt::Key_Return);
        QVERIFY(!part(*wizard, "preemptibleSwitch")->isEnabled());
        QVERIFY(!part(*wizard, "preemptibleGpus")->isEnabled());
        QVERIFY(!part(*wizard, "whatIfButton")->isEnabled());
        QVERIFY(part(*wizard, "whatIfButton")->accessibleDescription().contains(QStringLiteral("Kubernetes clusters only")));
        const QString text = visibleTextOf(*wizard);
        QVERIFY(text.contains(QStringLiteral("Slurm clusters use on-demand nodes only.")));
        QVERIFY(!text.contains(QStringLiteral("Preemptible, when full")));
        WindowKit::picture(*wizard, "wizard-3-slurm");
        part<QPushButton>(*wizard, "toKubernetes")->click();
        QVERIFY(part(*wizard, "preemptibleSwitch")->isEnabled());
        QCOMPARE(part<GpuSpinBox>(*wizard, "preemptibleGpus")->value(), 64);
    }

    void c18OutOfStockKeepsTheInput()
    {
        WindowKit kit;
        const auto wizard = opened(kit);
        fillAsInTheMockup(*wizard);
        agreeAndCreate(*wizard);
        Error error(Error::Kind::Http, QStringLiteral("conflict"));
        error.httpStatus = 409;
        error.serverText = QStringLiteral("Out of stock");
        kit.session.time.at = sampleNow() + Seconds(3);
        answer(kit, Operation::State::Refused, error);
        QTRY_VERIFY(visibleTextOf(*wizard).contains(QStringLiteral(
            "Out of stock in us-central-8 at 14:32:11 UTC. Nothing was created. Try fewer GPUs or another region.")));
        WindowKit::picture(*wizard, "wizard-outofstock");
        QVERIFY(wizard->isVisible());
        QVERIFY(!part<QCheckBox>(*wizard, "agree")->isChecked());
        QCOMPARE(part<GpuSpinBox>(*wizard, "standardGpus")->value(), 32);
        QCOMPARE(kit.session.creates.size(), 1);
        // It can be asked for again, with a new agreement.
        agreeAndCreate(*wizard);
        QCOMPARE(kit.session.creates.size(), 2);
    }

    void c11AnUnknownOutcomeIsDecidedByTheUser()
    {
        WindowKit kit;
        const auto wizard = opened(kit);
        fillAsInTheMockup(*wizard);
        agreeAndCreate(*wizard);
        answer(kit, Operation::State::Looking, Error(Error::Kind::Ambiguous, QStringLiteral("504")));
        QTRY_VERIFY(visibleTextOf(*wizard).contains(QStringLiteral("The answer did not arrive.")));
        QVERIFY(!part<QPushButton>(*wizard, "create")->isEnabled());
        Candidate candidate;
        candidate.id = ClusterId(QStringLiteral("cl-771"));
        candidate.name = QStringLiteral("ft-batch-h100");
        candidate.createdAt = sampleNow();
        answer(kit, Operation::State::Found, {}, {candidate});
        QTRY_VERIFY(wizard->findChild<QPushButton *>(QStringLiteral("useIt")));
        QCoreApplication::processEvents();
        WindowKit::picture(*wizard, "wizard-found");
        QTest::mouseClick(part<QPushButton>(*wizard, "anotherOne"), Qt::LeftButton);
        QCOMPARE(kit.session.decisions.size(), 1);
        QVERIFY(kit.session.decisions.last().lookedAgain);
        answer(kit, Operation::State::Found, {}, {candidate});
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QTest::mouseClick(part<QPushButton>(*wizard, "useIt"), Qt::LeftButton);
        QCOMPARE(kit.session.decisions.last().adopted, candidate.id);
        QCOMPARE(kit.session.creates.size(), 1);
    }

    void c11NothingFoundOffersToTryAgain()
    {
        WindowKit kit;
        const auto wizard = opened(kit);
        fillAsInTheMockup(*wizard);
        agreeAndCreate(*wizard);
        answer(kit, Operation::State::NothingYet);
        QTRY_VERIFY(wizard->findChild<QPushButton *>(QStringLiteral("tryAgain")));
        part<QPushButton>(*wizard, "tryAgain")->click();
        // Trying again leads back to the review: nothing is sent until the price is agreed to again.
        QCOMPARE(kit.session.creates.size(), 1);
        QVERIFY(!part<QPushButton>(*wizard, "create")->isEnabled());
        QCOMPARE(part<QLineEdit>(*wizard, "clusterName")->text(), QStringLiteral("ft-batch-h100"));
        agreeAndCreate(*wizard);
        QCOMPARE(kit.session.creates.size(), 2);
    }

    void c11TryingAgainAfterARestartHasAllInput_data()
    {
        QTest::addColumn<bool>("existingVolume");
        QTest::newRow("new volume") << false;
        QTest::newRow("existing volume") << true;
    }
    void c11TryingAgainAfterARestartHasAllInput()
    {
        QFETCH(bool, existingVolume);
        WindowKit kit;
        ClusterSpec spec;
        {
            const auto first = opened(kit);
            fillAsInTheMockup(*first);
            agreeAndCreate(*first);
            spec = kit.session.creates.first();
        }
        spec.project = ProjectId(QStringLiteral("other-project"));
        spec.billing = BillingType::Reserved;
        spec.reservedDays = 30;
        if (existingVolume) {
            spec.newVolume.reset();
            spec.existingVolume = kit.session.snapshot()->volumes.last().id;
        }
        Operation lost;
        lost.id = OperationId(QStringLiteral("op-lost"));
        lost.state = Operation::State::NothingYet;
        lost.clusterName = spec.name;
        lost.createSpec = spec;
        kit.session.finish(lost);
        const auto wizard = opened(kit); // empty, as after a start of the program
        wizard->tryAgain(lost);
        QVERIFY(part<QPushButton>(*wizard, "create")->isVisible());
        QVERIFY(!part<QPushButton>(*wizard, "create")->isEnabled());
        QCOMPARE(kit.session.decisions.size(), 0); // closing now would lose nothing
        agreeAndCreate(*wizard);
        QCOMPARE(kit.session.creates.size(), 2);
        QCOMPARE(kit.session.creates.last(), spec);
        QCOMPARE(kit.session.decisions.size(), 1);
        QCOMPARE(kit.session.decisions.first().operation, lost.id);
    }

    void c11AClusterThatShowsUpBeforeTheSecondTryIsAskedAboutFirst()
    {
        WindowKit kit;
        Operation lost;
        lost.id = OperationId(QStringLiteral("op-lost"));
        lost.state = Operation::State::NothingYet;
        lost.clusterName = QStringLiteral("late");
        lost.createSpec.name = lost.clusterName;
        kit.session.finish(lost);
        const auto wizard = opened(kit);
        wizard->tryAgain(lost);
        Candidate candidate;
        candidate.id = ClusterId(QStringLiteral("c-late"));
        candidate.name = lost.clusterName;
        lost.state = Operation::State::Found;
        lost.candidates = {candidate};
        kit.session.finish(lost);
        QTRY_VERIFY(wizard->findChild<QPushButton *>(QStringLiteral("useIt")));
        agreeAndCreate(*wizard);
        QCOMPARE(kit.session.creates.size(), 0);
        part<QPushButton>(*wizard, "useIt")->click();
        QCOMPARE(kit.session.decisions.last().adopted, candidate.id);
    }

    void c11ASecondRequestThatIsHeldBackNamesWhenTheFirstWasAsked()
    {
        WindowKit kit;
        Operation lost;
        lost.id = OperationId(QStringLiteral("op-lost"));
        lost.state = Operation::State::NothingYet;
        lost.clusterName = QStringLiteral("late");
        lost.createSpec.name = lost.clusterName;
        lost.startedAt = kit.session.time.at - Seconds(30 * 60); // 14:02:08
        kit.session.finish(lost);
        const auto wizard = opened(kit);
        fillAsInTheMockup(*wizard);
        agreeAndCreate(*wizard);
        Operation held = kit.session.operations().first();
        if (held.id == lost.id)
            held = kit.session.operations().last();
        held.clusterName = lost.clusterName;
        held.state = Operation::State::Found;
        held.mayHaveBeenSent = false;
        Candidate candidate;
        candidate.id = ClusterId(QStringLiteral("c-late"));
        candidate.name = lost.clusterName;
        held.candidates = {candidate};
        kit.session.finish(held);
        QTRY_VERIFY(wizard->findChild<QPushButton *>(QStringLiteral("useIt")));
        const QString said = part<NoticeBar>(*wizard, "heldBack")->accessibleName();
        QVERIFY2(said.startsWith(QStringLiteral("This may be the one you asked for at 14:02:08 UTC: late, c-late")), qPrintable(said));
        QVERIFY2(said.endsWith(QStringLiteral("nothing was sent.")), qPrintable(said));
        QCOMPARE(part<QPushButton>(*wizard, "anotherOne")->text(), QStringLiteral("It is another one, create mine"));
        part<QPushButton>(*wizard, "useIt")->click();
        QCOMPARE(kit.session.decisions.last().adopted, candidate.id);
    }

    void changingAPriceTakesTheAgreementBack()
    {
        WindowKit kit;
        const auto wizard = opened(kit);
        fillAsInTheMockup(*wizard);
        auto *agree = part<QCheckBox>(*wizard, "agree");
        agree->click();
        QVERIFY(part<QPushButton>(*wizard, "create")->isEnabled());
        RateCard dearer = sampleRates();
        for (GpuRateEntry &entry : dearer.gpus)
            entry.onDemand = GpuRate(entry.onDemand.microUsdPerGpuHour + 10'000);
        kit.session.setRateCard(dearer);
        QVERIFY(!agree->isChecked());
        QVERIFY(!part<QPushButton>(*wizard, "create")->isEnabled());
    }

    void withoutRatesThereIsNoPrice()
    {
        WindowKit kit;
        kit.session.setRateCard({});
        const auto wizard = opened(kit);
        fillAsInTheMockup(*wizard);
        const QString text = visibleTextOf(*wizard);
        QVERIFY(text.contains(QStringLiteral("– /h")));
        QVERIFY(!text.contains(QStringLiteral("$0")));
        QVERIFY(part<QCheckBox>(*wizard, "agree")->accessibleName().contains(QStringLiteral("not known")));
        QSignalSpy wanted(wizard.get(), &CreateWizard::ratesWanted);
        part<QPushButton>(*wizard, "enterRates")->click();
        QCOMPARE(wanted.count(), 1);
    }

    void everyTextFollowsTheLanguage()
    {
        WindowKit kit;
        const auto wizard = opened(kit);
        fillAsInTheMockup(*wizard);
        TestTranslator marked(true);
        qApp->installTranslator(&marked);
        QCoreApplication::processEvents();
        QVERIFY(wizard->windowTitle().startsWith(QLatin1Char('[')));
        QVERIFY(part<QPushButton>(*wizard, "create")->text().startsWith(QLatin1Char('[')));
        QVERIFY(visibleTextOf(*wizard).contains(QStringLiteral("[Price estimate]")));
        qApp->removeTranslator(&marked);
    }
};

QTEST_MAIN(CreateWizardTest)
#include "tst_createwizard.moc"
