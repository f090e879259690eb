// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "itemfixture.h"
#include "roles.h"
#include "visibletext.h"
#include "volumerowbuilder.h"
#include "volumetablemodel.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace deck;
using Attachment = VolumeRow::Attachment;
using Column = VolumeTableModel::Column;

namespace {

Volume volume(const char *id, std::optional<int> sizeTib, const char *status = "available")
{
    Volume made;
    made.id = VolumeId(QString::fromLatin1(id));
    made.name = QStringLiteral("name-") + QLatin1String(id);
    made.sizeTib = sizeTib;
    made.status = volumeStatusFromApi(QLatin1String(status));
    return made;
}

RateCard rates()
{
    StorageRateEntry entry;
    entry.rate.microUsd = 200'000;
    entry.rate.per = StorageRate::Per::TibHour;
    RateCard card;
    card.storage = {entry};
    return card;
}

FleetSnapshot fleetWith(const QList<Volume> &volumes, const QList<Volume> &attached = {})
{
    Cluster cluster = ItemFixture::cluster();
    cluster.volumes = attached;
    FleetSnapshot fleet = *ItemFixture::fleetOf(cluster);
    fleet.volumes = volumes;
    fleet.volumesKnown = true;
    return fleet;
}

QList<VolumeRow> rowsOf(const FleetSnapshot &fleet, const QList<OwnVolume> &own = {}, const RateCard &card = rates())
{
    FleetHistory history;
    history.observe(diff(nullptr, std::make_shared<FleetSnapshot>(fleet)));
    return buildVolumeRows(fleet, history, own, card, ItemFixture::now, false);
}

} // namespace

