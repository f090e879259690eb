// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ids.h"

#include <QList>

namespace deck {

/// One entry of the driver catalogue of a region. Older replies lack `id` and `os`.
struct DriverVersion
{
    QString id;
    QString cuda;
    QString driver;
    QString os;

    bool operator==(const DriverVersion &) const = default;
};

/// `regions[]`: what can be asked for. It proves neither stock nor price (facts.md, section 6).
struct Region
{
    RegionName name;
    QList<GpuType> gpuTypes;
    QList<DriverVersion> drivers;

    bool operator==(const Region &) const = default;
};

} // namespace deck
