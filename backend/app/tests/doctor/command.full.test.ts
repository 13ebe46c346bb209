import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from '@rstest/core';

const command = fileURLToPath(new URL('../../src/commands/doctor.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'marquee-doctor-command-'));
afterAll(() => rmSync(folder, { recursive: true }));

const key = 'a-key-that-nobody-may-ever-read-again';

function doctor(words: readonly string[], environment: Record<string, string> = {}) {
  const env = { PATH: process.env.PATH, MARQUEE_MODE: 'sandbox', DATA_DIR: join(folder, 'data'), ...environment };
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', command, ...words], {
    env,
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

describe('npm run doctor', () => {
  it('ends with 0 where nothing failed, with warnings too, and leaves no trace', () => {
    const { status, output } = doctor(['node', 'database', 'ledger', 'metrics']);
    expect(output.split('\n').filter((line) => line)).toEqual([
      expect.stringMatching(/^ok {7}node {6}Node /),
      'ok       database  embedded, not there yet: the first start makes it',
      'ok       ledger    there is no database yet',
      'warning  metrics   there is no port for figures',
      '                   → Set METRICS_PORT: without figures there are no alarms.',
      '0 failed, 1 warning, 3 ok',
    ]);
    expect([status, readdirSync(folder)]).toEqual([0, []]);
  });

  it('ends with 1 where something failed, and shows no secret, in JSON either', () => {
    const file = join(folder, 'keys');
    writeFileSync(file, `${key}-too\n`);
    chmodSync(file, 0o400);
    const environment = {
      DATABASE_URL: `postgres://${key}:${key}@127.0.0.1:1/x`,
      ODDS_URL: 'http://127.0.0.1:1',
      ODDS_KEYS: key,
      MESSAGES_URL: 'http://127.0.0.1:1',
      MESSAGES_KEYS_FILE: file,
    };
    const { status, output } = doctor(['--json', 'settings', 'database', 'odds', 'messages'], environment);
    const { findings, ...counts } = JSON.parse(output);
    expect([status, counts]).toEqual([1, { ok: 1, warning: 0, failed: 3 }]);
    expect(findings[1]).toEqual({
      check: 'database',
      level: 'failed',
      found: 'does not answer: connect ECONNREFUSED 127.0.0.1:1',
      todo: 'Start it, or correct DATABASE_URL: host, port, name, user, password.',
    });
    expect(output).not.toContain(key);
  });

  it('lists settings that are wrong, and what it could not parse', () => {
    const wrong = doctor([], { GATEWAY_KEYS: 'short-key', PORT: 'x' });
    expect(wrong.status).toBe(1);
    expect(wrong.output).toContain('failed   settings  PORT is "x". Write a port, 0 to 65535.\n');
    expect(wrong.output).toContain('failed   settings  GATEWAY_KEYS is not a key.');
    expect(wrong.output).not.toContain('short-key');
    expect(doctor(['ledgers'])).toMatchObject({ status: 2, output: expect.stringContaining('no check ledgers') });
  });
});
