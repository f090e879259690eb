// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "world.h"

#include <QJsonObject>

namespace deck::emulator {

/// As the contract's GpuWorkerNode and ControlPlaneNode have them. The texts in `status` are not published anywhere.
QJsonObject workerJson(const Cluster &cluster, const WorkerNode &node);
QJsonObject controlPlaneJson(const ControlPlaneNode &node);

} // namespace deck::emulator
