// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "wizardkit.h"

#include <QComboBox>
#include <QPushButton>

using namespace deck;
using namespace deck::ui;

/// What each field says while it is filled, and what the review tells of times.
class WizardFieldsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void everyNumberIsRefusedAtItsFieldWithTheNearestOnes_data()
    {
        QTest::addColumn<int>("step");
        QTest::addColumn<QString>("field");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QStringList>("offered");
        QTest::newRow("shared memory, none") << 0 << "slurmMemory" << "0" << QStringList{QStringLiteral("Use 1")};
        QTest::newRow("shared memory, too much") << 0 << "slurmMemory" << "5000" << QStringList{QStringLiteral("Use 4096")};
        QTest::newRow("standard") << 2 << "standardGpus" << "27" << QStringList{QStringLiteral("Use 24"), QStringLiteral("Use 32")};
        QTest::newRow("standard, none") << 2 << "standardGpus" << "0" << QStringList{QStringLiteral("Use 8")};
        QTest::newRow("preemptible") << 2 << "preemptibleGpus" << "60" << QStringList{QStringLiteral("Use 56"), QStringLiteral("Use 64")};
        QTest::newRow("volume, none") << 3 << "volumeSize" << "0" << QStringList{QStringLiteral("Use 1")};
        QTest::newRow("volume, empty") << 3 << "volumeSize" << "" << QStringList{};
    }
    void everyNumberIsRefusedAtItsFieldWithTheNearestOnes()
    {
        QFETCH(int, step);
        QFETCH(QString, field);
        QFETCH(QString, typed);
        QFETCH(QStringList, offered);
        WindowKit kit;
        const auto wizard = opened(kit);
        fillAsInTheMockup(*wizard);
        part<QPushButton>(*wizard, qPrintable(QStringLiteral("edit%1").arg(step)))->click();
        if (step == 0)
            part(*wizard, "clusterType")->findChildren<QAbstractButton *>().last()->click(); // Slurm
        auto *box = part<GpuSpinBox>(*wizard, qPrintable(field));
        box->setFocus();
        box->selectAll();
        if (typed.isEmpty())
            press(*wizard, Qt::Key_Delete);
        type(box, typed);
        QVERIFY(!box->isAcceptable());
        for (const QString &one : offered)
            QTRY_VERIFY2(visibleTextOf(*wizard).contains(one), qPrintable(one));
        press(*wizard, Qt::Key_Return);
        QVERIFY(box->isVisible()); // it does not go on
        QCOMPARE(box->text(), typed);
        if (!offered.isEmpty()) {
            box->take(offered.first().mid(4).toInt());
            press(*wizard, Qt::Key_Return);
            QVERIFY(!box->isVisible());
        }
    }

    void theSlurmMemoryIsSent()
    {
        WindowKit kit;
        const auto wizard = opened(kit);
        fillAsInTheMockup(*wizard);
        part<QPushButton>(*wizard, "edit0")->click();
        part(*wizard, "clusterType")->findChildren<QAbstractButton *>().last()->click();
        type(part<GpuSpinBox>(*wizard, "slurmMemory"), QStringLiteral("128"));
        for (int i = 0; i < 5; ++i)
            press(*wizard, Qt::Key_Return);
        agreeAndCreate(*wizard);
        QCOMPARE(kit.session.creates.size(), 1);
        QCOMPARE(kit.session.creates.first().slurmSharedMemoryGib, std::optional(128));
    }

    void anExistingVolumeIsChosenAndNotTaken()
    {
        WindowKit kit;
        const auto wizard = opened(kit);
        fillAsInTheMockup(*wizard);
        part<QPushButton>(*wizard, "edit3")->click();
        QVERIFY(visibleTextOf(*wizard).contains(QStringLiteral("so both land in the same data centre")));
        part(*wizard, "existingVolume")->setFocus();
        press(*wizard, Qt::Key_Space);
        part<QComboBox>(*wizard, "volumeChoice")->setCurrentIndex(-1);
        press(*wizard, Qt::Key_Return);
        QVERIFY(part(*wizard, "volumeChoice")->isVisible());
        QVERIFY(visibleTextOf(*wizard).contains(QStringLiteral("Choose a volume.")));
    }

    void theReviewTellsUsualTimesFromThisAccountsPast()
    {
        WindowKit kit;
        FleetSnapshot fleet = sampleFleet();
        for (ClusterEntry &entry : fleet.clusters) {
            entry.cluster.createdAt = sampleNow() - Seconds(86'400);
            entry.cluster.firstReadyAt = *entry.cluster.createdAt + Seconds(14 * 60);
        }
        kit.session.publish(fleet);
        Ask ask;
        ask.kind = Ask::Kind::Create;
        ask.at = sampleNow() - Seconds(3600);
        ask.region = RegionName(QStringLiteral("us-central-8"));
        ask.gpuType = GpuType(QStringLiteral("H100_SXM"));
        ask.computeClass = ComputeClass::Preemptible;
        ask.asked = 16;
        ask.granted = 16;
        ask.outcome = Ask::Outcome::Granted;
        ask.settledAt = ask.at + Seconds(22 * 60);
        kit.session.setAsks({ask});
        const auto wizard = opened(kit);
        fillAsInTheMockup(*wizard);
        const QString text = visibleTextOf(*wizard);
        QVERIFY(text.contains(QStringLiteral("Ready: usually after 14 min, the median of")));
        QVERIFY(text.contains(QStringLiteral("Half of the asks in 30 days were filled within 22 min.")));
        QVERIFY(!text.contains(QStringLiteral("Acceptance tests add")));
    }

    void theReviewDoesNotMakeUpATime()
    {
        WindowKit kit;
        const auto wizard = opened(kit);
        fillAsInTheMockup(*wizard);
        part<QPushButton>(*wizard, "edit4")->click();
        part<QComboBox>(*wizard, "acceptanceTests")->setCurrentIndex(3);
        press(*wizard, Qt::Key_Return);
        const QString text = visibleTextOf(*wizard);
        QVERIFY(text.contains(QStringLiteral("Acceptance tests add 5 to 10 minutes or more.")));
        QVERIFY(text.contains(QStringLiteral("this account has no cluster of this kind to measure by")));
        QVERIFY(text.contains(QStringLiteral("No date is promised.")));
    }
};

QTEST_MAIN(WizardFieldsTest)
#include "tst_wizardfields.moc"
