// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "clock.h"

#include <QObject>
#include <QTimer>

namespace deck::ui {

/// The one timer behind every countdown and age of the app. Each `tick` carries the server's time; views repaint only what
/// shows it.
///
///     connect(&countdown, &Countdown::tick, this, [this](Instant now) { m_left->setText(fmt.countdown(deadline - now)); });
///
/// For screenshots and reports it is never started: the clock stands still and `now()` is all there is.
class Countdown : public QObject
{
    Q_OBJECT

public:
    /// `clock` outlives this object.
    explicit Countdown(const Clock &clock, QObject *parent = nullptr);

    Instant now() const { return m_clock.now(); }
    /// Ticks at once and then every real second.
    void start();
    void stop();
    bool isRunning() const { return m_timer.isActive(); }

Q_SIGNALS:
    void tick(deck::Instant now);

private:
    const Clock &m_clock;
    QTimer m_timer;
};

} // namespace deck::ui
