// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "messagehead.h"
#include "relay.h"

#include <QTcpSocket>
#include <QTimer>

namespace deck::emulator {

/// One caller's connection and the one to the server that belongs to it, call after call. Deletes itself when the caller
/// has gone and nothing is under way to the server any more.
class RelayConnection : public QObject
{
    Q_OBJECT

public:
    RelayConnection(QTcpSocket *caller, quint16 serverPort, const Relay::Judge &judge, QObject *parent);

private:
    enum class Stage { Idle, Delayed, Asked, Answering, Over };

    void readCaller();
    void takeNextCall();
    void ask();
    void readServer();
    void beginAnswer();
    void passOn();
    void takeBody();
    void endConnection();
    void callerLeft();
    void serverLeft();

    const Relay::Judge &m_judge;
    QTcpSocket *m_caller;
    QTcpSocket *m_server;
    QTimer m_timer; ///< delays the call, holds or paces the answer
    Stage m_stage = Stage::Idle;
    bool m_serverLeft = false;
    WireFault m_fault;
    QByteArray m_received; ///< from the caller, not yet taken
    QByteArray m_call;     ///< being delayed, or waiting for the connection to the server
    QByteArray m_answered; ///< from the server, not yet taken
    QByteArray m_ready;    ///< to be passed on to the caller
    std::optional<MessageHead> m_head;
    qint64 m_bodyLeft = 0; ///< of the answer, still to come from the server
    qint64 m_keepLeft = 0; ///< of the answer's body, still to be passed on
};

} // namespace deck::emulator
