// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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

    explicit Composition(DemoClock demoClock, QObject *parent = nullptr);
    ~Composition() override;

    /// What the command line asked for; with SourceOptions::Kind::None nothing happens.
    void open(const SourceOptions &source);
    /// For commands, which end with the session.
    Task<Result<Done>> openAndWait(SourceOptions source, std::stop_token stop);
    LiveSession *liveSession() const;

    FleetSession *current() const override;
    void startDemo() override;
    void connectTo(const ConnectRequest &request) override;
    void close() override;
    void changeKey(const Secret &key) override;
    Secret keyFromEnvironment() const override;
    QUrl defaultBaseUrl() const override;

private:
    void begin(Result<SessionStack::Ptr> stack);
    Task<> bringUp(SessionStack::Ptr stack, std::stop_token stop);
    Task<Result<Done>> prepare(SessionStack *stack, std::stop_token stop);
    Result<SessionStack::Ptr> stackFor(const SourceOptions &source) const;
    void watchNetwork();

    DemoClock m_demoClock;
    DemoOptions m_demo;
    SessionStack::Ptr m_stack;
    TaskScope m_scope;
};

} // namespace deck
