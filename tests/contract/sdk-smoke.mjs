#!/usr/bin/env node
// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Walks one GPU cluster from birth to removal through the official SDK and checks each answer.
// It creates and deletes things, so it refuses hosts other than this machine unless told otherwise.
// Run it with --help for the options.

import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const HELP = `node sdk-smoke.mjs --base-url URL --token TOKEN [options]

  --base-url URL            e.g. http://127.0.0.1:8787/v1 (or SMOKE_BASE_URL)
  --token TOKEN             bearer token (or SMOKE_TOKEN)
  --stateless               the server forgets everything (Prism): skip checks that need memory
  --sdk-root DIR            folder whose node_modules holds together-ai (or SMOKE_SDK_ROOT)
  --allow-remote            let it talk to another machine; the real service charges money

  --region NAME             default: the first region that has GPUs and drivers
  --gpu-type TYPE           default: the first type of that region
  --project-id ID           default: smoke-project
  --num-gpus N              standard GPUs, default 8
  --preemptible N           preemptible GPUs at creation, default 8
  --scale-to LIST           preemptible targets to try in turn, default 16
  --allow-shortfall         a target that is not reached in time is a note, not a failure
  --exercise-remediations   also create one remediation and cancel it
  --signals URL             where the emulator takes health signals (/x/signal): raises some, so that the service suggests
                            repairs that can be approved and rejected
  --keep                    leave cluster and volume behind

  --request-timeout S       one request, default 30
  --volume-timeout S        volume becomes usable, default 60
  --ready-timeout S         cluster becomes Ready, default 120
  --scale-timeout S         preemptible target is reached, default 120
  --delete-timeout S        cluster or volume is gone, default 120
  --poll-interval S         between polls, default 1 (fractions allowed)
  --max-retries N           retries inside the SDK, default 0
  --verbose                 show every request

Exit status: 0 all passed, 1 something failed, 2 wrong usage.`;

// ---------------------------------------------------------------------------------------------
// options

const textOptions = {
  'base-url': process.env.SMOKE_BASE_URL, token: process.env.SMOKE_TOKEN,
  'sdk-root': process.env.SMOKE_SDK_ROOT, region: undefined, 'gpu-type': undefined,
  'project-id': 'smoke-project', 'scale-to': '16', signals: undefined,
};
const numberOptions = {
  'num-gpus': 8, preemptible: 8, 'request-timeout': 30, 'volume-timeout': 60, 'ready-timeout': 120,
  'scale-timeout': 120, 'delete-timeout': 120, 'poll-interval': 1, 'max-retries': 0,
};
const flagOptions = ['stateless', 'allow-remote', 'allow-shortfall', 'exercise-remediations', 'keep', 'verbose', 'help'];

function usageError(message) {
  console.error(`${message}\n\n${HELP}`);
  process.exit(2);
}

function readOptions() {
  const spec = {};
  for (const name of [...Object.keys(textOptions), ...Object.keys(numberOptions)]) spec[name] = { type: 'string' };
  for (const name of flagOptions) spec[name] = { type: 'boolean' };
  let given;
  try {
    given = parseArgs({ options: spec, strict: true }).values;
  } catch (error) {
    usageError(error.message);
  }
  if (given.help) {
    console.log(HELP);
    process.exit(0);
  }
  const result = { ...textOptions, ...numberOptions, ...given };
  for (const name of Object.keys(numberOptions)) {
    const value = Number(result[name]);
    if (!Number.isFinite(value) || value < 0) usageError(`--${name} wants a number, not "${result[name]}"`);
    result[name] = value;
  }
  result.targets = String(result['scale-to']).split(',').filter(Boolean).map(Number);
  if (!result.targets.every((n) => Number.isInteger(n) && n >= 0 && n % 8 === 0)) {
    usageError('--scale-to wants multiples of 8, joined by commas');
  }
  if (!result['base-url'] || !result.token) usageError('--base-url and --token are needed');
  let url;
  try {
    url = new URL(result['base-url']);
  } catch {
    usageError(`"${result['base-url']}" is no URL`);
  }
  const local = /^(localhost|127(\.\d+){3}|\[::1\])$/.test(url.hostname);
  if (!local && !result['allow-remote']) usageError(`${url.hostname} is another machine; add --allow-remote if you mean it`);
  return result;
}

