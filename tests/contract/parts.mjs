// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Starts and stops the two servers of the contract tests.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { Agent, createServer as createHttpServer, request } from 'node:http';
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

async function startPrism(args) {
  const port = await freePort();
  const child = spawn(path.join(here, 'node_modules', '.bin', 'prism'),
    [...args.slice(0, 1), '-h', '127.0.0.1', '-p', String(port), ...args.slice(1)], { stdio: ['ignore', 'pipe', 'inherit'] });
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

const contract = path.join(here, 'together-gpu-clusters.openapi.yaml');

// A proxy that turns every answer which breaks the contract into an error. Resolves to {baseUrl, stop}.
export async function startPrismProxy(upstream) {
  return startPrism(['proxy', '--errors', contract, upstream]);
}

// Every time that Prism invents lies before 1970: no service sends that, and our client refuses it on purpose. Same length.
const inventedTime = /"1\d(\d\d-\d\d-\d\dT)/g;

// A service made of the contract alone. A client that cannot send a Prefer header asks for an answer by its address:
// BASE/prefer/code=409,example=out_of_stock/compute/clusters. What is invented with dynamic=true has no properties that the
// contract does not name, which halves the time it takes. Resolves to {baseUrl, stop}.
export async function startPrismMock() {
  const prism = await startPrism(['mock', '--json-schema-faker-fillProperties=false', contract]);
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  const relay = createHttpServer((call, answer) => {
    const [, wanted, rest] = call.url.match(/^\/prefer\/([^/]*)(\/.*)$/) ?? [undefined, undefined, call.url];
    const headers = { ...call.headers, host: new URL(prism.baseUrl).host };
    delete headers.connection;
    if (wanted) headers.prefer = wanted.replaceAll(',', ', ');
    const onward = request(prism.baseUrl + rest, { method: call.method, headers, agent }, async (reply) => {
      const parts = [];
      for await (const part of reply) parts.push(part);
      const body = Buffer.concat(parts).toString();
      answer.writeHead(reply.statusCode, reply.headers);
      answer.end(wanted?.includes('dynamic=true') ? body.replaceAll(inventedTime, '"20$1') : body);
    });
    onward.on('error', () => answer.destroy());
    call.pipe(onward);
  }).listen(0, '127.0.0.1');
  await once(relay, 'listening');
  const stop = async () => {
    relay.closeAllConnections();
    relay.close();
    agent.destroy();
    await prism.stop();
  };
  return { baseUrl: `http://127.0.0.1:${relay.address().port}`, stop };
}
