// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "instant.h"

#include <QList>

namespace deck {

/// A half-open stretch of whole seconds since the epoch. Money is counted in these only (DESIGN.md, decision 6).
struct Stretch
{
    Stretch(qint64 begin, qint64 end) : from(begin), to(end) {}

    qint64 from;
    qint64 to;

    bool isEmpty() const { return to <= from; }
    qint64 seconds() const { return isEmpty() ? 0 : to - from; }
    bool contains(qint64 second) const { return from <= second && second < to; }
    Stretch cutTo(const Stretch &other) const { return Stretch(qMax(from, other.from), qMin(to, other.to)); }

    bool operator==(const Stretch &) const = default;
};

/// In order of time, without overlaps and without empty ones.
QList<Stretch> united(QList<Stretch> stretches);

} // namespace deck
