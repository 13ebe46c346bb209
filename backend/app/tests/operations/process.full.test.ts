import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { sandboxAnswerCookie } from '@marquee/contract/sandboxAnswer';
import { emptyDatabase } from '@marquee/database/testing/emptyDatabase';
import { verifyLedger } from '@marquee/platform/ledger/verify';
import { restoreBackup } from '@marquee/platform/operations/backup/restore';
import { afterAll, describe, expect, it } from '@rstest/core';
import { allMigrations } from '../../src/migrations';

const runFile = promisify(execFile);
const backupCommand = fileURLToPath(new URL('../../src/commands/backup.ts', import.meta.url));
const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
const dataDir = mkdtempSync(join(tmpdir(), 'marquee-process-'));
const started: ChildProcess[] = [];
afterAll(() => {
  for (const child of started) child.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  return port;
}

/** Runs the backend as a separate process on this file's folder. */
async function run(environment: Record<string, string> = {}) {
  const [port, admin] = [await freePort(), await freePort()];
  const child = spawn(process.execPath, ['--import', 'tsx', main], {
    env: {
      PATH: process.env.PATH,
      MARQUEE_MODE: 'sandbox',
      PORT: `${port}`,
      METRICS_PORT: `${admin}`,
      DATA_DIR: dataDir,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  let output = '';
  child.stdout?.on('data', (part) => (output += part));
  child.stderr?.on('data', (part) => (output += part));
  const ended = once(child, 'exit').then(([code, signal]) => ({ code, signal, output }));
  const at = `http://127.0.0.1:${port}`;
  const post = (path: string, body: object, headers = {}) =>
    fetch(at + path, {
      method: 'POST',
      body: JSON.stringify({ domain_name: 'localhost', ...body }),
      headers: { 'content-type': 'application/json', ...headers },
    });
  const ready = async () => {
    const isReady = async () => (await fetch(`${at}/readyz`).catch(() => undefined))?.status === 200;
    const isOver = async () => child.exitCode !== null || (await isReady());
    await expect.poll(isOver, { interval: 100, timeout: 120_000 }).toBe(true);
    if (child.exitCode !== null) throw new Error(output);
  };
  return { child, at, admin: `http://127.0.0.1:${admin}`, ended, post, ready };
}

const statusOf = async (url: string) => (await fetch(url)).status;

const login = { account_id: 'demo', password: 'demo-marquee-2026' };

describe('a backend process', () => {
  it('reports its health, locks its folder, and goes on answering while it drains', async () => {
    // Longer than any slow machine takes: the process is killed in the middle of it.
    const backend = await run({ SHUTDOWN_DELAY: '600' });
    await backend.ready();

    // Metrics are on a separate port; the public one does not serve them.
    expect(await statusOf(`${backend.at}/metrics`)).toBe(404);
    expect(await statusOf(`${backend.admin}/healthz`)).toBe(200);
    expect(await statusOf(`${backend.admin}/readyz`)).toBe(200);
    expect(await (await fetch(`${backend.admin}/metrics`)).text()).toMatch(/^process_resident_memory_bytes \d+$/m);

    const second = await run();
    expect(await second.ended).toMatchObject({ code: 1, output: expect.stringContaining('is in use by process') });

    // The embedded database is locked by that process; it serves the backup.
    const backup = join(dataDir, 'marquee.backup');
    const command = await runFile(process.execPath, ['--import', 'tsx', backupCommand, backup], {
      env: { PATH: process.env.PATH, DATA_DIR: dataDir },
    });
    expect(command.stdout).toContain('from the running backend');
    const copy = await emptyDatabase();
    await restoreBackup(copy, backup, [allMigrations()], { force: false });
    const { flaws, transactions } = await verifyLedger(copy).finally(copy.close);
    expect([flaws, transactions > 0]).toEqual([[], true]);

    backend.child.kill('SIGTERM');
    let seen = 200;
    while (seen === 200) seen = await statusOf(`${backend.at}/readyz`);
    expect(seen).toBe(503);
    expect(await (await fetch(`${backend.admin}/readyz`)).json()).toMatchObject({ checks: { process: 'draining' } });

    // Readiness fails, but requests are answered until the delay is over; nothing accepted is lost.
    const length = 12;
    const answers = await Promise.all(Array.from({ length }, () => backend.post('/api/auth/login', login)));
    expect(await Promise.all(answers.map(async (one) => (await one.json()).statusCode))).toEqual(Array(length).fill(1));
    expect(await (await backend.post('/api/live', {})).json()).toMatchObject({ statusMessage: 'serviceUnavailable' });
    backend.child.kill('SIGKILL');
    await backend.ended;
  }, 180_000);

  it('stops without losing an answer, in the folder of a killed process', async () => {
    const backend = await run({ SHUTDOWN_LIMIT: '1', LOG_LEVEL: 'info' });
    await backend.ready();
    const stream = await backend.post('/api/live', {});
    const streamed = stream.text();
    const hang = { cookie: `${sandboxAnswerCookie}=${encodeURIComponent('{"call":"seo","answer":"hang"}')}` };
    const cut = backend.post('/api/seo', { page_name: 'home' }, hang).catch(() => 'cut off');
    // Both are in flight before the process is stopped.
    expect(await (await backend.post('/api/auth/login', login)).json()).toMatchObject({ statusCode: 1 });
    expect(await (await fetch(`${backend.admin}/metrics`)).text()).toMatch(/^marquee_live_streams 1$/m);

    backend.child.kill('SIGTERM');
    expect(await streamed).toContain(': open');
    expect(await cut).toBe('cut off');
    const { code, output } = await backend.ended;
    expect(code).toBe(0);
    expect(output).toContain('"event":"stopping"');
    expect(output).toMatch(/"event":"stopped","ms":\d+,"cut":1/);
    expect(existsSync(join(dataDir, 'database.lock'))).toBe(false);
    await expect(fetch(`${backend.at}/healthz`)).rejects.toThrow();
  });
});
