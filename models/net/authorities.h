// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "result.h"

#include <QByteArray>
#include <QString>

namespace deck {

/// The certificates of a company's own authority, from the PEM file that a profile names. They are added to the system's,
/// never instead of them. The error names the file and what is wrong with it; a file that holds a private key is refused,
/// because it was surely not meant. Empty for an empty path.
Result<QByteArray> readAuthorities(const QString &path);

} // namespace deck
