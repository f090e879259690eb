// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "volumecodec.h"

#include "fixture.h"
#include "jsonoddities.h"

#include <QJsonDocument>
#include <QTest>

using namespace deck;

class TestVolumeCodec : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void readsTheContractsExamples()
    {
        JsonOddities oddities;
        const auto list = decodeVolumeList(fixture(QStringLiteral("contract/listVolumes.several.json")), "application/json", oddities);
        QVERIFY(list);
        QCOMPARE(list->size(), 3);
        QVERIFY(list->at(2).status == VolumeStatus::Provisioning);
        QCOMPARE(list->at(2).sizeTib.value(), 10);
        const auto revoked = decodeVolume(fixture(QStringLiteral("contract/getVolume.access_revoked.json")), "application/json", oddities);
        QVERIFY(revoked->status == VolumeStatus::AccessRevoked);
        QVERIFY(decodeVolumeDeletion(fixture(QStringLiteral("contract/deleteVolume.done.json")), "application/json", oddities));
        QVERIFY(oddities.isEmpty());
    }

    void aNoIsAnErrorAndSilenceIsUnclear()
    {
        JsonOddities oddities;
        QCOMPARE(decodeVolumeDeletion("{\"success\":false}", "application/json", oddities).error().kind, Error::Kind::Http);
        QCOMPARE(decodeVolumeDeletion("{}", "application/json", oddities).error().kind, Error::Kind::Decode);
        QCOMPARE(decodeVolumeDeletion("", "application/json", oddities).error().kind, Error::Kind::Decode);
    }

    void whatIsNoListIsNotEmpty()
    {
        JsonOddities oddities;
        for (const char *body : {"{\"volumes\":null}", "{}", "<html>", "", "{\"volumes\":[{}]}"})
            QVERIFY2(!decodeVolumeList(body, "application/json", oddities), body);
        QVERIFY(decodeVolumeList("{\"volumes\":[]}", "application/json", oddities));
    }

    void bodiesAreTheContracts()
    {
        NewVolume volume;
        volume.name = QStringLiteral("aurora-data");
        volume.sizeTib = 2;
        const auto object = [](const QByteArray &body) { return QJsonDocument::fromJson(body).object(); };
        QCOMPARE(object(encodeNewVolume(volume, RegionName(QStringLiteral("us-central-8")), ProjectId(QStringLiteral("7f3f0d52-6c1e-4b0f-9a4e-3f5b1c2d8e90")))),
                 object(fixture(QStringLiteral("contract/createVolume.request.two_tib.json"))));
        QCOMPARE(object(encodeVolumeSize(VolumeId(QStringLiteral("3a8f21d6-7f52-4b8e-8d0c-92c1f6e3b501")), 4)),
                 object(fixture(QStringLiteral("contract/updateVolume.request.grow.json"))));
    }
};

QTEST_GUILESS_MAIN(TestVolumeCodec)
#include "tst_volumecodec.moc"
