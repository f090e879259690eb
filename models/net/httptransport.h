// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "deletelater.h"
#include "httpanswer.h"
#include "httprequest.h"
#include "odditylog.h"
#include "rategate.h"
#include "readbudget.h"
#include "requestlog.h"
#include "result.h"
#include "secret.h"
#include "task.h"

#include <QUrl>

#include <memory>
#include <stop_token>

class QNetworkAccessManager;
class QNetworkReply;
class QSslConfiguration;

namespace deck {

class ReplyReader;
class ServerClock;

/// One account's connection to one service. Every request goes through here, and here alone are status codes, headers,
/// limits and the key known.
///
/// A write is sent exactly once and never over a connection that was idle before: a kept-alive connection can be closed by
/// the server at the very moment it is used again, which would make outcomes ambiguous for nothing. HTTP/2 is off for all
/// requests: the guarantee is proved for HTTP/1.1 only, and a few requests a minute gain nothing from it. Redirects,
/// cookies, caches and TLS exceptions do not exist here.
///
/// Must outlive its requests: stop their scope first. Lives in one thread.
class HttpTransport
{
public:
    /// Whether this server's Date sets the clock: that of the account's own service does, that of a foreign feed does not.
    enum class Dates { Observe, Ignore };

    struct Options
    {
        Dates dates = Dates::Observe;
        ReadAllowance reads = {};
        QByteArray authorities = {}; ///< PEM, trusted beside the system's; see readAuthorities
    };

    /// `manager` serves the reads and, like `clock`, outlives the transport. The application's proxies are used, but never to
    /// reach this computer itself. An empty key sends no Authorization header. A base URL that may not carry a key makes every
    /// request fail as Invalid.
    HttpTransport(QNetworkAccessManager &manager, ServerClock &clock, const QUrl &baseUrl, Secret key);
    HttpTransport(QNetworkAccessManager &manager, ServerClock &clock, const QUrl &baseUrl, Secret key, const Options &options);
    ~HttpTransport();
    HttpTransport(const HttpTransport &) = delete;
    HttpTransport &operator=(const HttpTransport &) = delete;

    /// The complete 2xx answer, or the error. For a write, Ambiguous means that it may have taken effect (also when it was
    /// stopped on the way); every other kind means that it has not. Reads are not repeated here, see RetryPolicy; they may
    /// wait for their turn (ReadBudget), which writes never do.
    Task<Result<HttpAnswer>> send(HttpRequest request, std::stop_token stop);

    /// Takes effect with the next request and opens the gate.
    void setKey(Secret key);

    const QUrl &baseUrl() const { return m_baseUrl; }
    const ServerClock &clock() const { return m_clock; }
    const RateGate &gate() const { return m_gate; }
    /// What was odd in this account's answers so far; codecs add to it.
    OddityLog &oddities() { return m_oddities; }
    RequestLog &requests() { return m_requests; }

private:
    Task<> awaitTurn(std::stop_token stop);
    std::optional<Error> refusedBeforeSending(const HttpRequest &request, std::stop_token stop);
    LaterPtr<ReplyReader> start(const HttpRequest &request);
    void observeDate(const QNetworkReply &reply, Millis sentAt);

    QNetworkAccessManager &m_reads;
    ServerClock &m_clock;
    QUrl m_baseUrl;
    QString m_urlProblem;
    Secret m_key;
    int m_keyGeneration = 0;
    Dates m_dates;
    std::unique_ptr<const QSslConfiguration> m_tls; ///< null: Qt's own, with the system's authorities
    RateGate m_gate;
    ReadBudget m_budget;
    OddityLog m_oddities;
    RequestLog m_requests;
    int m_underWay = 0;
};

} // namespace deck
