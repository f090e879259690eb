// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "confirmdialog.h"
#include "gpuspinbox.h"
#include "scaledialog.h"
#include "whatifdialog.h"
#include "windowkit.h"

#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>

using namespace deck;
using namespace deck::ui;

namespace {

Error outOfStock()
{
    Error error(Error::Kind::Http, QStringLiteral("conflict"));
    error.httpStatus = 409;
    error.serverText = QStringLiteral("Out of stock");
    return error;
}

/// 32 standard and 16 of 16 preemptible GPUs on H100: what C17 starts from; "research" is its Slurm sibling.
FleetSnapshot smallFleet()
{
    FleetSnapshot fleet = sampleFleet();
    for (ClusterEntry &entry : fleet.clusters) {
        if (entry.cluster.id != sampleId("train-west-h100"))
            continue;
        Cluster &cluster = entry.cluster;
        cluster.volumes.clear();
        QList<Node> kept;
        int standard = 0;
        int preemptible = 0;
        for (const Node &node : std::as_const(cluster.nodes)) {
            int &count = node.computeClass == ComputeClass::Standard ? standard : preemptible;
            if (count < (node.computeClass == ComputeClass::Standard ? 4 : 2) && !node.markedForDeletion) {
                kept.append(node);
                ++count;
            }
        }
        cluster.nodes = kept;
        cluster.events.clear();
        cluster.standardGpus = 32;
        cluster.desiredPreemptibleGpus = 16;
        cluster.allocatedPreemptibleGpus = 16;
    }
    return fleet;
}

} // namespace

class ScaleDialogTest : public QObject
{
    Q_OBJECT

    template <class T>
    static T *part(const QWidget &dialog, const char *name)
    {
        T *found = dialog.findChild<T *>(QString::fromLatin1(name));
        Q_ASSERT(found);
        return found;
    }
    static std::unique_ptr<ScaleDialog> opened(WindowKit &kit, const char *cluster = "train-west-h100")
    {
        auto dialog = std::make_unique<ScaleDialog>(kit.session, kit.context, sampleId(cluster));
        dialog->show();
        // Without a window manager nobody gives the keyboard to a new window.
        dialog->activateWindow();
        QCoreApplication::processEvents();
        return dialog;
    }
    static void type(GpuSpinBox *box, const QString &number)
    {
        box->setFocus();
        box->selectAll();
        QTest::keyClicks(box, number);
    }

    static void publishStandard(WindowKit &kit, int gpus)
    {
        FleetSnapshot changed = *kit.session.snapshot();
        for (ClusterEntry &entry : changed.clusters) {
            if (entry.cluster.id == sampleId("train-west-h100"))
                entry.cluster.standardGpus = gpus;
        }
        changed.observedAt = kit.session.time.at + Seconds(15);
        kit.session.publish(changed);
    }

