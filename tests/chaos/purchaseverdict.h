// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chaosuser.h"

namespace deck {

/// What was bought is what was wanted: every creation that ended well made one cluster and every other one none, every
/// change was applied once and in order, and what was deleted is what was to be deleted.
QStringList judgePurchases(ChaosWorld &world, const QList<ChaosUser::Wish> &wishes);

/// What a later start would read from disk is what the session knows. The session ends here.
QStringList judgeReread(ChaosWorld &world);

/// The key stands in no file of the folder and in no log line.
QStringList judgeSecrecy(ChaosWorld &world);

} // namespace deck
