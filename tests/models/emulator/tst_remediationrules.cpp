// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "remediationrules.h"

#include <QTest>

using namespace deck::emulator;

using Mode = RemediationMode;
using State = RemediationState;
using Action = RemediationAction;

/// The rules of facts.md 1.6, written down a second time.
class TestRemediationRules : public QObject
{
    Q_OBJECT

    static State state(const QString &text)
    {
        for (int i = 0; i <= int(State::AutoResolved); ++i) {
            if (wireText(State(i)) == text)
                return State(i);
        }
        qFatal("no such state");
    }

private Q_SLOTS:
    void statesFollowEachOtherAsDocumented_data()
    {
        QTest::addColumn<QString>("followers");
        QTest::newRow("PENDING_APPROVAL") << "PENDING CANCELLED AUTO_RESOLVED";
        QTest::newRow("PENDING") << "RUNNING CANCELLED QUARANTINING";
        QTest::newRow("QUARANTINING") << "FAILED QUARANTINED";
        QTest::newRow("QUARANTINED") << "RUNNING FAILED";
        QTest::newRow("RUNNING") << "SUCCEEDED FAILED";
        for (const char *end : {"SUCCEEDED", "FAILED", "CANCELLED", "AUTO_RESOLVED"})
            QTest::newRow(end) << QString();
    }
    void statesFollowEachOtherAsDocumented()
    {
        QFETCH(QString, followers);
        const State before = state(QString::fromLatin1(QTest::currentDataTag()));
        QStringList found;
        for (const QString &after : stateTexts()) {
            if (mayFollow(before, state(after)))
                found.append(after);
        }
        found.sort();
        QStringList wanted = followers.split(u' ', Qt::SkipEmptyParts);
        wanted.sort();
        QCOMPARE(found, wanted);
        QCOMPARE(isOver(before), wanted.isEmpty());
    }

    void onlyWhatHasNotBegunCanBeReviewed_data()
    {
        QTest::addColumn<QString>("allowed");
        QTest::newRow("approve") << "PENDING_APPROVAL";
        QTest::newRow("reject") << "PENDING_APPROVAL";
        QTest::newRow("cancel") << "PENDING PENDING_APPROVAL";
    }
    void onlyWhatHasNotBegunCanBeReviewed()
    {
        QFETCH(QString, allowed);
        const QByteArray name = QTest::currentDataTag();
        const Action action = name == "approve" ? Action::Approve : name == "reject" ? Action::Reject : Action::Cancel;
        QStringList found;
        for (const QString &text : stateTexts()) {
            if (!isAllowed(action, state(text)))
                continue;
            found.append(text);
            QVERIFY(mayFollow(state(text), outcome(action)));
        }
        found.sort();
        QCOMPARE(found.join(u' '), allowed);
        QCOMPARE(outcome(action), action == Action::Approve ? State::Pending : State::Cancelled);
    }

    void whatIsUnderWayCannotBeCalledOff()
    {
        QStringList found;
        for (const QString &text : stateTexts()) {
            if (isUnderWay(state(text)))
                found.append(text);
        }
        found.sort();
        QCOMPARE(found.join(u' '), QStringLiteral("QUARANTINED QUARANTINING RUNNING"));
    }

    void anApprovalMayNameAnyModeButThePowerCycle()
    {
        for (const QString &text : modeTexts())
            QCOMPARE(mayBeApprovedAs(*modeFromText(text)), text != u"REMEDIATION_MODE_HOST_POWER_CYCLE");
    }

    void aSuggestionEscalatesFromRebootToReprovisionToAnotherHost()
    {
        QVERIFY(escalatesTo(Mode::RebootVm, Mode::VmOnly));
        QVERIFY(escalatesTo(Mode::VmOnly, Mode::HostAware));
        QVERIFY(!escalatesTo(Mode::HostAware, Mode::RebootVm));
        QVERIFY(!escalatesTo(Mode::VmOnly, Mode::VmOnly));
    }

    void textsAreTheOnesOfTheWire()
    {
        QCOMPARE(modeTexts().size(), 5);
        QCOMPARE(stateTexts().size(), 9);
        QCOMPARE(triggerTexts(),
                 (QStringList{QStringLiteral("REMEDIATION_TRIGGER_MANUAL"), QStringLiteral("REMEDIATION_TRIGGER_AUTOMATED")}));
        QVERIFY(!modeFromText(u"REBOOT_VM"));
        QVERIFY(!modeFromText(u""));
    }
};

QTEST_GUILESS_MAIN(TestRemediationRules)
#include "tst_remediationrules.moc"
