// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "instant.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <utility>

namespace deck {

/// One request to the service, relative to the base URL of its transport.
struct HttpRequest
{
    enum class Method { Get, Post, Put, Delete };

    explicit HttpRequest(Method verb = Method::Get, QString encodedPath = {}, QByteArray json = {})
        : method(verb), path(std::move(encodedPath)), body(std::move(json))
    {
    }

    Method method;
    QString path;                            ///< percent-encoded, begins with "/"; ids go in through `pathSegment`
    QList<std::pair<QString, QString>> query; ///< plain text, encoded when sent
    QByteArray body;                          ///< JSON of POST and PUT
    Millis deadline{60'000};                  ///< for everything: connecting, sending and reading to the end

    /// Anything but GET changes the world and is sent once (DESIGN.md, decision 10).
    bool isWrite() const { return method != Method::Get; }
    /// "GET", "POST", …
    QString verb() const;
};

/// An id from a server as one segment of a path: nothing in it can begin another segment, a query or a climb ("..").
/// Empty for an id that cannot be one: empty, "." or "..".
QString pathSegment(const QString &id);

} // namespace deck
