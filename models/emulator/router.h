// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "httpmessage.h"

#include <functional>

namespace deck::emulator {

/// Finds what answers a call. A pattern is a path whose parts in braces match any one segment.
class Router
{
public:
    /// `parameters` are the matched segments, in order.
    using Handler = std::function<HttpReply(const HttpCall &call, const QStringList &parameters)>;

    void add(const QByteArray &method, const QString &pattern, Handler handler);
    /// 404 for a path nobody knows, 405 with `Allow` for a method the path does not have.
    HttpReply answer(const HttpCall &call) const;

private:
    struct Route
    {
        QByteArray method;
        QStringList pattern;
        Handler handler;
    };

    std::vector<Route> m_routes;
};

} // namespace deck::emulator
