// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "historytables.h"
#include "metatable.h"
#include "sqlstatement.h"
#include "storewords.h"

namespace deck {
namespace {

Result<Done> readClusters(const QSqlDatabase &database, QList<ClusterRecord> &records)
{
    SqlStatement row(database, QStringLiteral(
        "SELECT id, name, region, gpu_type, type, billing, project, status, reserved_gpus, reservation_start, reservation_end,"
        " created_at, first_ready_at, first_seen_at, last_seen_at, missing_since, gone_at FROM cluster ORDER BY id"));
    row.run();
    while (row.next()) {
        ClusterRecord record;
        record.id = ClusterId(row.text(0));
        record.name = row.text(1);
        record.region = RegionName(row.text(2));
        record.gpuType = GpuType(row.text(3));
        record.type = clusterTypeFromApi(row.text(4));
        record.billing = billingTypeFromApi(row.text(5));
        record.project = ProjectId(row.text(6));
        record.status = clusterStatusFromApi(row.text(7));
        record.reservedGpus = row.maybeInt(8);
        record.reservationStart = row.maybeInstant(9);
        record.reservationEnd = row.maybeInstant(10);
        record.createdAt = row.maybeInstant(11);
        record.firstReadyAt = row.maybeInstant(12);
        record.firstSeenAt = row.instant(13);
        record.lastSeenAt = row.instant(14);
        record.missingSince = row.maybeInstant(15);
        record.goneAt = row.maybeInstant(16);
        records.append(record);
    }
    return row.result();
}

LifeKey keyIn(const SqlStatement &row)
{
    LifeKey key;
    key.node = NodeKey(ClusterId(row.text(0)), NodeId(row.text(1)));
    key.firstPhaseAt = row.instant(2);
    return key;
}

Result<Done> readLives(const QSqlDatabase &database, QList<NodeLife> &lives)
{
    SqlStatement row(database, QStringLiteral(
        "SELECT cluster, node, first_phase_at, host_name, instance, compute_class, gpu_type, region, gpus, notice_at, ended_at,"
        " end_reason, end_estimated, first_seen_at, last_seen_at FROM node_life ORDER BY cluster, node, first_phase_at"));
    row.run();
    while (row.next()) {
        NodeLife life;
        life.key = keyIn(row);
        life.hostName = row.text(3);
        life.instance = InstanceId(row.text(4));
        life.computeClass = computeClassFromStore(row.text(5));
        life.gpuType = GpuType(row.text(6));
        life.region = RegionName(row.text(7));
        life.gpus = row.maybeInt(8);
        life.noticeAt = row.maybeInstant(9);
        life.endedAt = row.maybeInstant(10);
        life.end = lifeEndFromStore(row.text(11));
        life.endEstimated = row.flag(12);
        life.firstSeenAt = row.instant(13);
        life.lastSeenAt = row.instant(14);
        lives.append(life);
    }
    if (row.error())
        return *row.error();
    // Both answers are in the same order, so one pass joins them.
    SqlStatement phase(database, QStringLiteral(
        "SELECT cluster, node, first_phase_at, at, phase FROM node_phase ORDER BY cluster, node, first_phase_at, at, position"));
    phase.run();
    auto life = lives.begin();
    while (phase.next()) {
        const LifeKey key = keyIn(phase);
        while (life != lives.end() && life->key != key)
            ++life;
        if (life == lives.end())
            break;
        life->transitions.append(Transition<NodePhase>(nodePhaseFromApi(phase.text(4)), phase.instant(3)));
    }
    return phase.result();
}

Result<Done> readEvents(const QSqlDatabase &database, QList<TimelineEvent> &events)
{
    SqlStatement row(database, QStringLiteral(
        "SELECT key, kind, cluster, node, compute_class, at, reason, message, gpus_before, gpus_after, estimated, sources"
        " FROM event ORDER BY key"));
    row.run();
    while (row.next()) {
        TimelineEvent event;
        event.key = row.text(0);
        event.kind = eventKindFromStore(row.text(1));
        event.cluster = ClusterId(row.text(2));
        event.node = NodeId(row.text(3));
        event.computeClass = computeClassFromStore(row.text(4));
        event.at = row.maybeInstant(5);
        event.reason = row.text(6);
        event.message = row.text(7);
        event.before = row.maybeInt(8);
        event.after = row.maybeInt(9);
        event.estimated = row.flag(10);
        event.sources = row.text(11).split(QLatin1Char('+'), Qt::SkipEmptyParts);
        events.append(event);
    }
    return row.result();
}

Result<Done> readCapacity(const QSqlDatabase &database, QList<CapacityStep> &steps)
{
    SqlStatement row(database, QStringLiteral(
        "SELECT cluster, at, wanted_standard, running_standard, wanted_preemptible, allocated_preemptible FROM capacity"
        " ORDER BY cluster, at"));
    row.run();
    while (row.next()) {
        CapacityStep step;
        step.cluster = ClusterId(row.text(0));
        step.at = row.instant(1);
        step.wantedStandard = row.maybeInt(2);
        step.runningStandard = row.maybeInt(3);
        step.wantedPreemptible = row.maybeInt(4);
        step.allocatedPreemptible = row.maybeInt(5);
        steps.append(step);
    }
    return row.result();
}

Result<Done> readVolumes(const QSqlDatabase &database, QList<VolumeSpan> &spans)
{
    SqlStatement row(database, QStringLiteral(
        "SELECT volume, from_at, name, cluster, size_tib, to_at, start_estimated FROM volume_span ORDER BY from_at, volume"));
    row.run();
    while (row.next()) {
        VolumeSpan span;
        span.volume = VolumeId(row.text(0));
        span.from = row.instant(1);
        span.name = row.text(2);
        span.cluster = ClusterId(row.text(3));
        span.sizeTib = int(row.number(4));
        span.to = row.maybeInstant(5);
        span.startEstimated = row.flag(6);
        spans.append(span);
    }
    return row.result();
}

Result<Done> readGaps(const QSqlDatabase &database, QList<CoverageGap> &gaps)
{
    SqlStatement row(database, QStringLiteral("SELECT from_at, to_at FROM coverage_gap ORDER BY from_at"));
    row.run();
    while (row.next()) {
        CoverageGap gap;
        gap.from = row.instant(0);
        gap.to = row.instant(1);
        gaps.append(gap);
    }
    return row.result();
}

} // namespace

Result<StoredHistory> readHistory(const QSqlDatabase &database)
{
    StoredHistory history;
    Result<Done> done = readClusters(database, history.all.clusters);
    if (done)
        done = readLives(database, history.all.lives);
    if (done)
        done = readEvents(database, history.all.events);
    if (done)
        done = readCapacity(database, history.all.capacity);
    if (done)
        done = readVolumes(database, history.all.volumes);
    if (done)
        done = readGaps(database, history.gaps);
    if (done)
        done = readObservedTime(database, history.firstObservedAt, history.lastObservedAt);
    if (!done)
        return done.error();
    history.all.observedAt = history.lastObservedAt.value_or(Instant());
    return history;
}

} // namespace deck
