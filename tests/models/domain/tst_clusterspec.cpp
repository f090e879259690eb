// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "scalespec.h"

#include <QTest>

using namespace deck;
using Rule = SpecProblem::Rule;

namespace {

ClusterSpec soundSpec()
{
    ClusterSpec spec;
    spec.name = QStringLiteral("ft-batch-h100");
    spec.region = RegionName(QStringLiteral("us-central-8"));
    spec.gpuType = GpuType(QStringLiteral("H100_SXM"));
    spec.driver.id = QStringLiteral("nvidia-570-12");
    spec.standardGpus = 8;
    spec.preemptibleGpus = 16;
    spec.project = ProjectId(QStringLiteral("prod-ml"));
    return spec;
}

} // namespace

class TestClusterSpec : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aSoundSpecHasNoProblems() { QCOMPARE(validate(soundSpec(), {}), QList<SpecProblem>()); }
    void preemptibleNeedsKubernetesAndAProject()
    {
        ClusterSpec spec = soundSpec();
        spec.type = ClusterType::Slurm;
        spec.slurmSharedMemoryGib = 64;
        spec.project = ProjectId();
        QCOMPARE(validate(spec, {}),
                 QList<SpecProblem>({SpecProblem(SpecField::PreemptibleGpus, Rule::NeedsKubernetes),
                                     SpecProblem(SpecField::Project, Rule::NeedsProject)}));
        spec.preemptibleGpus = 0;
        QCOMPARE(validate(spec, {}), QList<SpecProblem>());
    }
    // C17: steps of 8 only; typing 27 offers 24 and 32, and the lower bound is 8.
    void c17CountsThatAreNoMultipleOfEightOfferTheirNeighbours()
    {
        QCOMPARE(validateGpuCount(SpecField::StandardGpus, 27, 8),
                 QList<SpecProblem>({SpecProblem(SpecField::StandardGpus, Rule::NotMultipleOfEight, {24, 32})}));
        QCOMPARE(validateGpuCount(SpecField::StandardGpus, 0, 8),
                 QList<SpecProblem>({SpecProblem(SpecField::StandardGpus, Rule::BelowMinimum, {8})}));
        QCOMPARE(validateGpuCount(SpecField::PreemptibleGpus, 0, 0), QList<SpecProblem>());
    }
    void theRegionMustOfferTypeAndDriver()
    {
        Region region;
        region.name = RegionName(QStringLiteral("us-central-8"));
        region.gpuTypes = {GpuType(QStringLiteral("B200_SXM"))};
        QCOMPARE(validate(soundSpec(), {region}), QList<SpecProblem>({SpecProblem(SpecField::Gpu, Rule::NotOffered),
                                                                      SpecProblem(SpecField::Driver, Rule::NotOffered)}));
    }
    void aDriverIsAnIdOrAWholePair()
    {
        ClusterSpec spec = soundSpec();
        spec.driver = DriverVersion();
        spec.driver.cuda = QStringLiteral("12.8");
        QCOMPARE(validate(spec, {}), QList<SpecProblem>({SpecProblem(SpecField::Driver, Rule::Required)}));
        spec.driver.driver = QStringLiteral("570.124");
        QCOMPARE(validate(spec, {}), QList<SpecProblem>());
    }
    void aReservationNeedsOneToNinetyDays()
    {
        ClusterSpec spec = soundSpec();
        spec.billing = BillingType::Reserved;
        QCOMPARE(validate(spec, {}), QList<SpecProblem>({SpecProblem(SpecField::Period, Rule::Required)}));
        for (const int days : {0, 91}) {
            spec.reservedDays = days;
            QCOMPARE(validate(spec, {}), QList<SpecProblem>({SpecProblem(SpecField::Period, Rule::OutOfRange, {1, 90})}));
        }
        for (const int days : {1, 90}) {
            spec.reservedDays = days;
            QCOMPARE(validate(spec, {}), QList<SpecProblem>());
        }
    }
    void aScheduledWindowNeedsAnEndAfterItsStart()
    {
        ClusterSpec spec = soundSpec();
        spec.billing = BillingType::ScheduledCapacity;
        QCOMPARE(validate(spec, {}), QList<SpecProblem>({SpecProblem(SpecField::Period, Rule::Required)}));
        spec.reservationEnd = Instant::fromSeconds(1'800'000'000);
        QCOMPARE(validate(spec, {}), QList<SpecProblem>());
        spec.reservationStart = spec.reservationEnd;
        QCOMPARE(validate(spec, {}), QList<SpecProblem>({SpecProblem(SpecField::Period, Rule::EndBeforeStart)}));
    }
    void aScheduledWindowLiesInTheFutureWhenNowIsKnown()
    {
        const Instant now = Instant::fromSeconds(1'800'000'000);
        ClusterSpec spec = soundSpec();
        spec.billing = BillingType::ScheduledCapacity;
        spec.reservationStart = now;
        spec.reservationEnd = now + Seconds(3600);
        QCOMPARE(validate(spec, {}, now), QList<SpecProblem>({SpecProblem(SpecField::PeriodStart, Rule::InPast)}));
        QCOMPARE(validate(spec, {}), QList<SpecProblem>());
        spec.reservationStart = now + Seconds(1);
        QCOMPARE(validate(spec, {}, now), QList<SpecProblem>());
        spec.reservationStart.reset(); // at once
        QCOMPARE(validate(spec, {}, now), QList<SpecProblem>());
        spec.reservationEnd = now;
        QCOMPARE(validate(spec, {}, now), QList<SpecProblem>({SpecProblem(SpecField::Period, Rule::InPast)}));
        // Dates that do not belong to the kind of billing are not looked at, and not sent.
        spec.billing = BillingType::OnDemand;
        QCOMPARE(validate(spec, {}, now), QList<SpecProblem>());
    }
    void signInNeedsAnHttpsIssuerAndAClient()
    {
        ClusterSpec spec = soundSpec();
        spec.access.oidc = OidcSettings();
        QCOMPARE(validate(spec, {}), QList<SpecProblem>({SpecProblem(SpecField::Oidc, Rule::Required)}));
        spec.access.oidc->clientId = QStringLiteral("clusters");
        for (const char *bad : {"http://accounts.example.com", "accounts.example.com", "https://", "https://me:secret@accounts.example.com"}) {
            spec.access.oidc->issuerUrl = QString::fromLatin1(bad);
            QCOMPARE(validate(spec, {}), QList<SpecProblem>({SpecProblem(SpecField::Oidc, Rule::NotHttps)}));
        }
        spec.access.oidc->issuerUrl = QStringLiteral("https://accounts.example.com/");
        QCOMPARE(validate(spec, {}), QList<SpecProblem>());
    }
    void scalingChecksTheCluster()
    {
        Cluster cluster;
        cluster.type = clusterTypeFromApi(QStringLiteral("SLURM"));
        ScaleSpec spec;
        spec.standardGpus = 16;
        QCOMPARE(validate(spec, cluster), QList<SpecProblem>());
        spec.preemptibleGpus = 8;
        QCOMPARE(validate(spec, cluster),
                 QList<SpecProblem>({SpecProblem(SpecField::PreemptibleGpus, Rule::NeedsKubernetes),
                                     SpecProblem(SpecField::Project, Rule::NeedsProject)}));
    }
};

QTEST_GUILESS_MAIN(TestClusterSpec)
#include "tst_clusterspec.moc"
