// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "frontdesk.h"

#include "apiroutes.h"
#include "controlroutes.h"
#include "faultroutes.h"
#include "signalroutes.h"

#include <QDateTime>
#include <QLocale>

namespace deck::emulator {

namespace {

constexpr qsizetype largestBody = 1024 * 1024;

/// A web page that was led to this port by a forged name still sends that name (DNS rebinding).
bool isLoopbackName(QByteArray host)
{
    if (!host.endsWith(']')) {
        const qsizetype colon = host.lastIndexOf(':');
        if (colon >= 0)
            host.truncate(colon);
    }
    return host == "127.0.0.1" || host == "[::1]" || host.compare("localhost", Qt::CaseInsensitive) == 0;
}

/// RFC 9110: always in English, always GMT.
QByteArray httpDate(Instant at)
{
    return QLocale::c().toString(at.toDateTimeUtc(), QStringLiteral("ddd, dd MMM yyyy HH:mm:ss 'GMT'")).toLatin1();
}

bool sameBytes(const QByteArray &a, const QByteArray &b)
{
    if (a.size() != b.size())
        return false;
    int difference = 0;
    for (qsizetype i = 0; i < a.size(); ++i)
        difference |= a[i] ^ b[i];
    return difference == 0;
}

void replaceHeaders(HttpReply &reply, const std::vector<std::pair<QByteArray, QByteArray>> &changed)
{
    for (const auto &[named, value] : changed) {
        const auto &name = named; // Clang 14 cannot capture a structured binding
        std::erase_if(reply.headers, [&](const auto &header) { return header.first.compare(name, Qt::CaseInsensitive) == 0; });
    }
    for (const auto &header : changed) {
        if (!header.second.isEmpty())
            reply.headers.push_back(header);
    }
}

} // namespace

FrontDesk::FrontDesk(Simulation &simulation, VirtualClock &clock, FaultBook &faults, Secret token, Instant epoch)
    : m_simulation(simulation)
    , m_clock(clock)
    , m_faults(faults)
    , m_token(std::move(token))
{
    addAccountRoutes(m_router, simulation);
    addBillingRoutes(m_router, simulation, m_habits);
    addClusterRoutes(m_router, simulation, m_habits);
    addVolumeRoutes(m_router, simulation);
    addCatalogueRoutes(m_router, simulation);
    addRemediationRoutes(m_router, simulation);
    addControlRoutes(m_router, simulation, clock, epoch);
    addHabitRoutes(m_router, m_habits);
    addSignalRoutes(m_router, simulation);
    addFaultRoutes(m_router, faults);
    m_router.add("GET", QStringLiteral("/x/past"), [this](const HttpCall &, const QStringList &) {
        return HttpReply{200, m_chronicle.json(m_simulation.world(), m_simulation.now()), {}};
    });
}

std::optional<HttpReply> FrontDesk::turnAway(const HttpCall &call) const
{
    if (!isLoopbackName(call.host))
        return refusal(403, QStringLiteral("The emulator answers to loopback names only"));
    if (!sameBytes(call.authorization, "Bearer " + m_token.reveal()))
        return refusal(401, QStringLiteral("The API key is not valid"), QString(), QStringLiteral("invalid_api_key"));
    if (call.body.size() > largestBody)
        return refusal(413, QStringLiteral("The body is too large"));
    return std::nullopt;
}

HttpReply FrontDesk::trueAnswer(const HttpCall &call)
{
    const auto refused = turnAway(call);
    const HttpReply reply = refused ? *refused : m_router.answer(call);
    m_chronicle.note(call, reply, m_simulation.now());
    return reply;
}

void FrontDesk::addStandardHeaders(HttpReply &reply, Seconds skew)
{
    reply.headers.emplace_back("Content-Type", "application/json");
    reply.headers.emplace_back("Date", httpDate(m_clock.now() + skew));
    reply.headers.emplace_back("X-ClusterDeck-Clock-Speed", QByteArray::number(m_clock.speed(), 'g', 12));
    reply.headers.emplace_back("x-request-id",
                               QByteArray("emulator-" + QByteArray::number(m_simulation.seed()) + '-'
                                          + QByteArray::number(++m_answered)));
}

HttpReply FrontDesk::answer(const HttpCall &call)
{
    m_simulation.advanceTo(m_clock.now());
    const Fault fault = m_faults.take(call.faultTicket).value_or(Fault());
    HttpReply reply;
    if (fault.rivalBefore)
        fault.rivalBefore->perform(m_simulation, call.path);
    if (fault.hasEffect)
        reply = trueAnswer(call);
    if (fault.rivalAfter)
        fault.rivalAfter->perform(m_simulation, call.path);
    if (fault.replacesAnswer())
        reply = refusal(fault.status.value_or(200), QStringLiteral("This answer was asked for by a fault"));
    if (fault.body)
        reply.rawBody = fault.body;
    if (fault.truncate) {
        const QByteArray whole = reply.bytes();
        reply.rawBody = whole.first(fault.truncate->of(whole.size()));
    }
    addStandardHeaders(reply, fault.skew);
    replaceHeaders(reply, fault.headers);
    return reply;
}

} // namespace deck::emulator
