// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "odditytablemodel.h"
#include "requesttablemodel.h"

#include <QTimer>

namespace deck {

class HttpTransport;

/// Shows what the transports have counted as item models, a moment later, so that a burst of requests is one update. The
/// transports outlive it. Oddities of the availability feed, if there is one, stand among the others under its name.
class DiagnosticsKeeper : public QObject
{
    Q_OBJECT
public:
    explicit DiagnosticsKeeper(HttpTransport &service, HttpTransport *availability = nullptr);
    ~DiagnosticsKeeper() override;

    OddityTableModel *oddities() { return &m_oddities; }
    RequestTableModel *requests() { return &m_requests; }

private:
    void update();

    HttpTransport &m_service;
    HttpTransport *m_availability;
    OddityTableModel m_oddities;
    RequestTableModel m_requests;
    QTimer m_soon;
};

} // namespace deck
