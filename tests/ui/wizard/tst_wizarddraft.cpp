// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "wizardkit.h"

#include <QAbstractButton>
#include <QPushButton>

using namespace deck;
using namespace deck::ui;

class WizardDraftTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void anUntouchedWizardLeavesNoDraft()
    {
        WindowKit kit;
        {
            const auto wizard = opened(kit);
            QVERIFY(!part(*wizard, "draftLine")->isVisible());
        }
        QVERIFY(!kit.session.kept);
    }

    void whatIsTypedIsKeptAndTakenUpAgain()
    {
        WindowKit kit;
        ClusterSpec typed;
        {
            const auto wizard = opened(kit);
            fillAsInTheMockup(*wizard);
            press(*wizard, Qt::Key_Left, Qt::AltModifier);
            press(*wizard, Qt::Key_Left, Qt::AltModifier);
            QTRY_VERIFY(kit.session.kept && kit.session.kept->step == 3); // by itself, a moment after the last key
            type(part<GpuSpinBox>(*wizard, "standardGpus"), QStringLiteral("40"));
        } // and what is newer than that when the window goes
        QVERIFY(kit.session.kept);
        typed = kit.session.kept->spec;
        QCOMPARE(typed.standardGpus, 40);
        kit.session.time.at = sampleNow() + Seconds(600);
        const auto wizard = opened(kit);
        QVERIFY(visibleTextOf(*wizard).contains(QStringLiteral("Draft of 14:32 UTC restored.")));
        QVERIFY(part(*wizard, "newVolume")->isVisible()); // the step where it was left
        WindowKit::picture(*wizard, "wizard-draft");
        QCOMPARE(part<QLineEdit>(*wizard, "clusterName")->text(), QStringLiteral("ft-batch-h100"));
        QCOMPARE(part<GpuSpinBox>(*wizard, "preemptibleGpus")->value(), 64);
        press(*wizard, Qt::Key_Return);
        press(*wizard, Qt::Key_Return);
        agreeAndCreate(*wizard);
        QCOMPARE(kit.session.creates.size(), 1);
        QCOMPARE(kit.session.creates.first(), typed);
        QVERIFY(!part(*wizard, "draftLine")->isVisible());
        answer(kit, Operation::State::Succeeded);
        QTest::qWait(0);
        QVERIFY(!kit.session.kept); // sent is sent
    }

    void aDraftOfAnotherDaySaysSo()
    {
        WindowKit kit;
        ClusterSpec spec;
        spec.name = QStringLiteral("old");
        kit.session.keepDraft(spec, 1);
        kit.session.kept->at = sampleNow() - Seconds(2 * 86'400);
        const auto wizard = opened(kit);
        QVERIFY(visibleTextOf(*wizard).contains(QStringLiteral("Draft of 14 Jun 2026 14:32 UTC restored.")));
    }

    void startingOverEmptiesEveryStep()
    {
        WindowKit kit;
        {
            const auto wizard = opened(kit);
            fillAsInTheMockup(*wizard);
        }
        ClusterSpec full = kit.session.kept->spec;
        full.type = ClusterType::Kubernetes;
        full.billing = BillingType::ScheduledCapacity;
        full.reservationEnd = sampleNow() + Seconds(86'400);
        full.access.oidc = OidcSettings();
        full.access.oidc->clientId = QStringLiteral("x");
        full.access.loadBalancer = LoadBalancer::Nginx;
        full.acceptanceTests = AcceptanceTests::Long;
        kit.session.keepDraft(full, 4);
        const auto wizard = opened(kit);
        part(*wizard, "startOver")->setFocus();
        press(*wizard, Qt::Key_Space);
        QVERIFY(!kit.session.kept);
        QVERIFY(!part(*wizard, "draftLine")->isVisible());
        QVERIFY(part(*wizard, "clusterName")->isVisible());
        QVERIFY(part<QLineEdit>(*wizard, "clusterName")->text().isEmpty());
        QVERIFY(part<QLineEdit>(*wizard, "volumeName")->text().isEmpty());
        QVERIFY(part<QLineEdit>(*wizard, "oidcClient")->text().isEmpty());
        QVERIFY(part<QLineEdit>(*wizard, "windowEnd")->text().isEmpty());
        QVERIFY(part<QTableView>(*wizard, "offers")->selectionModel()->selectedIndexes().isEmpty());
        // As at first in every field: nothing of it is kept as a draft again.
        QTest::qWait(0);
        wizard->close();
        QVERIFY(!kit.session.kept);
    }

    void aDraftThatCannotBeReadIsLeftOutAndSaidToBe()
    {
        WindowKit kit;
        ClusterDraft broken;
        broken.isReadable = false;
        kit.session.kept = broken;
        const auto wizard = opened(kit);
        QVERIFY(visibleTextOf(*wizard).contains(QStringLiteral("A draft of an earlier time cannot be read and is left out.")));
        QVERIFY(!part(*wizard, "startOver")->isVisible());
        QVERIFY(part<QLineEdit>(*wizard, "clusterName")->text().isEmpty());
    }

    void tryingAnotherPurchaseAgainLeavesTheDraftAlone()
    {
        WindowKit kit;
        ClusterSpec spec;
        spec.name = QStringLiteral("draft");
        kit.session.keepDraft(spec, 0);
        Operation lost;
        lost.id = OperationId(QStringLiteral("op-lost"));
        lost.state = Operation::State::NothingYet;
        lost.createSpec.name = QStringLiteral("lost");
        kit.session.finish(lost);
        {
            const auto wizard = opened(kit);
            wizard->tryAgain(lost);
            QVERIFY(!part(*wizard, "draftLine")->isVisible());
            QCOMPARE(part<QLineEdit>(*wizard, "clusterName")->text(), QStringLiteral("lost"));
            part<QLineEdit>(*wizard, "clusterName")->setText(QStringLiteral("lost2"));
        }
        QCOMPARE(kit.session.kept->spec.name, QStringLiteral("draft"));
    }
};

QTEST_MAIN(WizardDraftTest)
#include "tst_wizarddraft.moc"
