// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "remediationspec.h"

#include <QTest>

using namespace deck;

class TestRemediation : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void everyWordGoesBothWays()
    {
        const QStringList modes{QStringLiteral("REMEDIATION_MODE_REBOOT_VM"), QStringLiteral("REMEDIATION_MODE_VM_ONLY"),
                                QStringLiteral("REMEDIATION_MODE_HOST_AWARE"), QStringLiteral("REMEDIATION_MODE_EVICT_WITHOUT_REPLACEMENT"),
                                QStringLiteral("REMEDIATION_MODE_HOST_POWER_CYCLE")};
        for (const QString &word : modes)
            QCOMPARE(apiWord(remediationModeFromApi(word).value), word);
        const QStringList states{QStringLiteral("PENDING_APPROVAL"), QStringLiteral("PENDING"), QStringLiteral("QUARANTINING"),
                                 QStringLiteral("QUARANTINED"), QStringLiteral("RUNNING"), QStringLiteral("SUCCEEDED"),
                                 QStringLiteral("FAILED"), QStringLiteral("CANCELLED"), QStringLiteral("AUTO_RESOLVED")};
        for (const QString &word : states)
            QCOMPARE(apiWord(remediationStateFromApi(word).value), word);
        for (const char *word : {"REMEDIATION_TRIGGER_MANUAL", "REMEDIATION_TRIGGER_AUTOMATED"})
            QCOMPARE(apiWord(remediationTriggerFromApi(QString::fromLatin1(word)).value), QString::fromLatin1(word));
    }

    void whatWeDoNotKnowKeepsItsWordAndIsNotOver()
    {
        const Open<RemediationState> state = remediationStateFromApi(QStringLiteral("WAITING_FOR_PARTS"));
        QCOMPARE(state.value, RemediationState::Unrecognised);
        QCOMPARE(state.raw, QStringLiteral("WAITING_FOR_PARTS"));
        QVERIFY(!isOver(state.value));
        QVERIFY(!mayBeReviewed(state.value) && !mayBeCancelled(state.value));
        QCOMPARE(remediationStateFromApi(QString()).value, RemediationState::Missing);
        QCOMPARE(alertSeverityFromApi(QStringLiteral("PHC_SEVERITY_PANIC")).value, AlertSeverity::Unrecognised);
        QVERIFY(apiWord(RemediationMode::Unrecognised).isEmpty());
    }

    // facts.md, 1.6: a reboot keeps local data, a new machine or a removal does not, and nobody says it of a power cycle.
    void eachModeSaysWhatBecomesOfLocalData()
    {
        QCOMPARE(localDataAfter(RemediationMode::RebootVm), LocalData::Kept);
        for (const RemediationMode mode : {RemediationMode::VmOnly, RemediationMode::HostAware, RemediationMode::EvictWithoutReplacement})
            QCOMPARE(localDataAfter(mode), LocalData::Lost);
        for (const RemediationMode mode : {RemediationMode::HostPowerCycle, RemediationMode::Unrecognised, RemediationMode::Missing})
            QCOMPARE(localDataAfter(mode), LocalData::Unknown);
        QVERIFY(removesNode(RemediationMode::EvictWithoutReplacement));
        QVERIFY(!removesNode(RemediationMode::HostAware));
    }

    void aReviewHasItsStates()
    {
        QVERIFY(mayBeReviewed(RemediationState::PendingApproval));
        QVERIFY(!mayBeReviewed(RemediationState::Pending));
        QVERIFY(mayBeCancelled(RemediationState::PendingApproval) && mayBeCancelled(RemediationState::Pending));
        QVERIFY(!mayBeCancelled(RemediationState::Running) && !mayBeCancelled(RemediationState::Succeeded));
        QVERIFY(!mayBeApprovedAs(RemediationMode::HostPowerCycle));
        QVERIFY(!mayBeApprovedAs(RemediationMode::Unrecognised));
        QVERIFY(mayBeApprovedAs(RemediationMode::HostAware));
    }

    void aRepairIsAskedForOneNodeUnderOurOwnId()
    {
        RemediationSpec spec;
        spec.cluster = ClusterId(QStringLiteral("c"));
        spec.instance = InstanceId(QStringLiteral("i"));
        spec.ownId = RemediationId(QStringLiteral("r"));
        spec.mode = RemediationMode::RebootVm;
        QVERIFY(spec.isComplete());
        RemediationSpec all = spec;
        all.instance = InstanceId(QStringLiteral("-"));
        RemediationSpec anonymous = spec;
        anonymous.ownId = RemediationId();
        RemediationSpec vague = spec;
        vague.mode = RemediationMode::Unrecognised;
        QVERIFY(!all.isComplete() && !anonymous.isComplete() && !vague.isComplete());
    }
};

QTEST_GUILESS_MAIN(TestRemediation)
#include "tst_remediation.moc"