const options = readOptions();

function loadSdk() {
  const here = path.dirname(fileURLToPath(import.meta.url));
  const tried = [options['sdk-root'], process.cwd(), here].filter(Boolean);
  for (const folder of tried) {
    try {
      const module = createRequire(path.join(path.resolve(folder), 'resolve-from-here.js'))('together-ai');
      return module.default ?? module.Together ?? module;
    } catch (error) {
      if (error.code !== 'MODULE_NOT_FOUND') throw error;
    }
  }
  return usageError(`The npm package together-ai was found in none of: ${tried.join(', ')}`);
}

// ---------------------------------------------------------------------------------------------
// book-keeping

const tally = { passed: 0, failed: 0, skipped: 0 };

function check(name, good, detail = '') {
  if (good) tally.passed += 1;
  else tally.failed += 1;
  console.log(good ? `ok    ${name}` : `FAIL  ${name}${detail ? `: ${detail}` : ''}`);
  return Boolean(good);
}

// For checks that only make sense if the server remembers what it was told.
function checkState(name, test, detail) {
  if (options.stateless) {
    tally.skipped += 1;
    if (options.verbose) console.log(`skip  ${name}`);
    return true;
  }
  const good = Boolean(test());
  return check(name, good, good ? '' : detail?.());
}

const noted = new Set();
function note(text) {
  if (noted.has(text)) return;
  noted.add(text);
  console.log(`note  ${text}`);
}

// ---------------------------------------------------------------------------------------------
// shapes: what each answer must look like. A trailing ? marks a property that may be absent or
// null. Names in capitals are value sets that stay open, so a stranger is only noted.

const sets = {
  GPU: 'H100_SXM H200_SXM RTX_6000_PCI L40_PCIE B200_SXM H100_SXM_INF B300_SXM',
  BILLING: 'RESERVED ON_DEMAND SCHEDULED_CAPACITY',
  KIND: 'KUBERNETES SLURM',
  STATUS: 'WaitingForControlPlaneNodes WaitingForDataPlaneNodes WaitingForSubnet WaitingForSharedVolume '
    + 'InstallingDrivers RunningAcceptanceTests Paused OnDemandComputePaused Ready Degraded Deleting',
  VOLUME_STATUS: 'scheduled available bound provisioning deleting failed access_revoked unknown',
  MODE: 'VM_ONLY HOST_AWARE EVICT_WITHOUT_REPLACEMENT REBOOT_VM HOST_POWER_CYCLE'
    .split(' ').map((end) => `REMEDIATION_MODE_${end}`).join(' '),
  STATE: 'PENDING_APPROVAL PENDING RUNNING SUCCEEDED FAILED CANCELLED AUTO_RESOLVED QUARANTINING QUARANTINED',
  TRIGGER: 'REMEDIATION_TRIGGER_MANUAL REMEDIATION_TRIGGER_AUTOMATED',
  REASON: 'TogetherPreemptionNotified TogetherPreempted TogetherNodeAdded TogetherScaledUp TogetherScaledDown',
  SEVERITY: 'PHC_SEVERITY_INFO PHC_SEVERITY_WARNING PHC_SEVERITY_CRITICAL',
};
for (const name of Object.keys(sets)) sets[name] = new Set(sets[name].split(' '));

