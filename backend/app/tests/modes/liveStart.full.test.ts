import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unfit } from '@marquee/settings/settings';
import { afterAll, beforeAll, expect, it } from '@rstest/core';
import { writeLiveSites } from '../../src/testing/processes/liveSites';
import { openProofServer, type ProofServer } from '../../src/testing/processes/postgresServer';
import { startProgram } from '../../src/testing/processes/programProcess';

const folder = mkdtempSync(join(tmpdir(), 'marquee-live-start-'));
const key = 'k'.repeat(32);
let server: ProofServer;
beforeAll(async () => {
  server = await openProofServer();
  writeLiveSites(join(folder, 'sites'), 'https://games.example');
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

const start = (settings: Record<string, string>) =>
  startProgram('sources', 'backend', { PORT: '0', DATA_DIR: join(folder, 'data'), ...settings });

it('live mode without any setting exits with the code that prevents a restart, and lists all problems', async () => {
  const { code, output } = await start({ MARQUEE_MODE: 'live' }).ended;
  expect(code).toBe(unfit);
  expect(output.split('\n').map((line) => line.trim().split(' ')[0])).toEqual([
    'The',
    ...['DATABASE_URL', 'GATEWAY_URL', 'GATEWAY_KEYS', 'ODDS_URL', 'ODDS_KEYS', 'GAMES_URL', 'GAMES_KEYS'],
    ...['PERSON_KEYS', 'TRUST_PROXY', 'MESSAGES_URL', 'SITES_DIR', 'See', ''],
  ]);
});

it('live mode on a database that a sandbox has used names the demo player, and nothing else', async () => {
  const sandbox = start({ MARQUEE_MODE: 'sandbox', DATABASE_URL: server.url });
  await sandbox.ready();
  await sandbox.stop();
  const { code, output } = await start({
    MARQUEE_MODE: 'live',
    DATABASE_URL: server.url,
    SITES_DIR: join(folder, 'sites'),
    TRUST_PROXY: 'off',
    ...{ GATEWAY_URL: 'https://pay.example', ODDS_URL: 'https://odds.example', GAMES_URL: 'https://games.example' },
    ...{ GATEWAY_KEYS: key, ODDS_KEYS: key, GAMES_KEYS: key, PERSON_KEYS: key },
    ...{ MESSAGES_URL: 'smtps://mail.example', MESSAGES_FROM: 'codes@casino.example' },
  }).ended;
  expect(code).toBe(1);
  expect(output.trim().split('\n')).toEqual([
    expect.stringContaining('live mode lacks:'),
    expect.stringContaining("The database has the sandbox's demo player"),
    expect.stringContaining('See docs/operations.md'),
  ]);
}, 300_000);
