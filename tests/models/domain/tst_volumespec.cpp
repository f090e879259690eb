// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "volumespec.h"

#include <QTest>

using namespace deck;

namespace {

using Rule = VolumeProblem::Rule;

VolumeSpec sound()
{
    VolumeSpec spec;
    spec.name = QStringLiteral("train-data");
    spec.region = RegionName(QStringLiteral("us-central-8"));
    spec.sizeTib = 4;
    return spec;
}

QList<Region> catalogue()
{
    Region region;
    region.name = RegionName(QStringLiteral("us-central-8"));
    return {region};
}

} // namespace

class TestVolumeSpec : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void namesTheFieldAndTheRule_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("region");
        QTest::addColumn<int>("size");
        QTest::addColumn<QList<VolumeProblem>>("expected");

        const QString good = QStringLiteral("train-data");
        const QString region = QStringLiteral("us-central-8");
        using Problems = QList<VolumeProblem>;
        QTest::newRow("sound") << good << region << 4 << Problems();
        QTest::newRow("no name") << QString() << region << 4 << Problems{{VolumeField::Name, Rule::Required}};
        QTest::newRow("upper case") << QStringLiteral("Data") << region << 4 << Problems{{VolumeField::Name, Rule::BadCharacters}};
        QTest::newRow("ends with a hyphen") << QStringLiteral("data-") << region << 4 << Problems{{VolumeField::Name, Rule::BadCharacters}};
        QTest::newRow("63 characters") << QString(63, QLatin1Char('a')) << region << 4 << Problems();
        QTest::newRow("64 characters") << QString(64, QLatin1Char('a')) << region << 4 << Problems{{VolumeField::Name, Rule::TooLong, 63}};
        QTest::newRow("no region") << good << QString() << 4 << Problems{{VolumeField::Region, Rule::Required}};
        QTest::newRow("unknown region") << good << QStringLiteral("moon") << 4 << Problems{{VolumeField::Region, Rule::NotOffered}};
        QTest::newRow("one TiB") << good << region << 1 << Problems();
        QTest::newRow("nothing") << good << region << 0 << Problems{{VolumeField::Size, Rule::BelowMinimum, 1}};
    }

    void namesTheFieldAndTheRule()
    {
        QFETCH(QString, name);
        QFETCH(QString, region);
        QFETCH(int, size);
        VolumeSpec spec = sound();
        spec.name = name;
        spec.region = RegionName(region);
        spec.sizeTib = size;
        QTEST(validate(spec, catalogue()), "expected");
    }

    void checksNoOfferWhileTheCatalogueIsNotThere()
    {
        VolumeSpec spec = sound();
        spec.region = RegionName(QStringLiteral("moon"));
        QVERIFY(validate(spec, {}).isEmpty());
    }

    void aVolumeOnlyGrows()
    {
        using Problems = QList<VolumeProblem>;
        QCOMPARE(validateGrowth(40, 41), Problems());
        QCOMPARE(validateGrowth(40, 40), (Problems{{VolumeField::Size, Rule::NotLarger, 41}}));
        QCOMPARE(validateGrowth(40, 8), (Problems{{VolumeField::Size, Rule::NotLarger, 41}}));
        QCOMPARE(validateGrowth(std::nullopt, 400), (Problems{{VolumeField::Size, Rule::SizeUnknown}}));
    }
};

QTEST_GUILESS_MAIN(TestVolumeSpec)
#include "tst_volumespec.moc"
