// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "readytime.h"

#include <QTest>

using namespace deck;

namespace {

ClusterRecord ready(int afterMinutes, const char *gpu = "H100_SXM", const char *type = "KUBERNETES")
{
    ClusterRecord record;
    record.gpuType = GpuType(QString::fromLatin1(gpu));
    record.type = clusterTypeFromApi(QString::fromLatin1(type));
    record.createdAt = Instant::fromSeconds(1'000'000);
    record.firstReadyAt = *record.createdAt + Seconds(60 * afterMinutes);
    return record;
}

} // namespace

class TestReadyTime : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void isTheMedianOfClustersOfTheSameKind()
    {
        const GpuType h100(QStringLiteral("H100_SXM"));
        QCOMPARE(readyTimeOf({}, ClusterType::Kubernetes, h100), std::nullopt);
        const QList<ClusterRecord> all{ready(30), ready(10), ready(12), ready(11), ready(99, "H200_SXM"), ready(1, "H100_SXM", "SLURM")};
        QCOMPARE(readyTimeOf(all, ClusterType::Kubernetes, h100), std::optional(ReadyTime{4, Seconds(11 * 60)}));
        QCOMPARE(readyTimeOf(all, ClusterType::Slurm, h100), std::optional(ReadyTime{1, Seconds(60)}));
        QCOMPARE(readyTimeOf(all, ClusterType::Kubernetes, GpuType(QStringLiteral("L40"))), std::nullopt);
    }
    void clustersThatWereNeverReadyOrHaveOddTimesDoNotCount()
    {
        ClusterRecord coming = ready(0);
        coming.firstReadyAt.reset();
        ClusterRecord adopted = ready(5);
        adopted.createdAt.reset();
        QCOMPARE(readyTimeOf({coming, adopted, ready(-3)}, ClusterType::Kubernetes, GpuType(QStringLiteral("H100_SXM"))), std::nullopt);
    }
};

QTEST_GUILESS_MAIN(TestReadyTime)
#include "tst_readytime.moc"
