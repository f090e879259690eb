// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "relayconnection.h"

#include <QHostAddress>

#include <algorithm>
#include <limits>

#ifdef Q_OS_WIN
// lint: allow(include): Qt has no option that makes a closing socket reset its connection
#include <winsock2.h>
#else
// lint: allow(include): the same
#include <sys/socket.h>
#endif

namespace deck::emulator {

namespace {

constexpr qsizetype largestCall = 4 * 1024 * 1024;
constexpr qint64 endless = std::numeric_limits<qint64>::max();
constexpr int paceMillis = 20;

/// Closing such a socket resets the connection instead of ending it.
void closeByReset(QTcpSocket &socket)
{
    linger option = {};
    option.l_onoff = 1;
#ifdef Q_OS_WIN
    ::setsockopt(SOCKET(socket.socketDescriptor()), SOL_SOCKET, SO_LINGER, reinterpret_cast<const char *>(&option), sizeof option);
#else
    ::setsockopt(int(socket.socketDescriptor()), SOL_SOCKET, SO_LINGER, &option, sizeof option);
#endif
    socket.abort();
}

} // namespace

RelayConnection::RelayConnection(QTcpSocket *caller, quint16 serverPort, const Relay::Judge &judge, QObject *parent)
    : QObject(parent)
    , m_judge(judge)
    , m_caller(caller)
    , m_server(new QTcpSocket(this))
{
    m_caller->setParent(this);
    m_timer.setSingleShot(true);
    connect(m_caller, &QTcpSocket::readyRead, this, &RelayConnection::readCaller);
    connect(m_caller, &QTcpSocket::disconnected, this, &RelayConnection::callerLeft);
    connect(m_server, &QTcpSocket::connected, this, [this] {
        if (m_stage == Stage::Asked) // a call that is still being delayed waits for its time
            m_server->write(std::exchange(m_call, {}));
    });
    connect(m_server, &QTcpSocket::readyRead, this, &RelayConnection::readServer);
    connect(m_server, &QTcpSocket::disconnected, this, &RelayConnection::serverLeft);
    connect(m_server, &QTcpSocket::errorOccurred, this, &RelayConnection::serverLeft);
    connect(&m_timer, &QTimer::timeout, this, [this] { m_stage == Stage::Delayed ? ask() : passOn(); });
    // Without this the kernel waits for the other side's acknowledgement before it sends a second small piece.
    m_caller->setSocketOption(QAbstractSocket::LowDelayOption, 1);
    m_server->setSocketOption(QAbstractSocket::LowDelayOption, 1);
    m_server->connectToHost(QHostAddress::LocalHost, serverPort);
    readCaller();
}

void RelayConnection::readCaller()
{
    m_received += m_caller->readAll();
    if (m_received.size() > largestCall)
        m_caller->abort();
    else
        takeNextCall();
}

void RelayConnection::takeNextCall()
{
    if (m_stage != Stage::Idle)
        return;
    const auto head = readHead(m_received, MessageKind::Request);
    const auto end = head ? endOfRequest(m_received, *head) : std::nullopt;
    if (!end)
        return;
    m_call = m_received.first(*end);
    m_received.remove(0, *end);
    m_fault = m_judge(head->method(), head->target());
    if (!m_fault.extraHeader.isEmpty())
        m_call.insert(m_call.indexOf("\r\n") + 2, m_fault.extraHeader + "\r\n");
    m_stage = Stage::Delayed;
    if (m_fault.delay.count() > 0)
        m_timer.start(m_fault.delay);
    else
        ask();
}

void RelayConnection::ask()
{
    if (!m_fault.reachesServer) {
        endConnection();
        return;
    }
    m_stage = Stage::Asked;
    if (m_server->state() == QAbstractSocket::ConnectedState)
        m_server->write(std::exchange(m_call, {}));
    else if (m_serverLeft)
        endConnection();
}

void RelayConnection::readServer()
{
    m_answered += m_server->readAll();
    if (m_stage == Stage::Asked)
        beginAnswer();
    if (m_stage == Stage::Answering && !m_timer.isActive())
        passOn();
}

void RelayConnection::beginAnswer()
{
    m_head = readHead(m_answered, MessageKind::Answer);
    if (!m_head)
        return;
    m_stage = Stage::Answering;
    m_ready = m_answered.first(m_head->size);
    m_answered.remove(0, m_head->size);
    m_bodyLeft = m_head->framing == MessageHead::Framing::Length ? m_head->length : endless;
    m_keepLeft = m_fault.end == WireFault::End::Cut ? m_fault.keep.of(m_head->length) : endless;
    if (m_fault.hold.count() > 0)
        m_timer.start(m_fault.hold);
}

void RelayConnection::takeBody()
{
    const qsizetype size = qsizetype(std::min(qint64(m_answered.size()), m_bodyLeft));
    const qsizetype kept = qsizetype(std::min(qint64(size), m_keepLeft));
    m_ready += m_answered.first(kept);
    m_answered.remove(0, size);
    if (m_bodyLeft != endless)
        m_bodyLeft -= size;
    if (m_keepLeft != endless)
        m_keepLeft -= kept;
}

void RelayConnection::passOn()
{
    if (m_caller->state() != QAbstractSocket::ConnectedState || m_fault.end == WireFault::End::Drop
        || m_fault.end == WireFault::End::Reset) {
        endConnection();
        return;
    }
    takeBody();
    qsizetype size = m_ready.size();
    if (m_fault.bytesPerSecond > 0) {
        size = std::min(size, qsizetype(std::max(qint64(1), qint64(m_fault.bytesPerSecond) * paceMillis / 1000)));
        m_timer.start(m_fault.bytesPerSecond * paceMillis / 1000 > 0 ? paceMillis : 1000 / m_fault.bytesPerSecond);
    }
    m_caller->write(m_ready.first(size));
    m_ready.remove(0, size);
    if (!m_ready.isEmpty())
        return;
    if (m_keepLeft == 0 || (m_serverLeft && m_answered.isEmpty())) {
        endConnection();
    } else if (m_bodyLeft == 0) {
        m_timer.stop();
        m_stage = Stage::Idle;
        takeNextCall();
    }
}

void RelayConnection::endConnection()
{
    m_timer.stop();
    m_stage = Stage::Over;
    m_server->abort();
    if (m_caller->state() != QAbstractSocket::ConnectedState)
        deleteLater();
    else if (m_fault.end == WireFault::End::Reset)
        closeByReset(*m_caller);
    else
        m_caller->disconnectFromHost();
}

void RelayConnection::callerLeft()
{
    // A call that is under way still has its effect.
    if (m_stage == Stage::Idle || m_stage == Stage::Answering || m_stage == Stage::Over)
        deleteLater();
}

void RelayConnection::serverLeft()
{
    if (m_serverLeft || m_stage == Stage::Over)
        return;
    m_serverLeft = true;
    m_answered += m_server->readAll();
    if (m_stage == Stage::Idle || m_stage == Stage::Asked)
        endConnection();
    else if (m_stage == Stage::Answering && !m_timer.isActive())
        passOn();
}

} // namespace deck::emulator
