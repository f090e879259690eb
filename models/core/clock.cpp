// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "clock.h"

#include <QDateTime>

#ifdef Q_OS_LINUX
#include <ctime>
#endif

namespace deck {

Instant SystemClock::now() const
{
    return Instant::fromMillis(QDateTime::currentMSecsSinceEpoch());
}

Millis elapsedThroughSuspend()
{
#ifdef Q_OS_LINUX
    timespec time{};
    clock_gettime(CLOCK_BOOTTIME, &time);
    return Millis(time.tv_sec * 1000 + time.tv_nsec / 1'000'000);
#else
    return std::chrono::duration_cast<Millis>(std::chrono::steady_clock::now().time_since_epoch());
#endif
}

} // namespace deck