const shapes = {
  step: { phase: 'string', transition_time: 'time' },
  controlNode: {
    host_name: 'string', memory_gib: 'number', network: 'string', node_id: 'string', num_cpu_cores: 'integer',
    phase_transitions: ['step'], status: 'string', public_ipv4: 'string?',
  },
  worker: {
    host_name: 'string', memory_gib: 'number', networks: ['string'], node_id: 'string', num_cpu_cores: 'integer',
    num_gpus: 'integer', phase_transitions: ['step'], status: 'string', instance_id: 'string?', deleted_at: 'time?',
    auto_remediation_enabled: 'boolean?', marked_for_deletion: 'boolean?', latest_remediation: 'remediation?',
    ephemeral_storage: 'string?', ib_hca_count: 'integer?', ib_hca_type: 'string?', nvswitch_count: 'integer?',
    nvswitch_type: 'string?', public_ipv4: 'string?', slurm_worker_hostname: 'string?',
  },
  event: { message: 'string', node_id: 'string', reason: 'REASON', timestamp: 'time' },
  addOn: { add_on_type: 'string', config: 'object', name: 'string', state: 'object' },
  clusterVolume: { size_tib: 'integer', status: 'string', volume_id: 'string', volume_name: 'string' },
  cluster: {
    add_ons: ['addOn'], allocated_preemptible_gpus: 'integer', billing_type: 'BILLING', cluster_id: 'string',
    cluster_name: 'string', cluster_type: 'KIND', control_plane_nodes: ['controlNode'], cuda_version: 'string',
    desired_preemptible_gpus: 'integer', gpu_type: 'GPU', gpu_worker_nodes: ['worker'], kube_config: 'string',
    num_capacity_pool_gpus: 'integer', num_cpu_workers: 'integer', num_gpus: 'integer', num_reserved_gpus: 'integer',
    nvidia_driver_version: 'string', phase_transitions: ['step'], project_id: 'string', region: 'string',
    status: 'STATUS', volumes: ['clusterVolume'],
    created_at: 'time?', first_ready_at: 'time?', control_plane_ready: 'boolean?', duration_hours: 'integer?',
    deleted_gpu_worker_nodes: ['worker', 'optional'], node_lifecycle_events: ['event', 'optional'],
    reservation_start_time: 'time?', reservation_end_time: 'time?', slurm_shm_size_gib: 'integer?',
    capacity_pool_id: 'string?', install_traefik: 'boolean?', is_in_substrate: 'boolean?',
    machine_cluster_id: 'string?', nvidia_driver_version_id: 'string?', os_image: 'string?', cluster_config: 'object?',
    oidc_config: 'object?', ums_org_id: 'string?', ums_project_id: 'string?',
  },
  clusterList: { clusters: ['cluster'] },
  clusterDeleted: { cluster_id: 'string' },
  driver: { id: 'string', cuda_version: 'string', nvidia_driver_version: 'string', os: 'string' },
  region: { driver_versions: ['driver'], name: 'string', supported_instance_types: ['string'] },
  regionList: { regions: ['region'] },
  zoneList: { avzones: ['string'] },
  volume: { size_tib: 'integer', status: 'VOLUME_STATUS', volume_id: 'string', volume_name: 'string' },
  volumeList: { volumes: ['volume'] },
  volumeDeleted: { success: 'boolean' },
  alert: {
    alert_name: 'string', annotation: 'object?', annotations: 'object', cluster_id: 'string',
    passive_health_check_alert_id: 'string', severity: 'SEVERITY', started_at: 'time', target_vm: 'string',
  },
  remediation: {
    id: 'string', cluster_id: 'string', instance_id: 'string', mode: 'MODE', state: 'STATE', trigger: 'TRIGGER',
    create_time: 'time?', start_time: 'time?', end_time: 'time?', update_time: 'time?', review_time: 'time?',
    reviewed_by: 'string?', review_comment: 'string?', requested_by: 'string?', reason: 'string?',
    error_message: 'string?', instance_name: 'string?', linked_alerts: ['alert', 'optional'],
    active_health_check_run_id: 'string?', passive_health_check_event_id: 'string?',
  },
  remediationList: { has_next: 'boolean', next_page_token: 'string', remediations: ['remediation'] },
};

const TIME = /^\d{4}-\d\d-\d\d[Tt ]\d\d:\d\d:\d\d(\.\d+)?([Zz]|[+-]\d\d:\d\d)$/;
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
const simple = {
  string: (value) => typeof value === 'string',
  boolean: (value) => typeof value === 'boolean',
  number: (value) => typeof value === 'number',
  integer: (value) => Number.isInteger(value),
  object: isObject,
  time: (value) => typeof value === 'string' && TIME.test(value) && !Number.isNaN(Date.parse(value)),
};

