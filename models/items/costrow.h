// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "burnrate.h"
#include "costreport.h"

#include <QHash>
#include <QSet>

#include <vector>

namespace deck {

/// One line of the table "Where it goes", with the lines below it. All figures come from one CostReport.
struct CostRow
{
    enum class Kind { Cluster, Class, Node, More };

    Kind kind = Kind::Cluster;
    QString key;  ///< unique among its siblings and the same from report to report
    QString name; ///< cluster name or node id; empty for classes and More
    ClusterId cluster;
    ChargeClass chargeClass = ChargeClass::Unknown; ///< Unknown for a cluster
    CostSum sum;
    Amount standard, preemptible, storage;     ///< how `sum` splits, for the bar
    std::optional<qint64> microUsdPerUnitHour; ///< only when one rate applied to all of it
    std::optional<Amount> perHour;             ///< what it costs an hour now; nothing = not running, or not about now
    int nodesEver = 0; ///< Class, More: how many nodes
    int nodesNow = 0;
    int unitsNow = 0; ///< GPUs running now, or TiB
    std::vector<CostRow> children;

    bool showsUsage() const { return chargeClass != ChargeClass::Storage; }
    /// Storage and standard nodes save nothing; "–" there, not $0.
    bool showsSaving() const { return !preemptible.isZero() && !sum.unpriced; }
    bool sameFacts(const CostRow &other) const; ///< all but the children
};

enum class CostGrouping { ByCluster, ByClass, ByNode };

/// The lines of a report. `now` is what each cluster costs an hour at present; leave it empty for a period that is over.
/// Long lists of nodes are cut after the dearest few: what is left is one More line, unless its parent's path ("key/key") is
/// in `unfolded`.
std::vector<CostRow> costRows(const CostReport &report, CostGrouping grouping, const QHash<ClusterId, BurnRate> &now,
                              const QSet<QString> &unfolded = {});

} // namespace deck
