// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "operationsender.h"

#include "fleetpoller.h"
#include "volumesender.h"

namespace deck {

Task<SendOutcome> OperationSender::send(Operation operation, std::stop_token stop)
{
    switch (operation.kind) {
    case Operation::Kind::Create: {
        const SendOutcome outcome = co_await sendCreate(operation.createSpec, stop);
        co_return outcome;
    }
    case Operation::Kind::Scale: {
        const SendOutcome outcome = co_await sendScale(operation, stop);
        co_return outcome;
    }
    case Operation::Kind::Delete: {
        const SendOutcome outcome = co_await sendDelete(operation.cluster, stop);
        co_return outcome;
    }
    case Operation::Kind::CreateVolume:
    case Operation::Kind::GrowVolume:
    case Operation::Kind::DeleteVolume: {
        VolumeSender volumes(m_service, m_poller);
        const SendOutcome outcome = co_await volumes.send(operation, stop);
        co_return outcome;
    }
    }
    Q_UNREACHABLE();
}

Task<SendOutcome> OperationSender::sendCreate(ClusterSpec spec, std::stop_token stop)
{
    SendOutcome outcome;
    const auto made = co_await m_clusters.createCluster(spec, stop);
    outcome.sent = true;
    if (!made) {
        outcome.error = made.error();
        co_return outcome;
    }
    if (!stop.stop_requested()) {
        outcome.made = made->value.id;
        Cluster cluster = made->value;
        if (cluster.name.isEmpty())
            cluster.name = spec.name;
        m_poller.takeCreated(cluster);
    }
    co_return outcome;
}

/// Counts are compared with a fresh read before anything is sent, and only what differs is sent (C17).
Task<SendOutcome> OperationSender::sendScale(Operation operation, std::stop_token stop)
{
    SendOutcome outcome;
    const ClusterId cluster = operation.cluster;
    const auto read = co_await m_clusters.fetchCluster(cluster, stop);
    if (!read) {
        outcome.error = read.error();
        co_return outcome;
    }
    if (stop.stop_requested()) {
        outcome.error = Error(Error::Kind::Cancelled, QStringLiteral("stopped"));
        co_return outcome;
    }
    outcome.now = countsOf(read->value);
    if (outcome.now != operation.seen) {
        outcome.conflict = true;
        m_poller.refresh();
        co_return outcome;
    }
    const ScaleSpec changes = operation.scaleSpec.differingFrom(outcome.now);
    if (changes.isEmpty()) {
        outcome.error = Error(Error::Kind::Invalid, QStringLiteral("not sent: nothing would change"));
        co_return outcome;
    }
    const auto updated = co_await m_clusters.updateCluster(cluster, changes, stop);
    outcome.sent = true;
    if (!updated)
        outcome.error = updated.error();
    co_return outcome;
}

Task<SendOutcome> OperationSender::sendDelete(ClusterId cluster, std::stop_token stop)
{
    SendOutcome outcome;
    const auto deleted = co_await m_clusters.deleteCluster(cluster, stop);
    outcome.sent = true;
    if (!deleted)
        outcome.error = deleted.error();
    else if (!stop.stop_requested())
        m_poller.noteDeleted(cluster);
    co_return outcome;
}

} // namespace deck
