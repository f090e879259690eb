// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "world.h"

namespace deck::emulator {

// What the emulator charges: made up, and the same figures as the demo's price book. Storage is charged by TiB and hour.

/// Micro-dollars per GPU-hour; preemptible GPUs cost half. A type without a price costs as much as an H100.
qint64 microUsdPerGpuHour(const QString &gpuType, ComputeClass computeClass);
constexpr qint64 microUsdPerTibHour = 200'000;

/// `units` times `microUsd` an hour, over 3600, as decimal dollars with 12 places, rounded half up: "0.000933333333".
QString decimalUsd(qint64 unitSeconds, qint64 microUsd);
/// Hours with 12 places from seconds, rounded half up.
QString decimalHours(qint64 unitSeconds);

} // namespace deck::emulator
