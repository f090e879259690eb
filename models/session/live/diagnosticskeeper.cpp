// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "diagnosticskeeper.h"

#include "httptransport.h"

namespace deck {

DiagnosticsKeeper::DiagnosticsKeeper(HttpTransport &service) : m_service(service)
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(std::chrono::milliseconds(200));
    m_soon.callOnTimeout(this, &DiagnosticsKeeper::update);
    const auto later = [this] {
        if (!m_soon.isActive())
            m_soon.start();
    };
    m_service.oddities().watch(later);
    m_service.requests().watch(later);
    update();
}

DiagnosticsKeeper::~DiagnosticsKeeper()
{
    m_service.oddities().watch({});
    m_service.requests().watch({});
}

void DiagnosticsKeeper::update()
{
    m_oddities.applySnapshot(m_service.oddities().records());
    m_requests.applySnapshot(m_service.requests().records());
}

} // namespace deck
