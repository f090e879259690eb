// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "sessionstack.h"

#include "accountapi.h"
#include "authorities.h"
#include "paths.h"
#include "ratecardfile.h"
#include "serviceurl.h"

#include <QCryptographicHash>

namespace deck {

namespace {

QString placeOf(const QUrl &baseUrl)
{
    return baseUrl.toString(QUrl::RemoveUserInfo | QUrl::RemoveQuery);
}

/// The names under which the history of an account may lie, the best first: the service's address with the project, which
/// stays when a key is replaced; else with the profile; else with a fingerprint of the key. Nothing of one account can mix
/// with another's.
QStringList accountKeys(const SourceInfo &source, const QString &profile, const Secret &key)
{
    const QString place = placeOf(source.baseUrl);
    QStringList keys;
    if (!source.project.isEmpty())
        keys.append(place + QStringLiteral(" project ") + source.project.toString());
    if (!profile.isEmpty())
        keys.append(place + QStringLiteral(" profile ") + profile);
    if (!key.isEmpty()) {
        const QByteArray fingerprint = QCryptographicHash::hash(key.reveal(), QCryptographicHash::Sha256).toHex();
        keys.append(place + QStringLiteral(" key ") + QString::fromLatin1(fingerprint));
    }
    return keys;
}

Error noTemporaryFolder(const QTemporaryDir &folder)
{
    return Error(Error::Kind::Storage, QStringLiteral("no temporary folder can be made: %1").arg(folder.errorString()));
}

} // namespace

SessionStack::SessionStack(const QUrl &baseUrl, const Secret &key, ServerClock::Pace pace, std::unique_ptr<DemoStage> stage,
                           const HttpTransport::Options &options)
    : m_stage(std::move(stage)), m_clock(m_computer, pace), m_manager(new QNetworkAccessManager), m_options(options),
      m_service(*m_manager, m_clock, baseUrl, key, options)
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
        return noTemporaryFolder(*stack->m_folder);
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
    const Result<QByteArray> authorities = readAuthorities(request.caFile);
    if (!authorities)
        return authorities.error();
    HttpTransport::Options options;
    options.authorities = *authorities;
    if (request.readsPerMinute > 0)
        options.reads.perMinute = request.readsPerMinute;
    const auto pace = isLoopbackHost(baseUrl->host()) ? ServerClock::Pace::FromServer : ServerClock::Pace::Real;
    const Ptr stack(new SessionStack(*baseUrl, request.key, pace, nullptr, options), DeleteLater());
    stack->m_request = request;
    stack->m_request.baseUrl = *baseUrl;
    return stack;
}

bool SessionStack::saysNothing(const Error &error)
{
    const int status = error.httpStatus;
    return error.kind == Error::Kind::Decode
        || (status >= 400 && status < 500 && status != 401 && status != 408 && status != 429);
}

Task<Result<Done>> SessionStack::identify(std::stop_token stop)
{
    AccountApi api(m_service);
    const auto account = co_await api.fetchAccount(stop);
    if (account)
        m_account = account->value;
    else if (!saysNothing(account.error()))
        co_return account.error(); // a passing fault must not lead to another history
    co_return Done();
}

Task<Result<Account>> SessionStack::accountOf(Secret key, std::stop_token stop)
{
    HttpTransport other(*m_manager, m_clock, m_service.baseUrl(), std::move(key), m_options);
    AccountApi api(other);
    const auto account = co_await api.fetchAccount(stop);
    if (!account)
        co_return account.error();
    co_return account->value;
}

Task<ConnectionCheck> SessionStack::check(ConnectionTest::Tell tell, std::function<Millis()> elapsed, std::stop_token stop)
{
    ConnectionTest test(m_service, m_request.project, std::move(elapsed), std::move(tell));
    const ConnectionCheck outcome = co_await test.run(stop);
    co_return outcome;
}

Result<Done> SessionStack::openHistory()
{
    SourceInfo source;
    source.name = m_request.name.isEmpty() ? m_request.baseUrl.host() : m_request.name;
    source.baseUrl = m_request.baseUrl;
    source.project = m_request.project.isEmpty() ? m_account.project : m_request.project;
    const Result<QString> folder = Paths::dataFolder();
    if (!folder)
        return folder.error();
    QStringList keys = accountKeys(source, m_request.profile, m_request.key);
    const QString own = keys.takeFirst();
    return finish(source, *folder, own, RateCard(), keys);
}

Result<Done> SessionStack::finish(SourceInfo source, const QString &folder, const QString &accountKey, RateCard card,
                                  const QStringList &earlierKeys)
{
    const bool copies = m_copyIfShared && HistoryStore::isOpenElsewhere(folder, accountKey, earlierKeys);
    if (copies) {
        m_folder = std::make_unique<QTemporaryDir>();
        if (!m_folder->isValid())
            return noTemporaryFolder(*m_folder);
    }
    auto store = copies ? HistoryStore::openCopy(folder, accountKey, earlierKeys, m_folder->path())
                        : HistoryStore::open(folder, accountKey, earlierKeys);
    if (!store)
        return store.error();
    m_store = std::move(*store);
    const SessionParts parts{m_service, m_availability.get(), *m_store};
    m_session = std::make_unique<LiveSession>(std::move(source), parts, std::move(card));
    return Done();
}

} // namespace deck
