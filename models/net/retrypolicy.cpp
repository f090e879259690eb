// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "retrypolicy.h"

#include <algorithm>
#include <cmath>

namespace deck {

bool RetryPolicy::isRetryable(const Error &error)
{
    switch (error.kind) {
    case Error::Kind::Unreachable:
    case Error::Kind::Timeout:
        return true;
    case Error::Kind::Http:
        return error.httpStatus == 408 || error.httpStatus == 429 || error.httpStatus >= 500;
    case Error::Kind::Cancelled:
    case Error::Kind::Tls:
    case Error::Kind::Decode:
    case Error::Kind::TooLarge:
    case Error::Kind::Ambiguous:
    case Error::Kind::Storage:
    case Error::Kind::Invalid:
    case Error::Kind::Unavailable:
        return false;
    }
    Q_UNREACHABLE();
}

Millis RetryPolicy::delay(const Error &error, int failures, double random)
{
    if (error.retryAfterSeconds.value_or(0) > 0)
        return Seconds(*error.retryAfterSeconds);
    // Nothing of it reaches the service, so there is nobody to spare, and the network's return shows within 5 s (C22).
    if (error.reason == Error::Reason::NoNetwork)
        return Millis(std::min(failures, 4) * 1000);
    // The last step stays below the cap by the share of the jitter, so that clients do not meet at exactly 60 s.
    constexpr qint64 lastStep = 48'000;
    const int doublings = std::clamp(failures - 1, 0, 16);
    const qint64 step = std::min(qint64(1000) << doublings, lastStep);
    return Millis(step + qint64(double(step) * 0.25 * std::clamp(random, 0.0, 1.0)));
}

Millis RetryPolicy::realDelay(Millis serverTime, double speed)
{
    const double real = speed > 0 ? double(serverTime.count()) / speed : double(serverTime.count());
    return std::max(Millis(qint64(std::ceil(real))), Millis(250));
}

} // namespace deck