function problemsOf(kind, value, where) {
  if (kind in simple) return simple[kind](value) ? [] : [`${where} should be ${kind}`];
  if (kind in sets) {
    if (typeof value !== 'string') return [`${where} should be string`];
    if (!sets[kind].has(value)) note(`${where} has the unlisted value "${value}"`);
    return [];
  }
  if (!isObject(value)) return [`${where} should be object`];
  const found = [];
  for (const [name, rule] of Object.entries(shapes[kind])) {
    const here = `${where}.${name}`;
    const item = value[name];
    const absent = item === undefined || item === null;
    if (Array.isArray(rule)) {
      const [itemKind, optional] = rule;
      if (absent && optional) continue;
      if (!Array.isArray(item)) found.push(absent ? `${here} is missing` : `${here} should be array`);
      else item.forEach((entry, index) => found.push(...problemsOf(itemKind, entry, `${here}[${index}]`)));
    } else if (rule.endsWith('?')) {
      if (!absent) found.push(...problemsOf(rule.slice(0, -1), item, here));
    } else if (absent) found.push(`${here} is missing`);
    else found.push(...problemsOf(rule, item, here));
  }
  return found;
}

function checkShape(name, kind, value) {
  const found = problemsOf(kind, value, kind);
  const more = found.length > 5 ? ` and ${found.length - 5} more` : '';
  return check(`${name} has the required fields`, found.length === 0, found.slice(0, 5).join('; ') + more);
}

// ---------------------------------------------------------------------------------------------
// talking to the server

const Together = loadSdk();
const sdk = new Together({
  apiKey: options.token,
  baseURL: options['base-url'].replace(/\/+$/, ''),
  timeout: Math.max(1, Math.round(options['request-timeout'] * 1000)),
  maxRetries: options['max-retries'],
  logLevel: options.verbose ? 'info' : 'off',
});
const { clusters } = sdk.beta;
const { storage, remediations } = clusters;

class GiveUp extends Error {}

function describe(error) {
  return error?.status ? `HTTP ${error.status} ${error.message}` : `${error?.name}: ${error?.message}`;
}

// Runs one call that has to succeed. Without its answer the walk cannot go on.
async function must(name, call) {
  try {
    return await call();
  } catch (error) {
    check(`${name} is answered`, false, describe(error));
    throw new GiveUp(name);
  }
}

// Runs one call that has to be refused with one of the given statuses and a readable body.
async function refused(name, statuses, call) {
  let error;
  try {
    await call();
  } catch (caught) {
    error = caught;
  }
  if (!check(`${name} is refused with ${statuses.join(' or ')}`, error && statuses.includes(error.status),
    error ? describe(error) : 'it was accepted')) return;
  const body = error.error;
  const fromPrism = String(body?.type).includes('stoplight.io/prism'); // its own refusals, in proxy mode
  const text = body?.error?.message ?? body?.message ?? (fromPrism ? body.detail : undefined);
  check(`${name} explains itself`, typeof text === 'string' && text !== '', JSON.stringify(body));
}

// Repeats `look` until it returns a value, or the time is over. Returns undefined in that case.
async function until(seconds, look) {
  const end = Date.now() + seconds * 1000;
  for (;;) {
    const value = await look();
    if (value !== undefined) return value;
    const left = end - Date.now();
    if (left <= 0) return undefined;
    await pause(Math.min(left, options['poll-interval'] * 1000));
  }
}

async function isGone(call, stillThere) {
  try {
    return stillThere(await call()) ? undefined : true;
  } catch (error) {
    if (error?.status === 404) return true;
    throw error;
  }
}

// ---------------------------------------------------------------------------------------------
// the walk

const isPreemptible = (node) => node.node_id.startsWith('gpu-preemptible-dp') || node.host_name.startsWith('gpu-preemptible-dp');
const gpusOf = (nodes) => nodes.reduce((sum, node) => sum + node.num_gpus, 0);
const made = { cluster: undefined, volume: undefined };

function checkEvents(name, cluster) {
  const keys = (cluster.node_lifecycle_events ?? []).map((event) => `${event.node_id} ${event.reason}`);
  const twice = keys.filter((key, index) => keys.indexOf(key) !== index);
  check(`${name}: one event per node and reason`, twice.length === 0, twice.join(', '));
}

async function pickPlace() {
  const answer = await must('regions', () => clusters.listRegions());
  if (!checkShape('regions', 'regionList', answer)) throw new GiveUp('regions');
  const usable = answer.regions.filter((region) => region.supported_instance_types.length && region.driver_versions.length);
  const region = options.region ? usable.find((one) => one.name === options.region) : usable[0];
  if (!check('a usable region is on offer', region, answer.regions.map((one) => one.name).join(', '))) throw new GiveUp('region');
  return {
    region: region.name,
    gpuType: options['gpu-type'] ?? region.supported_instance_types[0],
    driver: region.driver_versions[0],
  };
}

