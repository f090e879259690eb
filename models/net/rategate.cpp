// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rategate.h"

#include "retrypolicy.h"

#include <QRandomGenerator>

#include <algorithm>

namespace deck {
namespace {

constexpr Millis probeInterval = std::chrono::seconds(60);

} // namespace

std::optional<Error> RateGate::refusal(bool isWrite, Instant now)
{
    if (m_cause == Cause::None)
        return std::nullopt;
    const bool held = now < m_until;
    if (!held && !(isWrite && m_cause == Cause::KeyRefused)) {
        if (m_cause == Cause::KeyRefused)
            m_until = now + probeInterval; // this one is the probe; the others go on waiting
        return std::nullopt;
    }
    Error error = *m_error;
    error.detail = m_cause == Cause::KeyRefused ? QStringLiteral("not sent: the service refused the API key")
                                                : QStringLiteral("not sent: the service asked to wait");
    error.retryAfterSeconds = held ? int(((m_until - now).count() + 999) / 1000) : 0;
    return error;
}

void RateGate::note(const std::optional<Error> &outcome, Instant now)
{
    if (!outcome) {
        reset();
        return;
    }
    if (outcome->httpStatus == 401) {
        hold(Cause::KeyRefused, *outcome, now + probeInterval);
    } else if (outcome->httpStatus == 429) {
        // Answers to requests that were under way together count as one.
        if (m_cause != Cause::RateLimited || now >= m_until)
            ++m_rateLimits;
        const double random = QRandomGenerator::global()->generateDouble();
        const Instant until = now + RetryPolicy::delay(*outcome, m_rateLimits, random);
        if (m_cause == Cause::KeyRefused)
            m_until = std::max(m_until, until); // it says nothing about the key
        else
            hold(Cause::RateLimited, *outcome, until);
    } else if (outcome->kind == Error::Kind::Http && outcome->httpStatus < 500 && outcome->isOfService) {
        reset(); // the key was good and the limit is over, whatever else was wrong
    }
}

void RateGate::reset()
{
    m_cause = Cause::None;
    m_error.reset();
    m_rateLimits = 0;
}

std::optional<Instant> RateGate::heldUntil(Instant now) const
{
    if (m_cause == Cause::None || now >= m_until)
        return std::nullopt;
    return m_until;
}

void RateGate::hold(Cause cause, const Error &error, Instant until)
{
    m_until = m_cause == cause ? std::max(m_until, until) : until;
    m_cause = cause;
    m_error = error;
}

} // namespace deck
