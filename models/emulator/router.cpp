// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "router.h"

#include <QByteArrayList>

namespace deck::emulator {

namespace {

std::optional<QStringList> match(const QStringList &pattern, const QStringList &path)
{
    if (pattern.size() != path.size())
        return std::nullopt;
    QStringList parameters;
    for (qsizetype i = 0; i < path.size(); ++i) {
        if (pattern[i].startsWith(u'{'))
            parameters.append(path[i]);
        else if (pattern[i] != path[i])
            return std::nullopt;
    }
    return parameters;
}

} // namespace

void Router::add(const QByteArray &method, const QString &pattern, Handler handler)
{
    m_routes.push_back({method, pattern.split(u'/', Qt::SkipEmptyParts), std::move(handler)});
}

HttpReply Router::answer(const HttpCall &call) const
{
    QByteArrayList allowed;
    for (const Route &route : m_routes) {
        const auto parameters = match(route.pattern, call.path);
        if (!parameters)
            continue;
        if (route.method == call.method)
            return route.handler(call, *parameters);
        allowed.append(route.method);
    }
    if (allowed.isEmpty())
        return refusal(404, QStringLiteral("There is no such path"));
    HttpReply reply = refusal(405, QStringLiteral("This path does not take that method"));
    reply.headers.emplace_back("Allow", allowed.join(", "));
    return reply;
}

} // namespace deck::emulator