async function readLists() {
  checkShape('zones', 'zoneList', await must('zones', () => sdk.endpoints.listAvzones()));
  checkShape('cluster list', 'clusterList', await must('cluster list', () => clusters.list()));
  checkShape('cluster list of a project', 'clusterList',
    await must('cluster list of a project', () => clusters.list({ projectId: options['project-id'] })));
  checkShape('volume list', 'volumeList', await must('volume list', () => storage.list()));
}

function wishFor(place, volumeId) {
  return {
    cluster_name: `smoke-${randomUUID().slice(0, 8)}`,
    region: place.region,
    gpu_type: place.gpuType,
    num_gpus: options['num-gpus'],
    num_preemptible_gpus: options.preemptible,
    billing_type: 'ON_DEMAND',
    cluster_type: 'KUBERNETES',
    cuda_version: place.driver.cuda_version,
    nvidia_driver_version: place.driver.nvidia_driver_version,
    project_id: options['project-id'],
    ...(volumeId ? { volume_id: volumeId } : {}),
  };
}

async function tryNonsense(place) {
  const wish = wishFor(place);
  await refused('seven GPUs', [400, 422], () => clusters.create({ ...wish, num_gpus: 7 }));
  await refused('twelve preemptible GPUs', [400, 422], () => clusters.create({ ...wish, num_preemptible_gpus: 12 }));
  await refused('a call without a token', [401], () => clusters.list({}, { headers: { Authorization: null } }));
  if (options.stateless) {
    tally.skipped += 2;
    return;
  }
  await refused('preemptible GPUs without a project', [400, 422],
    () => clusters.create({ ...wish, num_preemptible_gpus: 8, project_id: undefined }));
  await refused('an unknown cluster', [404], () => clusters.retrieve(randomUUID()));
}

async function makeVolume(place) {
  const volume_name = `smoke-${randomUUID().slice(0, 8)}`;
  const fresh = await must('volume create',
    () => storage.create({ volume_name, size_tib: 1, region: place.region, is_lifecycle_independent: true }));
  if (!options.stateless) made.volume = fresh.volume_id;
  if (!checkShape('new volume', 'volume', fresh)) throw new GiveUp('volume');
  checkState('new volume is the one asked for', () => fresh.volume_name === volume_name && fresh.size_tib === 1, () => JSON.stringify(fresh));

  let last = fresh;
  const usable = await until(options['volume-timeout'], async () => {
    last = await must('volume retrieve', () => storage.retrieve(fresh.volume_id));
    return options.stateless || ['available', 'bound'].includes(last.status) ? last : undefined;
  });
  checkShape('volume', 'volume', last);
  check('volume becomes usable in time', usable, `still ${last.status}`);

  const grown = await must('volume update', () => storage.update({ volume_id: fresh.volume_id, size_tib: 2 }));
  checkShape('grown volume', 'volume', grown);
  checkState('volume has grown', () => grown.size_tib === 2 && grown.volume_id === fresh.volume_id, () => JSON.stringify(grown));
  const { volumes } = await must('volume list', () => storage.list());
  checkState('volume is listed', () => volumes.some((one) => one.volume_id === fresh.volume_id));
  return fresh.volume_id;
}

async function makeCluster(place, volumeId) {
  const wish = wishFor(place, volumeId);
  const fresh = await must('cluster create', () => clusters.create(wish));
  if (!options.stateless) made.cluster = fresh.cluster_id;
  if (!checkShape('new cluster', 'cluster', fresh)) throw new GiveUp('cluster');
  for (const name of ['cluster_name', 'region', 'gpu_type', 'num_gpus', 'billing_type', 'cluster_type', 'project_id',
    'cuda_version', 'nvidia_driver_version']) {
    checkState(`new cluster keeps ${name}`, () => fresh[name] === wish[name], () => `${fresh[name]} instead of ${wish[name]}`);
  }
  checkState('new cluster aims for the preemptible GPUs asked for',
    () => fresh.desired_preemptible_gpus === options.preemptible, () => `${fresh.desired_preemptible_gpus}`);
  check('allocated preemptible GPUs do not exceed the target', fresh.allocated_preemptible_gpus <= fresh.desired_preemptible_gpus,
    `${fresh.allocated_preemptible_gpus} of ${fresh.desired_preemptible_gpus}`);
  return fresh.cluster_id;
}

