// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "instant.h"

#include <QByteArray>

namespace deck::emulator {

/// A part of a body: so many bytes of it, or so many percent.
struct Portion
{
    int amount = 0;
    bool percent = false;

    qint64 of(qint64 whole) const { return percent ? whole * amount / 100 : std::min(qint64(amount), whole); }
};

/// What happens to one call below HTTP. All times are real ones: sockets and their time-outs know no virtual time.
struct WireFault
{
    enum class End {
        Whole, ///< the answer arrives
        Drop,  ///< the connection is closed without an answer
        Reset, ///< the connection is reset without an answer
        Cut,   ///< the connection is closed within the body
    };

    Millis delay{0};          ///< before the call reaches the service; it does so even if the caller has gone meanwhile
    bool reachesServer = true;
    Millis hold{0};           ///< between the effect and its answer
    int bytesPerSecond = 0;   ///< of the answer; 0: as fast as it goes
    End end = End::Whole;
    Portion keep;             ///< of the body, for Cut
    QByteArray extraHeader;   ///< a whole line for the service to read, without its end
};

} // namespace deck::emulator
