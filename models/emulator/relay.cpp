// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "relay.h"

#include "relayconnection.h"

namespace deck::emulator {

Relay::Relay(Judge judge, QObject *parent)
    : QObject(parent)
    , m_judge(std::move(judge))
{
    connect(&m_callers, &QTcpServer::newConnection, this, &Relay::welcome);
}

bool Relay::listen(quint16 port)
{
    return m_callers.listen(QHostAddress::LocalHost, port);
}

void Relay::welcome()
{
    while (QTcpSocket *caller = m_callers.nextPendingConnection())
        new RelayConnection(caller, m_serverPort, m_judge, this);
}

} // namespace deck::emulator
