// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "regionapi.h"

#include "apicall.h"
#include "regioncodec.h"

namespace deck {

Task<Result<Fetched<QList<Region>>>> RegionApi::fetchRegions(std::stop_token stop)
{
    return fetch<QList<Region>>(m_transport, HttpRequest(HttpRequest::Method::Get, QStringLiteral("/compute/regions")), decodeRegionList, stop);
}

} // namespace deck
