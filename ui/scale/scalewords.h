// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "confirmpanel.h"
#include "fmt.h"
#include "scaleestimate.h"

#include <QCoreApplication>

namespace deck::ui {

/// The words of a change of capacity: what is bought, what goes, what it costs (design-system.md, section 10; C17).
class ScaleWords
{
    Q_DECLARE_TR_FUNCTIONS(deck::ui::ScaleWords)

public:
    static Confirmation purchase(const ScaleEstimate &estimate, const Fmt &fmt);
    static QString purchaseDeed(const ScaleEstimate &estimate, const Fmt &fmt); ///< "Buy 16 GPUs, set target 96"

    static Confirmation removal(const Cluster &seen, const ScaleEstimate &estimate, const Fmt &fmt);
    static QString removalTitle(const ScaleEstimate &estimate, const Fmt &fmt); ///< "Remove 1 standard node (8 GPUs)"
    static QString removalDeed(const ScaleEstimate &estimate, const Fmt &fmt);  ///< "Remove node"
    static QString removalSafe(const ScaleEstimate &estimate, const Fmt &fmt);  ///< "Keep 32"

    /// What another change did meanwhile: "On-demand GPUs are now 40, not 32."; empty when both counts are the same.
    static QString difference(const Cluster &before, const Cluster &after);
};

} // namespace deck::ui
