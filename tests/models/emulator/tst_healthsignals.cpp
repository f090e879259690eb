// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "healthsignals.h"

#include <QTest>

using namespace deck::emulator;

class TestHealthSignals : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void suggestWhatTheDocumentsSay_data()
    {
        // facts.md, section 8.
        QTest::addColumn<QString>("suggested");
        const auto add = [](const QString &mode, const QStringList &names) {
            for (const QString &name : names)
                QTest::newRow(qPrintable(name)) << mode;
        };
        add(QStringLiteral("HOST_AWARE"),
            QStringLiteral("DmesgGpuFallenOffBus GpuSmClockThermalThrottle GpuPcieReplayRateHigh IBRailsDownOrDegraded IBLinkFlapping")
                .split(u' '));
        add(QStringLiteral("VM_ONLY"),
            QStringLiteral("NpdCperHardwareErrorFatal NpdReadonlyFilesystem NpdXfsShutdown").split(u' '));
        add(QStringLiteral("REBOOT_VM"),
            QStringLiteral("DmesgXidError GpuEccDoubleBitError GpuRowRemapFailure NpdKernelDeadlock NpdFrequentKubeletRestart "
                           "NpdFrequentContainerdRestart NpdFrequentUnregisterNetDevice KubeNodeMemoryPressure KubeNodePIDPressure")
                .split(u' '));
        add(QString(), QStringLiteral("KubeNodeDiskPressure SlurmNodeUnavailable").split(u' '));
    }
    void suggestWhatTheDocumentsSay()
    {
        QFETCH(QString, suggested);
        const HealthSignal *signal = findSignal(QString::fromLatin1(QTest::currentDataTag()), 0);
        QVERIFY(signal);
        QCOMPARE(signal->suggests ? wireText(*signal->suggests) : QString(),
                 suggested.isEmpty() ? QString() : QStringLiteral("REMEDIATION_MODE_") + suggested);
        QVERIFY(signal->suggests || !signal->stopsNode); // a warning does no harm
    }

    void noSignalIsMissingFromThatTable() { QCOMPARE(healthSignals().size(), size_t(19)); }

    void xid79TakesAnotherHostAndOtherCodesDoNot()
    {
        QCOMPARE(*findSignal(u"DmesgXidError", 79)->suggests, RemediationMode::HostAware);
        QVERIFY(findSignal(u"DmesgXidError", 79)->stopsNode);
        QCOMPARE(*findSignal(u"DmesgXidError", 31)->suggests, RemediationMode::RebootVm);
        // The code belongs to Xid errors only.
        QCOMPARE(*findSignal(u"KubeNodePIDPressure", 79)->suggests, RemediationMode::RebootVm);
    }

    void namesThatNobodyKnowsAreNotFound() { QVERIFY(!findSignal(u"NodeFeelsBad", 0)); }
};

QTEST_GUILESS_MAIN(TestHealthSignals)
#include "tst_healthsignals.moc"
