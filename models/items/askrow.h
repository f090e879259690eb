// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ask.h"

namespace deck {

struct AskRow
{
    Ask ask;

    /// Newest first.
    QString key() const;
    bool operator==(const AskRow &) const = default;
};

} // namespace deck
