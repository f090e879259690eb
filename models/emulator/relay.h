// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wirefault.h"

#include <QTcpServer>

#include <functional>

namespace deck::emulator {

/// Stands between callers and an HTTP server on the same machine and does to their connections what QHttpServer, which
/// gives no socket away, cannot: drop, reset, cut, throttle, delay. It knows HTTP's framing and nothing of what is in the
/// messages. Every call goes through it, so that one with a fault differs from one without by the fault alone.
class Relay : public QObject
{
    Q_OBJECT

public:
    /// Says what happens to a call; asked once for each.
    using Judge = std::function<WireFault(const QByteArray &method, const QByteArray &target)>;

    Relay(Judge judge, QObject *parent = nullptr);

    /// On 127.0.0.1, any free port if 0. False if it cannot be had; see errorString().
    bool listen(quint16 port);
    quint16 port() const { return m_callers.serverPort(); }
    QString errorString() const { return m_callers.errorString(); }
    /// Where calls go to, on 127.0.0.1.
    void setServerPort(quint16 port) { m_serverPort = port; }

private:
    void welcome();

    Judge m_judge;
    QTcpServer m_callers;
    quint16 m_serverPort = 0;
};

} // namespace deck::emulator
