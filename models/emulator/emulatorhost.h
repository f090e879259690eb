// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "emulatorserver.h"

class QThread;

namespace deck::emulator {

/// Runs an emulator in a thread of its own, for the offline demo: its work never takes time from the windows, and the app
/// still talks HTTP to it. The destructor stops the server and waits for the thread.
class EmulatorHost
{
public:
    /// Returns when the server answers, or with the reason why it does not; see EmulatorServer::start.
    static Result<std::unique_ptr<EmulatorHost>> start(const EmulatorOptions &options);
    ~EmulatorHost();

    EmulatorHost(const EmulatorHost &) = delete;
    EmulatorHost &operator=(const EmulatorHost &) = delete;

    QUrl baseUrl() const { return m_baseUrl; }
    Secret token() const { return m_token; }
    Instant epoch() const { return m_epoch; }
    Instant presentMoment() const { return m_present; }

private:
    EmulatorHost();

    std::unique_ptr<QThread> m_thread;
    std::unique_ptr<QObject> m_inThread;
    std::unique_ptr<EmulatorServer> m_server; ///< made, used and destroyed in the thread
    QUrl m_baseUrl;
    Secret m_token;
    Instant m_epoch;
    Instant m_present;
};

} // namespace deck::emulator
