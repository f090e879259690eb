// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "error.h"

#include <QJsonObject>
#include <QList>
#include <QString>

#include <optional>

namespace deck {

class HttpTransport;

/// What a call of our client came back with: a value as text (see decodedtext.h), or an error.
struct CallOutcome
{
    QString text;
    std::optional<Error> error;
};

/// One operation of the contract as our client performs it, with arguments that are sound.
struct ClientCall
{
    const char *operation;
    bool isWrite;
    CallOutcome (*perform)(HttpTransport &transport, const QJsonObject &answer); ///< `answer` is what is expected, or nothing
};

/// All that the client speaks: every operation of the contract but listAvailabilityZones, which is not for GPU clusters.
const QList<ClientCall> &clientCalls();

} // namespace deck
