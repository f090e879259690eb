// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "costreport.h"

namespace deck {

/// What every export is made from: one calculation and where its data come from. Exports of one Report agree to the last digit.
struct Report
{
    CostReport cost;
    QString sourceName; ///< the profile's or the scenario's name
    bool demo = false;  ///< printed as DEMO DATA in every format
};

} // namespace deck
