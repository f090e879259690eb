#!/usr/bin/env node
// SPDX-FileCopyrightText: ClusterDeck contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Runs a test program of our client against Prism: its mock, or its proxy in front of the emulator.
// usage: node run-client.mjs PROGRAM mock | proxy EMULATOR
// The program finds its service in CONTRACT_BASE_URL and CONTRACT_TOKEN, and the emulator itself in CONTRACT_EMULATOR_URL.

import { spawn } from 'node:child_process';
import { once } from 'node:events';

import { startEmulator, startPrismMock, startPrismProxy, wantPackages } from './parts.mjs';

const [program, kind, emulatorProgram] = process.argv.slice(2);
if (!program || !(kind === 'mock' || (kind === 'proxy' && emulatorProgram))) {
  console.error('usage: node run-client.mjs PROGRAM mock | proxy EMULATOR');
  process.exit(2);
}
wantPackages('@stoplight/prism-cli');

const emulator = kind === 'proxy'
  ? await startEmulator(emulatorProgram, ['--scenario', 'calm', '--speed', '0']) : undefined;
const prism = emulator ? await startPrismProxy(emulator.baseUrl) : await startPrismMock();
const child = spawn(program, [], {
  stdio: 'inherit',
  env: {
    ...process.env,
    CONTRACT_BASE_URL: prism.baseUrl,
    CONTRACT_TOKEN: emulator?.token ?? 'any-token',
    CONTRACT_EMULATOR_URL: emulator?.baseUrl ?? '',
  },
});
const [status] = await once(child, 'exit');

await prism.stop();
const emulatorStatus = await emulator?.stop();
process.exit((status ?? 1) || (emulatorStatus ?? 0));
