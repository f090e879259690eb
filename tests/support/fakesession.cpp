// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "fakesession.h"

#include "clusterrowbuilder.h"
#include "eventrowbuilder.h"
#include "noderowbuilder.h"

#include <QDateTime>
#include <QJsonDocument>
#include <QJsonObject>

namespace deck {

FakeSession::FakeSession(QObject *parent)
    : FleetSession(parent)
{
    m_source.kind = SourceInfo::Kind::Demo;
    m_source.name = QStringLiteral("test");
    m_source.project = ProjectId(QStringLiteral("prod-ml"));
}

void FakeSession::publish(FleetSnapshot next)
{
    time.at = next.observedAt;
    const SnapshotPtr before = m_snapshot;
    m_snapshot = std::make_shared<const FleetSnapshot>(std::move(next));
    m_hasFleet = true;
    ConnectionState live;
    live.kind = ConnectionState::Kind::Live;
    live.lastGoodAt = time.at;
    live.latency = Millis(112);
    m_connection = live;
    const FleetDelta delta = diff(before, m_snapshot);
    const HistoryChange change = m_history.observe(delta);
    rebuildModels();
    Q_EMIT connectionChanged(m_connection);
    Q_EMIT snapshotPublished(delta);
    if (!change.isEmpty())
        Q_EMIT historyChanged(change);
}

void FakeSession::setConnection(const ConnectionState &state)
{
    m_connection = state;
    rebuildModels();
    Q_EMIT connectionChanged(m_connection);
}

void FakeSession::setRateCard(const RateCard &card)
{
    m_card = card;
    rebuildModels();
    Q_EMIT rateCardChanged();
}

void FakeSession::exportCost(const CostQuery &query, ExportFormat format, const QString &path)
{
    exports.append({query, format, path});
}

void FakeSession::finish(const Operation &operation)
{
    const auto known = std::ranges::find(m_operations, operation.id, &Operation::id);
    if (known == m_operations.end())
        m_operations.prepend(operation);
    else
        *known = operation;
    Q_EMIT operationChanged(operation);
}

CostReport FakeSession::cost(const CostQuery &query) const
{
    return calculateCost(m_history, m_card, billingRule(), query);
}

BurnRate FakeSession::burnRate(const ClusterId &cluster) const
{
    BurnRate sum;
    for (const ClusterEntry &entry : m_snapshot->clusters)
        if (cluster.isEmpty() || entry.cluster.id == cluster)
            sum += burnRateOf(entry.cluster, m_card, time.at);
    return sum;
}

NodeTableModel *FakeSession::nodes(const ClusterId &cluster)
{
    auto &model = m_nodes[cluster];
    if (!model) {
        model = std::make_unique<NodeTableModel>();
        rebuildModels();
    }
    return m_nodes[cluster].get();
}

EventTableModel *FakeSession::events(const ClusterId &cluster)
{
    auto &model = m_events[cluster];
    if (!model) {
        model = std::make_unique<EventTableModel>();
        rebuildModels();
    }
    return m_events[cluster].get();
}

void FakeSession::setAsks(const QList<Ask> &asks)
{
    m_asks = asks;
    m_askTable.setAsks(asks);
}

RequestCopy FakeSession::requestCopy(const ClusterSpec &spec, CopyForm form) const
{
    const QJsonObject body{{QStringLiteral("cluster_name"), spec.name}, {QStringLiteral("num_gpus"), spec.standardGpus}};
    const QString json = QString::fromUtf8(QJsonDocument(body).toJson());
    if (form == CopyForm::Json)
        return {json, {}};
    return {QStringLiteral("tool ") + json, {QStringLiteral("oidc_config")}};
}

QByteArray FakeSession::requestBody(const ScaleSpec &spec) const
{
    QJsonObject body;
    if (spec.standardGpus)
        body.insert(QStringLiteral("num_gpus"), *spec.standardGpus);
    return QJsonDocument(body).toJson();
}

void FakeSession::keepDraft(const ClusterSpec &spec, int step)
{
    ClusterDraft draft;
    draft.spec = spec;
    draft.step = step;
    draft.at = time.at;
    kept = draft;
}

OperationId FakeSession::create(const ClusterSpec &spec)
{
    creates.append(spec);
    kept.reset();
    Operation operation;
    operation.kind = Operation::Kind::Create;
    operation.clusterName = spec.name;
    operation.createSpec = spec;
    return begin(operation);
}

OperationId FakeSession::scale(const Cluster &seen, const ScaleSpec &spec)
{
    scales.append(ScaleCall{seen, spec});
    Operation operation;
    operation.kind = Operation::Kind::Scale;
    operation.cluster = seen.id;
    operation.clusterName = seen.name;
    operation.scaleSpec = spec;
    return begin(operation);
}

OperationId FakeSession::remove(const ClusterId &cluster)
{
    removals.append(cluster);
    Operation operation;
    operation.kind = Operation::Kind::Delete;
    operation.cluster = cluster;
    if (const ClusterEntry *entry = m_snapshot->find(cluster))
        operation.clusterName = entry->cluster.name;
    return begin(operation);
}

OperationId FakeSession::createVolume(const VolumeSpec &spec)
{
    volumeCreates.append(spec);
    Operation operation;
    operation.kind = Operation::Kind::CreateVolume;
    operation.volumeSpec = spec;
    return begin(operation);
}

OperationId FakeSession::growVolume(const Volume &seen, int sizeTib)
{
    volumeGrowths.append(VolumeGrowth{seen, sizeTib});
    Operation operation;
    operation.kind = Operation::Kind::GrowVolume;
    operation.volume = seen.id;
    operation.volumeSpec.name = seen.name;
    operation.volumeSpec.sizeTib = sizeTib;
    operation.volumeSeenTib = seen.sizeTib;
    return begin(operation);
}

OperationId FakeSession::removeVolume(const VolumeId &volume)
{
    volumeRemovals.append(volume);
    Operation operation;
    operation.kind = Operation::Kind::DeleteVolume;
    operation.volume = volume;
    if (const int row = m_volumes.rowOf(volume); row >= 0)
        operation.volumeSpec.name = m_volumes.rowAt(row).volume.name;
    return begin(operation);
}

void FakeSession::adoptVolume(const OperationId &operation, const VolumeId &volume)
{
    decisions.append(Decision{operation, {}, false, volume});
}

void FakeSession::adopt(const OperationId &operation, const ClusterId &cluster)
{
    decisions.append(Decision{operation, cluster, false, {}});
}

void FakeSession::lookAgain(const OperationId &operation)
{
    decisions.append(Decision{operation, {}, true, {}});
}

void FakeSession::dismiss(const OperationId &operation)
{
    decisions.append(Decision{operation, {}, false, {}});
}

std::optional<Operation> FakeSession::operation(const OperationId &id) const
{
    const auto known = std::ranges::find(m_operations, id, &Operation::id);
    return known == m_operations.cend() ? std::nullopt : std::optional(*known);
}

void FakeSession::rebuildModels()
{
    CostQuery month;
    const QDate today = time.at.toDateTimeUtc().date();
    month.from = Instant::fromDateTime(QDateTime(QDate(today.year(), today.month(), 1), QTime(0, 0), Qt::UTC));
    month.to = time.at;
    month.bucket = Seconds(86'400);
    if (m_hasFleet && month.from < month.to)
        m_clusters.applySnapshot(buildClusterRows(*m_snapshot, m_history, m_card, cost(month), time.at, isStale()));
    m_volumes.applySnapshot(buildVolumeRows(*m_snapshot, m_history, ownVolumes, m_card, time.at, isStale()));
    for (auto &[id, model] : m_nodes)
        if (const ClusterEntry *entry = m_snapshot->find(id))
            model->applySnapshot(buildNodeRows(*entry, m_history, m_card, time.at, isStale()));
    for (auto &[id, model] : m_events)
        model->applySnapshot(buildEventRows(m_history, id, m_card));
}

OperationId FakeSession::begin(Operation operation)
{
    operation.id = OperationId(QStringLiteral("op-%1").arg(m_operations.size() + 1));
    operation.state = Operation::State::Sending;
    operation.startedAt = time.at;
    m_operations.prepend(operation);
    Q_EMIT operationChanged(operation);
    return operation.id;
}

} // namespace deck
