// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "availabilityapi.h"

#include "apicall.h"
#include "availabilitycodec.h"
#include "serviceurl.h"

#include <QUrlQuery>

namespace deck {
namespace {

QUrl originOf(const QUrl &url)
{
    QUrl origin;
    origin.setScheme(url.scheme());
    origin.setAuthority(url.authority());
    return origin;
}

bool mayGetTheKey(const QUrl &feed, const QUrl &service)
{
    return isLoopbackHost(feed.host()) && originOf(feed) == originOf(service);
}

} // namespace

AvailabilityApi::AvailabilityApi(QNetworkAccessManager &manager, ServerClock &clock, const QUrl &feedUrl, const QUrl &serviceUrl,
                                 Secret key)
    : m_feedUrl(feedUrl), m_own(mayGetTheKey(feedUrl, serviceUrl))
{
    HttpTransport::Options options;
    options.dates = m_own ? HttpTransport::Dates::Observe : HttpTransport::Dates::Ignore;
    m_transport = std::make_unique<HttpTransport>(manager, clock, originOf(feedUrl), m_own ? std::move(key) : Secret(), options);
}

AvailabilityApi::~AvailabilityApi() = default;

void AvailabilityApi::setKey(const Secret &key)
{
    if (m_own)
        m_transport->setKey(key);
}

QUrl AvailabilityApi::emulatorFeed(const QUrl &serviceUrl)
{
    if (!isLoopbackHost(serviceUrl.host()))
        return {};
    QUrl feed = originOf(serviceUrl);
    feed.setPath(QStringLiteral("/x/availability"));
    return feed;
}

Task<Result<Fetched<QList<Availability>>>> AvailabilityApi::fetchAvailability(std::stop_token stop)
{
    HttpRequest request(HttpRequest::Method::Get, m_feedUrl.path(QUrl::FullyEncoded));
    const QUrlQuery query(m_feedUrl);
    for (const auto &pair : query.queryItems(QUrl::FullyDecoded))
        request.query.append(pair);
    const Decoder<QList<Availability>> decode = decodeAvailability;
    const auto result = co_await fetch(*m_transport, request, decode, stop);
    co_return result;
}

} // namespace deck
