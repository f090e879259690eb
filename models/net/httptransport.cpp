// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "httptransport.h"

#include "deletelater.h"
#include "errorbody.h"
#include "httpdate.h"
#include "log.h"
#include "oneshotbody.h"
#include "redactor.h"
#include "replyoutcome.h"
#include "replyreader.h"
#include "retrypolicy.h"
#include "serverclock.h"
#include "serviceproxies.h"
#include "serviceurl.h"
#include "stoppablesleep.h"

#include <QCoreApplication>
#include <QCoroNetworkReply>
#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QNetworkRequest>
#include <QSslCertificate>
#include <QSslConfiguration>

#include <algorithm>
#include <functional>

namespace deck {
namespace {

/// Header values are bytes on the wire: a line break in a pasted key would become a header of its own.
bool isHeaderSafe(const QByteArray &value)
{
    return std::all_of(value.begin(), value.end(), [](char c) { return c > ' ' && c < '\x7f'; });
}

QUrl urlOf(const QUrl &base, const HttpRequest &request)
{
    QUrl url = base;
    url.setPath(base.path(QUrl::FullyEncoded) + request.path, QUrl::TolerantMode);
    QByteArrayList pairs;
    for (const auto &[name, value] : request.query)
        pairs.append(QUrl::toPercentEncoding(name) + '=' + QUrl::toPercentEncoding(value));
    if (!pairs.isEmpty())
        url.setQuery(QString::fromLatin1(pairs.join('&')), QUrl::StrictMode);
    return url;
}

QNetworkRequest requestFor(const QUrl &url, const Secret &key)
{
    QNetworkRequest request(url);
    request.setAttribute(QNetworkRequest::RedirectPolicyAttribute, QNetworkRequest::ManualRedirectPolicy);
    request.setAttribute(QNetworkRequest::Http2AllowedAttribute, false);
    request.setAttribute(QNetworkRequest::CookieLoadControlAttribute, QNetworkRequest::Manual);
    request.setAttribute(QNetworkRequest::CookieSaveControlAttribute, QNetworkRequest::Manual);
    request.setAttribute(QNetworkRequest::AuthenticationReuseAttribute, QNetworkRequest::Manual);
    request.setAttribute(QNetworkRequest::CacheLoadControlAttribute, QNetworkRequest::AlwaysNetwork);
    request.setAttribute(QNetworkRequest::CacheSaveControlAttribute, false);
    // A list of equal nodes compresses very well; Qt's default would refuse it as an archive bomb from 10 MiB on.
    request.setDecompressedSafetyCheckThreshold(ReplyReader::largestBody);
    request.setRawHeader("Accept", "application/json");
    request.setRawHeader("User-Agent", "ClusterDeck/" + QCoreApplication::applicationVersion().toLatin1());
    if (!key.isEmpty())
        request.setRawHeader("Authorization", "Bearer " + key.reveal());
    return request;
}

QSslConfiguration trusting(const QByteArray &pem)
{
    QSslConfiguration tls = QSslConfiguration::defaultConfiguration();
    // In full: once a list is set, Qt loads no more of the system's by itself.
    tls.setCaCertificates(QSslConfiguration::systemCaCertificates() + QSslCertificate::fromData(pem, QSsl::Pem));
    return tls;
}

void logOutcome(const HttpRequest &request, const QNetworkReply &reply, const std::optional<Error> &error, qsizetype bytes,
                Millis took)
{
    QString line = QStringLiteral("%1 %2: ").arg(request.verb(), reply.url().path());
    line += error ? error->summary() : QStringLiteral("HTTP %1, %2 bytes")
                        .arg(reply.attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt()).arg(bytes);
    line += QStringLiteral(", %1 ms").arg(took.count());
    const log::Level quiet = request.isWrite() ? log::Level::Info : log::Level::Trace;
    log::write(error && error->kind != Error::Kind::Cancelled ? log::Level::Warning : quiet, "net", line);
}

RequestRecord recordOf(const HttpRequest &request, const QNetworkReply &reply, const HttpAnswer &answer,
                       const std::optional<Error> &error, std::optional<Millis> took)
{
    RequestRecord record;
    record.at = answer.receivedAt;
    record.method = request.verb();
    record.path = reply.url().path();
    record.status = answer.status;
    record.took = took;
    record.requestId = answer.requestId;
    if (error)
        record.problem = error->summary();
    return record;
}

} // namespace

HttpTransport::HttpTransport(QNetworkAccessManager &manager, ServerClock &clock, const QUrl &baseUrl, Secret key)
    : HttpTransport(manager, clock, baseUrl, std::move(key), Options())
{
}

HttpTransport::HttpTransport(QNetworkAccessManager &manager, ServerClock &clock, const QUrl &baseUrl, Secret key,
                             const Options &options)
    : m_reads(manager), m_clock(clock), m_dates(options.dates), m_budget(options.reads)
{
    ServiceProxies::installOn(manager);
    if (!options.authorities.isEmpty())
        m_tls = std::make_unique<const QSslConfiguration>(trusting(options.authorities));
    const Result<QUrl> checked = checkedServiceUrl(baseUrl);
    if (checked)
        m_baseUrl = *checked;
    else
        m_urlProblem = checked.error().detail;
    setKey(std::move(key));
}

HttpTransport::~HttpTransport()
{
    Q_ASSERT_X(m_underWay == 0, "HttpTransport", "destroyed before the scopes of its requests were stopped");
}

void HttpTransport::setKey(Secret key)
{
    guardSecret(key);
    m_key = std::move(key);
    ++m_keyGeneration;
    m_gate.reset();
}

Task<Result<HttpAnswer>> HttpTransport::send(HttpRequest request, std::stop_token stop)
{
    // A gate that is closed answers at once; waiting first would only make the refusal late.
    const bool mayGo = !stop.stop_requested() && !m_gate.heldUntil(m_clock.now());
    if (mayGo && !request.isWrite()) {
        co_await awaitTurn(stop);
    }
    const std::optional<Error> refusal = refusedBeforeSending(request, stop);
    if (refusal)
        co_return *refusal;

    const int generation = m_keyGeneration;
    const Millis sentAt = m_clock.elapsed();
    const LaterPtr<ReplyReader> reader = start(request);
    ReplyReader *const raw = reader.get();
    const auto end = [raw] { raw->stop(); };
    const std::stop_callback onStop(stop, end);
    QNetworkReply *const reply = raw->reply();
    ++m_underWay;
    co_await reply;
    --m_underWay;

    observeDate(*reply, sentAt);
    HttpAnswer answer;
    answer.body = raw->takeBody();
    answer.receivedAt = m_clock.now();
    answer.status = reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
    answer.contentType = reply->rawHeader("Content-Type");
    answer.requestId = QString::fromLatin1(reply->rawHeader("x-request-id").left(128));
    const std::optional<Error> error = replyOutcome(request, *raw, answer.body, answer.receivedAt);
    logOutcome(request, *reply, error, answer.body.size(), m_clock.elapsed() - sentAt);
    m_requests.add(recordOf(request, *reply, answer, error, m_clock.speed() > 0 ? std::optional(m_clock.elapsed() - sentAt) : std::nullopt));
    const bool isPage = !error && looksLikeHtml(answer.body, answer.contentType);
    if (generation == m_keyGeneration && !isPage) // a late answer to the old key says nothing about the new one
        m_gate.note(error, answer.receivedAt);
    if (error)
        co_return *error;
    co_return answer;
}

Task<> HttpTransport::awaitTurn(std::stop_token stop)
{
    // Where the service's time stands still, in a demo on this computer, no waiting would earn a place.
    const double speed = m_clock.speed();
    if (speed <= 0)
        co_return;
    const Millis wait = m_budget.reserve(m_clock.now());
    if (wait <= Millis(0))
        co_return;
    StoppableSleep pause(RetryPolicy::realDelay(wait, speed), stop);
    co_await pause;
}

std::optional<Error> HttpTransport::refusedBeforeSending(const HttpRequest &request, std::stop_token stop)
{
    if (stop.stop_requested())
        return Error(Error::Kind::Cancelled, QStringLiteral("stopped"));
    if (!m_urlProblem.isEmpty())
        return Error(Error::Kind::Invalid, m_urlProblem);
    if (!isHeaderSafe(m_key.reveal()))
        return Error(Error::Kind::Invalid, QStringLiteral("the API key contains characters that no key has"));
    return m_gate.refusal(request.isWrite(), m_clock.now());
}

LaterPtr<ReplyReader> HttpTransport::start(const HttpRequest &request)
{
    QNetworkRequest wire = requestFor(urlOf(m_baseUrl, request), m_key);
    if (m_tls)
        wire.setSslConfiguration(*m_tls);
    if (!request.isWrite())
        return LaterPtr<ReplyReader>(new ReplyReader(m_reads.get(wire), nullptr, request.deadline));

    // DELETE too has a body, an empty one: without an upload device Qt would send it again after a lost connection.
    wire.setRawHeader("Connection", "close");
    wire.setHeader(QNetworkRequest::ContentTypeHeader, QStringLiteral("application/json"));
    wire.setHeader(QNetworkRequest::ContentLengthHeader, request.body.size());
    wire.setAttribute(QNetworkRequest::DoNotBufferUploadDataAttribute, true);
    auto *body = new OneShotBody(request.body);
    auto *manager = new QNetworkAccessManager; // its own, so that no connection can be left over from before
    ServiceProxies::installOn(*manager);
    QNetworkReply *const reply = manager->sendCustomRequest(wire, request.verb().toLatin1(), body);
    body->setParent(reply);
    LaterPtr<ReplyReader> reader(new ReplyReader(reply, body, request.deadline));
    manager->setParent(reader.get());
    return reader;
}

void HttpTransport::observeDate(const QNetworkReply &reply, Millis sentAt)
{
    // A cache answers with the Date of the moment it stored the answer.
    if (m_dates == Dates::Ignore || reply.rawHeader("Age").toLongLong() > 0)
        return;
    const std::optional<Instant> date = parseHttpDate(reply.rawHeader("Date"));
    if (!date)
        return;
    std::optional<double> speed;
    bool isNumber = false;
    const double named = reply.rawHeader("X-ClusterDeck-Clock-Speed").toDouble(&isNumber);
    if (isNumber && isLoopbackHost(m_baseUrl.host()))
        speed = named;
    m_clock.observe(*date, sentAt, m_clock.elapsed(), speed);
}

} // namespace deck
