// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "replyoutcome.h"

#include "errorbody.h"
#include "redactor.h"
#include "retryafter.h"
#include "tlserror.h"

#include <QNetworkAccessManager>
#include <QNetworkProxyFactory>
#include <QUrl>

namespace deck {
namespace {

/// Failures before the first byte of a request: name, route, connection, proxy, handshake.
bool isConnectFailure(QNetworkReply::NetworkError error)
{
    switch (error) {
    case QNetworkReply::ConnectionRefusedError:
    case QNetworkReply::HostNotFoundError:
    case QNetworkReply::SslHandshakeFailedError:
    case QNetworkReply::TemporaryNetworkFailureError:
    case QNetworkReply::NetworkSessionFailedError:
    case QNetworkReply::UnknownNetworkError:
    case QNetworkReply::ProxyConnectionRefusedError:
    case QNetworkReply::ProxyNotFoundError:
    case QNetworkReply::ProxyAuthenticationRequiredError:
        return true;
    default:
        return false;
    }
}

/// Qt reports a proxy that refuses as an unknown network error.
bool goesThroughProxy(const QNetworkReply &reply)
{
    QNetworkProxyFactory *const proxies = reply.manager() ? reply.manager()->proxyFactory() : nullptr;
    const QList<QNetworkProxy> list = proxies ? proxies->queryProxy(QNetworkProxyQuery(reply.url())) : QList<QNetworkProxy>();
    return !list.isEmpty() && list.first().type() != QNetworkProxy::NoProxy;
}

Error::Reason unreachableReason(const QNetworkReply &reply)
{
    switch (reply.error()) {
    case QNetworkReply::HostNotFoundError:
    case QNetworkReply::TemporaryNetworkFailureError:
    case QNetworkReply::NetworkSessionFailedError:
        return Error::Reason::NoNetwork;
    case QNetworkReply::UnknownNetworkError: // "network unreachable"
        return goesThroughProxy(reply) ? Error::Reason::ProxyUnreachable : Error::Reason::NoNetwork;
    case QNetworkReply::ProxyConnectionRefusedError:
    case QNetworkReply::ProxyConnectionClosedError:
    case QNetworkReply::ProxyNotFoundError:
    case QNetworkReply::ProxyTimeoutError:
        return Error::Reason::ProxyUnreachable;
    case QNetworkReply::ProxyAuthenticationRequiredError:
        return Error::Reason::ProxyWantsPassword;
    default:
        return Error::Reason::None;
    }
}

Error networkError(const HttpRequest &request, const ReplyReader &reader)
{
    const QNetworkReply &reply = *reader.reply();
    const QString text = redact(reply.errorString());
    const bool nothingSent = isConnectFailure(reply.error()) && !reader.mayHaveLeft();
    if (request.isWrite() && !nothingSent)
        return Error(Error::Kind::Ambiguous, QStringLiteral("the connection was lost before the answer was complete (%1)").arg(text));
    if (reply.error() == QNetworkReply::SslHandshakeFailedError || !reader.tlsProblems().isEmpty())
        return tlsError(reply.url().host(), reader.tlsProblems(), text);
    Error error(Error::Kind::Unreachable, text);
    error.reason = unreachableReason(reply);
    return error;
}

Error statusError(const HttpRequest &request, const QNetworkReply &reply, int status, const QByteArray &body)
{
    const ErrorBody said = parseErrorBody(body, reply.rawHeader("Content-Type"));
    // 307 and 308 ask for the same request elsewhere; 303, and in practice 301 and 302, follow one that was carried out.
    const bool mayBeDone = status >= 301 && status <= 303;
    const bool unclear = request.isWrite() && (status >= 500 || status == 408 || mayBeDone);
    Error error(unclear ? Error::Kind::Ambiguous : Error::Kind::Http, said.message);
    error.serverText = said.message;
    error.isOfService = said.isOfContract;
    if (status / 100 == 3) {
        const QUrl target = reply.url().resolved(QUrl::fromEncoded(reply.rawHeader("Location")));
        error.reason = Error::Reason::Redirected;
        error.host = target.host().left(253);
        error.detail = QStringLiteral("the server redirects to %1; redirects are not followed, so that the key goes nowhere else")
                           .arg(error.host);
        error.serverText.clear();
        error.isOfService = false;
    } else if (said.message.isEmpty()) {
        error.detail = looksLikeHtml(body, reply.rawHeader("Content-Type")) ? QStringLiteral("the answer is a web page")
                                                                            : QStringLiteral("no explanation was given");
    }
    return error;
}

} // namespace

std::optional<Error> replyOutcome(const HttpRequest &request, const ReplyReader &reader, const QByteArray &body, Instant now)
{
    const QNetworkReply &reply = *reader.reply();
    const int status = reply.attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
    const auto unlessWrite = [&request](Error::Kind kind, const QString &detail) {
        return Error(request.isWrite() ? Error::Kind::Ambiguous : kind, detail);
    };
    std::optional<Error> error;
    switch (reader.ended()) {
    case ReplyReader::Ended::Stopped:
        error = unlessWrite(Error::Kind::Cancelled, QStringLiteral("stopped before the answer came"));
        break;
    case ReplyReader::Ended::TimedOut:
        error = unlessWrite(Error::Kind::Timeout, QStringLiteral("no complete answer within %1 s").arg(double(request.deadline.count()) / 1000.0));
        break;
    case ReplyReader::Ended::TooLarge:
        error = unlessWrite(Error::Kind::TooLarge,
                            QStringLiteral("the answer is larger than %1 MiB").arg(ReplyReader::largestBody / (1024 * 1024)));
        break;
    case ReplyReader::Ended::ByItself:
        if (status >= 300)
            error = statusError(request, reply, status, body);
        else if (reply.error() == QNetworkReply::UnknownContentError && status / 100 == 2)
            // Qt's own guard against archive bombs names its setting in newer versions only; 6.4 gives no reason at all.
            error = reply.errorString().contains(QLatin1String("decompressedSafetyCheckThreshold"))
                ? unlessWrite(Error::Kind::TooLarge, QStringLiteral("the answer unpacks to more than we accept"))
                : unlessWrite(Error::Kind::Decode, QStringLiteral("the answer cannot be unpacked, or unpacks to more than we accept"));
        else if (reply.error() != QNetworkReply::NoError || status / 100 != 2)
            error = networkError(request, reader);
        break;
    }
    if (!error)
        return std::nullopt;
    error->httpStatus = status;
    error->requestId = QString::fromLatin1(reply.rawHeader("x-request-id").left(128));
    if (const auto wait = parseRetryAfter(reply.rawHeader("retry-after-ms"), reply.rawHeader("Retry-After"), now))
        error->retryAfterSeconds = int((wait->count() + 999) / 1000);
    return error;
}

} // namespace deck
