// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "instant.h"

#include <QByteArray>
#include <QString>

namespace deck {

/// A complete answer with a 2xx status; every other outcome is an Error.
struct HttpAnswer
{
    int status = 0;
    QByteArray contentType;
    QByteArray body; ///< decompressed, at most 64 MiB
    QString requestId;
    Instant receivedAt; ///< server time
};

} // namespace deck
