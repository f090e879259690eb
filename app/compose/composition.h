// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "keychain.h"
#include "profilebook.h"
#include "sessionhost.h"
#include "sessionstack.h"
#include "sourceoptions.h"
#include "taskscope.h"

#include <memory>

namespace deck {

/// Opens sessions over real objects. One at a time: a new one takes the old one's place only when its first complete look
/// has succeeded, so that nobody ever sees an empty fleet that is none.
class Composition final : public SessionHost
{
    Q_OBJECT
public:
    /// How a demo goes on when its past has been played.
    enum class DemoClock { Runs, StandsStill };
    /// What a command wants of a saved profile.
    enum class Look { Fresh, HistoryOnly };

    /// `profiles` is the folder of the saved profiles; empty for none, as in pictures that must not show this computer's.
    explicit Composition(DemoClock demoClock, const QString &profiles = {}, QObject *parent = nullptr);
    ~Composition() override;

    /// What the command line asked for; with SourceOptions::Kind::None the profile that was used last, if any.
    void open(const SourceOptions &source);
    /// For commands, which end with the session.
    Task<Result<Done>> openAndWait(SourceOptions source, std::stop_token stop, Look look = Look::Fresh);
    LiveSession *liveSession() const;

    FleetSession *current() const override;
    void startDemo() override;
    void connectTo(const ConnectRequest &request) override;
    void close() override;
    void changeKey(const Secret &key) override;
    void check(const ConnectRequest &request) override;
    void stop() override;
    QList<Profile> profiles() const override { return m_book.profiles(); }
    QString currentProfile() const override;
    void openProfile(const QString &id) override;
    void forgetProfile(const QString &id) override;
    void forgetKey(const QString &id) override;
    Secret keyFromEnvironment() const override;
    QUrl defaultBaseUrl() const override;

private:
    /// For what opens or checks a connection: one at a time, so that what a person asked for last is what opens.
    TaskScope &newAttempt();
    /// When a connection that was worked with before cannot be made now, what is kept on disk opens, and the session goes
    /// on trying; or the start page says so and it is tried again (C22). A new one has to work first.
    enum class Trust { New, WorkedBefore };
    void begin(Result<SessionStack::Ptr> stack, Trust trust = Trust::New);
    void closeStack();
    void take(SessionStack::Ptr stack);
    Task<> bringUpProfile(Profile profile, std::stop_token stop);
    Task<Result<SessionStack::Ptr>> stackOf(Profile profile, std::stop_token stop);
    Task<Result<Done>> openKept(QString word, std::stop_token stop);
    Task<> exchangeKey(SessionStack::Ptr stack, Secret key, std::stop_token stop);
    Task<> runCheck(SessionStack::Ptr stack, std::stop_token stop);
    Task<> remember(SessionStack::Ptr stack, std::stop_token stop);
    Task<> keepKey(Profile profile, Secret key, std::stop_token stop);
    Task<> dropKey(Profile profile, bool profileToo, std::stop_token stop);
    Task<> bringUp(SessionStack::Ptr stack, Trust trust, std::stop_token stop);
    Task<Result<Done>> prepare(SessionStack *stack, Trust trust, std::stop_token stop);
    Task<Result<Done>> prepareLive(SessionStack *stack, Trust trust, std::stop_token stop);
    Task<Result<Done>> playDemo(SessionStack *stack, std::stop_token stop);
    Result<SessionStack::Ptr> stackFor(const SourceOptions &source) const;
    void watchNetwork();

    DemoClock m_demoClock;
    DemoOptions m_demo;
    ProfileBook m_book;
    Keychain m_keychain;
    SessionStack::Ptr m_stack;
    TaskScope m_scope;
    std::unique_ptr<TaskScope> m_attempt;
};

} // namespace deck
