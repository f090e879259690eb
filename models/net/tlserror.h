// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "error.h"

#include <QSslError>

namespace deck {

/// Why there is no secure connection to `host`, with a reason that windows put into words. Where a certificate has several
/// faults the one counts that a person can do most about: its dates, then its name, then who vouches for it. With no fault
/// listed the handshake itself failed, and `fallback` says how.
Error tlsError(const QString &host, const QList<QSslError> &problems, const QString &fallback);

} // namespace deck
