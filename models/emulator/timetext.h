// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "instant.h"

#include <QStringView>

namespace deck::emulator {

/// "90s", "5h40m", "1d2h": units from large to small, each at most once; not below zero, at most ten years.
std::optional<Seconds> secondsFromText(QStringView text);

/// What the times of a story count from.
struct StoryTimes
{
    Instant epoch;
    Seconds advance{0};
};

/// A moment of a story as an offset from its epoch: "5h40m" or "-25h41m" from the epoch, "now-130s" or "now" from epoch +
/// advance, or an RFC 3339 time, which moves with the epoch when another one is given.
std::optional<Seconds> offsetFromText(QStringView text, const StoryTimes &times);

} // namespace deck::emulator
