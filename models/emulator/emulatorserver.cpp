// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "emulatorserver.h"

#include "frontdesk.h"
#include "redactor.h"

#include <QHttpServer>
#include <QHttpServerRequest>
#include <QHttpServerResponder>
#include <QJsonDocument>
#include <QRandomGenerator>
#include <QTcpServer>

#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
#include <QHttpHeaders>
#endif

namespace deck::emulator {

namespace {

QByteArray methodName(QHttpServerRequest::Method method)
{
    switch (method) {
    case QHttpServerRequest::Method::Get: return "GET";
    case QHttpServerRequest::Method::Put: return "PUT";
    case QHttpServerRequest::Method::Post: return "POST";
    case QHttpServerRequest::Method::Delete: return "DELETE";
    default: return "OTHER";
    }
}

HttpCall callOf(const QHttpServerRequest &request)
{
    HttpCall call;
    call.method = methodName(request.method());
    // Split before decoding, so that an encoded slash stays within its segment.
    for (const QString &segment : request.url().path(QUrl::FullyEncoded).split(u'/', Qt::SkipEmptyParts))
        call.path.append(QUrl::fromPercentEncoding(segment.toUtf8()));
    call.query = request.query();
    call.host = request.value("Host");
    call.authorization = request.value("Authorization");
    call.body = request.body();
    return call;
}

void send(const HttpReply &reply, QHttpServerResponder &responder)
{
    const QByteArray body = QJsonDocument(reply.body).toJson(QJsonDocument::Compact);
    const auto status = QHttpServerResponder::StatusCode(reply.status);
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    QHttpHeaders headers;
    headers.append(QHttpHeaders::WellKnownHeader::ContentType, "application/json");
    for (const auto &[name, value] : reply.headers)
        headers.append(name, value);
    responder.write(body, headers, status);
#else
    responder.writeStatusLine(status);
    responder.writeHeader("Content-Type", "application/json");
    responder.writeHeader("Content-Length", QByteArray::number(body.size()));
    for (const auto &[name, value] : reply.headers)
        responder.writeHeader(name, value);
    responder.writeBody(body);
#endif
}

Secret madeUpToken()
{
    QByteArray bytes(24, Qt::Uninitialized);
    QRandomGenerator::system()->generate(bytes.begin(), bytes.end());
    return Secret("emu_" + bytes.toBase64(QByteArray::Base64UrlEncoding | QByteArray::OmitTrailingEquals));
}

} // namespace

/// Everything behind the façade, in the order in which it has to be taken apart.
class EmulatorServer::Engine
{
public:
    Engine(Scenario scenario, const EmulatorOptions &options, Instant epochMoment, Instant presentMoment)
        : epoch(epochMoment)
        , present(presentMoment)
        , token(options.token.isEmpty() ? madeUpToken() : options.token)
        , simulation(std::move(scenario), options.seed, epochMoment)
        , clock(options.startAtEpoch ? epochMoment : presentMoment, options.speed)
        , desk(simulation, clock, token, epochMoment)
    {
        simulation.advanceTo(clock.now());
    }

    Result<Done> listen(quint16 wantedPort)
    {
        auto tcp = std::make_unique<QTcpServer>();
        if (!tcp->listen(QHostAddress::LocalHost, wantedPort)) {
            return Error(Error::Kind::Unavailable, QStringLiteral("cannot listen on 127.0.0.1:%1: %2")
                                                       .arg(wantedPort).arg(tcp->errorString()));
        }
        port = tcp->serverPort();
        // QHttpServer's own routes answer a wrong method with a bare 404, so all routing is ours.
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
        http.setMissingHandler(&http, [this](const QHttpServerRequest &request, QHttpServerResponder &responder) {
            send(desk.answer(callOf(request)), responder);
        });
#else
        http.setMissingHandler([this](const QHttpServerRequest &request, QHttpServerResponder &&responder) {
            send(desk.answer(callOf(request)), responder);
        });
#endif
        http.bind(tcp.release());
        return Done();
    }

    const Instant epoch;
    const Instant present;
    const Secret token;
    quint16 port = 0;

private:
    Simulation simulation;
    VirtualClock clock;
    FrontDesk desk;
    QHttpServer http;
};

Result<std::unique_ptr<EmulatorServer>> EmulatorServer::start(const EmulatorOptions &options)
{
    auto scenario = loadScenario(options.scenario);
    if (!scenario)
        return Error(Error::Kind::Invalid, QStringLiteral("there is no scenario named \"%1\"").arg(options.scenario));
    if (!(options.speed >= 0))
        return Error(Error::Kind::Invalid, QStringLiteral("the speed cannot be below 0"));
    const Instant epoch = options.epoch.value_or(scenario->info.epoch).floorToSecond();
    const Instant present = epoch + options.advance.value_or(scenario->info.advance);
    auto engine = std::make_unique<Engine>(std::move(*scenario), options, epoch, present);
    const auto listening = engine->listen(options.port);
    if (!listening)
        return listening.error();
    guardSecret(engine->token);
    return std::unique_ptr<EmulatorServer>(new EmulatorServer(std::move(engine)));
}

EmulatorServer::EmulatorServer(std::unique_ptr<Engine> engine)
    : m_engine(std::move(engine))
{
}

EmulatorServer::~EmulatorServer() = default;

QUrl EmulatorServer::baseUrl() const
{
    return QUrl(QStringLiteral("http://127.0.0.1:%1/v1").arg(m_engine->port));
}

Secret EmulatorServer::token() const
{
    return m_engine->token;
}

Instant EmulatorServer::epoch() const
{
    return m_engine->epoch;
}

Instant EmulatorServer::presentMoment() const
{
    return m_engine->present;
}

} // namespace deck::emulator
