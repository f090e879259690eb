#!/usr/bin/env node
// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Starts the emulator, lets the official SDK walk through it, remediations included, and stops it again.
// usage: node run-sdk-smoke.mjs EMULATOR [--through-prism] [options of sdk-smoke.mjs]
// The exit status is that of the walk; 1 if the emulator does not start or does not end cleanly.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

import { here, startEmulator, startPrismProxy, wantPackages } from './parts.mjs';

const [program, ...given] = process.argv.slice(2);
if (!program) {
  console.error('usage: node run-sdk-smoke.mjs EMULATOR [--through-prism] [options of sdk-smoke.mjs]');
  process.exit(2);
}
const throughPrism = given.includes('--through-prism');
const walkOptions = given.filter((option) => option !== '--through-prism');
wantPackages('together-ai', ...(throughPrism ? ['@stoplight/prism-cli'] : []));

const emulator = await startEmulator(program, ['--scenario', 'calm', '--speed', '60']);
const prism = throughPrism ? await startPrismProxy(emulator.baseUrl) : undefined;

const walk = spawn(process.execPath,
  [path.join(here, 'sdk-smoke.mjs'), '--base-url', (prism ?? emulator).baseUrl, '--sdk-root', here,
    '--exercise-remediations', '--signals', new URL('/x/signal', emulator.baseUrl).href, ...walkOptions],
  { stdio: 'inherit', env: { ...process.env, SMOKE_TOKEN: emulator.token } });
const [status] = await once(walk, 'exit');

await prism?.stop();
const emulatorStatus = await emulator.stop();
process.exit(status || emulatorStatus);
