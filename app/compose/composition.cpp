// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "composition.h"

#include "awaitfuture.h"
#include "log.h"
#include "retrypolicy.h"
#include "stoppablesleep.h"

#include <QCoreApplication>
#include <QNetworkInformation>
#include <QNetworkProxyFactory>
#include <QRandomGenerator>

namespace deck {

namespace {

constexpr auto publicService = "https://api.together.ai/v1"; // facts.md, section 2

ConnectRequest requestFor(const QUrl &url)
{
    ConnectRequest request;
    request.baseUrl = url;
    request.key = Secret(qgetenv("TOGETHER_API_KEY").trimmed());
    request.project = ProjectId(qEnvironmentVariable("TOGETHER_PROJECT_ID").trimmed());
    return request;
}

ConnectRequest requestFor(const Profile &profile, const Secret &key)
{
    ConnectRequest request;
    request.baseUrl = profile.baseUrl;
    request.key = key;
    request.project = profile.project;
    request.name = profile.name;
    request.caFile = profile.caFile;
    request.readsPerMinute = profile.readsPerMinute;
    request.profile = profile.id;
    return request;
}

Error noSuchProfile(const QString &word)
{
    return Error(Error::Kind::Invalid, word.isEmpty() ? QStringLiteral("no profile was used yet; name one with --profile NAME")
                                                      : QStringLiteral("there is no profile '%1'").arg(word));
}

bool isAnotherProject(const ProjectId &mine, const Account &account)
{
    return !mine.isEmpty() && !account.project.isEmpty() && mine != account.project;
}

Error anotherProject(const ProjectId &mine, const Account &account)
{
    const QString theirs = account.projectName.isEmpty() ? account.project.toString() : account.projectName;
    return Error(Error::Kind::Invalid,
                 QStringLiteral("this key belongs to another project (%1); this account is of project %2, and their histories must "
                                "not mix. Make another profile for it").arg(theirs, mine.toString()));
}

Result<Done> doneOf(const Result<Profile> &saved)
{
    return saved ? Result<Done>(Done()) : Result<Done>(saved.error());
}

} // namespace

Composition::Composition(DemoClock demoClock, const QString &profiles, QObject *parent)
    : SessionHost(parent), m_demoClock(demoClock), m_book(profiles)
{
    QNetworkProxyFactory::setUseSystemConfiguration(true);
    if (const Result<Done> loaded = profiles.isEmpty() ? Result<Done>(Done()) : m_book.load(); !loaded)
        log::write(log::Level::Warning, "profiles", loaded.error().summary());
    watchNetwork();
}

Composition::~Composition()
{
    m_attempt.reset();
    m_scope.requestStop();
    close();
    // No event loop runs any more, and the demo's folder and thread must not stay behind.
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

void Composition::open(const SourceOptions &source)
{
    if (source.kind == SourceOptions::Kind::Demo)
        m_demo = source.demo;
    if (source.kind == SourceOptions::Kind::Demo || source.kind == SourceOptions::Kind::ApiUrl) {
        begin(stackFor(source), Trust::WorkedBefore);
        return;
    }
    const bool isNamed = source.kind == SourceOptions::Kind::Profile;
    const std::optional<Profile> profile = isNamed ? m_book.named(source.profile) : m_book.lastUsed();
    if (profile)
        openProfile(profile->id);
    else if (isNamed)
        Q_EMIT failed(noSuchProfile(source.profile));
}

Result<SessionStack::Ptr> Composition::stackFor(const SourceOptions &source) const
{
    switch (source.kind) {
    case SourceOptions::Kind::None:
    case SourceOptions::Kind::Profile: // takes a look into the keychain first
        return Error(Error::Kind::Invalid, QStringLiteral("no source was named"));
    case SourceOptions::Kind::Demo:
        return SessionStack::forDemo(source.demo);
    case SourceOptions::Kind::ApiUrl: {
        const ConnectRequest request = requestFor(source.apiUrl);
        if (request.key.isEmpty())
            return Error(Error::Kind::Invalid, QStringLiteral("there is no API key: set TOGETHER_API_KEY"));
        return SessionStack::forService(request);
    }
    }
    Q_UNREACHABLE();
}

Task<Result<Done>> Composition::openAndWait(SourceOptions source, std::stop_token stop, Look look)
{
    m_demo = source.demo;
    const bool isProfile = source.kind == SourceOptions::Kind::Profile || source.kind == SourceOptions::Kind::None;
    if (isProfile && look == Look::HistoryOnly) {
        const QString word = source.profile;
        const Result<Done> kept = co_await openKept(word, stop);
        co_return kept;
    }
    Result<SessionStack::Ptr> stack = Error(Error::Kind::Invalid, QStringLiteral("no source was named"));
    if (isProfile) {
        const std::optional<Profile> profile = source.profile.isEmpty() ? m_book.lastUsed() : m_book.named(source.profile);
        if (!profile)
            co_return noSuchProfile(source.profile);
        const Profile named = *profile;
        const Result<SessionStack::Ptr> opened = co_await stackOf(named, stop);
        stack = opened;
    } else {
        stack = stackFor(source);
    }
    if (!stack)
        co_return stack.error();
    SessionStack *const raw = stack->get();
    if (look == Look::HistoryOnly)
        raw->readACopyIfShared();
    const Result<Done> ready = co_await prepare(raw, Trust::New, stop);
    if (!ready)
        co_return ready.error();
    take(*stack);
    co_return Done();
}

/// The history of a profile as it lies on disk: no key, no network.
Task<Result<Done>> Composition::openKept(QString word, std::stop_token stop)
{
    const std::optional<Profile> profile = word.isEmpty() ? m_book.lastUsed() : m_book.named(word);
    if (!profile)
        co_return noSuchProfile(word);
    const Result<SessionStack::Ptr> stack = SessionStack::forService(requestFor(*profile, Secret()));
    if (!stack)
        co_return stack.error();
    (*stack)->readACopyIfShared();
    const Result<Done> opened = (*stack)->openHistory();
    if (!opened)
        co_return opened.error();
    LiveSession &session = (*stack)->session();
    const Result<Done> loaded = co_await session.load(stop);
    if (!loaded)
        co_return loaded.error();
    m_stack = *stack;
    co_return Done();
}

TaskScope &Composition::newAttempt()
{
    m_attempt = std::make_unique<TaskScope>(); // ends the one before
    return *m_attempt;
}

void Composition::stop()
{
    if (!m_attempt || m_attempt->running() == 0)
        return;
    m_attempt.reset();
    Q_EMIT stopped();
}

void Composition::begin(Result<SessionStack::Ptr> stack, Trust trust)
{
    TaskScope &attempt = newAttempt();
    if (!stack) {
        Q_EMIT failed(stack.error());
        return;
    }
    const SessionStack::Ptr shared = *stack;
    attempt.spawn([this, shared, trust](std::stop_token stop) { return bringUp(shared, trust, stop); });
}

Task<> Composition::bringUp(SessionStack::Ptr stack, Trust trust, std::stop_token stop)
{
    SessionStack *const raw = stack.get();
    for (int failures = 1;; ++failures) {
        const Result<Done> ready = co_await prepare(raw, trust, stop);
        if (stop.stop_requested())
            co_return;
        if (ready)
            break;
        Q_EMIT failed(ready.error());
        if (trust == Trust::New || !RetryPolicy::isRetryable(ready.error()))
            co_return;
        const Millis wait = RetryPolicy::delay(ready.error(), failures, QRandomGenerator::global()->generateDouble());
        StoppableSleep pause(wait, stop);
        const bool goOn = co_await pause;
        if (!goOn)
            co_return;
    }
    closeStack();
    take(stack);
    if (!stack->stage()) // what was opened is kept in mind, whatever is opened next
        m_scope.spawn([this, stack](std::stop_token end) { return remember(stack, end); });
}

void Composition::take(SessionStack::Ptr stack)
{
    m_stack = std::move(stack);
    m_stack->session().start();
    Q_EMIT currentChanged(current());
}

Task<Result<Done>> Composition::prepare(SessionStack *stack, Trust trust, std::stop_token stop)
{
    if (stack->stage()) {
        const Result<Done> played = co_await playDemo(stack, stop);
        co_return played;
    }
    const Result<Done> ready = co_await prepareLive(stack, trust, stop);
    co_return ready;
}

/// Ends with a fleet that was really read; or, where the account is known, with its history; or with the reason why not.
Task<Result<Done>> Composition::prepareLive(SessionStack *stack, Trust trust, std::stop_token stop)
{
    const Result<Done> identified = co_await stack->identify(stop);
    const bool mayOpenKept = trust == Trust::WorkedBefore && stack->knowsItsHistory() && !stop.stop_requested();
    if (!identified && !mayOpenKept)
        co_return identified.error();
    const ConnectRequest &request = stack->request();
    const std::optional<Profile> known = m_book.find(request.profile);
    if (known && isAnotherProject(known->project, stack->account()))
        co_return anotherProject(known->project, stack->account());
    const Result<Done> opened = stack->openHistory();
    if (!opened)
        co_return opened.error();
    LiveSession &session = stack->session();
    const Result<Done> loaded = co_await session.load(stop);
    if (!loaded || !identified)
        co_return loaded;
    Q_EMIT progress(tr("Reading the clusters…"));
    const Result<Done> look = co_await session.lookAtAll(stop);
    if (!look && !mayOpenKept)
        co_return look.error();
    co_return Done();
}

Task<Result<Done>> Composition::playDemo(SessionStack *stack, std::stop_token stop)
{
    DemoStage *const stage = stack->stage();
    LiveSession &session = stack->session();
    const Result<Done> loaded = co_await session.load(stop);
    if (!loaded)
        co_return loaded.error();
    const auto tell = [this](int percent) { Q_EMIT progress(tr("Playing the demo's past: %1 %").arg(percent)); };
    const DemoStage::Progress report = tell;
    const Result<Done> played = co_await stage->playPast(&session, report, stop);
    if (!played)
        co_return played.error();
    const Result<Done> written = co_await session.written(stop);
    if (!written)
        co_return written.error();
    const double speed = m_demo.speed.value_or(m_demoClock == DemoClock::Runs ? 1.0 : 0.0);
    const Result<Done> running = co_await stage->setSpeed(speed, stop);
    co_return running;
}

LiveSession *Composition::liveSession() const
{
    return m_stack ? &m_stack->session() : nullptr;
}

FleetSession *Composition::current() const
{
    return liveSession();
}

void Composition::startDemo()
{
    SourceOptions source;
    source.kind = SourceOptions::Kind::Demo;
    source.demo = m_demo;
    begin(stackFor(source));
}

void Composition::connectTo(const ConnectRequest &request)
{
    if (request.key.isEmpty()) {
        Q_EMIT failed(Error(Error::Kind::Invalid, QStringLiteral("there is no API key")));
        return;
    }
    begin(SessionStack::forService(request));
}

void Composition::close()
{
    stop(); // who leaves does not want to arrive somewhere else a moment later
    closeStack();
}

void Composition::closeStack()
{
    if (!m_stack)
        return;
    // Windows let go of the session first; only then it goes.
    const SessionStack::Ptr old = std::exchange(m_stack, nullptr);
    Q_UNUSED(old)
    Q_EMIT currentChanged(nullptr);
}

void Composition::changeKey(const Secret &key)
{
    if (!m_stack || m_stack->stage()) {
        Q_EMIT keyChanged(Error(Error::Kind::Invalid, QStringLiteral("no account is open")));
        return;
    }
    m_scope.spawn([this, stack = m_stack, key](std::stop_token stop) { return exchangeKey(stack, key, stop); });
}

Task<> Composition::exchangeKey(SessionStack::Ptr stack, Secret key, std::stop_token stop)
{
    const Result<Account> account = co_await stack->accountOf(key, stop);
    if (stop.stop_requested() || stack != m_stack)
        co_return;
    const Error *failure = account ? nullptr : &account.error();
    if (failure && !SessionStack::saysNothing(*failure)) {
        Q_EMIT keyChanged(*failure);
        co_return;
    }
    const ProjectId mine = stack->session().source().project;
    if (account && isAnotherProject(mine, *account)) {
        Q_EMIT keyChanged(anotherProject(mine, *account));
        co_return;
    }
    stack->session().setKey(key);
    Q_EMIT keyChanged(Done());
    const std::optional<Profile> profile = m_book.find(stack->request().profile);
    if (!profile)
        co_return;
    const Profile kept = *profile;
    co_await keepKey(kept, key, stop);
}

void Composition::check(const ConnectRequest &request)
{
    TaskScope &attempt = newAttempt();
    const Result<SessionStack::Ptr> stack = SessionStack::forService(request);
    if (!stack) {
        ConnectionCheck outcome;
        outcome.error = stack.error();
        Q_EMIT checked(outcome);
        return;
    }
    attempt.spawn([this, shared = *stack](std::stop_token stop) { return runCheck(shared, stop); });
}

Task<> Composition::runCheck(SessionStack::Ptr stack, std::stop_token stop)
{
    const ConnectionTest::Tell tell = [this](const ConnectionCheck &soFar) { Q_EMIT checking(soFar); };
    // In pictures the clock stands still, this one too.
    const std::function<Millis()> elapsed = m_demoClock == DemoClock::Runs ? elapsedThroughSuspend : [] { return Millis(0); };
    const ConnectionCheck outcome = co_await stack->check(tell, elapsed, stop);
    if (!stop.stop_requested())
        Q_EMIT checked(outcome);
}

QString Composition::currentProfile() const
{
    return m_stack && !m_stack->stage() ? m_stack->request().profile : QString();
}

void Composition::openProfile(const QString &id)
{
    if (id == currentProfile() && !id.isEmpty()) {
        stop(); // it is the one to stay with
        return;
    }
    if (const std::optional<Profile> profile = m_book.find(id))
        newAttempt().spawn([this, named = *profile](std::stop_token stop) { return bringUpProfile(named, stop); });
}

Task<> Composition::bringUpProfile(Profile profile, std::stop_token stop)
{
    Q_EMIT progress(tr("Reading the key from the keychain…"));
    const Result<SessionStack::Ptr> stack = co_await stackOf(profile, stop);
    if (stop.stop_requested())
        co_return;
    if (stack) {
        const SessionStack::Ptr opening = *stack;
        const Trust trust = Trust::WorkedBefore; // its key was kept because it worked
        co_await bringUp(opening, trust, stop);
        co_return;
    }
    if (stack.error().kind != Error::Kind::Unavailable) {
        Q_EMIT failed(stack.error());
        co_return;
    }
    closeStack(); // the start page asks for the key
    Q_EMIT keyWanted(profile.id, profile.keyKept ? stack.error().detail : QString());
}

/// Unavailable when its key has to be asked for.
Task<Result<SessionStack::Ptr>> Composition::stackOf(Profile profile, std::stop_token stop)
{
    const Error noKey(Error::Kind::Unavailable, QStringLiteral("no key is kept for the profile '%1'").arg(profile.name));
    if (!profile.keyKept)
        co_return noKey;
    const QFuture<Result<Secret>> reading = m_keychain.read(profile.id);
    const Result<Secret> key = co_await awaitFuture(reading, stop);
    if (!key)
        co_return key.error();
    if (key->isEmpty())
        co_return noKey;
    const Result<SessionStack::Ptr> stack = SessionStack::forService(requestFor(profile, *key));
    co_return stack;
}

/// A connection that has worked becomes a profile, if that was asked for, and is the one used last.
Task<> Composition::remember(SessionStack::Ptr stack, std::stop_token stop)
{
    const ConnectRequest request = stack->request();
    if (request.profile.isEmpty())
        co_return;
    const std::optional<Profile> known = m_book.find(request.profile);
    Profile profile = known.value_or(Profile());
    profile.id = request.profile;
    profile.name = stack->session().source().name;
    profile.baseUrl = request.baseUrl;
    profile.project = stack->session().source().project;
    if (!stack->account().project.isEmpty()) { // else the service did not say now
        profile.projectName = stack->account().projectName;
        profile.organizationName = stack->account().organizationName;
    }
    profile.caFile = request.caFile;
    profile.readsPerMinute = request.readsPerMinute;
    Result<Profile> saved = m_book.save(profile);
    const Result<Done> used = saved ? m_book.noteUsed(profile.id) : Result<Done>(saved.error());
    if (!used) {
        Q_EMIT stack->session().storageFailed(used.error());
        co_return;
    }
    Q_EMIT profilesChanged();
    if (!request.remember)
        co_return;
    const Profile kept = *saved;
    const Secret key = request.key;
    co_await keepKey(kept, key, stop);
}

Task<> Composition::keepKey(Profile profile, Secret key, std::stop_token stop)
{
    const QFuture<Result<Done>> writing = m_keychain.write(profile.id, key);
    const Result<Done> written = co_await awaitFuture(writing, stop);
    if (stop.stop_requested())
        co_return;
    profile.keyKept = written.hasValue();
    const Result<Profile> saved = m_book.save(profile);
    Q_EMIT profilesChanged();
    if (!written)
        Q_EMIT keyNotKept(written.error());
    else if (!saved)
        Q_EMIT keyNotKept(saved.error());
}

void Composition::forgetProfile(const QString &id)
{
    if (currentProfile() == id)
        close();
    if (const std::optional<Profile> profile = m_book.find(id))
        m_scope.spawn([this, named = *profile](std::stop_token stop) { return dropKey(named, true, stop); });
}

void Composition::forgetKey(const QString &id)
{
    if (const std::optional<Profile> profile = m_book.find(id))
        m_scope.spawn([this, named = *profile](std::stop_token stop) { return dropKey(named, false, stop); });
}

/// The key first: a profile that is gone while its key stayed would leave something readable that nobody can find.
Task<> Composition::dropKey(Profile profile, bool profileToo, std::stop_token stop)
{
    if (profile.keyKept) {
        const QFuture<Result<Done>> removing = m_keychain.remove(profile.id);
        const Result<Done> removed = co_await awaitFuture(removing, stop);
        if (stop.stop_requested())
            co_return;
        if (!removed) {
            Q_EMIT failed(removed.error());
            co_return;
        }
    }
    profile.keyKept = false;
    const Result<Done> written = profileToo ? m_book.remove(profile.id) : doneOf(m_book.save(profile));
    if (!written)
        Q_EMIT failed(written.error());
    Q_EMIT profilesChanged();
}

Secret Composition::keyFromEnvironment() const
{
    return Secret(qgetenv("TOGETHER_API_KEY").trimmed());
}

QUrl Composition::defaultBaseUrl() const
{
    const QString named = qEnvironmentVariable("TOGETHER_BASE_URL").trimmed();
    return QUrl(named.isEmpty() ? QString::fromLatin1(publicService) : named);
}

void Composition::watchNetwork()
{
    if (!QNetworkInformation::loadBackendByFeatures(QNetworkInformation::Feature::Reachability))
        return; // then the poller finds out by trying
    connect(QNetworkInformation::instance(), &QNetworkInformation::reachabilityChanged, this,
            [this](QNetworkInformation::Reachability reachability) {
                if (m_stack && reachability == QNetworkInformation::Reachability::Online)
                    m_stack->session().reconnect();
            });
}

} // namespace deck
