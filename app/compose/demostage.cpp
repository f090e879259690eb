// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "demostage.h"

#include "httptransport.h"
#include "jsonbody.h"
#include "livesession.h"
#include "scenariobook.h"

#include <QJsonDocument>
#include <QJsonObject>

namespace deck {

namespace {

/// As many as make data stale, so that pictures of a fault show what lasts.
constexpr int looksAtAFault = 3;

QByteArray clockBody(const QJsonObject &wish)
{
    return QJsonDocument(wish).toJson(QJsonDocument::Compact);
}

QByteArray toNextChange(Instant limit)
{
    return clockBody({{QStringLiteral("to"), QStringLiteral("next-change")}, {QStringLiteral("limit"), limit.toIso()}});
}

QByteArray jumpTo(Instant at)
{
    return clockBody({{QStringLiteral("to"), at.toIso()}});
}

QUrl controlUrl(QUrl baseUrl)
{
    baseUrl.setPath(QString()); // the emulator's own paths are beside /v1
    return baseUrl;
}

} // namespace

DemoStage::DemoStage(std::unique_ptr<emulator::EmulatorHost> host, emulator::ScenarioInfo scenario)
    : m_host(std::move(host)), m_scenario(std::move(scenario))
{
}

DemoStage::~DemoStage() = default;

Result<std::unique_ptr<DemoStage>> DemoStage::open(const DemoOptions &options)
{
    const auto scenario = emulator::findScenario(options.scenario);
    if (!scenario)
        return scenario.error();
    emulator::EmulatorOptions wish;
    wish.scenario = options.scenario;
    wish.seed = options.seed;
    wish.speed = 0;
    wish.epoch = options.epoch;
    wish.advance = options.advance;
    wish.startAtEpoch = true;
    wish.faults = options.faults;
    auto host = emulator::EmulatorHost::start(wish);
    if (!host)
        return host.error();
    std::unique_ptr<DemoStage> stage(new DemoStage(std::move(*host), *scenario));
    stage->m_hasFaults = !options.faults.isEmpty() || !scenario->faultEdges.empty();
    return stage;
}

void DemoStage::connectClock(QNetworkAccessManager &manager, ServerClock &clock)
{
    m_control = std::make_unique<HttpTransport>(manager, clock, controlUrl(baseUrl()), token());
}

Task<Result<Done>> DemoStage::playPast(LiveSession *session, Progress progress, std::stop_token stop)
{
    const Instant begin = m_host->epoch();
    const Instant present = m_host->presentMoment();
    const Result<Done> firstLook = co_await session->observePast(std::nullopt, stop);
    if (!firstLook)
        co_return firstLook.error();
    Instant now = begin;
    std::optional<Instant> coveredSince = begin;
    while (now < present) {
        const std::optional<Instant> reopened = closedUntil(now);
        const Instant limit = reopened ? std::min(*reopened, present) : nextClosing(now, present);
        const QByteArray wish = reopened ? jumpTo(limit) : toNextChange(limit);
        const Result<Step> step = co_await moveClock(wish, stop);
        if (!step)
            co_return step.error();
        now = step->at;
        if (reopened)
            coveredSince.reset();
        const Result<Done> look = co_await session->observePast(coveredSince, stop);
        if (!look && m_hasFaults && now >= present)
            break;
        if (!look && (m_scenario.faultEdges.empty() || stop.stop_requested()))
            co_return look.error();
        // A story with an outage goes on; what was not seen meanwhile is a gap.
        if (look)
            coveredSince = now;
        else
            coveredSince.reset();
        if (progress)
            progress(int(100 * (now - begin).count() / std::max<qint64>(1, (present - begin).count())));
    }
    const int looks = m_hasFaults ? looksAtAFault : 1;
    for (int i = 0; i < looks; ++i) {
        const Result<Done> wholeLook = co_await session->lookAtAll(stop);
        if (wholeLook || !m_hasFaults || stop.stop_requested())
            co_return wholeLook;
    }
    // Faults that were asked for begin with the present: the fleet is what was seen last, and the session says so.
    co_return Done();
}

Task<Result<Done>> DemoStage::setSpeed(double speed, std::stop_token stop)
{
    const QByteArray wish = clockBody({{QStringLiteral("speed"), speed}});
    const Result<Step> step = co_await moveClock(wish, stop);
    if (!step)
        co_return step.error();
    co_return Done();
}

Task<Result<DemoStage::Step>> DemoStage::moveClock(QByteArray body, std::stop_token stop)
{
    const HttpRequest request(HttpRequest::Method::Post, QStringLiteral("/x/clock"), body);
    const auto answer = co_await m_control->send(request, stop);
    if (!answer)
        co_return answer.error();
    const Result<QJsonObject> json = parseJsonBody(answer->body, answer->contentType);
    if (!json)
        co_return json.error();
    const auto at = Instant::fromRfc3339(json->value(QStringLiteral("now")).toString());
    if (!at)
        co_return Error(Error::Kind::Decode, QStringLiteral("the demo's clock names no time"));
    Step step;
    step.at = *at;
    co_return step;
}

std::optional<Instant> DemoStage::closedUntil(Instant at) const
{
    for (const emulator::ClosedInterval &closed : m_scenario.appClosed) {
        if (m_host->epoch() + closed.from <= at && at < m_host->epoch() + closed.to)
            return m_host->epoch() + closed.to;
    }
    return std::nullopt;
}

Instant DemoStage::nextClosing(Instant at, Instant limit) const
{
    for (const emulator::ClosedInterval &closed : m_scenario.appClosed) {
        const Instant from = m_host->epoch() + closed.from;
        if (from > at)
            limit = std::min(limit, from);
    }
    // An app that polls sees an outage begin and end, whether the fleet changes then or not.
    for (const Seconds edge : m_scenario.faultEdges) {
        if (m_host->epoch() + edge > at)
            limit = std::min(limit, m_host->epoch() + edge);
    }
    return limit;
}

} // namespace deck
