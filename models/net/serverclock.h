// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "clock.h"

#include <QMutex>

#include <functional>
#include <optional>

namespace deck {

/// The service's time (DESIGN.md, decision 5; cases.md C07). An HTTP Date says only "within this second", so each answer
/// gives an interval for the server's time; intervals are intersected, and the time moves only when it leaves what is known.
/// It starts at the interval's beginning and therefore is corrected forwards: a countdown never steps back. Between answers
/// it is carried on by a counter that runs through suspend and that nobody can set. Before the first Date it is the
/// computer's time, and says so.
///
/// One Date far from what is known (a wrong server behind the balancer, a proxy's answer from its cache) is not believed: a jump
/// would show wrong deadlines and write a coverage gap that never was. It counts when the next answer claims the same. Only a
/// clock that stands still (speed 0, a demo's) is moved by somebody, and is followed at once. Usable from any thread.
class ServerClock final : public Clock
{
public:
    /// FromServer: an emulator on loopback runs on virtual time and names its speed.
    enum class Pace { Real, FromServer };

    /// `computer` must outlive this clock.
    explicit ServerClock(const Clock &computer, Pace pace = Pace::Real,
                         std::function<Millis()> elapsed = elapsedThroughSuspend);

    Instant now() const override;
    double speed() const override;

    /// Whether a Date has been seen. Until then `now()` is the computer's.
    bool isSynchronised() const;
    /// How far the computer's clock is ahead of the service's; negative when it is behind. Nothing before the first Date, and
    /// nothing for virtual time, where the difference means nothing.
    std::optional<Millis> computerAheadBy() const;

    /// The counter that `observe` wants its times from.
    Millis elapsed() const { return m_elapsed(); }
    /// One answer: its Date, when the request left and when the answer came, and the speed it names.
    void observe(Instant date, Millis sentAt, Millis receivedAt, std::optional<double> speed = std::nullopt);

private:
    Millis scaled(Millis real) const;
    /// Whether a Date so far from what is known is to be followed.
    bool isJump(Millis claimedAhead, Millis uncertainty, Millis tolerance);

    const Clock &m_computer;
    const Pace m_pace;
    const std::function<Millis()> m_elapsed;

    mutable QMutex m_mutex;
    double m_speed = 1.0;
    bool m_synchronised = false;
    Millis m_anchor{0};   ///< counter reading for which the next three hold
    Instant m_at;         ///< server time
    Instant m_earliest;   ///< it is known to be in [m_earliest, m_before)
    Instant m_before;
    std::optional<Millis> m_claimedAhead; ///< by how much the last answer's Date was ahead of `m_at`, if it did not fit
    mutable Instant m_lastShown;
};

} // namespace deck
