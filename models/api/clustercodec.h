// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cluster.h"
#include "result.h"

#include <QByteArray>

namespace deck {

class JsonOddities;

/// The clusters of `GET /compute/clusters`, in the server's order. Anything that is not clearly a list of clusters is a Decode
/// error, never an empty fleet: no array, an array of nothing but unusable entries. `kube_config` is dropped here; only
/// whether there was one is kept. What was odd in a usable answer is added to `oddities`.
Result<QList<Cluster>> decodeClusterList(const QByteArray &body, const QByteArray &contentType, JsonOddities &oddities);

/// One cluster, the answer to create, read and update. Without `cluster_id` it is a Decode error.
Result<Cluster> decodeCluster(const QByteArray &body, const QByteArray &contentType, JsonOddities &oddities);

/// The answer to a deletion: any JSON object without an error, or nothing at all.
Result<Done> decodeClusterDeletion(const QByteArray &body, const QByteArray &contentType, JsonOddities &oddities);

} // namespace deck
