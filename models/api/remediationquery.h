// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "remediation.h"

namespace deck {

/// Which repairs to list. Values within one filter are alternatives; an empty filter lets all through.
struct RemediationQuery
{
    ClusterId cluster;
    InstanceId instance; ///< empty: all nodes of the cluster, sent as "-"
    QList<RemediationMode> modes;
    QList<RemediationState> states;
    QList<RemediationTrigger> triggers;
    int pageSize = 100; ///< as the service's own command line asks
};

} // namespace deck
