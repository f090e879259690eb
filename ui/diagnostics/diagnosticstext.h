// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "fleetsession.h"
#include "fmt.h"

#include <QCoreApplication>

namespace deck::ui {

/// The state of the connection in words, and all of the diagnostics as plain text for a support ticket.
class DiagnosticsText
{
    Q_DECLARE_TR_FUNCTIONS(deck::ui::DiagnosticsText)

public:
    /// "Live, last answer 14:32:08 UTC"
    static QString connection(const ConnectionState &state, const Fmt &fmt);
    /// "This computer's clock is 0.4 s ahead of the service."
    static QString clock(std::optional<Millis> localClockAhead, const Fmt &fmt);
    /// English, times in UTC, redacted: it is read by other people than the one who copies it.
    static QString whole(FleetSession &session);
};

} // namespace deck::ui
