// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace deck::emulator {

/// What a worker with eight GPUs of one type is made of. The numbers are plausible, not promised by anybody.
struct Hardware
{
    int cpuCores;
    double memoryGib;
    QString ephemeralStorage; ///< a Kubernetes quantity
    int hcaCount;             ///< 0: no InfiniBand
    QString hcaType;
    int nvswitchCount;        ///< 0: no NVSwitch
};

Hardware hardwareOf(const QString &gpuType);

} // namespace deck::emulator
