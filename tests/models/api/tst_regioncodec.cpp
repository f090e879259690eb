// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "regioncodec.h"

#include "fixture.h"
#include "jsonoddities.h"

#include <QTest>

using namespace deck;

class TestRegionCodec : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void readsTheContractsExample()
    {
        JsonOddities oddities;
        const auto regions = decodeRegionList(fixture(QStringLiteral("contract/listRegions.two_regions.json")), "application/json", oddities);
        QVERIFY(regions);
        QVERIFY(oddities.isEmpty());
        QCOMPARE(regions->size(), 2);
        QCOMPARE(regions->at(0).name, RegionName(QStringLiteral("us-central-8")));
        QCOMPARE(regions->at(0).gpuTypes.size(), 3);
        QCOMPARE(regions->at(0).gpuTypes.at(1), GpuType(QStringLiteral("H200_SXM")));
        QCOMPARE(regions->at(0).drivers.size(), 2);
        QCOMPARE(regions->at(1).drivers.at(0).os, QStringLiteral("ubuntu-24.04"));
    }

    void olderDriversHaveNoId()
    {
        JsonOddities oddities;
        const auto regions = decodeRegionList(
            "{\"regions\":[{\"name\":\"r\",\"supported_instance_types\":[\"X\"],\"driver_versions\":["
            "{\"cuda_version\":\"12.6\",\"nvidia_driver_version\":\"560\"},{\"os\":\"only\"}]},{\"name\":null}]}",
            "application/json", oddities);
        QVERIFY(regions);
        QCOMPARE(regions->size(), 1);
        QCOMPARE(regions->at(0).drivers.size(), 1);
        QVERIFY(regions->at(0).drivers.at(0).id.isEmpty());
        QVERIFY(!oddities.isEmpty());
    }

    void whatIsNoListIsNotEmpty()
    {
        JsonOddities oddities;
        for (const char *body : {"{\"regions\":null}", "{}", "<html>", "", "{\"regions\":[{}]}"})
            QVERIFY2(!decodeRegionList(body, "application/json", oddities), body);
        QVERIFY(decodeRegionList("{\"regions\":[]}", "application/json", oddities));
    }
};

QTEST_GUILESS_MAIN(TestRegionCodec)
#include "tst_regioncodec.moc"
