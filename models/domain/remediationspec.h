// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "remediation.h"

namespace deck {

/// A repair that somebody asks for. It goes straight to Pending: nobody is asked for approval.
struct RemediationSpec
{
    ClusterId cluster;
    InstanceId instance;
    RemediationId ownId; ///< ours, so that the service makes one repair even if it is asked twice; not empty
    RemediationMode mode = RemediationMode::Missing;
    QString reason;

    bool operator==(const RemediationSpec &) const = default;

    /// Whether it can be sent: one node (never "-", which stands for all), our id, a mode that has a word.
    bool isComplete() const;
};

/// Where one repair lives.
struct RemediationKey
{
    RemediationKey() = default;
    RemediationKey(ClusterId clusterId, InstanceId instanceId, RemediationId remediationId)
        : cluster(std::move(clusterId)), instance(std::move(instanceId)), id(std::move(remediationId))
    {
    }
    explicit RemediationKey(const Remediation &remediation)
        : RemediationKey(remediation.cluster, remediation.instance, remediation.id)
    {
    }

    ClusterId cluster;
    InstanceId instance;
    RemediationId id;

    bool operator==(const RemediationKey &) const = default;
};

} // namespace deck
