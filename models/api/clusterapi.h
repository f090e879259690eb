// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster.h"
#include "clusterspec.h"
#include "fetched.h"
#include "result.h"
#include "scalespec.h"
#include "task.h"

#include <stop_token>

namespace deck {

class HttpTransport;

/// `/compute/clusters`. The transport outlives the API and everything it started. Errors as in HttpTransport::send: after a
/// write, Ambiguous means that it may have taken effect, and every other kind that it has not.
class ClusterApi
{
public:
    explicit ClusterApi(HttpTransport &transport) : m_transport(transport) {}

    /// All clusters of the project, or of the key when it is empty. A key without a role in the project gets an empty list,
    /// not an error (DESIGN.md, decision 11).
    Task<Result<Fetched<QList<Cluster>>>> fetchClusters(ProjectId project, std::stop_token stop);
    Task<Result<Fetched<Cluster>>> fetchCluster(ClusterId id, std::stop_token stop);

    /// Sends exactly encodeClusterSpec(spec), once. A spec that breaks a rule is Invalid and is not sent.
    Task<Result<Fetched<Cluster>>> createCluster(ClusterSpec spec, std::stop_token stop);
    /// Sends exactly encodeScaleSpec(spec), once. The cluster in the answer may be stale: read it again (facts.md, 1.1).
    Task<Result<Fetched<Cluster>>> updateCluster(ClusterId id, ScaleSpec spec, std::stop_token stop);
    Task<Result<Fetched<Done>>> deleteCluster(ClusterId id, std::stop_token stop);

private:
    HttpTransport &m_transport;
};

} // namespace deck
