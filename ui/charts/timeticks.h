// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "fmt.h"

#include <QVector>

namespace deck::ui {

/// Where the labels of a time axis stand: at round hours or days of the zone in force, never closer than the room allows.
class TimeTicks
{
public:
    struct Tick
    {
        Instant at;
        QString label;
        bool operator==(const Tick &) const = default;
    };

    /// `most` labels; `dates` adds the day at midnight and on the first label.
    static QVector<Tick> between(Instant from, Instant to, int most, bool dates, const Fmt &fmt);
};

} // namespace deck::ui
