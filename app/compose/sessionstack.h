// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "account.h"
#include "availabilityapi.h"
#include "connectiontest.h"
#include "deletelater.h"
#include "demostage.h"
#include "historystore.h"
#include "httptransport.h"
#include "livesession.h"
#include "serverclock.h"
#include "sessionhost.h"

#include <QNetworkAccessManager>
#include <QTemporaryDir>

namespace deck {

/// Everything one open session consists of, in the order in which it is built; it is taken down in the opposite one. It is
/// often dropped inside a signal of its own network objects, so it goes through the event loop (`Ptr`).
class SessionStack : public QObject
{
    Q_OBJECT
public:
    using Ptr = std::shared_ptr<SessionStack>;

    /// The emulator's clock stands at the beginning of the story, and nothing has been observed.
    static Result<Ptr> forDemo(const DemoOptions &options);
    /// Without a history yet: `identify`, then `openHistory`.
    static Result<Ptr> forService(const ConnectRequest &request);
    ~SessionStack() override;

    /// Asks the service whose key this is. A service that does not know the question (404) leaves the account empty.
    Task<Result<Done>> identify(std::stop_token stop);
    /// Whether it is known where the history lies before the service was asked.
    bool knowsItsHistory() const { return !m_request.project.isEmpty() || !m_request.profile.isEmpty(); }
    /// A history that another program has open is then read from a copy, and what is seen now is not added to it.
    void readACopyIfShared() { m_copyIfShared = true; }
    /// Opens the history of that account and makes the session. `profile` and the key name it where the service does not.
    Result<Done> openHistory();
    /// Whose this other key is, asked of the same service.
    Task<Result<Account>> accountOf(Secret key, std::stop_token stop);
    /// Whether the service does not answer that question, now or later; any other error is a passing one.
    static bool saysNothing(const Error &error);
    Task<ConnectionCheck> check(ConnectionTest::Tell tell, std::function<Millis()> elapsed, std::stop_token stop);
    const Account &account() const { return m_account; }
    const ConnectRequest &request() const { return m_request; }

    LiveSession &session() { return *m_session; }
    /// Null for a live service.
    DemoStage *stage() { return m_stage.get(); }

private:
    /// Opens the store and makes the session.
    Result<Done> finish(SourceInfo source, const QString &folder, const QString &accountKey, RateCard card,
                        const QStringList &earlierKeys = {});
    SessionStack(const QUrl &baseUrl, const Secret &key, ServerClock::Pace pace, std::unique_ptr<DemoStage> stage,
                 const HttpTransport::Options &options = {});

    ConnectRequest m_request;
    Account m_account;
    bool m_copyIfShared = false;
    std::unique_ptr<QTemporaryDir> m_folder; ///< the store of a demo, or the copy of one; removed with it
    std::unique_ptr<DemoStage> m_stage;
    SystemClock m_computer;
    ServerClock m_clock;
    /// Replies that were aborted a moment ago go through the event loop, and it must outlive them.
    LaterPtr<QNetworkAccessManager> m_manager;
    HttpTransport::Options m_options;
    HttpTransport m_service;
    std::unique_ptr<AvailabilityApi> m_availability;
    std::unique_ptr<HistoryStore> m_store;
    std::unique_ptr<LiveSession> m_session;
};

} // namespace deck
