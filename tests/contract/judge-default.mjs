#!/usr/bin/env node
// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Reads everything the scenario `default` has to show through a Prism proxy, at several moments: whatever breaks the
// contract comes back as a 500 of Prism.
// usage: node judge-default.mjs EMULATOR

import { startEmulator, startPrism, wantPackages } from './parts.mjs';

const [program] = process.argv.slice(2);
if (!program) {
  console.error('usage: node judge-default.mjs EMULATOR');
  process.exit(2);
}
wantPackages('@stoplight/prism-cli');

const emulator = await startEmulator(program, ['--scenario', 'default', '--speed', '0', '--advance', '0s']);
const prism = await startPrism(emulator.baseUrl);
const headers = { authorization: `Bearer ${emulator.token}`, 'content-type': 'application/json' };
let judged = 0;
let broken = 0;

async function read(path) {
  const answer = await fetch(prism.baseUrl + path, { headers });
  const body = await answer.json();
  judged += 1;
  if (answer.status !== 200) {
    broken += 1;
    console.log(`FAIL  GET ${path}: ${answer.status} ${JSON.stringify(body).slice(0, 2000)}`);
  }
  return body;
}

for (let hour = 0; hour <= 36; hour += 3) {
  await read('/whoami');
  await read('/projects');
  await read('/projects?limit=1');
  await read('/compute/regions');
  await read('/clusters/availability-zones');
  const { volumes = [] } = await read('/compute/clusters/storage/volumes');
  for (const volume of volumes) await read(`/compute/clusters/storage/volumes/${volume.volume_id}`);
  const { clusters = [] } = await read('/compute/clusters?projectId=demo-project');
  for (const cluster of clusters) {
    await read(`/compute/clusters/${cluster.cluster_id}`);
    await read(`/compute/clusters/${cluster.cluster_id}/instances/-/remediations`);
  }
  await fetch(new URL('/x/clock', emulator.baseUrl), { method: 'POST', headers, body: JSON.stringify({ advance_seconds: 3 * 3600 }) });
}

await prism.stop();
const emulatorStatus = await emulator.stop();
console.log(`${judged} answers judged, ${broken} broken`);
process.exit(broken || judged < 100 ? 1 : emulatorStatus);
