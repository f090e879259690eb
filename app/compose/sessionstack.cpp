// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "sessionstack.h"

#include "memorystore.h"
#include "serviceurl.h"

#include <QNetworkProxy>

namespace deck {

SessionStack::SessionStack(const QUrl &baseUrl, const Secret &key, ServerClock::Pace pace, std::unique_ptr<DemoStage> stage)
    : m_stage(std::move(stage)), m_clock(m_computer, pace), m_service(m_manager, m_clock, baseUrl, key)
{
    if (isLoopbackHost(baseUrl.host()))
        m_manager.setProxy(QNetworkProxy::NoProxy);
    const QUrl feed = AvailabilityApi::emulatorFeed(baseUrl);
    if (feed.isValid())
        m_availability = std::make_unique<AvailabilityApi>(m_manager, m_clock, feed, baseUrl, key);
}

SessionStack::~SessionStack() = default;

Result<SessionStack::Ptr> SessionStack::forDemo(const DemoOptions &options)
{
    auto stage = DemoStage::open(options);
    if (!stage)
        return stage.error();
    SourceInfo source;
    source.kind = SourceInfo::Kind::Demo;
    source.name = (*stage)->scenario().name;
    source.baseUrl = (*stage)->baseUrl();
    source.project = ProjectId((*stage)->scenario().projectId);
    const Secret token = (*stage)->token();
    const Ptr stack(new SessionStack(source.baseUrl, token, ServerClock::Pace::FromServer, std::move(*stage)), DeleteLater());
    stack->m_stage->connectClock(stack->m_manager, stack->m_clock);
    stack->m_store = std::make_unique<MemoryStore>();
    const SessionParts parts{stack->m_service, stack->m_availability.get(), *stack->m_store};
    stack->m_session = std::make_unique<LiveSession>(source, parts, RateCard());
    return stack;
}

Result<SessionStack::Ptr> SessionStack::forService(const ConnectRequest &request)
{
    const Result<QUrl> baseUrl = checkedServiceUrl(request.baseUrl);
    if (!baseUrl)
        return baseUrl.error();
    if (request.key.isEmpty())
        return Error(Error::Kind::Invalid, QStringLiteral("there is no API key"));
    SourceInfo source;
    source.name = request.name.isEmpty() ? baseUrl->host() : request.name;
    source.baseUrl = *baseUrl;
    source.project = request.project;
    const auto pace = isLoopbackHost(baseUrl->host()) ? ServerClock::Pace::FromServer : ServerClock::Pace::Real;
    const Ptr stack(new SessionStack(*baseUrl, request.key, pace, nullptr), DeleteLater());
    stack->m_store = std::make_unique<MemoryStore>();
    const SessionParts parts{stack->m_service, stack->m_availability.get(), *stack->m_store};
    stack->m_session = std::make_unique<LiveSession>(source, parts, RateCard());
    return stack;
}

} // namespace deck
