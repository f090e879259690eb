// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "emulatorhost.h"
#include "result.h"
#include "scenario.h"
#include "sourceoptions.h"
#include "task.h"

#include <functional>
#include <memory>
#include <stop_token>

class QNetworkAccessManager;

namespace deck {

class HttpTransport;
class LiveSession;
class ServerClock;

/// The offline demo: an emulator on this computer whose past the app observes the way it observes any service, over HTTP
/// (DESIGN.md, decision 15). The emulator's clock is stepped from change to change, and the app polls after each step; while
/// the story says that the app was closed nobody looks, and a real gap is left.
class DemoStage
{
public:
    /// Parts of a hundred that have been played.
    using Progress = std::function<void(int percent)>;

    /// The clock stands at the story's beginning. Error::Invalid for an unknown scenario.
    static Result<std::unique_ptr<DemoStage>> open(const DemoOptions &options);
    ~DemoStage();

    QUrl baseUrl() const { return m_host->baseUrl(); }
    Secret token() const { return m_host->token(); }
    const emulator::ScenarioInfo &scenario() const { return m_scenario; }

    /// `manager` and `clock` are the session's own and outlive this.
    void connectClock(QNetworkAccessManager &manager, ServerClock &clock);
    /// Until epoch + advance; ends with a complete look at the present.
    Task<Result<Done>> playPast(LiveSession *session, Progress progress, std::stop_token stop);
    Task<Result<Done>> setSpeed(double speed, std::stop_token stop);

private:
    struct Step
    {
        Instant at;
    };

    DemoStage(std::unique_ptr<emulator::EmulatorHost> host, emulator::ScenarioInfo scenario);
    Task<Result<Step>> moveClock(QByteArray body, std::stop_token stop);
    /// The end of the interval in which the app was closed at this moment.
    std::optional<Instant> closedUntil(Instant at) const;
    Instant nextClosing(Instant at, Instant limit) const;

    std::unique_ptr<emulator::EmulatorHost> m_host;
    emulator::ScenarioInfo m_scenario;
    std::unique_ptr<HttpTransport> m_control;
    bool m_hasFaults = false;
};

} // namespace deck
