// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "availability.h"
#include "fetched.h"
#include "result.h"
#include "secret.h"
#include "task.h"

#include <QList>
#include <QUrl>

#include <memory>
#include <stop_token>

class QNetworkAccessManager;

namespace deck {

class HttpTransport;
class ServerClock;

/// Reported free GPUs (DESIGN.md, decision 8): from the emulator, or from a company's own feed of that shape. It has a
/// transport of its own, so that no feed can hold the account back, set its clock, or see its key: the key goes along only
/// to the very origin of the service, and only on loopback.
class AvailabilityApi
{
public:
    AvailabilityApi(QNetworkAccessManager &manager, ServerClock &clock, const QUrl &feedUrl, const QUrl &serviceUrl, Secret key);
    ~AvailabilityApi();

    /// The emulator's feed beside its API, or an invalid URL for any service that is not on loopback: a live host is never
    /// probed.
    static QUrl emulatorFeed(const QUrl &serviceUrl);

    /// For diagnostics: what was odd in its answers.
    HttpTransport &transport() { return *m_transport; }
    /// Takes effect with the emulator's feed only; a foreign one never gets a key.
    void setKey(const Secret &key);

    Task<Result<Fetched<QList<Availability>>>> fetchAvailability(std::stop_token stop);

private:
    QUrl m_feedUrl;
    bool m_own;
    std::unique_ptr<HttpTransport> m_transport;
};

} // namespace deck
