// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "instant.h"

#include <QList>

#include <optional>

namespace deck {

/// How long something took of which not all were followed to the end: the product limit (Kaplan and Meier, 1958). One that was
/// followed for a while without its end being seen says only that it took longer than that. Leaving it out would make the
/// others look typical, taking it for a failure would make waiting look hopeless.
class ProductLimit
{
public:
    struct Followed
    {
        Millis time{0};
        bool ended = false; ///< false: nothing is known of it after `time`
    };

    explicit ProductLimit(QList<Followed> all);

    /// The estimated share (0 to 1) that ended within `time`, the moment itself included. Nothing where that is not known:
    /// nobody was followed so long, and not all had ended before.
    std::optional<double> shareWithin(Millis time) const;
    /// The time within which half had ended; nothing while not half have.
    std::optional<Millis> median() const;

private:
    QList<Followed> m_all; ///< by time
};

} // namespace deck
