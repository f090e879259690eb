// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "httpmessage.h"
#include "world.h"

namespace deck::emulator {

/// All that ever happened, which the API forgets after 72 hours or with the cluster: what tests compare a history with.
class Chronicle
{
public:
    /// Takes down a call that may have changed something, and its true answer; others are passed over.
    void note(const HttpCall &call, const HttpReply &reply, Instant at);

    /// `{"now", "clusters": [{cluster_id, cluster_name, status, created_at, gone_at|null, num_gpus, num_preemptible_gpus,
    /// phase_transitions: [{phase, at}], events: [{node_id, reason, at}],
    /// nodes: [{node_id, compute_class, deleted_at|null, phase_transitions: [{phase, at}]}]}],
    /// "writes": [{method, path, at, body}]}`. Clusters and nodes stay in it when they are gone; `writes` are the calls of
    /// /v1 that were accepted, in their order, whether or not an answer to them arrived.
    QJsonObject json(const World &world, Instant now) const;

private:
    struct Write
    {
        QByteArray method;
        QString path;
        Instant at;
        QJsonObject body;
    };

    std::vector<Write> m_writes;
};

} // namespace deck::emulator
