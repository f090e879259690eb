// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "apihabits.h"
#include "instant.h"
#include "result.h"
#include "secret.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QUrl>

#include <memory>
#include <optional>

namespace deck::emulator {

struct EmulatorOptions
{
    QString scenario = QStringLiteral("default"); ///< see loadScenario()
    std::optional<quint64> seed;      ///< the scenario's own unless given
    double speed = 1;                 ///< virtual seconds in a real one; 0: only /x/clock moves the time
    std::optional<Instant> epoch;     ///< the scenario's own unless given
    std::optional<Seconds> advance;   ///< likewise
    bool startAtEpoch = false;        ///< otherwise the time starts at epoch + advance
    Secret token;                     ///< made up if empty
    quint16 port = 0;                 ///< any free one if 0
    ApiHabits habits;
    QStringList faults;               ///< SPECs, see faultrule.h; those of a past that is played first wait for its end
};

/// The API emulator on the loopback interface: every answer follows from scenario, seed, epoch and the requests so far.
/// It lives in the thread that started it and needs that thread's event loop.
class EmulatorServer : public QObject
{
    Q_OBJECT

public:
    /// Error::Kind::Invalid for a scenario that cannot be had, a speed below 0 or a fault that cannot be read, Unavailable for a port that is in use.
    static Result<std::unique_ptr<EmulatorServer>> start(const EmulatorOptions &options);
    ~EmulatorServer() override;

    /// "http://127.0.0.1:PORT/v1"; the emulator's own paths are beside it, under /x.
    QUrl baseUrl() const;
    Secret token() const;
    /// Where the observation of the past begins and where the story's "now" is.
    Instant epoch() const;
    Instant presentMoment() const;

private:
    class Engine;

    explicit EmulatorServer(std::unique_ptr<Engine> engine);

    std::unique_ptr<Engine> m_engine;
};

} // namespace deck::emulator
