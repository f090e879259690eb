// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "simcontext.h"

namespace deck::emulator {

/// The life of a shared volume. It is billed from its creation until its deletion was accepted.
class VolumeLifecycle
{
public:
    explicit VolumeLifecycle(SimContext &context) : m_context(context) {}

    /// `key` names the stream its id is drawn from.
    Volume &create(Volume wish, int sizeTib, const QString &key);
    void resize(Volume &volume, int sizeTib);
    void attach(Volume &volume);
    /// What does not outlive its cluster goes with it.
    void detach(Volume &volume);
    void remove(Volume &volume);

private:
    void change(Volume &volume, VolumeState state);

    SimContext &m_context;
};

} // namespace deck::emulator