    static void forgetCounts(WindowKit &kit, bool standard, bool preemptible)
    {
        FleetSnapshot changed = *kit.session.snapshot();
        for (ClusterEntry &entry : changed.clusters) {
            if (entry.cluster.id != sampleId("train-west-h100"))
                continue;
            if (standard)
                entry.cluster.standardGpus.reset();
            if (preemptible)
                entry.cluster.desiredPreemptibleGpus.reset();
        }
        changed.observedAt = kit.session.time.at + Seconds(15);
        kit.session.publish(changed);
    }

private Q_SLOTS:
    void anUnknownTargetIsLeftAloneUntilANumberIsGiven()
    {
        WindowKit kit;
        kit.session.publish(smallFleet());
        forgetCounts(kit, false, true);
        const auto dialog = opened(kit);
        auto *box = part<GpuSpinBox>(*dialog, "preemptibleTarget");
        auto *line = box->findChild<QLineEdit *>();
        QCOMPARE(part<QLabel>(*dialog, "preemptibleTargetNow")->text(), QStringLiteral("unknown"));
        QVERIFY(part<QLabel>(*dialog, "preemptibleTargetNotKnown")->isVisible());
        QCOMPARE(line->text(), QString());
        box->setFocus();
        QTest::keyClick(box, Qt::Key_Return);
        part<GpuSpinBox>(*dialog, "standardTarget")->setFocus();
        QCOMPARE(line->text(), QString()); // neither Enter nor leaving puts a number there
        QVERIFY(!part<QPushButton>(*dialog, "review")->isEnabled());
        QVERIFY(!part<QPushButton>(*dialog, "preemptibleTargetPlus8")->isEnabled());

        type(part<GpuSpinBox>(*dialog, "standardTarget"), QStringLiteral("40"));
        QVERIFY(!box->hasFocus());
        QVERIFY(part<QPushButton>(*dialog, "review")->isEnabled());
        part<QPushButton>(*dialog, "reset")->click();
        QCOMPARE(line->text(), QString());

        type(box, QStringLiteral("0")); // also 0 is a number that somebody gives
        QVERIFY(part<QPushButton>(*dialog, "review")->isEnabled());
        for (const QLabel *label : dialog->findChildren<QLabel *>())
            QVERIFY2(!label->isVisible() || !label->text().startsWith(QLatin1Char('-')), qPrintable(label->text()));
        line->clear();
        QVERIFY(!part<QPushButton>(*dialog, "review")->isEnabled());
    }
    void anUnknownOnDemandCountCannotBeChanged()
    {
        WindowKit kit;
        kit.session.publish(smallFleet());
        forgetCounts(kit, true, false);
        const auto dialog = opened(kit);
        QCOMPARE(part<QLabel>(*dialog, "standardTargetNow")->text(), QStringLiteral("unknown"));
        QVERIFY(!part<GpuSpinBox>(*dialog, "standardTarget")->isEnabled());
        QCOMPARE(part<GpuSpinBox>(*dialog, "standardTarget")->findChild<QLineEdit *>()->text(), QString());
        QVERIFY(part<QLabel>(*dialog, "standardTargetNotKnown")->isVisible());
    }
    void showsTheMockup()
    {
        WindowKit kit;
        const auto dialog = opened(kit);
        type(part<GpuSpinBox>(*dialog, "standardTarget"), QStringLiteral("80"));
        type(part<GpuSpinBox>(*dialog, "preemptibleTarget"), QStringLiteral("96"));
        const QString text = visibleTextOf(*dialog);
        for (const char *words : {"$303.68 /h", "16 × $3.36", "+$53.76 /h", "up to 48 × $1.68", "+$80.64 /h", "$357.44", "$438.08",
                                  "+$134.40", "When the 2 on-demand nodes run", "Available now: 48 on-demand GPUs", "16 created at once",
                                  "Spare now: about 24 preemptible GPUs", "24 may join soon", "24 wait for capacity, no date promised",
                                  "Saved against all on-demand when full: $161.28 /h", "14:32:00 UTC"})
            QVERIFY2(text.contains(QString::fromUtf8(words)), words);
        WindowKit::picture(*dialog, "scale-edit");
        part<QPushButton>(*dialog, "review")->click();
        WindowKit::picture(*dialog, "scale-review");
        kit.theme.setChoice(Theme::Choice::Dark);
        WindowKit::picture(*dialog, "scale-review-dark");
        part<QPushButton>(*dialog, "back")->click();
        WindowKit::picture(*dialog, "scale-edit-dark");
    }

