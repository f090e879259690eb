// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringView>

namespace deck::emulator {

/// Inclusive bounds, mostly of seconds.
struct Range
{
    int low;
    int high;
};

/// A sequence of pseudo-random numbers that depends on the seed and on what it is for, and on nothing else: a purpose
/// never takes numbers from another one, so one more request cannot change the future. SplitMix64, since the
/// distributions of the standard library differ between libraries; whole numbers only, for the same reason.
class RandomStream
{
public:
    RandomStream(quint64 seed, QStringView purpose);

    quint64 next();
    int within(Range range);
    bool chance(int permille);
    /// Five characters as Kubernetes puts behind generated names.
    QString suffix();
    QString uuid();

private:
    quint64 m_state;
};

} // namespace deck::emulator
