// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "odditytablemodel.h"
#include "requesttablemodel.h"

#include <QTimer>

namespace deck {

class HttpTransport;

/// Shows what the transport has counted as item models, a moment later, so that a burst of requests is one update. The
/// transport outlives it.
class DiagnosticsKeeper : public QObject
{
    Q_OBJECT
public:
    explicit DiagnosticsKeeper(HttpTransport &service);
    ~DiagnosticsKeeper() override;

    OddityTableModel *oddities() { return &m_oddities; }
    RequestTableModel *requests() { return &m_requests; }

private:
    void update();

    HttpTransport &m_service;
    OddityTableModel m_oddities;
    RequestTableModel m_requests;
    QTimer m_soon;
};

} // namespace deck