    void buysByKeyboardAloneAndOnce()
    {
        WindowKit kit;
        const auto dialog = opened(kit);
        auto *standard = part<GpuSpinBox>(*dialog, "standardTarget");
        standard->setFocus();
        QTest::keyClick(standard, Qt::Key_Up);
        QTest::keyClick(standard, Qt::Key_Up);
        QTest::keyClick(standard, Qt::Key_Return);
        auto *deed = part<QPushButton>(*dialog, "deed");
        QVERIFY(deed->isVisible());
        QCOMPARE(deed->text(), QStringLiteral("Buy 16 GPUs"));
        QVERIFY(!deed->isEnabled());
        // Enter never buys, and Ctrl+Enter only after the box was checked.
        QTest::keyClick(dialog.get(), Qt::Key_Return);
        QTest::keyClick(dialog.get(), Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(kit.session.scales.size(), 0);
        auto *agree = part<QWidget>(*dialog, "confirm")->findChild<QCheckBox *>();
        QVERIFY(agree);
        agree->setFocus();
        QTest::keyClick(agree, Qt::Key_Space);
        QVERIFY(deed->isEnabled());
        QTest::keyClick(dialog.get(), Qt::Key_Return);
        QCOMPARE(kit.session.scales.size(), 0);
        QTest::keyClick(dialog.get(), Qt::Key_Return, Qt::ControlModifier);
        QTest::keyClick(dialog.get(), Qt::Key_Return, Qt::ControlModifier);
        QTest::mouseDClick(deed, Qt::LeftButton);
        QCOMPARE(kit.session.scales.size(), 1);
        QCOMPARE(kit.session.scales.first().spec.standardGpus.value_or(0), 80);
        QVERIFY(!kit.session.scales.first().spec.preemptibleGpus);
        QVERIFY(part<QWidget>(*dialog, "caption")->property("text").toString().contains(QStringLiteral("goes on")));

        QSignalSpy scaled(dialog.get(), &ScaleDialog::scaled);
        Operation done = kit.session.operations().first();
        done.state = Operation::State::Succeeded;
        kit.session.finish(done);
        QCOMPARE(scaled.count(), 1);
        QVERIFY(!dialog->isVisible());
    }

    void c17ScaleDownSaysWhatGoes()
    {
        WindowKit kit;
        kit.session.publish(smallFleet());
        const auto dialog = opened(kit);
        auto *standard = part<GpuSpinBox>(*dialog, "standardTarget");
        type(standard, QStringLiteral("27"));
        QVERIFY(!part<QPushButton>(*dialog, "review")->isEnabled());
        const QString refused = visibleTextOf(*dialog);
        QVERIFY(refused.contains(QStringLiteral("24")) && refused.contains(QStringLiteral("32")));
        type(standard, QStringLiteral("24"));
        auto *review = part<QPushButton>(*dialog, "review");
        QCOMPARE(review->text(), QStringLiteral("Review removal…"));
        QTest::mouseClick(review, Qt::LeftButton);
        auto *confirm = part<ConfirmDialog>(*dialog, "removal");
        QTRY_VERIFY(confirm->isVisible());
        WindowKit::picture(*confirm, "scale-removal");
        QCOMPARE(confirm->windowTitle(), QStringLiteral("Remove 1 standard node (8 GPUs)"));
        QCOMPARE(confirm->deedButton()->text(), QStringLiteral("Remove node"));
        QCOMPARE(confirm->safeButton()->text(), QStringLiteral("Keep 32"));
        const QString text = visibleTextOf(*confirm);
        for (const char *words : {"$107.52 → $80.64 /h, −$26.88", "$26.88 /h, unchanged", "Together picks the node",
                                  "not known without Kubernetes access"})
            QVERIFY2(text.contains(QString::fromUtf8(words)), words);
        QVERIFY(!confirm->deedButton()->hasFocus());
        QTest::keyClick(confirm, Qt::Key_Return);
        QTest::keyClick(confirm, Qt::Key_Enter);
        QVERIFY(confirm->isVisible());
        QCOMPARE(kit.session.scales.size(), 0);
        QTest::mouseClick(confirm->deedButton(), Qt::LeftButton);
        QCOMPARE(kit.session.scales.size(), 1);
        QCOMPARE(kit.session.scales.first().spec.standardGpus.value_or(0), 24);
        QCOMPARE(kit.session.scales.first().seen.standardGpus.value_or(0), 32);
    }

    void c17AnotherChangeClosesTheConfirmation()
    {
        WindowKit kit;
        kit.session.publish(smallFleet());
        const auto dialog = opened(kit);
        type(part<GpuSpinBox>(*dialog, "standardTarget"), QStringLiteral("24"));
        QTest::mouseClick(part<QPushButton>(*dialog, "review"), Qt::LeftButton);
        QPointer<ConfirmDialog> confirm = part<ConfirmDialog>(*dialog, "removal");
        QTRY_VERIFY(confirm && confirm->isVisible());
        FleetSnapshot changed = smallFleet();
        for (ClusterEntry &entry : changed.clusters) {
            if (entry.cluster.id == sampleId("train-west-h100"))
                entry.cluster.standardGpus = 40;
        }
        changed.observedAt = sampleNow() + Seconds(15);
        kit.session.publish(changed);
        QTRY_VERIFY(!confirm || !confirm->isVisible());
        // Both states, side by side; nothing is sent, not by Enter either.
        auto *compare = part<QWidget>(*dialog, "compare");
        QVERIFY(compare->isVisible());
        const QString text = visibleTextOf(*dialog);
        for (const char *words : {"On-demand GPUs, You saw: 32", "On-demand GPUs, You ask for: 24", "On-demand GPUs, It is now: 40",
                                  "Preemptible target, It is now: 16", "Nothing was sent."})
            QVERIFY2(text.contains(QString::fromUtf8(words)), words);
        WindowKit::picture(*dialog, "scale-changed");
        kit.theme.setChoice(Theme::Choice::Dark);
        WindowKit::picture(*dialog, "scale-changed-dark");
        QTest::keyClick(dialog.get(), Qt::Key_Return);
        QCOMPARE(kit.session.scales.size(), 0);
        // "Apply mine": the removal is asked for anew, counted from the new state.
        auto *apply = part<QPushButton>(*dialog, "applyMine");
        QTest::mouseClick(apply, Qt::LeftButton);
        auto *again = part<ConfirmDialog>(*dialog, "removal");
        QTRY_VERIFY(again->isVisible());
        QCOMPARE(again->windowTitle(), QStringLiteral("Remove 2 standard nodes (16 GPUs)"));
        QCOMPARE(kit.session.scales.size(), 0);
        QTest::mouseClick(again->deedButton(), Qt::LeftButton);
        QCOMPARE(kit.session.scales.size(), 1);
        QCOMPARE(kit.session.scales.first().seen.standardGpus.value_or(0), 40);
        QCOMPARE(kit.session.scales.first().spec.standardGpus.value_or(0), 24);
    }

    void c17TheServiceHasOtherCountsThanWereSeen()
    {
        WindowKit kit;
        kit.session.publish(smallFleet());
        const auto dialog = opened(kit);
        type(part<GpuSpinBox>(*dialog, "standardTarget"), QStringLiteral("24"));
        QTest::mouseClick(part<QPushButton>(*dialog, "review"), Qt::LeftButton);
        QTest::mouseClick(part<ConfirmDialog>(*dialog, "removal")->deedButton(), Qt::LeftButton);
        QCOMPARE(kit.session.scales.size(), 1);
        Operation held = kit.session.operations().first();
        held.state = Operation::State::Conflict;
        held.mayHaveBeenSent = false;
        held.seen = ClusterCounts{32, 16};
        held.now = ClusterCounts{48, 16};
        kit.session.finish(held);
        QVERIFY(part<QWidget>(*dialog, "compare")->isVisible());
        QVERIFY(visibleTextOf(*dialog).contains(QStringLiteral("On-demand GPUs, It is now: 48")));
        QVERIFY(!visibleTextOf(*dialog).contains(QStringLiteral("goes on")));
        // The fleet does not know the new counts yet: there is nothing to apply it to.
        QVERIFY(!part<QPushButton>(*dialog, "applyMine")->isEnabled());
        publishStandard(kit, 48);
        QVERIFY(part<QPushButton>(*dialog, "applyMine")->isEnabled());
        QTest::mouseClick(part<QPushButton>(*dialog, "keepTheirs"), Qt::LeftButton);
        QVERIFY(!dialog->isVisible());
        QCOMPARE(kit.session.decisions.size(), 1);
        QCOMPARE(kit.session.decisions.first().operation, held.id);
        QCOMPARE(kit.session.scales.size(), 1);
    }

    void anotherChangeIsComparedBeforeAPurchaseAndClearsTheCheckBox()
    {
        WindowKit kit;
        const auto dialog = opened(kit);
        type(part<GpuSpinBox>(*dialog, "standardTarget"), QStringLiteral("80"));
        part<QPushButton>(*dialog, "review")->click();
        part<QWidget>(*dialog, "confirm")->findChild<QCheckBox *>()->click();
        QVERIFY(part<QPushButton>(*dialog, "deed")->isEnabled());
        publishStandard(kit, 72);
        QVERIFY(visibleTextOf(*dialog).contains(QStringLiteral("On-demand GPUs, It is now: 72")));
        QVERIFY(!part<QPushButton>(*dialog, "deed")->isVisible());
        part<QPushButton>(*dialog, "applyMine")->click();
        QVERIFY(part<QPushButton>(*dialog, "deed")->isVisible());
        QVERIFY(!part<QPushButton>(*dialog, "deed")->isEnabled());
        QCOMPARE(part<QPushButton>(*dialog, "deed")->text(), QStringLiteral("Buy 8 GPUs"));
        QCOMPARE(kit.session.scales.size(), 0);
    }

    void aChangeToJustWhatIsWantedLeavesNothingToSend()
    {
        WindowKit kit;
        const auto dialog = opened(kit);
        type(part<GpuSpinBox>(*dialog, "standardTarget"), QStringLiteral("80"));
        publishStandard(kit, 80);
        QVERIFY(!part<QWidget>(*dialog, "compare")->isVisible());
        QVERIFY(visibleTextOf(*dialog).contains(QStringLiteral("now 80, not 64")));
        QVERIFY(!part<QPushButton>(*dialog, "review")->isEnabled());
    }

    void tryingAgainKeepsTheTargetsAndLetsGoOfTheLostOneOnlyWhenItIsSent()
    {
        WindowKit kit;
        kit.session.publish(smallFleet());
        Operation lost;
        lost.id = OperationId(QStringLiteral("op-lost"));
        lost.kind = Operation::Kind::Scale;
        lost.state = Operation::State::NothingYet;
        lost.cluster = sampleId("train-west-h100");
        lost.scaleSpec.standardGpus = 40;
        lost.scaleSpec.preemptibleGpus = 64;
        kit.session.finish(lost);
        const auto dialog = opened(kit);
        dialog->resume(lost);
        QCOMPARE(part<GpuSpinBox>(*dialog, "standardTarget")->value(), 40);
        QCOMPARE(part<GpuSpinBox>(*dialog, "preemptibleTarget")->value(), 64);
        QCOMPARE(kit.session.decisions.size(), 0);
        part<QPushButton>(*dialog, "review")->click();
        part<QWidget>(*dialog, "confirm")->findChild<QCheckBox *>()->click();
        part<QPushButton>(*dialog, "deed")->click();
        QCOMPARE(kit.session.scales.size(), 1);
        QCOMPARE(kit.session.scales.first().spec, lost.scaleSpec);
        QCOMPARE(kit.session.decisions.size(), 1);
        QCOMPARE(kit.session.decisions.first().operation, lost.id);
    }

    void c18OutOfStockKeepsDialogAndInput()
    {
        WindowKit kit;
        const auto dialog = opened(kit);
        type(part<GpuSpinBox>(*dialog, "standardTarget"), QStringLiteral("128"));
        part<QPushButton>(*dialog, "review")->click();
        part<QWidget>(*dialog, "confirm")->findChild<QCheckBox *>()->click();
        QTest::mouseClick(part<QPushButton>(*dialog, "deed"), Qt::LeftButton);
        QCOMPARE(kit.session.scales.size(), 1);
        Operation refused = kit.session.operations().first();
        refused.state = Operation::State::Refused;
        refused.error = outOfStock();
        kit.session.time.at = sampleNow() + Seconds(2);
        kit.session.finish(refused);
        QVERIFY(dialog->isVisible());
        QTRY_VERIFY(visibleTextOf(*dialog).contains(QStringLiteral("Out of stock in us-central-8 at 14:32:10 UTC.")));
        QCOMPARE(part<GpuSpinBox>(*dialog, "standardTarget")->value(), 128);
        QVERIFY(visibleTextOf(*dialog).contains(QStringLiteral("64")));
        WindowKit::picture(*dialog, "scale-outofstock");
        QCoreApplication::processEvents();
        QCOMPARE(kit.session.scales.size(), 1);
        QVERIFY(part<QPushButton>(*dialog, "review")->isEnabled());
    }

    void whatIfGivesItsSplitBackAndSendsNothing()
    {
        WindowKit kit;
        const auto dialog = opened(kit);
        type(part<GpuSpinBox>(*dialog, "standardTarget"), QStringLiteral("80"));
        auto *button = part<QPushButton>(*dialog, "whatIfButton");
        button->setFocus();
        QTest::keyClick(button, Qt::Key_Space);
        auto *trial = dialog->findChild<WhatIfDialog *>();
        QVERIFY(trial);
        QCOMPARE(trial->split(), (GpuSplit{80, 64}));
        auto *share = part<QWidget>(*trial, "share");
        QTest::keyClick(share, Qt::Key_Right);
        QTest::keyClick(share, Qt::Key_Return);
        QCOMPARE(part<GpuSpinBox>(*dialog, "standardTarget")->value(), 72);
        QCOMPARE(part<GpuSpinBox>(*dialog, "preemptibleTarget")->value(), 72);
        QCOMPARE(kit.session.scales.size(), 0);
        QVERIFY(part<QPushButton>(*dialog, "review")->isEnabled());
    }

    void whatIfNeedsNumbersToBeginWith()
    {
        WindowKit kit;
        kit.session.publish(smallFleet());
        forgetCounts(kit, false, true);
        const auto dialog = opened(kit);
        QVERIFY(!part<QPushButton>(*dialog, "whatIfButton")->isEnabled());
        type(part<GpuSpinBox>(*dialog, "preemptibleTarget"), QStringLiteral("16"));
        QVERIFY(part<QPushButton>(*dialog, "whatIfButton")->isEnabled());
    }

    void anotherChangeClosesWhatIf()
    {
        WindowKit kit;
        kit.session.publish(smallFleet());
        const auto dialog = opened(kit);
        type(part<GpuSpinBox>(*dialog, "standardTarget"), QStringLiteral("24"));
        part<QPushButton>(*dialog, "whatIfButton")->click();
        QPointer<WhatIfDialog> trial = dialog->findChild<WhatIfDialog *>();
        QVERIFY(trial);
        publishStandard(kit, 40);
        QTRY_VERIFY(!trial || !trial->isVisible());
        QVERIFY(part<QWidget>(*dialog, "compare")->isVisible());
    }

    void saysHowManyNodesComeAndGo_data()
    {
        QTest::addColumn<QByteArray>("side");
        QTest::addColumn<QString>("target");
        QTest::addColumn<QString>("nodes");
        QTest::newRow("standard up") << QByteArray("standardTarget") << "80" << "2 nodes more";
        QTest::newRow("standard down") << QByteArray("standardTarget") << "56" << "1 node fewer";
        QTest::newRow("target up") << QByteArray("preemptibleTarget") << "96" << "up to 4 nodes more";
        QTest::newRow("waiting slots go first") << QByteArray("preemptibleTarget") << "48" << "no node leaves";
        QTest::newRow("target below what runs") << QByteArray("preemptibleTarget") << "32" << "2 nodes fewer";
    }
    void saysHowManyNodesComeAndGo()
    {
        QFETCH(QByteArray, side);
        QFETCH(QString, target);
        WindowKit kit;
        const auto dialog = opened(kit);
        type(part<GpuSpinBox>(*dialog, side.constData()), target);
        QTEST(part<QLabel>(*dialog, QByteArray(side + "Nodes").constData())->text(), "nodes");
    }

    void slurmHasNoPreemptibleSide()
    {
        WindowKit kit;
        const auto dialog = opened(kit, "research-slurm");
        QVERIFY(!part<GpuSpinBox>(*dialog, "preemptibleTarget")->isEnabled());
        QVERIFY(visibleTextOf(*dialog).contains(QStringLiteral("Slurm clusters use on-demand nodes only.")));
        QVERIFY(!part<QPushButton>(*dialog, "whatIfButton")->isEnabled());
        QVERIFY(part<QPushButton>(*dialog, "whatIfButton")->accessibleDescription().contains(QStringLiteral("Kubernetes clusters only")));
        WindowKit::picture(*dialog, "scale-slurm");
    }

    void saysWhenAvailabilityIsNotReported()
    {
        WindowKit kit;
        const auto dialog = opened(kit, "rl-rollouts");
        QVERIFY(visibleTextOf(*dialog).contains(
            QStringLiteral("Availability is not reported for this region. The request may be refused or wait.")));
    }

    void c18WhereNothingIsReportedThePastIsEvidenceAndNoNumber()
    {
        WindowKit kit;
        const Cluster cluster = kit.session.snapshot()->find(sampleId("rl-rollouts"))->cluster;
        Ask refused;
        refused.key = QStringLiteral("a");
        refused.at = sampleNow() - Seconds(3 * 3600);
        refused.region = cluster.region;
        refused.gpuType = cluster.gpuType;
        refused.asked = 128;
        refused.outcome = Ask::Outcome::Refused;
        refused.reason = QStringLiteral("Out of stock");
        Ask waiting = refused;
        waiting.key = QStringLiteral("b");
        waiting.at = sampleNow() - Seconds(20 * 60);
        waiting.computeClass = ComputeClass::Preemptible;
        waiting.outcome = Ask::Outcome::Waiting;
        waiting.reason.clear();
        waiting.granted = 16;
        waiting.asked = 64;
        kit.session.setAsks({refused, waiting});
        const auto dialog = opened(kit, "rl-rollouts");
        const QString text = visibleTextOf(*dialog);
        for (const char *words : {"Available now: unknown", "Asked for 1 time in 30 days: 0 filled, 1 refused, 0 waiting.",
                                  "Last refused 16 Jun 11:32 UTC: Out of stock.",
                                  "Fewer than half were filled, followed for up to 20 min.", "asked for 64, granted 16."})
            QVERIFY2(text.contains(QString::fromUtf8(words)), qPrintable(text));
        QVERIFY(!text.contains(QStringLiteral("Spare now")));
        WindowKit::picture(*dialog, "scale-evidence");
    }

    void withoutRatesThereIsNoPrice()
    {
        WindowKit kit;
        kit.session.setRateCard({});
        const auto dialog = opened(kit);
        QSignalSpy wanted(dialog.get(), &ScaleDialog::ratesWanted);
        const QString text = visibleTextOf(*dialog);
        QVERIFY(text.contains(QStringLiteral("– /h")));
        QVERIFY(!text.contains(QStringLiteral("$0")));
        part<QPushButton>(*dialog, "enterRates")->click();
        QCOMPARE(wanted.count(), 1);
    }

    void offlineMeansReadOnly()
    {
        WindowKit kit;
        const auto dialog = opened(kit);
        type(part<GpuSpinBox>(*dialog, "standardTarget"), QStringLiteral("80"));
        ConnectionState state;
        state.kind = ConnectionState::Kind::Offline;
        kit.session.setConnection(state);
        QVERIFY(!part<QPushButton>(*dialog, "review")->isEnabled());
        QVERIFY(visibleTextOf(*dialog).contains(QStringLiteral("actions are off")));
    }

    void everyTextFollowsTheLanguage()
    {
        WindowKit kit;
        const auto dialog = opened(kit);
        TestTranslator marked(true);
        qApp->installTranslator(&marked);
        QCoreApplication::processEvents();
        QVERIFY(dialog->windowTitle().startsWith(QLatin1Char('[')));
        for (const char *name : {"review", "reset", "back", "cancel"})
            QVERIFY2(part<QPushButton>(*dialog, name)->text().startsWith(QLatin1Char('[')), name);
        qApp->removeTranslator(&marked);
    }
};

QTEST_MAIN(ScaleDialogTest)
#include "tst_scaledialog.moc"
