// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "sessionstack.h"

#include "paths.h"
#include "ratecardfile.h"
#include "serviceurl.h"

#include <QCryptographicHash>

namespace deck {

namespace {

/// Whose history it is: the service's address with the project, or with a fingerprint of the key when none is named. Nothing
/// of one account can mix with another's.
QString accountKey(const SourceInfo &source, const Secret &key)
{
    const QString place = source.baseUrl.toString(QUrl::RemoveUserInfo | QUrl::RemoveQuery);
    if (!source.project.isEmpty())
        return place + QStringLiteral(" project ") + source.project.toString();
    const QByteArray fingerprint = QCryptographicHash::hash(key.reveal(), QCryptographicHash::Sha256).toHex();
    return place + QStringLiteral(" key ") + QString::fromLatin1(fingerprint);
}

} // namespace

SessionStack::SessionStack(const QUrl &baseUrl, const Secret &key, ServerClock::Pace pace, std::unique_ptr<DemoStage> stage)
    : m_stage(std::move(stage)), m_clock(m_computer, pace), m_manager(new QNetworkAccessManager), m_service(*m_manager, m_clock, baseUrl, key)
{
    const QUrl feed = AvailabilityApi::emulatorFeed(baseUrl);
    if (feed.isValid())
        m_availability = std::make_unique<AvailabilityApi>(*m_manager, m_clock, feed, baseUrl, key);
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
    stack->m_stage->connectClock(*stack->m_manager, stack->m_clock);
    stack->m_folder = std::make_unique<QTemporaryDir>();
    if (!stack->m_folder->isValid())
        return Error(Error::Kind::Storage, QStringLiteral("no temporary folder can be made: %1").arg(stack->m_folder->errorString()));
    const Result<RateCard> card = demoRateCard();
    if (!card)
        return card.error();
    const Result<Done> finished = stack->finish(source, stack->m_folder->path(), QStringLiteral("demo"), *card);
    if (!finished)
        return finished.error();
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
    const Result<QString> folder = Paths::dataFolder();
    if (!folder)
        return folder.error();
    const Result<Done> finished = stack->finish(source, *folder, accountKey(source, request.key), RateCard());
    if (!finished)
        return finished.error();
    return stack;
}

Result<Done> SessionStack::finish(SourceInfo source, const QString &folder, const QString &accountKey, RateCard card)
{
    auto store = HistoryStore::open(folder, accountKey);
    if (!store)
        return store.error();
    m_store = std::move(*store);
    const SessionParts parts{m_service, m_availability.get(), *m_store};
    m_session = std::make_unique<LiveSession>(std::move(source), parts, std::move(card));
    return Done();
}

} // namespace deck
