// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "fetched.h"
#include "region.h"
#include "result.h"
#include "task.h"

#include <stop_token>

namespace deck {

class HttpTransport;

/// `/compute/regions`; the transport outlives it.
class RegionApi
{
public:
    explicit RegionApi(HttpTransport &transport) : m_transport(transport) {}

    Task<Result<Fetched<QList<Region>>>> fetchRegions(std::stop_token stop);

private:
    HttpTransport &m_transport;
};

} // namespace deck
