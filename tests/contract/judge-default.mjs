#!/usr/bin/env node
// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Reads everything the scenario `default` has to show through a Prism proxy, at several moments, and follows a repair from
// its approval to its end: whatever breaks the contract comes back as a 500 of Prism.
// usage: node judge-default.mjs EMULATOR

import { startEmulator, startPrismProxy, wantPackages } from './parts.mjs';

const [program] = process.argv.slice(2);
if (!program) {
  console.error('usage: node judge-default.mjs EMULATOR');
  process.exit(2);
}
wantPackages('@stoplight/prism-cli');

const emulator = await startEmulator(program, ['--scenario', 'default', '--speed', '0', '--advance', '0s']);
const prism = await startPrismProxy(emulator.baseUrl);
const headers = { authorization: `Bearer ${emulator.token}`, 'content-type': 'application/json' };
let judged = 0;
let broken = 0;

async function ask(method, path, wish) {
  const answer = await fetch(prism.baseUrl + path, { method, headers, body: wish && JSON.stringify(wish) });
  const body = await answer.json();
  judged += 1;
  if (answer.status !== 200) {
    broken += 1;
    console.log(`FAIL  ${method} ${path}: ${answer.status} ${JSON.stringify(body).slice(0, 2000)}`);
  }
  return body;
}

const read = (path) => ask('GET', path);

async function moveClock(wish) {
  const answer = await fetch(new URL('/x/clock', emulator.baseUrl), { method: 'POST', headers, body: JSON.stringify(wish) });
  return answer.json();
}

async function readRemediations(cluster) {
  const all = `/compute/clusters/${cluster.cluster_id}/instances/-/remediations`;
  const { remediations = [] } = await read(all);
  await read(`${all}?state=PENDING_APPROVAL,RUNNING&trigger=REMEDIATION_TRIGGER_AUTOMATED&order_by=create_time%20desc&page_size=1`);
  for (const node of cluster.gpu_worker_nodes) await read(all.replace('/-/', `/${node.instance_id}/`));
  for (const one of remediations) await read(`${all.replace('/-/', `/${one.instance_id}/`)}/${one.id}`);
  return remediations;
}

// Approves what waits and reads it and its cluster after every change until it is over.
async function followRepair(cluster, remediation) {
  const path = `/compute/clusters/${cluster.cluster_id}/instances/${remediation.instance_id}/remediations/${remediation.id}`;
  const states = [remediation.state];
  let now = await ask('POST', `${path}/approve`, { comment: 'go ahead' });
  for (let step = 0; step < 2000 && !now.end_time; step += 1) {
    if (states.at(-1) !== now.state) states.push(now.state);
    await moveClock({ to: 'next-change' });
    now = await read(path);
  }
  const after = await read(`/compute/clusters/${cluster.cluster_id}`);
  console.log(`${cluster.cluster_name}: ${[...states, now.state].join(' -> ')}, then ${after.status}`);
  return now.state === 'SUCCEEDED' && after.status === 'Ready';
}

let waiting = [];
for (let hour = 0; hour <= 36; hour += 3) {
  waiting = [];
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
    waiting.push(...(await readRemediations(cluster)).filter((one) => one.state === 'PENDING_APPROVAL').map((one) => [cluster, one]));
  }
  if (hour < 36) await moveClock({ advance_seconds: 3 * 3600 });
}
if (waiting.length === 0) console.log('FAIL  no repair waits for approval');
let repaired = waiting.length > 0;
for (const [cluster, remediation] of waiting) repaired = (await followRepair(cluster, remediation)) && repaired;

await prism.stop();
const emulatorStatus = await emulator.stop();
console.log(`${judged} answers judged, ${broken} broken`);
process.exit(broken || !repaired || judged < 100 ? 1 : emulatorStatus);
