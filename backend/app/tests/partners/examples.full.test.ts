import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '@marquee/settings/root';
import { afterAll, describe, expect, it } from '@rstest/core';

const folder = mkdtempSync(join(tmpdir(), 'marquee-examples-'));
const keyFile = join(folder, 'keys.txt');
writeFileSync(keyFile, `${'a'.repeat(32)}\n${'b'.repeat(32)}\n`);
const stops: (() => void)[] = [];
afterAll(() => {
  for (const stop of stops) stop();
  rmSync(folder, { recursive: true });
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Starts a partner's example as its page says; returns its URL. */
async function example(name: string, operator: string): Promise<string> {
  const file = join(root, `docs/partners/examples/${name}.mjs`);
  const child = spawn(process.execPath, [file, '0', keyFile, operator], { stdio: ['ignore', 'pipe', 'ignore'] });
  stops.push(() => child.kill('SIGKILL'));
  let output = '';
  const port = await new Promise<string>((done, fail) => {
    child.stdout.on('data', (part) => {
      output += part;
      const [, listening] = /listening on (\d+)/.exec(output) ?? [];
      if (listening) done(listening);
    });
    child.once('exit', () => fail(new Error(`${name}.mjs does not listen`)));
  });
  return `http://127.0.0.1:${port}`;
}

/** Runs the conformance command as partners do. */
async function conformance(words: readonly string[]) {
  const command = ['--import', 'tsx', 'backend/app/src/commands/conformance.ts', ...words];
  const child = spawn(process.execPath, command, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  stops.push(() => child.kill('SIGKILL'));
  let output = '';
  child.stdout.on('data', (part) => (output += part));
  child.stderr.on('data', (part) => (output += part));
  const [code] = await once(child, 'close');
  return { code: code as number | null, output };
}

const options: Record<string, readonly string[]> = {
  gateway: ['--site', 'casino.example', '--events'],
  identity: ['--events'],
  messages: ['--channel', 'email', '--recipient', 'test@casino.example'],
  games: [],
  odds: [],
};

describe('the conformance command', () => {
  it.each(Object.entries(options))('finds that the example of %s keeps every rule', async (name, own) => {
    const port = await freePort();
    const url = await example(name, `http://127.0.0.1:${port}`);
    const events = own.at(-1) === '--events' ? [String(port)] : [];
    const { code, output } = await conformance([name, '--url', url, '--secret-file', keyFile, ...own, ...events]);
    expect(output).toMatch(/^\d+ rules kept, 0 broken, 0 not tried$/m);
    expect(code).toBe(0);
  });

  it('reports the first cause with request and answer, and skips checks that depend on it', async () => {
    const url = await example('games', '');
    const site = ['--site', 'casino.example'];
    const { code, output } = await conformance(['gateway', '--url', url, '--secret-file', keyFile, ...site]);
    expect(code).toBe(1);
    const [first, asked, answered, ...others] = output.trim().split('\n');
    expect(first).toBe('FAILED   it has methods for the site, with ranges: gateway: refused 404 unknownPath');
    expect(asked).toBe('         asked:    GET /gateway/v1/methods?site=casino.example');
    expect(answered).toBe('         answered: 404 {"error":"unknownPath"}');
    expect(others.at(-1)).toMatch(/^0 rules kept, 1 broken, \d+ not tried$/);
    const cause = 'because of "it has methods for the site, with ranges"';
    expect(others.slice(0, -3).filter((line) => !(line.startsWith('untried') && line.includes(cause)))).toEqual([]);
  });
});
