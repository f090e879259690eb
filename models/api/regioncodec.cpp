// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "regioncodec.h"

#include "decodeanswer.h"

namespace deck {
namespace {

using namespace Qt::Literals::StringLiterals;

std::optional<Region> readRegion(const JsonReader &reader)
{
    Region region;
    region.name = RegionName(reader.identifier("name"_L1));
    if (region.name.isEmpty())
        return std::nullopt;
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
    return decodeList<Region>(body, contentType, "regions"_L1, readRegion, oddities, "name"_L1);
}

} // namespace deck