// Polls the cluster until `done` holds. Shape trouble on the way is reported once.
async function watch(name, id, seconds, done) {
  let shapeTold = false;
  let last;
  const trail = [];
  const reached = await until(seconds, async () => {
    last = await must(`${name}: retrieve`, () => clusters.retrieve(id));
    const found = problemsOf('cluster', last, 'cluster');
    if (found.length && !shapeTold) {
      shapeTold = true;
      check(`${name}: polled cluster has the required fields`, false, found.slice(0, 5).join('; '));
      throw new GiveUp(name);
    }
    const mark = `${last.status} ${last.allocated_preemptible_gpus}/${last.desired_preemptible_gpus}`;
    if (trail.at(-1) !== mark) trail.push(mark);
    if (last.status === 'Deleting') return false;
    return done(last) ? last : undefined;
  });
  if (!shapeTold) check(`${name}: polled cluster has the required fields`, true);
  console.log(`      ${trail.join(' -> ')}`);
  return { reached: Boolean(reached), last };
}

async function waitForReady(id, volumeId) {
  const { reached, last } = await watch('start-up', id, options['ready-timeout'], (cluster) => cluster.status === 'Ready');
  if (!check('cluster becomes Ready in time', reached, `still ${last.status}`)) throw new GiveUp('ready');
  check('a Ready cluster has a kubeconfig', last.kube_config !== '');
  check('a Ready cluster has a control plane', last.control_plane_nodes.length > 0);
  const standard = last.gpu_worker_nodes.filter((node) => !isPreemptible(node));
  check('standard workers add up to num_gpus', gpusOf(standard) === last.num_gpus, `${gpusOf(standard)} of ${last.num_gpus}`);
  check('standard workers are named gpu-dp', standard.every((node) => node.node_id.startsWith('gpu-dp') || node.host_name.startsWith('gpu-dp')),
    standard.map((node) => node.node_id).join(', '));
  checkState('volume is attached', () => last.volumes.some((one) => one.volume_id === volumeId), () => JSON.stringify(last.volumes));
  const { clusters: all } = await must('cluster list', () => clusters.list());
  checkState('cluster is listed', () => all.some((one) => one.cluster_id === id));
}

async function waitForTarget(id, target) {
  if (options.stateless) {
    tally.skipped += 1;
    return;
  }
  const name = `target ${target}`;
  const { reached, last } = await watch(name, id, options['scale-timeout'],
    (cluster) => cluster.allocated_preemptible_gpus === target && cluster.desired_preemptible_gpus === target);
  const seen = `${last.allocated_preemptible_gpus} of ${last.desired_preemptible_gpus}`;
  if (!reached && options['allow-shortfall']) note(`${name}: only ${seen} in time`);
  else check(`${name} is reached in time`, reached, seen);
  const live = gpusOf(last.gpu_worker_nodes.filter(isPreemptible));
  check(`${name}: allocated GPUs belong to live preemptible workers`, live >= last.allocated_preemptible_gpus,
    `${live} live, ${last.allocated_preemptible_gpus} allocated`);
  checkEvents(name, last);
}

async function scale(id, target) {
  const before = await must('cluster retrieve', () => clusters.retrieve(id));
  const after = await must('cluster update', () => clusters.update(id, { num_preemptible_gpus: target }));
  checkShape(`cluster scaled to ${target}`, 'cluster', after);
  checkState(`target ${target} is taken over`, () => after.desired_preemptible_gpus === target, () => `${after.desired_preemptible_gpus}`);
  checkState(`scaling to ${target} leaves the rest alone`,
    () => ['cluster_id', 'cluster_name', 'num_gpus', 'gpu_type', 'region'].every((name) => after[name] === before[name]));
  await waitForTarget(id, target);
}

const AFTER_APPROVAL = ['PENDING', 'QUARANTINING', 'QUARANTINED', 'RUNNING', 'SUCCEEDED', 'AUTO_RESOLVED'];

