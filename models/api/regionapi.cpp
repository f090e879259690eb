// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "regionapi.h"

#include "apicall.h"
#include "regioncodec.h"

namespace deck {

Task<Result<Fetched<QList<Region>>>> RegionApi::fetchRegions(std::stop_token stop)
{
    const HttpRequest request(HttpRequest::Method::Get, QStringLiteral("/compute/regions"));
    const Decoder<QList<Region>> decode = decodeRegionList;
    const auto result = co_await fetch(m_transport, request, decode, stop);
    co_return result;
}

} // namespace deck
