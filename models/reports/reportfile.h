// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "result.h"

#include <QByteArray>

namespace deck {

/// Writes a finished document. The file appears whole or not at all, and one that is there stays until the new one is
/// complete. Error::Storage names the path and what can be done.
Result<Done> writeReportFile(const QString &path, const QByteArray &document);

} // namespace deck
