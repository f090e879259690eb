// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "composition.h"

#include <QCoreApplication>
#include <QNetworkInformation>

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

} // namespace

Composition::Composition(DemoClock demoClock, QObject *parent) : SessionHost(parent), m_demoClock(demoClock)
{
    watchNetwork();
}

Composition::~Composition()
{
    m_scope.requestStop();
    close();
    // No event loop runs any more, and the demo's folder and thread must not stay behind.
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

void Composition::open(const SourceOptions &source)
{
    if (source.kind == SourceOptions::Kind::Demo)
        m_demo = source.demo;
    if (source.kind != SourceOptions::Kind::None)
        begin(stackFor(source));
}

Result<SessionStack::Ptr> Composition::stackFor(const SourceOptions &source) const
{
    switch (source.kind) {
    case SourceOptions::Kind::None:
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

Task<Result<Done>> Composition::openAndWait(SourceOptions source, std::stop_token stop)
{
    m_demo = source.demo;
    const Result<SessionStack::Ptr> stack = stackFor(source);
    if (!stack)
        co_return stack.error();
    const Result<Done> ready = co_await prepare(stack->get(), stop);
    if (!ready)
        co_return ready.error();
    m_stack = *stack;
    m_stack->session().start();
    Q_EMIT currentChanged(current());
    co_return Done();
}

void Composition::begin(Result<SessionStack::Ptr> stack)
{
    if (!stack) {
        Q_EMIT failed(stack.error());
        return;
    }
    const SessionStack::Ptr shared = *stack;
    m_scope.spawn([this, shared](std::stop_token stop) { return bringUp(shared, stop); });
}

Task<> Composition::bringUp(SessionStack::Ptr stack, std::stop_token stop)
{
    const Result<Done> ready = co_await prepare(stack.get(), stop);
    if (stop.stop_requested())
        co_return;
    if (!ready) {
        Q_EMIT failed(ready.error());
        co_return;
    }
    close();
    m_stack = stack;
    m_stack->session().start();
    Q_EMIT currentChanged(current());
}

/// Ends with a fleet that was really read, or with the reason why there is none.
Task<Result<Done>> Composition::prepare(SessionStack *stack, std::stop_token stop)
{
    LiveSession &session = stack->session();
    const Result<Done> loaded = co_await session.load(stop);
    if (!loaded)
        co_return loaded.error();
    DemoStage *const stage = stack->stage();
    if (!stage) {
        Q_EMIT progress(tr("Reading the clusters…"));
        const Result<Done> look = co_await session.lookAtAll(stop);
        co_return look;
    }
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
    begin(SessionStack::forService(request));
}

void Composition::close()
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
    if (!m_stack) {
        Q_EMIT keyChanged(Error(Error::Kind::Invalid, QStringLiteral("no account is open")));
        return;
    }
    m_stack->session().setKey(key);
    Q_EMIT keyChanged(Done());
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
