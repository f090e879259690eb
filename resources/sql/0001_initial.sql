-- SPDX-FileCopyrightText: ClusterDeck contributors
-- SPDX-License-Identifier: GPL-3.0-or-later
-- Times are milliseconds since 1970 in UTC, NULL where not known. Words of the service are kept as they came.

CREATE TABLE meta (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
) WITHOUT ROWID;

CREATE TABLE cluster (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    region TEXT NOT NULL,
    gpu_type TEXT NOT NULL,
    type TEXT NOT NULL,
    billing TEXT NOT NULL,
    project TEXT NOT NULL,
    status TEXT NOT NULL,
    reserved_gpus INTEGER,
    reservation_start INTEGER,
    reservation_end INTEGER,
    created_at INTEGER,
    first_ready_at INTEGER,
    first_seen_at INTEGER NOT NULL,
    last_seen_at INTEGER NOT NULL,
    missing_since INTEGER,
    gone_at INTEGER
) WITHOUT ROWID;

CREATE TABLE node_life (
    cluster TEXT NOT NULL,
    node TEXT NOT NULL,
    first_phase_at INTEGER NOT NULL,
    host_name TEXT NOT NULL,
    instance TEXT NOT NULL,
    compute_class TEXT NOT NULL,
    gpu_type TEXT NOT NULL,
    region TEXT NOT NULL,
    gpus INTEGER,
    notice_at INTEGER,
    ended_at INTEGER,
    end_reason TEXT NOT NULL,
    end_estimated INTEGER NOT NULL,
    first_seen_at INTEGER NOT NULL,
    last_seen_at INTEGER NOT NULL,
    PRIMARY KEY (cluster, node, first_phase_at)
) WITHOUT ROWID;

-- Only ever added to: a life's phases are never shortened. `position` orders those of one moment.
CREATE TABLE node_phase (
    cluster TEXT NOT NULL,
    node TEXT NOT NULL,
    first_phase_at INTEGER NOT NULL,
    at INTEGER NOT NULL,
    phase TEXT NOT NULL,
    position INTEGER NOT NULL,
    PRIMARY KEY (cluster, node, first_phase_at, at, phase)
) WITHOUT ROWID;

CREATE TABLE event (
    key TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    cluster TEXT NOT NULL,
    node TEXT NOT NULL,
    compute_class TEXT NOT NULL,
    at INTEGER,
    reason TEXT NOT NULL,
    message TEXT NOT NULL,
    gpus_before INTEGER,
    gpus_after INTEGER,
    estimated INTEGER NOT NULL,
    sources TEXT NOT NULL
) WITHOUT ROWID;

CREATE TABLE capacity (
    cluster TEXT NOT NULL,
    at INTEGER NOT NULL,
    wanted_standard INTEGER,
    running_standard INTEGER,
    wanted_preemptible INTEGER,
    allocated_preemptible INTEGER,
    PRIMARY KEY (cluster, at)
) WITHOUT ROWID;

CREATE TABLE volume_span (
    volume TEXT NOT NULL,
    from_at INTEGER NOT NULL,
    name TEXT NOT NULL,
    cluster TEXT NOT NULL,
    size_tib INTEGER NOT NULL,
    to_at INTEGER,
    start_estimated INTEGER NOT NULL,
    PRIMARY KEY (volume, from_at)
) WITHOUT ROWID;

CREATE TABLE coverage_gap (
    from_at INTEGER PRIMARY KEY,
    to_at INTEGER NOT NULL
);

CREATE TABLE intent (
    id TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    state TEXT NOT NULL,
    is_open INTEGER NOT NULL,
    started_at INTEGER NOT NULL,
    cluster TEXT NOT NULL,
    cluster_name TEXT NOT NULL,
    body TEXT NOT NULL,
    outcome TEXT NOT NULL,
    error TEXT NOT NULL,
    http_status INTEGER NOT NULL,
    request_id TEXT NOT NULL,
    candidates TEXT NOT NULL
) WITHOUT ROWID;
