// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "hardware.h"

namespace deck::emulator {

Hardware hardwareOf(const QString &gpuType)
{
    if (gpuType == u"B200_SXM" || gpuType == u"B300_SXM")
        return {224, 2015.3, QStringLiteral("2Ti"), 8, QStringLiteral("ConnectX-7"), 2};
    if (gpuType == u"RTX_6000_PCI" || gpuType == u"L40_PCIE")
        return {128, 1007.5, QStringLiteral("1Ti"), 0, QString(), 0};
    return {192, 1929.5, QStringLiteral("1Ti"), 8, QStringLiteral("ConnectX-7"), 4};
}

} // namespace deck::emulator
