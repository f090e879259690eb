// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "historytables.h"
#include "metatable.h"
#include "sqlstatement.h"
#include "storewords.h"

namespace deck {
namespace {

Result<Done> writeClusters(const QSqlDatabase &database, const QList<ClusterRecord> &records)
{
    if (records.isEmpty())
        return Done();
    SqlStatement put(database, QStringLiteral(
        "INSERT OR REPLACE INTO cluster (id, name, region, gpu_type, type, billing, project, status, reserved_gpus,"
        " reservation_start, reservation_end, created_at, first_ready_at, first_seen_at, last_seen_at, missing_since, gone_at)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"));
    for (const ClusterRecord &record : records) {
        put.bind(record.id).bind(record.name).bind(record.region).bind(record.gpuType).bind(record.type.raw);
        put.bind(record.billing.raw).bind(record.project).bind(record.status.raw).bind(record.reservedGpus);
        put.bind(record.reservationStart).bind(record.reservationEnd).bind(record.createdAt).bind(record.firstReadyAt);
        put.bind(record.firstSeenAt).bind(record.lastSeenAt).bind(record.missingSince).bind(record.goneAt);
        put.run();
    }
    return put.result();
}

Result<Done> writePhases(const QSqlDatabase &database, const QList<NodeLife> &lives)
{
    SqlStatement put(database, QStringLiteral(
        "INSERT INTO node_phase (cluster, node, first_phase_at, at, phase, position) VALUES (?, ?, ?, ?, ?, ?)"
        " ON CONFLICT DO UPDATE SET position = excluded.position"));
    for (const NodeLife &life : lives) {
        for (qsizetype i = 0; i < life.transitions.size(); ++i) {
            put.bind(life.key.node.cluster).bind(life.key.node.node).bind(life.key.firstPhaseAt);
            put.bind(life.transitions.at(i).at).bind(life.transitions.at(i).phase.raw).bind(qint64(i));
            put.run();
        }
    }
    return put.result();
}

Result<Done> writeLives(const QSqlDatabase &database, const QList<NodeLife> &lives)
{
    if (lives.isEmpty())
        return Done();
    SqlStatement put(database, QStringLiteral(
        "INSERT OR REPLACE INTO node_life (cluster, node, first_phase_at, host_name, instance, compute_class, gpu_type, region,"
        " gpus, notice_at, ended_at, end_reason, end_estimated, first_seen_at, last_seen_at)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"));
    for (const NodeLife &life : lives) {
        put.bind(life.key.node.cluster).bind(life.key.node.node).bind(life.key.firstPhaseAt).bind(life.hostName);
        put.bind(life.instance).bind(storedWord(life.computeClass)).bind(life.gpuType).bind(life.region).bind(life.gpus);
        put.bind(life.noticeAt).bind(life.endedAt).bind(storedWord(life.end)).bind(life.endEstimated);
        put.bind(life.firstSeenAt).bind(life.lastSeenAt);
        put.run();
    }
    if (put.error())
        return *put.error();
    return writePhases(database, lives);
}

Result<Done> writeEvents(const QSqlDatabase &database, const QList<TimelineEvent> &events)
{
    if (events.isEmpty())
        return Done();
    SqlStatement put(database, QStringLiteral(
        "INSERT OR REPLACE INTO event (key, kind, cluster, node, compute_class, at, reason, message, gpus_before, gpus_after,"
        " estimated, sources) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"));
    for (const TimelineEvent &event : events) {
        put.bind(event.key).bind(storedWord(event.kind)).bind(event.cluster).bind(event.node);
        put.bind(storedWord(event.computeClass)).bind(event.at).bind(event.reason).bind(event.message);
        put.bind(event.before).bind(event.after).bind(event.estimated).bind(event.sources.join(QLatin1Char('+')));
        put.run();
    }
    return put.result();
}

Result<Done> writeCapacity(const QSqlDatabase &database, const QList<CapacityStep> &steps)
{
    if (steps.isEmpty())
        return Done();
    SqlStatement put(database, QStringLiteral(
        "INSERT OR REPLACE INTO capacity (cluster, at, wanted_standard, running_standard, wanted_preemptible,"
        " allocated_preemptible) VALUES (?, ?, ?, ?, ?, ?)"));
    for (const CapacityStep &step : steps) {
        put.bind(step.cluster).bind(step.at).bind(step.wantedStandard).bind(step.runningStandard);
        put.bind(step.wantedPreemptible).bind(step.allocatedPreemptible);
        put.run();
    }
    return put.result();
}

Result<Done> writeVolumes(const QSqlDatabase &database, const QList<VolumeSpan> &spans)
{
    if (spans.isEmpty())
        return Done();
    SqlStatement put(database, QStringLiteral(
        "INSERT OR REPLACE INTO volume_span (volume, from_at, name, cluster, size_tib, to_at, start_estimated)"
        " VALUES (?, ?, ?, ?, ?, ?, ?)"));
    for (const VolumeSpan &span : spans) {
        put.bind(span.volume).bind(span.from).bind(span.name).bind(span.cluster).bind(span.sizeTib).bind(span.to);
        put.bind(span.startEstimated);
        put.run();
    }
    return put.result();
}

Result<Done> writeTime(const QSqlDatabase &database, const HistoryChange &change)
{
    if (change.gap) {
        SqlStatement put(database, QStringLiteral("INSERT OR REPLACE INTO coverage_gap (from_at, to_at) VALUES (?, ?)"));
        put.bind(change.gap->from).bind(change.gap->to);
        put.run();
        if (put.error())
            return *put.error();
    }
    if (change.observedAt == Instant())
        return Done(); // our own line, written before anything was observed
    return widenObservedTime(database, change.observedAt);
}

} // namespace

Result<Done> writeChange(const QSqlDatabase &database, const HistoryChange &change)
{
    Result<Done> done = writeClusters(database, change.clusters);
    if (done)
        done = writeLives(database, change.lives);
    if (done)
        done = writeEvents(database, change.events);
    if (done)
        done = writeCapacity(database, change.capacity);
    if (done)
        done = writeVolumes(database, change.volumes);
    if (done)
        done = writeTime(database, change);
    return done;
}

} // namespace deck
