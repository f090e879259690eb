// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "fmt.h"
#include "noderow.h"
#include "visual.h"

#include <QCoreApplication>

namespace deck::ui {

/// What the nodes table says about how a node fares, as far as phase and notice tell. Conditions need Kubernetes access, so
/// that a running node is never called healthy here: nothing was reported, which is not the same.
class NodeHealth
{
    Q_DECLARE_TR_FUNCTIONS(deck::ui::NodeHealth)

public:
    static bool needsAttention(const NodeRow &row);
    static std::optional<Visual> glyph(const NodeRow &row);
    static QString words(const NodeRow &row, const Fmt &fmt, Instant now);
};

} // namespace deck::ui
