// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "capacityevidence.h"
#include "fmt.h"

#include <QCoreApplication>

namespace deck::ui {

/// What stands where no source reports free GPUs: the account's own past in sentences, never a number of free GPUs
/// (DESIGN.md, decision 8; C18).
class EvidenceWords
{
    Q_DECLARE_TR_FUNCTIONS(deck::ui::EvidenceWords)

public:
    /// "Availability is not reported for this region. …" and what the asks say. `shortSince`: the target is not filled since.
    static QString sentences(const CapacityEvidence &evidence, std::optional<Instant> shortSince, Instant now, const Fmt &fmt);
    /// "refused 2 of 5", "median 22 min"; "no asks yet". For a table cell.
    static QString brief(const CapacityEvidence &evidence, const Fmt &fmt);
};

} // namespace deck::ui
