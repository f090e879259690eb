// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "emulatorfixture.h"

#include <QJsonDocument>
#include <QNetworkReply>
#include <QTest>

namespace deck {

EmulatorFixture::EmulatorFixture(const QString &scenario, double speed)
{
    emulator::EmulatorOptions options;
    options.scenario = scenario;
    options.speed = speed;
    start(options);
}

EmulatorFixture::EmulatorFixture(const emulator::EmulatorOptions &options)
{
    start(options);
}

void EmulatorFixture::start(const emulator::EmulatorOptions &options)
{
    auto host = emulator::EmulatorHost::start(options);
    if (!host)
        qFatal("the emulator did not start: %s", qPrintable(host.error().summary()));
    m_host = std::move(*host);
}

QNetworkRequest EmulatorFixture::requestFor(const QString &path) const
{
    QUrl url = baseUrl();
    url.setPath(path);
    QNetworkRequest request(url);
    request.setRawHeader("Authorization", "Bearer " + token().reveal());
    request.setHeader(QNetworkRequest::ContentTypeHeader, QStringLiteral("application/json"));
    return request;
}

QJsonObject EmulatorFixture::answerOf(QNetworkReply *reply)
{
    const std::unique_ptr<QNetworkReply> owned(reply);
    if (!QTest::qWaitFor([reply] { return reply->isFinished(); }, 10'000))
        QTest::qFail("the emulator did not answer", __FILE__, __LINE__);
    if (reply->error() != QNetworkReply::NoError)
        QTest::qFail(qPrintable(reply->errorString()), __FILE__, __LINE__);
    return QJsonDocument::fromJson(reply->readAll()).object();
}

QJsonObject EmulatorFixture::get(const QString &path)
{
    return answerOf(m_manager.get(requestFor(path)));
}

QJsonObject EmulatorFixture::post(const QString &path, const QJsonObject &body)
{
    return answerOf(m_manager.post(requestFor(path), QJsonDocument(body).toJson()));
}

std::optional<QJsonObject> EmulatorFixture::tryPost(const QString &path, const QJsonObject &body)
{
    const std::unique_ptr<QNetworkReply> reply(m_manager.post(requestFor(path), QJsonDocument(body).toJson()));
    if (!QTest::qWaitFor([&reply] { return reply->isFinished(); }, 10'000))
        QTest::qFail("the emulator did not answer", __FILE__, __LINE__);
    if (reply->error() != QNetworkReply::NoError)
        return std::nullopt;
    return QJsonDocument::fromJson(reply->readAll()).object();
}

void EmulatorFixture::remove(const QString &path)
{
    answerOf(m_manager.deleteResource(requestFor(path)));
}

Instant EmulatorFixture::stepClock(Seconds limit)
{
    const auto now = Instant::fromRfc3339(get(QStringLiteral("/x/clock")).value(QStringLiteral("now")).toString());
    const QJsonObject wish{{QStringLiteral("to"), QStringLiteral("next-change")}, {QStringLiteral("limit"), (*now + limit).toIso()}};
    return *Instant::fromRfc3339(post(QStringLiteral("/x/clock"), wish).value(QStringLiteral("now")).toString());
}

} // namespace deck
