// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "emulatorserver.h"

#include "faultparser.h"
#include "frontdesk.h"
#include "redactor.h"
#include "relay.h"
#include "scenariobook.h"

#include <QHttpServer>
#include <QHttpServerRequest>
#include <QHttpServerResponder>
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

const QByteArray ticketHeader = "X-ClusterDeck-Fault";

QStringList segmentsOf(const QUrl &url)
{
    QStringList segments;
    // Split before decoding, so that an encoded slash stays within its segment.
    for (const QString &segment : url.path(QUrl::FullyEncoded).split(u'/', Qt::SkipEmptyParts))
        segments.append(QUrl::fromPercentEncoding(segment.toUtf8()));
    return segments;
}

HttpCall callOf(const QHttpServerRequest &request)
{
    HttpCall call;
    call.method = methodName(request.method());
    call.path = segmentsOf(request.url());
    call.query = request.query();
    call.host = request.value("Host");
    call.authorization = request.value("Authorization");
    call.body = request.body();
    call.faultTicket = request.value(ticketHeader).toInt();
    return call;
}

void send(const HttpReply &reply, QHttpServerResponder &responder)
{
    const QByteArray body = reply.bytes();
    const auto status = QHttpServerResponder::StatusCode(reply.status);
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    QHttpHeaders headers;
    for (const auto &[name, value] : reply.headers)
        headers.append(name, value);
    responder.write(body, headers, status);
#else
    responder.writeStatusLine(status);
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
    Engine(const Scenario &scenario, const EmulatorOptions &options, Instant epochMoment, Instant presentMoment)
        : epoch(epochMoment)
        , present(presentMoment)
        , token(options.token.isEmpty() ? madeUpToken() : options.token)
        , simulation(scenario, options.seed.value_or(scenario.info.seed), epochMoment)
        , clock(options.startAtEpoch ? epochMoment : presentMoment, options.speed)
        , faults(simulation.seed())
        , desk(simulation, clock, faults, token, epochMoment)
        , relay([this](const QByteArray &method, const QByteArray &target) { return judge(method, target); })
    {
        desk.setHabits(options.habits);
        simulation.advanceTo(clock.now());
    }

    /// Those of the scenario have their own times.
    void add(const std::vector<TimedFault> &timed)
    {
        for (const TimedFault &fault : timed) {
            const auto rule = parseFault(fault.spec);
            Q_ASSERT(rule); // the scenario was refused otherwise
            faults.add(*rule, epoch + fault.from, fault.to ? std::optional(epoch + *fault.to) : std::nullopt);
        }
    }

    /// They sleep until the present, so that a past that is played first goes undisturbed.
    Result<Done> add(const QStringList &specs)
    {
        for (const QString &spec : specs) {
            const auto rule = parseFault(spec);
            if (!rule)
                return rule.error();
            faults.add(*rule, clock.now() < present ? present : Instant());
        }
        return Done();
    }

    Result<Done> listen(quint16 wantedPort)
    {
        auto tcp = std::make_unique<QTcpServer>();
        const auto inUse = [](quint16 port, const QString &why) {
            return Error(Error::Kind::Unavailable, QStringLiteral("cannot listen on 127.0.0.1:%1: %2").arg(port).arg(why));
        };
        if (!relay.listen(wantedPort))
            return inUse(wantedPort, relay.errorString());
        if (!tcp->listen(QHostAddress::LocalHost))
            return inUse(0, tcp->errorString());
        relay.setServerPort(tcp->serverPort());
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
    quint16 port() const { return relay.port(); }

private:
    WireFault judge(const QByteArray &method, const QByteArray &target)
    {
        const QString path = u'/' + segmentsOf(QUrl::fromEncoded(target)).join(u'/');
        const auto verdict = faults.judge(method, path, clock.now());
        if (!verdict)
            return {};
        WireFault wire = verdict->fault.wire;
        wire.extraHeader = ticketHeader + ": " + QByteArray::number(verdict->ticket);
        return wire;
    }

    Simulation simulation;
    VirtualClock clock;
    FaultBook faults;
    FrontDesk desk;
    QHttpServer http;
    Relay relay;
};

Result<std::unique_ptr<EmulatorServer>> EmulatorServer::start(const EmulatorOptions &options)
{
    const auto scenario = loadScenario(options.scenario);
    if (!scenario)
        return scenario.error();
    if (!(options.speed >= 0))
        return Error(Error::Kind::Invalid, QStringLiteral("the speed cannot be below 0"));
    const Instant epoch = options.epoch.value_or(scenario->info.epoch).floorToSecond();
    const Instant present = epoch + options.advance.value_or(scenario->info.advance);
    auto engine = std::make_unique<Engine>(*scenario, options, epoch, present);
    engine->add(scenario->faults);
    const auto faulty = engine->add(options.faults);
    if (!faulty)
        return faulty.error();
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
    return QUrl(QStringLiteral("http://127.0.0.1:%1/v1").arg(m_engine->port()));
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
