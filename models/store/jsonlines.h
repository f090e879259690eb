// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QHash>
#include <QString>

namespace deck {

/// The line, counted from 1, on which each value of a JSON text begins, by path ("gpus[2].on_demand"). Only for text that a
/// JSON parser accepted: it finds places, it does not check.
QHash<QString, int> jsonLines(const QByteArray &json);
/// The line on which a byte stands.
int lineAt(const QByteArray &json, qsizetype offset);

} // namespace deck
