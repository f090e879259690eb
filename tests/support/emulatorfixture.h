// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "emulatorhost.h"

#include <QJsonObject>
#include <QNetworkAccessManager>

#include <memory>
#include <optional>

namespace deck {

/// An emulator in a thread of its own, and its control paths for the test. The clock stands unless the test moves it.
class EmulatorFixture
{
public:
    explicit EmulatorFixture(const QString &scenario, double speed = 0);
    explicit EmulatorFixture(const emulator::EmulatorOptions &options);

    QUrl baseUrl() const { return m_host->baseUrl(); }
    Secret token() const { return m_host->token(); }

    /// The path is beside /v1, for example "/x/metering". A refusal fails the running test and gives nothing.
    QJsonObject get(const QString &path);
    QJsonObject post(const QString &path, const QJsonObject &body);
    /// Like `post`, but a refusal is an answer too: nothing.
    std::optional<QJsonObject> tryPost(const QString &path, const QJsonObject &body);
    void remove(const QString &path);
    /// To the next second in which something changes, at most `limit` away; gives the new time.
    Instant stepClock(Seconds limit);

private:
    void start(const emulator::EmulatorOptions &options);
    QJsonObject answerOf(QNetworkReply *reply);
    QNetworkRequest requestFor(const QString &path) const;

    std::unique_ptr<emulator::EmulatorHost> m_host;
    QNetworkAccessManager m_manager;
};

} // namespace deck
