import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Database } from '@marquee/database/database';
import { systemClock } from '@marquee/kernel/clock';
import { listen } from '@marquee/kernel/process/listen';
import { mountOutbox } from '@marquee/sandbox/outbox/outboxServer';
import { afterAll, beforeAll, describe, expect, it } from '@rstest/core';
import { Hono } from 'hono';
import { migratedDatabase } from '../../src/testing/migratedDatabase';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'marquee-conformance-'));
const keys = ['a'.repeat(32), 'b'.repeat(32)];
let database: Database;
let server: ReturnType<typeof listen>;
let url: string;

beforeAll(async () => {
  database = await migratedDatabase('empty');
  const app = new Hono();
  mountOutbox(app, { database, clock: systemClock, keys, report: () => {} });
  server = listen({ fetch: app.fetch, port: 0 });
  if (!server.listening) await new Promise((done) => server.once('listening', done));
  url = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await new Promise((done) => server.close(done));
  await database.close();
  rmSync(folder, { recursive: true });
});

/** Runs the command; returns its exit code and output. */
async function run(...words: string[]): Promise<{ code: number | null; output: string }> {
  const command = ['--import', 'tsx', 'backend/app/src/commands/conformance.ts', ...words];
  const child = spawn(process.execPath, command, { cwd: root });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part: Buffer) => {
      output += part.toString();
    });
  }
  return { code: await new Promise((done) => child.on('close', done)), output };
}

const secretFile = (lines: readonly string[]) => {
  const file = join(folder, `${lines.length}-${lines[0]?.[0]}.txt`);
  writeFileSync(file, `${lines.join('\n')}\n`);
  return file;
};

describe('npm run conformance', () => {
  it('finds that the sandbox keeps every rule of a receiver of messages, and sends each message once', async () => {
    const target = ['--channel', 'email', '--recipient', 'test@example.com'];
    const { code, output } = await run('messages', '--url', `${url}/`, '--secret-file', secretFile(keys), ...target);
    expect(output).toContain('25 rules kept, 0 broken, 0 not tried');
    expect(code).toBe(0);
    const rows = await database.query<{ recipient: string; subject: string; body: string }>(
      'select distinct recipient, subject, body from outbox',
    );
    expect(rows).toEqual([
      {
        recipient: 'test@example.com',
        subject: 'Conformance run',
        body: '000000 is a code of a conformance run. It opens nothing.',
      },
    ]);
  });

  it('names the rules that are broken, and ends with 1', async () => {
    const target = ['--channel', 'sms', '--recipient', '+12025550123'];
    const file = secretFile([keys[0] ?? '', 'c'.repeat(32)]);
    const { code, output } = await run('messages', '--url', url, '--secret-file', file, ...target);
    expect(output).toContain('FAILED   a request signed with the second key is taken: expected 200, got 401');
    expect(output).toContain('23 rules kept, 1 broken, 0 not tried');
    expect(code).toBe(1);
  });

  it('says how it is called', async () => {
    const { code, output } = await run('messages', '--url', url);
    expect(output).toContain('npm run conformance -- messages --url');
    expect(code).toBe(2);
  });
});
