// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Starts and stops the two servers of the contract tests.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export const here = path.dirname(fileURLToPath(import.meta.url));

export function fail(message) {
  console.error(message);
  process.exit(1);
}

export function wantPackages(...names) {
  for (const name of names) {
    if (!existsSync(path.join(here, 'node_modules', name))) {
      fail(`The package ${name} is not installed; run tests/contract/setup first.`);
    }
  }
}

// Resolves to {baseUrl, token, stop}; stop() resolves to the exit status.
export async function startEmulator(program, args) {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  const line = await Promise.race([once(createInterface({ input: child.stdout }), 'line'), ended.then(() => undefined)]);
  if (!line) fail('The emulator ended before it was ready.');
  const { base_url: baseUrl, token } = JSON.parse(line[0]);
  const stop = async () => {
    child.kill('SIGTERM');
    const [status, signal] = await ended;
    if (status !== 0) console.error(`The emulator ended with ${status ?? signal}.`);
    return status ?? 1;
  };
  return { baseUrl, token, stop };
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  return port;
}

// A proxy that turns every answer which breaks the contract into an error. Resolves to {baseUrl, stop}.
export async function startPrism(upstream) {
  const port = await freePort();
  const child = spawn(path.join(here, 'node_modules', '.bin', 'prism'),
    ['proxy', '--errors', '-h', '127.0.0.1', '-p', String(port), path.join(here, 'together-gpu-clusters.openapi.yaml'), upstream],
    { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  const listening = new Promise((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.includes('listening')) resolve(true);
    });
  });
  if (!(await Promise.race([listening, ended.then(() => false)]))) fail('Prism ended before it was ready.');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { baseUrl: `http://127.0.0.1:${port}`, stop };
}