// Lets a health check notice something on a node; resolves to what is suggested then.
async function raiseSignal(id, node, name) {
  const answer = await fetch(options.signals, {
    method: 'POST',
    headers: { authorization: `Bearer ${options.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ cluster_id: id, node_id: node.node_id, alert_name: name }),
  });
  const told = await answer.json();
  check(`${name} on ${node.node_id} leads to a suggestion`, answer.ok && told.remediation_id, JSON.stringify(told));
  return told;
}

async function exerciseSuggestions(id, node) {
  const place = { cluster_id: id, instance_id: node.instance_id };
  const first = await raiseSignal(id, node, 'KubeNodeMemoryPressure');
  const shown = await must('remediation retrieve', () => remediations.retrieve(first.remediation_id, place));
  checkShape('suggested remediation', 'remediation', shown);
  check('a suggestion waits for approval', shown.state === 'PENDING_APPROVAL' && shown.trigger === 'REMEDIATION_TRIGGER_AUTOMATED',
    `${shown.state} ${shown.trigger}`);
  check('a suggestion names its alert', shown.linked_alerts?.some((one) => one.alert_name === 'KubeNodeMemoryPressure'));
  await refused('approval of a power cycle', [400, 422],
    () => remediations.approve(shown.id, { ...place, mode: 'REMEDIATION_MODE_HOST_POWER_CYCLE' }));
  const rejected = await must('remediation reject', () => remediations.reject(shown.id, { ...place, comment: 'smoke test' }));
  checkShape('rejected remediation', 'remediation', rejected);
  check('rejected remediation is CANCELLED', rejected.state === 'CANCELLED' && rejected.review_comment === 'smoke test', rejected.state);
  await refused('cancelling what is over', [400, 409, 422], () => remediations.cancel(shown.id, place));
  const { gpu_worker_nodes: nodes } = await must('cluster retrieve', () => clusters.retrieve(id));
  const latest = nodes.find((one) => one.instance_id === node.instance_id)?.latest_remediation;
  check('the node shows its latest remediation', latest?.id === shown.id && latest.state === 'CANCELLED', JSON.stringify(latest));
  await raiseSignal(id, node, 'IBLinkFlapping');
}

async function approve(remediation) {
  const place = { cluster_id: remediation.cluster_id, instance_id: remediation.instance_id };
  const approved = await must('remediation approve', () => remediations.approve(remediation.id, { ...place, comment: 'smoke test' }));
  if (!checkShape('approved remediation', 'remediation', approved)) return;
  check('approved remediation moves on', AFTER_APPROVAL.includes(approved.state), approved.state);
  check('approved remediation names its reviewer', approved.reviewed_by && approved.review_time, JSON.stringify(approved));
  checkState('approved remediation keeps the comment', () => approved.review_comment === 'smoke test', () => `${approved.review_comment}`);
  const again = await must('remediation retrieve', () => remediations.retrieve(remediation.id, place));
  checkShape('remediation', 'remediation', again);
  checkState('remediation stays approved', () => again.id === remediation.id && again.state !== 'PENDING_APPROVAL', () => `${again.id} ${again.state}`);
  if (!options.stateless) await refused('a second approval', [400, 409, 422], () => remediations.approve(remediation.id, place));
}

async function visitRemediations(id) {
  const cluster = await must('cluster retrieve', () => clusters.retrieve(id));
  const instances = cluster.gpu_worker_nodes.map((node) => node.instance_id).filter(Boolean);
  check('workers have an instance id', instances.length > 0);
  const sound = cluster.gpu_worker_nodes.find((node) => node.auto_remediation_enabled && node.instance_id);
  if (options.signals && sound) await exerciseSuggestions(id, sound);
  const waiting = new Map();
  for (const instance of instances) {
    let token;
    for (let page = 0; page < 20; page += 1) {
      const answer = await must('remediation list',
        () => remediations.list(instance, { cluster_id: id, page_size: 50, ...(token ? { page_token: token } : {}) }));
      if (!checkShape(`remediations of ${instance}`, 'remediationList', answer)) break;
      for (const one of answer.remediations) if (one.state === 'PENDING_APPROVAL') waiting.set(one.id, one);
      token = answer.next_page_token;
      if (!answer.has_next || !token || options.stateless) break;
    }
    if (options.stateless) break;
  }
  if (instances.length) {
    const states = ['PENDING_APPROVAL', 'PENDING'];
    const answer = await must('filtered remediation list', () => remediations.list(instances[0], { cluster_id: id, state: states }));
    checkShape('filtered remediation list', 'remediationList', answer);
    checkState('the state filter holds', () => answer.remediations.every((one) => states.includes(one.state)),
      () => answer.remediations.map((one) => one.state).join(', '));
  }
  if (waiting.size === 0) note('no remediation waits for approval');
  for (const one of waiting.values()) await approve(one);
  if (options.signals) check('a suggestion was there to be approved', waiting.size > 0);

  if (options['exercise-remediations'] && instances.length) {
    const instance = instances.at(-1);
    const remediation_id = randomUUID();
    const wish = { cluster_id: id, remediation_id, mode: 'REMEDIATION_MODE_REBOOT_VM', reason: 'smoke test' };
    const first = await must('remediation create', () => remediations.create(instance, wish));
    checkShape('new remediation', 'remediation', first);
    checkState('a remediation from the API needs no approval', () => first.state !== 'PENDING_APPROVAL' && first.trigger === 'REMEDIATION_TRIGGER_MANUAL',
      () => `${first.state} ${first.trigger}`);
    const second = await must('remediation create, repeated', () => remediations.create(instance, wish));
    checkState('the same remediation_id makes no second remediation', () => second.id === first.id, () => `${first.id} and ${second.id}`);
    const ended = await must('remediation cancel', () => remediations.cancel(first.id, { cluster_id: id, instance_id: instance }));
    checkShape('cancelled remediation', 'remediation', ended);
    check('cancelled remediation is CANCELLED', ended.state === 'CANCELLED', ended.state);
  }
}

async function removeCluster(id) {
  const answer = await must('cluster delete', () => clusters.delete(id));
  checkShape('cluster deletion', 'clusterDeleted', answer);
  checkState('the right cluster is deleted', () => answer.cluster_id === id, () => answer.cluster_id);
  made.cluster = undefined;
  if (options.stateless) {
    tally.skipped += 1;
    return;
  }
  const gone = await until(options['delete-timeout'], () => isGone(() => clusters.retrieve(id), () => true));
  check('cluster is gone in time', gone);
  const { clusters: all } = await must('cluster list', () => clusters.list());
  check('cluster is no longer listed', !all.some((one) => one.cluster_id === id));
}

async function removeVolume(id) {
  const answer = await must('volume delete', () => storage.delete(id));
  checkShape('volume deletion', 'volumeDeleted', answer);
  check('volume deletion succeeds', answer.success === true);
  made.volume = undefined;
  if (options.stateless) {
    tally.skipped += 1;
    return;
  }
  const gone = await until(options['delete-timeout'], () => isGone(() => storage.retrieve(id), () => true));
  check('volume is gone in time', gone);
}

async function walk() {
  const place = await pickPlace();
  await readLists();
  await tryNonsense(place);
  const volume = await makeVolume(place);
  const cluster = await makeCluster(place, volume);
  await waitForReady(cluster, volume);
  await waitForTarget(cluster, options.preemptible);
  for (const target of options.targets) await scale(cluster, target);
  await visitRemediations(cluster);
  if (options.keep) {
    note(`left behind: cluster ${cluster}, volume ${volume}`);
    made.cluster = made.volume = undefined;
    return;
  }
  if (!options.stateless) {
    await refused('deletion of an attached volume', [400, 409, 422], () => storage.delete(volume));
  }
  await removeCluster(cluster);
  await removeVolume(volume);
}

// Best effort, so that a failed walk leaves nothing running.
async function tidyUp() {
  if (made.cluster) {
    const id = made.cluster;
    try {
      await clusters.delete(id);
      await until(options['delete-timeout'], () => isGone(() => clusters.retrieve(id), () => true));
    } catch (error) {
      note(`cluster ${id} may still exist (${describe(error)})`);
    }
  }
  if (made.volume) {
    try {
      await storage.delete(made.volume);
    } catch (error) {
      note(`volume ${made.volume} may still exist (${describe(error)})`);
    }
  }
}

try {
  await walk();
} catch (error) {
  if (error instanceof GiveUp) note(`the walk ended early at: ${error.message}`);
  else check('the walk goes through', false, error?.stack ?? String(error));
} finally {
  await tidyUp();
}
if (tally.skipped) console.log(`      ${tally.skipped} checks skipped, as the server keeps no state`);
console.log(`${tally.passed} passed, ${tally.failed} failed`);
process.exitCode = tally.failed ? 1 : 0;
