// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "result.h"

#include <QString>

#include <optional>

namespace deck::emulator {

class Simulation;

/// One of a cluster's two counts, changed by somebody else: to a number of GPUs, or by one.
struct CountChange
{
    bool relative = false;
    int gpus = 0; ///< a multiple of 8; may be below 0 if relative

    /// Never below `least`, as the service would not allow it.
    int appliedTo(int now, int least) const;
};

/// Another person scales a cluster while ours is being asked about (cases.md, C17). Written as
/// `[CLUSTER:]standard+8,preemptible=96`; each count takes `=`, `+` or `-` and a multiple of 8. No stock is asked for.
struct RivalChange
{
    QString cluster; ///< name; empty: the one that the call's path names
    std::optional<CountChange> standard;
    std::optional<CountChange> preemptible;

    /// Nothing happens where there is no such cluster, or none that still lives.
    void perform(Simulation &simulation, const QStringList &path) const;
};

Result<RivalChange> parseRivalChange(const QString &text);

} // namespace deck::emulator
