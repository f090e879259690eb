-- SPDX-FileCopyrightText: ClusterDeck contributors
-- SPDX-License-Identifier: GPL-3.0-or-later
-- What an intent needs beside its request body to go on after a restart: JSON with a version, written by the session.

ALTER TABLE intent ADD COLUMN ended_at INTEGER;
ALTER TABLE intent ADD COLUMN details TEXT NOT NULL DEFAULT '';
