// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "instant.h"

#include <utility>

namespace deck {

/// What an answer said, and when it came in server time.
template <class T>
struct Fetched
{
    Fetched(T decoded, Instant at) : value(std::move(decoded)), receivedAt(at) {}

    T value;
    Instant receivedAt;
};

} // namespace deck
