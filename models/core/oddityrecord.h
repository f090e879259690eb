// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "instant.h"
#include "jsonoddities.h"

namespace deck {

/// One thing that was odd in an account's answers, how often and when (server time).
struct OddityRecord
{
    JsonOddity oddity;
    qint64 count = 0;
    Instant firstAt;
    Instant lastAt;

    QString key() const { return oddity.path + QChar(u'\0') + QString::number(int(oddity.kind)); }
    bool operator==(const OddityRecord &) const = default;
};

} // namespace deck
