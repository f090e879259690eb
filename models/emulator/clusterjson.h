// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "world.h"

#include <QJsonObject>

namespace deck::emulator {

/// A cluster as the contract's schema Cluster has it. `now` decides what is older than 72 hours and left out.
QJsonObject clusterJson(const World &world, const Cluster &cluster, Instant now);

/// The base64 kubeconfig of a cluster: it parses, and its credentials say that they are not real. Empty until the control
/// plane answers.
QString kubeConfig(const Cluster &cluster);

} // namespace deck::emulator
