// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QNetworkReply>
#include <QObject>
#include <QSslError>

#include <chrono>

namespace deck {

class OneShotBody;

/// Owns one reply and reads it under limits: a total deadline (setTransferTimeout measures idleness only) and a size after
/// decompression. Whatever ends it, the reply finishes, and whoever waits for it is resumed; after an abort nothing here may
/// touch a member, because the coroutine that owns this may be gone. Deleted through deleteLater.
class ReplyReader : public QObject
{
    Q_OBJECT

public:
    enum class Ended { ByItself, TimedOut, TooLarge, Stopped };

    static constexpr qint64 largestBody = 64LL * 1024 * 1024;

    ReplyReader(QNetworkReply *reply, OneShotBody *body, std::chrono::milliseconds deadline);

    QNetworkReply *reply() const { return m_reply; }
    Ended ended() const { return m_ended; }
    const QList<QSslError> &tlsProblems() const { return m_tlsProblems; }
    /// Whether any part of the request may have reached the wire.
    bool mayHaveLeft() const;
    /// Ends it now; the awaiting coroutine is resumed inside this call.
    void stop() { abort(Ended::Stopped); }
    /// What has come, once the reply has finished.
    QByteArray takeBody();

private:
    void abort(Ended why);
    /// Reads what is there; false when it is more than we accept.
    bool drain();

    QNetworkReply *m_reply;
    OneShotBody *m_oneShot;
    QByteArray m_bytes;
    QList<QSslError> m_tlsProblems;
    Ended m_ended = Ended::ByItself;
    bool m_requestSent = false;
};

} // namespace deck
