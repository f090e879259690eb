// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "connectionstate.h"
#include "fmt.h"
#include "ids.h"
#include "sentence.h"
#include "visual.h"

#include <QCoreApplication>

namespace deck::ui {

/// The state of the connection in words: for the status bar, and for the banner while something is wrong.
class ConnectionWords
{
    Q_DECLARE_TR_FUNCTIONS(deck::ui::ConnectionWords)

public:
    static Visual glyph(ConnectionState::Kind kind);
    /// "Live. Refreshed 4 s ago", "Offline since 14:30:02 UTC. Trying again in 8 s." (C10)
    static QString status(const ConnectionState &state, const Fmt &fmt, Instant now);
    /// Empty while nothing is wrong.
    static Sentence banner(const ConnectionState &state, bool hasFleet, const Fmt &fmt, Instant now);
    /// Empty while this computer's clock is right enough.
    /// When a good list is empty although clusters were known: no answer says more about a key that lost its role.
    static Sentence emptyListBanner(int missing, const ProjectId &project);
    static Sentence clockBanner(const ConnectionState &state, const Fmt &fmt);

private:
    static QString standing(const ConnectionState &state, const Fmt &fmt, Instant now);
};

} // namespace deck::ui
