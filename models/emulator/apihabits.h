// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace deck::emulator {

/// What nobody outside knows of the real service, so that the emulator can do it either way (facts.md, section 10).
struct ApiHabits
{
    /// Whether entries of the list of clusters have `node_lifecycle_events`; a single cluster always does.
    bool listsTellEvents = true;
    /// Whether there is a `/billing/usage`; without it the path is unknown.
    bool tellsUsage = true;
};

} // namespace deck::emulator
