// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "frontdesk.h"
#include "scenariobook.h"

#include <QJsonDocument>
#include <QUrl>

namespace deck::emulator {

/// A whole emulator without a socket, at speed 0.
struct Desk
{
    explicit Desk(const QString &scenario = QStringLiteral("calm"), quint64 seed = 1)
        : epoch(findScenario(scenario)->epoch)
        , simulation(*loadScenario(scenario), seed, epoch)
        , clock(epoch, 0)
        , faults(seed)
        , front(simulation, clock, faults, Secret("key"), epoch)
    {
    }

    static HttpCall call(const QByteArray &method, const QString &path, const QByteArray &body = {})
    {
        const QUrl url(QStringLiteral("http://127.0.0.1") + path);
        HttpCall made;
        made.method = method;
        made.path = url.path().split(u'/', Qt::SkipEmptyParts);
        made.query = QUrlQuery(url);
        made.host = "127.0.0.1:8787";
        made.authorization = "Bearer key";
        made.body = body;
        return made;
    }

    HttpReply send(const QByteArray &method, const QString &path, const QJsonObject &body)
    {
        return front.answer(call(method, path, QJsonDocument(body).toJson()));
    }
    HttpReply read(const QString &path) { return front.answer(call("GET", path)); }
    HttpReply moveClock(const QJsonObject &wish) { return send("POST", QStringLiteral("/x/clock"), wish); }
    QByteArray bytes(const QString &path) { return QJsonDocument(read(path).body).toJson(QJsonDocument::Compact); }

    static QByteArray header(const HttpReply &reply, const QByteArray &name)
    {
        for (const auto &[key, value] : reply.headers) {
            if (key.compare(name, Qt::CaseInsensitive) == 0)
                return value;
        }
        return {};
    }
    static QString message(const HttpReply &reply)
    {
        return reply.body.value(u"error").toObject().value(u"message").toString();
    }

    const Instant epoch;
    Simulation simulation;
    VirtualClock clock;
    FaultBook faults;
    FrontDesk front;
};

} // namespace deck::emulator
