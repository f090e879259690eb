// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "offergridmodel.h"
#include "roles.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace deck;

namespace {

constexpr Instant now = Instant::fromSeconds(10'000'000);

Region region(const char *name, const QList<const char *> &types)
{
    Region made;
    made.name = RegionName(QString::fromLatin1(name));
    for (const char *type : types)
        made.gpuTypes.append(GpuType(QString::fromLatin1(type)));
    return made;
}

FleetSnapshot fleet(const QList<Region> &regions)
{
    FleetSnapshot made;
    made.regions = regions;
    return made;
}

RateCard rates(std::optional<GpuRate> preemptible = {})
{
    GpuRateEntry entry;
    entry.gpuType = GpuType(QStringLiteral("H100_SXM"));
    entry.validFrom = Instant::fromSeconds(0);
    entry.onDemand = GpuRate(3'360'000);
    entry.preemptible = preemptible;
    RateCard card;
    card.gpus = {entry};
    return card;
}

} // namespace

class TestOfferGridModel : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void everyPairHasACellAndSaysWhetherItIsOffered()
    {
        OfferGridModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setOffers(fleet({region("us-a", {"H100_SXM", "H200_SXM"}), region("eu-b", {"H200_SXM"})}), {}, rates(), now);
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(model.columnCount(), 2);
        QCOMPARE(model.headerData(1, Qt::Horizontal).toString(), QStringLiteral("eu-b"));
        QCOMPARE(model.headerData(0, Qt::Vertical).toString(), QStringLiteral("H100 SXM"));
        QVERIFY(model.offerAt(0, 0).offered);
        QVERIFY(model.flags(model.index(0, 0)).testFlag(Qt::ItemIsSelectable));
        // Not offered: reachable with the keyboard, so that it can say why, but not to be chosen; and nothing is said about it.
        QVERIFY(!model.offerAt(0, 1).offered);
        QVERIFY(model.flags(model.index(0, 1)).testFlag(Qt::ItemIsEnabled));
        QVERIFY(!model.flags(model.index(0, 1)).testFlag(Qt::ItemIsSelectable));
        QVERIFY(!model.offerAt(0, 1).standard.rate);
        QCOMPARE(model.find(RegionName(QStringLiteral("eu-b")), GpuType(QStringLiteral("H200_SXM"))), model.index(1, 1));
        QVERIFY(!model.find(RegionName(QStringLiteral("eu-c")), GpuType(QStringLiteral("H200_SXM"))).isValid());
    }

    void aCellHoldsWhatIsReportedAndBothPrices()
    {
        FleetSnapshot seen = fleet({region("us-a", {"H100_SXM", "B200_SXM"})});
        Availability reported;
        reported.region = RegionName(QStringLiteral("us-a"));
        reported.gpuType = GpuType(QStringLiteral("H100_SXM"));
        reported.standardGpus = 48;
        reported.asOf = now - Seconds(8);
        reported.source = QStringLiteral("feed");
        seen.availability = {reported};
        OfferGridModel model;
        model.setOffers(seen, {}, rates(), now);
        const Offer &known = model.offerAt(0, 0);
        QCOMPARE(known.standard.free, std::optional(48));
        QCOMPARE(known.preemptible.free, std::optional<int>()); // one class reported says nothing of the other
        QCOMPARE(known.source, QStringLiteral("feed"));
        QCOMPARE(known.reportedAt, std::optional(now - Seconds(8)));
        QCOMPARE(known.standard.rate->microUsdPerGpuHour, 3'360'000);
        QCOMPARE(known.preemptible.rate->microUsdPerGpuHour, 1'680'000);
        const Offer &unknown = model.offerAt(1, 0);
        QVERIFY(unknown.offered && !unknown.isReported() && !unknown.reportedAt);
        QVERIFY(!unknown.standard.rate && !unknown.preemptible.rate);
    }

    void aCellHoldsThisAccountsOwnEvidence()
    {
        Ask ask;
        ask.kind = Ask::Kind::Create;
        ask.at = now - Seconds(600);
        ask.region = RegionName(QStringLiteral("us-a"));
        ask.gpuType = GpuType(QStringLiteral("H100_SXM"));
        ask.asked = 16;
        ask.outcome = Ask::Outcome::Refused;
        OfferGridModel model;
        model.setOffers(fleet({region("us-a", {"H100_SXM"}), region("us-b", {"H100_SXM"})}), {ask}, rates(), now);
        QCOMPARE(model.offerAt(0, 0).standard.evidence.refused, 1);
        QVERIFY(model.offerAt(0, 0).preemptible.evidence.isEmpty());
        QVERIFY(model.offerAt(0, 1).standard.evidence.isEmpty());
    }

    void aChangeTouchesOnlyWhatChanged()
    {
        OfferGridModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const QList<Region> before{region("us-a", {"H100_SXM", "H200_SXM"}), region("eu-b", {"H200_SXM"})};
        model.setOffers(fleet(before), {}, rates(), now);
        const QPersistentModelIndex kept = model.find(RegionName(QStringLiteral("eu-b")), GpuType(QStringLiteral("H200_SXM")));
        QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
        QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
        QSignalSpy columns(&model, &QAbstractItemModel::columnsInserted);
        model.setOffers(fleet(before), {}, rates(), now + Seconds(5));
        QCOMPARE(changed.size(), 0);
        // The type of the first row goes, a region comes in between, and the service lists them in another order.
        model.setOffers(fleet({region("eu-b", {"H200_SXM"}), region("us-c", {"H200_SXM"}), region("us-a", {"H200_SXM"})}), {}, rates(), now);
        QCOMPARE(model.rowCount(), 1);
        QCOMPARE(model.columnCount(), 3);
        QCOMPARE(columns.size(), 1);
        QCOMPARE(reset.size(), 0);
        QVERIFY(kept.isValid());
        QCOMPARE(kept.data(roles::KeyRole).toString(), QStringLiteral("eu-b/H200_SXM"));
        // A price is a change of its cells alone.
        changed.clear();
        RateCard card = rates();
        card.gpus[0].gpuType = GpuType(QStringLiteral("H200_SXM"));
        model.setOffers(fleet({region("eu-b", {"H200_SXM"}), region("us-a", {})}), {}, card, now);
        QCOMPARE(changed.size(), 2); // one has a price now, the other is not offered any more
        model.setOffers(fleet({}), {}, card, now);
        QCOMPARE(model.rowCount() + model.columnCount(), 0);
    }

    void namesAreMadeVisible()
    {
        OfferGridModel model;
        model.setOffers(fleet({region("a\nb", {"<b>x"})}), {}, {}, now);
        QVERIFY(!model.headerData(0, Qt::Horizontal).toString().contains(QLatin1Char('\n')));
        QCOMPARE(model.headerData(0, Qt::Vertical).toString(), QStringLiteral("<b>x"));
    }
};

QTEST_GUILESS_MAIN(TestOfferGridModel)
#include "tst_offergridmodel.moc"
