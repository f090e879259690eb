// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "fetched.h"
#include "httptransport.h"
#include "log.h"
#include "onworker.h"

#include <utility>

namespace deck {

template <class T>
using Decoder = Result<T> (*)(const QByteArray &body, const QByteArray &contentType, JsonOddities &oddities);

inline Error decodeError(Error error, const HttpRequest &request, const HttpAnswer &answer)
{
    error.httpStatus = answer.status;
    error.requestId = answer.requestId;
    log::write(log::Level::Warning, "api", QStringLiteral("%1 %2: %3").arg(request.verb(), request.path, error.summary()));
    return error;
}

/// The error for an id that cannot stand in a path (see apiPath); nothing is sent.
inline Error unusableId()
{
    return Error(Error::Kind::Invalid, QStringLiteral("the id is empty or not usable in an address"));
}

/// The end of a call that one of our own rules forbids.
template <class T>
Task<Result<Fetched<T>>> refused(Error why)
{
    co_return why;
}

/// A read: send, decode on a worker, count what was odd.
template <class T>
Task<Result<Fetched<T>>> fetch(HttpTransport &transport, HttpRequest request, Decoder<T> decode, std::stop_token stop)
{
    if (request.path.isEmpty())
        co_return unusableId();
    const auto answer = co_await transport.send(request, stop);
    if (!answer)
        co_return answer.error();
    const auto work = [decode, body = answer->body, type = answer->contentType] {
        JsonOddities oddities;
        Result<T> value = decode(body, type, oddities);
        return std::pair(std::move(value), std::move(oddities));
    };
    const auto decoded = co_await onWorker(work, stop);
    if (!decoded)
        co_return decoded.error();
    transport.oddities().add(decoded->second, answer->receivedAt);
    if (!decoded->first)
        co_return decodeError(decoded->first.error(), request, *answer);
    co_return Fetched<T>(*decoded->first, answer->receivedAt);
}

/// A write: a yes whose answer cannot be read is Ambiguous, since the service has probably done it. Decoded here and not on a
/// worker, so that no stop comes between the answer and its meaning.
template <class T>
Task<Result<Fetched<T>>> submit(HttpTransport &transport, HttpRequest request, Decoder<T> decode, std::stop_token stop)
{
    if (request.path.isEmpty())
        co_return unusableId();
    const auto answer = co_await transport.send(request, stop);
    if (!answer)
        co_return answer.error();
    JsonOddities oddities;
    const Result<T> value = decode(answer->body, answer->contentType, oddities);
    transport.oddities().add(oddities, answer->receivedAt);
    if (value)
        co_return Fetched<T>(*value, answer->receivedAt);
    Error error = decodeError(value.error(), request, *answer);
    if (error.kind == Error::Kind::Decode)
        error.kind = Error::Kind::Ambiguous;
    co_return error;
}

} // namespace deck
