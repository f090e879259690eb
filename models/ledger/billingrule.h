// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "computeclass.h"
#include "instant.h"

namespace deck {

/// When the service charges is not documented (facts.md, 5.2); this is our assumption, a setting, and printed with every
/// figure (DESIGN.md, decision 6). A node is billed while its latest phase is RUNNING, draining included; FAILED, PAUSED and
/// SUCCEEDED stop it. Instants are floored to whole seconds, intervals are half-open.
struct BillingRule
{
    enum class Start {
        NodeRunning,    ///< from the node's first RUNNING phase
        /// From the cluster's `created_at` until the node's removal, whatever its phase; a node that was added after the
        /// cluster had become ready counts from its own first phase.
        ClusterCreated,
    };

    Start standard = Start::NodeRunning;
    Start preemptible = Start::NodeRunning;
    /// Charged time is rounded up to whole grains per running stretch: 1 s = not rounded (cases.md, A2).
    Seconds grain{1};

    bool operator==(const BillingRule &) const = default;

    Start startFor(ComputeClass computeClass) const
    {
        return computeClass == ComputeClass::Preemptible ? preemptible : standard;
    }
};

} // namespace deck