class TestVolumeTableModel : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aChangeOfOneVolumeChangesOneRow()
    {
        VolumeTableModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.applySnapshot(rowsOf(fleetWith({volume("a", 4), volume("c", 8)})));
        QCOMPARE(model.rowCount(), 2);
        QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
        QSignalSpy inserted(&model, &QAbstractItemModel::rowsInserted);
        QSignalSpy removed(&model, &QAbstractItemModel::rowsRemoved);
        model.applySnapshot(rowsOf(fleetWith({volume("a", 4), volume("b", 1), volume("c", 9)})));
        QCOMPARE(inserted.size(), 1);
        QCOMPARE(changed.size(), 1);
        QCOMPARE(removed.size(), 0);
        QCOMPARE(model.index(2, int(Column::Size)).data().toString(), QStringLiteral("9"));
        QCOMPARE(model.rowOf(VolumeId(QStringLiteral("b"))), 1);
        model.applySnapshot(rowsOf(fleetWith({volume("b", 1)})));
        QCOMPARE(model.rowCount(), 1);
        QCOMPARE(model.rowOf(VolumeId(QStringLiteral("a"))), -1);
    }

    void saysWhatIsAttachedAndWhatIsNotKnown_data()
    {
        QTest::addColumn<QString>("status");
        QTest::addColumn<bool>("listedByCluster");
        QTest::addColumn<bool>("allRead");
        QTest::addColumn<int>("expected");
        QTest::addColumn<QString>("words");
        QTest::newRow("attached") << "bound" << true << true << int(Attachment::Attached) << "train";
        QTest::newRow("free") << "available" << false << true << int(Attachment::None) << "not attached";
        QTest::newRow("bound to nobody we know") << "bound" << false << true << int(Attachment::Elsewhere) << "a cluster that is not known";
        QTest::newRow("a cluster was not read whole") << "available" << false << false << int(Attachment::Unknown) << "not known";
    }

    void saysWhatIsAttachedAndWhatIsNotKnown()
    {
        QFETCH(QString, status);
        QFETCH(bool, listedByCluster);
        QFETCH(bool, allRead);
        QFETCH(int, expected);
        const Volume each = volume("a", 4, status.toLatin1().constData());
        FleetSnapshot fleet = fleetWith({each}, listedByCluster ? QList<Volume>{each} : QList<Volume>());
        fleet.clusters.first().cluster.volumesKnown = allRead;
        const VolumeRow row = rowsOf(fleet).first();
        QCOMPARE(int(row.attachment), expected);
        QTEST(VolumeTableModel::attachmentText(row), "words");
    }

    void aMonthHas730HoursAndNoPriceIsNoCost()
    {
        const FleetSnapshot fleet = fleetWith({volume("a", 4), volume("b", std::nullopt)});
        const QList<VolumeRow> rows = rowsOf(fleet);
        QCOMPARE(rows.at(0).perHour->toCents(), qint64(80));
        QCOMPARE(rows.at(0).perMonth->toCents(), qint64(58'400));
        QVERIFY(!rows.at(1).perMonth); // no size, no price: never $0
        QVERIFY(!rowsOf(fleet, {}, RateCard()).at(0).perMonth);
    }

    void whatWeAskedForIsKnownAndNothingElse()
    {
        const Volume alone = volume("a", 4);
        const Volume made = volume("b", 4, "bound");
        const Volume theirs = volume("c", 4);
        OwnVolume ownAlone;
        ownAlone.volume = alone.id;
        ownAlone.region = RegionName(QStringLiteral("us-west-2"));
        ownAlone.outlivesCluster = true;
        OwnVolume ownWithCluster;
        ownWithCluster.cluster = ItemFixture::cluster().id;
        ownWithCluster.name = made.name;
        ownWithCluster.outlivesCluster = false;
        const QList<VolumeRow> rows = rowsOf(fleetWith({alone, made, theirs}, {made}), {ownAlone, ownWithCluster});
        QCOMPARE(rows.at(0).region, RegionName(QStringLiteral("us-west-2")));
        QCOMPARE(VolumeTableModel::lifecycleText(rows.at(0)), QStringLiteral("outlives its cluster"));
        QCOMPARE(rows.at(1).region, ItemFixture::cluster().region);
        QCOMPARE(VolumeTableModel::lifecycleText(rows.at(1)), QStringLiteral("goes with its cluster"));
        QVERIFY(rows.at(2).region.isEmpty());
        QVERIFY(!rows.at(2).outlivesCluster);
    }

    void theRegionIsRememberedFromTheClusterThatHadIt()
    {
        const Volume each = volume("a", 4);
        FleetHistory history;
        auto before = std::make_shared<FleetSnapshot>(fleetWith({each}, {each}));
        history.observe(diff(nullptr, before));
        auto after = std::make_shared<FleetSnapshot>(fleetWith({each}));
        after->observedAt = ItemFixture::now + Seconds(60);
        history.observe(diff(before, after));
        const VolumeRow row = buildVolumeRows(*after, history, {}, rates(), after->observedAt, false).first();
        QCOMPARE(row.attachment, Attachment::None);
        QCOMPARE(row.region, ItemFixture::cluster().region);
        QCOMPARE(row.since, std::optional(ItemFixture::now));
        QVERIFY(row.sinceAtLeast); // it was there when we first looked
    }

    void aStateThatIsNotKnownKeepsTheServicesWord()
    {
        QCOMPARE(VolumeTableModel::stateText(volume("a", 4, "re\nbuilding")), visibleText(QStringLiteral("re\nbuilding")));
        QCOMPARE(VolumeTableModel::stateText(volume("a", 4, "")), QStringLiteral("Unknown"));
        Volume missing = volume("a", 4);
        missing.missing = true;
        QCOMPARE(VolumeTableModel::stateText(missing), QStringLiteral("Missing"));
        VolumeTableModel model;
        model.applySnapshot(rowsOf(fleetWith({volume("a", 4, "rebuilding")})));
        QCOMPARE(model.index(0, 0).data(roles::RawStateRole).toString(), QStringLiteral("rebuilding"));
    }
};

QTEST_GUILESS_MAIN(TestVolumeTableModel)
#include "tst_volumetablemodel.moc"
