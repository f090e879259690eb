// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "fillchance.h"
#include "fmt.h"

#include <QCoreApplication>

namespace deck::ui {

/// The account's own past with preemptible targets in words: counts where they are few, percentages where they are enough, and
/// always whose past it is (DESIGN.md, decision 8).
class FillChanceWords
{
    Q_DECLARE_TR_FUNCTIONS(deck::ui::FillChanceWords)

public:
    /// Which asks these are: "Own asks for H100 SXM in us-central-8, last 30 days"; other regions are named as such.
    static QString source(const FillChance &chance, const RegionName &region, const GpuType &type);
    /// "74%", "3 of 5", or "unknown" where nobody was followed so long.
    static QString figure(const FillChance::Within &within, const FillChance &chance, const Fmt &fmt);
    /// The same as a sentence: "3 of 5 asks were filled within 1 h; 1 still waiting."
    static QString sentence(const FillChance::Within &within, const FillChance &chance, const Fmt &fmt);
    /// What became of all of them, how large they were, and what that does not say about `more` GPUs.
    static QString note(const FillChance &chance, int more, const Fmt &fmt);
};

} // namespace deck::ui
