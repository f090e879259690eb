// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tariff.h"

#include <array>
#include <utility>

namespace deck::emulator {

namespace {

__extension__ using Wide = __int128;

constexpr std::array onDemand{
    std::pair{"H100_SXM", 3'360'000},  std::pair{"H100_SXM_INF", 3'360'000}, std::pair{"H200_SXM", 4'200'000},
    std::pair{"B200_SXM", 6'400'000},  std::pair{"B300_SXM", 7'600'000},     std::pair{"L40_PCIE", 1'600'000},
    std::pair{"RTX_6000_PCI", 1'200'000},
};

/// numerator / 3600 in units of 10^-12.
QString decimal(Wide numerator)
{
    constexpr qint64 scale = 1'000'000'000'000;
    const Wide units = (numerator + 1800) / 3600;
    return QString::number(qint64(units / scale)) + QLatin1Char('.')
        + QString::number(qint64(units % scale)).rightJustified(12, QLatin1Char('0'));
}

} // namespace

qint64 microUsdPerGpuHour(const QString &gpuType, ComputeClass computeClass)
{
    qint64 price = onDemand.front().second;
    for (const auto &[type, micro] : onDemand) {
        if (gpuType == QLatin1String(type))
            price = micro;
    }
    return computeClass == ComputeClass::Preemptible ? price / 2 : price;
}

QString decimalUsd(qint64 unitSeconds, qint64 microUsd)
{
    return decimal(Wide(unitSeconds) * microUsd * 1'000'000);
}

QString decimalHours(qint64 unitSeconds)
{
    return decimal(Wide(unitSeconds) * 1'000'000'000'000);
}

} // namespace deck::emulator
