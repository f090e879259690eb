// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "replyreader.h"

#include "oneshotbody.h"

#include <QTimer>

#include <utility>

namespace deck {

ReplyReader::ReplyReader(QNetworkReply *reply, OneShotBody *body, std::chrono::milliseconds deadline)
    : m_reply(reply), m_oneShot(body)
{
    m_reply->setParent(this);
    connect(m_reply, &QNetworkReply::requestSent, this, [this] { m_requestSent = true; });
    connect(m_reply, &QNetworkReply::sslErrors, this, [this](const QList<QSslError> &errors) {
        m_tlsProblems = errors; // for the message; never ignored
    });
    connect(m_reply, &QNetworkReply::readyRead, this, [this] {
        if (!drain())
            abort(Ended::TooLarge);
    });
    auto *timer = new QTimer(this);
    timer->setSingleShot(true);
    connect(m_reply, &QNetworkReply::finished, timer, &QTimer::stop);
    timer->callOnTimeout(this, [this] { abort(Ended::TimedOut); });
    timer->start(deadline);
}

bool ReplyReader::mayHaveLeft() const
{
    return m_requestSent || (m_oneShot && m_oneShot->isTouched());
}

QByteArray ReplyReader::takeBody()
{
    if (m_ended == Ended::ByItself && !drain())
        m_ended = Ended::TooLarge;
    return std::exchange(m_bytes, {});
}

void ReplyReader::abort(Ended why)
{
    if (m_ended != Ended::ByItself || m_reply->isFinished())
        return;
    m_ended = why;
    m_reply->abort();
}

bool ReplyReader::drain()
{
    // In pieces: readAll() would first reserve what a few compressed kilobytes claim to unpack to.
    constexpr qint64 piece = 256 * 1024;
    while (m_reply->bytesAvailable() > 0) {
        const QByteArray bytes = m_reply->read(piece);
        if (bytes.isEmpty())
            return true;
        if (m_bytes.size() + bytes.size() > largestBody)
            return false;
        m_bytes += bytes;
    }
    return true;
}

} // namespace deck
