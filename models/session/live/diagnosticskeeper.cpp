// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "diagnosticskeeper.h"

#include "httptransport.h"

#include <algorithm>

namespace deck {

DiagnosticsKeeper::DiagnosticsKeeper(HttpTransport &service, HttpTransport *availability)
    : m_service(service), m_availability(availability)
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
    if (m_availability)
        m_availability->oddities().watch(later);
    update();
}

DiagnosticsKeeper::~DiagnosticsKeeper()
{
    m_service.oddities().watch({});
    m_service.requests().watch({});
    if (m_availability)
        m_availability->oddities().watch({});
}

void DiagnosticsKeeper::update()
{
    QList<OddityRecord> records = m_service.oddities().records();
    if (m_availability) {
        const QList<OddityRecord> ofFeed = m_availability->oddities().records();
        for (OddityRecord record : ofFeed) {
            record.oddity.path.prepend(QLatin1String("availability: "));
            records.append(record);
        }
        std::ranges::stable_sort(records, {}, &OddityRecord::key);
    }
    m_oddities.applySnapshot(records);
    m_requests.applySnapshot(m_service.requests().records());
}

} // namespace deck
