// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "error.h"
#include "instant.h"

namespace deck {

/// When a failed read is tried again (cases.md, C10). Writes are never repeated by the app, so there is no policy for them.
class RetryPolicy
{
public:
    /// Whether waiting may help: nobody answered, 408, 429 and 5xx. Never after Cancelled, Tls, Decode, other 4xx.
    static bool isRetryable(const Error &error);

    /// The pause in server time before try `failures` + 1, after `failures` ≥ 1 failures in a row. What the server named wins,
    /// unless that is no time at all (0, or a date that has passed); else 1 s doubling to a cap of 60 s, plus up to a quarter of jitter; without a network at most 4 s. `random` is in
    /// [0, 1).
    static Millis delay(const Error &error, int failures, double random);

    /// A pause in server time as real time, never shorter than 250 ms so that a fast emulator is not hammered. When server
    /// time stands still it is taken as real time.
    static Millis realDelay(Millis serverTime, double speed);
};

} // namespace deck
