// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "error.h"
#include "instant.h"

#include <optional>

namespace deck {

/// Holds a whole account back after 429 or 401 (cases.md, C10 and C12): one answer stops every cluster's requests. After 401
/// at most one read a minute goes out as a probe, and no write. All times are server time.
class RateGate
{
public:
    enum class Cause { None, RateLimited, KeyRefused };

    /// Nothing when the request may go out now. Otherwise the error that closed the gate, with the time left in
    /// `retryAfterSeconds`; nothing was sent.
    std::optional<Error> refusal(bool isWrite, Instant now);

    /// The outcome of every request that the service itself answered: nothing for success. A web page or a redirect is of
    /// somebody on the way, such as the sign-in page of a guest network, and opens nothing.
    void note(const std::optional<Error> &outcome, Instant now);

    /// A new key: what the old one met no longer counts.
    void reset();

    Cause cause() const { return m_cause; }
    /// When the next request may go out; nothing when one may go now.
    std::optional<Instant> heldUntil(Instant now) const;

private:
    void hold(Cause cause, const Error &error, Instant until);

    Cause m_cause = Cause::None;
    std::optional<Error> m_error;
    Instant m_until;
    int m_rateLimits = 0; ///< holds by 429 in a row
};

} // namespace deck
