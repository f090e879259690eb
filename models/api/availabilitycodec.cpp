// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "availabilitycodec.h"

#include "jsonbody.h"
#include "jsonreader.h"

namespace deck {

using namespace Qt::Literals::StringLiterals;

Result<QList<Availability>> decodeAvailability(const QByteArray &body, const QByteArray &contentType, JsonOddities &oddities)
{
    const Result<QJsonObject> object = parseJsonBody(body, contentType, &oddities);
    if (!object)
        return object.error();
    const auto entries = JsonReader(*object, QString(), oddities).objects("availability"_L1);
    if (!entries)
        return unexpectedBody(QStringLiteral("the answer holds no list of available GPUs"), *object);
    QList<Availability> result;
    for (const JsonReader &entry : *entries) {
        Availability place;
        place.region = RegionName(entry.identifier("region"_L1));
        place.gpuType = GpuType(entry.identifier("gpu_type"_L1));
        place.standardGpus = entry.count("standard_gpus_available"_L1);
        place.preemptibleGpus = entry.count("preemptible_gpus_available"_L1);
        place.source = entry.text("source"_L1);
        const std::optional<Instant> asOf = entry.time("as_of"_L1);
        if (!asOf || place.region.isEmpty() || place.gpuType.isEmpty())
            continue;
        place.asOf = *asOf;
        result.append(place);
    }
    return result;
}

} // namespace deck
