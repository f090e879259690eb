// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "regioncodec.h"

#include "jsonbody.h"
#include "jsonreader.h"

#include <QJsonArray>

namespace deck {
namespace {

using namespace Qt::Literals::StringLiterals;

Region readRegion(const JsonReader &reader)
{
    Region region;
    region.name = RegionName(reader.text("name"_L1));
    const QStringList types = reader.texts("supported_instance_types"_L1);
    for (const QString &type : types)
        region.gpuTypes.append(GpuType(type));
    if (const auto drivers = reader.objects("driver_versions"_L1)) {
        for (const JsonReader &entry : *drivers) {
            DriverVersion driver;
            driver.id = entry.text("id"_L1, JsonReader::Field::Optional);
            driver.cuda = entry.text("cuda_version"_L1);
            driver.driver = entry.text("nvidia_driver_version"_L1);
            driver.os = entry.text("os"_L1, JsonReader::Field::Optional);
            // Neither an id nor a pair: nothing that a cluster could be asked for with.
            if (!driver.id.isEmpty() || (!driver.cuda.isEmpty() && !driver.driver.isEmpty()))
                region.drivers.append(driver);
        }
    }
    return region;
}

} // namespace

Result<QList<Region>> decodeRegionList(const QByteArray &body, const QByteArray &contentType, JsonOddities &oddities)
{
    const Result<QJsonObject> object = parseJsonBody(body, contentType);
    if (!object)
        return object.error();
    const JsonReader reader(*object, QString(), oddities);
    const auto entries = reader.objects("regions"_L1);
    if (!entries)
        return Error(Error::Kind::Decode, QStringLiteral("the answer holds no list of regions"));
    QList<Region> result;
    for (const JsonReader &entry : *entries) {
        const Region region = readRegion(entry);
        if (!region.name.isEmpty())
            result.append(region);
    }
    if (result.isEmpty() && !(*object)["regions"_L1].toArray().isEmpty())
        return Error(Error::Kind::Decode, QStringLiteral("no entry of the list is a region with a name"));
    return result;
}

} // namespace deck
