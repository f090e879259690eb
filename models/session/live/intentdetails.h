// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "operation.h"

#include <QJsonObject>

namespace deck {

/// What an operation needs beside its request body to go on after a restart, and to be asked for again with all input kept:
/// the wishes as the windows know them, what the user saw, and what was decided so far. Versioned JSON, without secrets.
QByteArray writeIntentDetails(const Operation &operation);
/// Puts that back into `operation`. False when there is none, or it is of a newer version: nothing is touched then.
bool readIntentDetails(const QByteArray &details, Operation &operation);

/// Every wish of a create. What is missing, or has a word that is not known, becomes what a new spec has.
QJsonObject writeSpec(const ClusterSpec &spec);
ClusterSpec readSpec(const QJsonObject &object);

} // namespace deck
