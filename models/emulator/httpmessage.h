// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QString>
#include <QStringList>
#include <QUrlQuery>

#include <optional>
#include <utility>
#include <vector>

namespace deck::emulator {

/// One request as the routes see it, whatever library took it off the wire.
struct HttpCall
{
    QByteArray method;     ///< upper case
    QStringList path;      ///< decoded segments, without empty ones
    QUrlQuery query;
    QByteArray host;       ///< the Host header
    QByteArray authorization;
    QByteArray body;
    int faultTicket = 0;   ///< of a call that something was decided about, see FaultBook
};

struct HttpReply
{
    int status = 200;
    QJsonObject body;
    std::vector<std::pair<QByteArray, QByteArray>> headers; ///< beside the ones every answer has
    std::optional<QByteArray> rawBody = std::nullopt; ///< sent instead of `body`

    QByteArray bytes() const;
};

/// The error shape that is documented first (contract, ErrorData).
HttpReply refusal(int status, const QString &message, const QString &param = QString(), const QString &code = QString());
HttpReply notFound();

} // namespace deck::emulator
