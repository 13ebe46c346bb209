import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@rstest/core';
import { compiledRemote } from '../testing';
import { DevServer } from './devServer';

const site = 'https://casino.example';
const file = (name: string) => ({ file: name, integrity: '', bytes: 1, brotli: 1 });

let folder: string;
let server: DevServer;
let base: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-dev-server-'));
  server = new DevServer(site);
  base = `http://127.0.0.1:${await server.listen(0)}`;
});
afterEach(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

/** Writes a build and shows it. */
function show(version: string) {
  const described = compiledRemote(version, {
    files: [file('entry.js'), file('async/page.css'), file('gone.js'), file('cover.svg')],
  });
  mkdirSync(join(folder, 'async'), { recursive: true });
  writeFileSync(join(folder, 'remote.json'), JSON.stringify(described));
  writeFileSync(join(folder, 'entry.js'), 'var entry;');
  writeFileSync(join(folder, 'async/page.css'), '.page{}');
  writeFileSync(join(folder, 'cover.svg'), '<svg/>');
  writeFileSync(join(folder, 'secret.txt'), 'kept private');
  server.show(folder);
}

const ask = (path: string, init: RequestInit = {}) =>
  fetch(base + path, { ...init, headers: { origin: site, ...init.headers } });

test('a page of the site gets what the description names, with its type, and nothing is kept', async () => {
  show('1.0.0-dev');
  const answers = await Promise.all(['/remote.json', '/entry.js', '/async/page.css?x'].map((path) => ask(path)));
  expect(answers.map(({ status, headers }) => [status, headers.get('content-type')])).toEqual([
    [200, 'application/json'],
    [200, 'text/javascript'],
    [200, 'text/css'],
  ]);
  for (const { headers } of answers) {
    expect(headers.get('access-control-allow-origin')).toBe(site);
    expect(headers.get('cache-control')).toBe('no-store');
  }
});

test.each(['/secret.txt', '/../secret.txt', '/%2e%2e/secret.txt', '/gone.js', '/', '/async'])(
  'what the description does not name, or is not there, is not found: %s',
  async (path) => {
    show('1.0.0-dev');
    expect((await ask(path)).status).toBe(404);
  },
);

test.each(['https://evil.example', 'https://casino.example.evil.example', 'http://casino.example', 'null'])(
  'a page of %s gets nothing',
  async (origin) => {
    show('1.0.0-dev');
    const answer = await ask('/entry.js', { headers: { origin } });
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([403, null]);
  },
);

test.each([
  ['/cover.svg', 200],
  ['/entry.js', 403],
  ['/remote.json', 403],
])('without a name of a page there are pictures only: %s', async (path, status) => {
  show('1.0.0-dev');
  expect((await fetch(base + path)).status).toBe(status);
});

test('a browser that asks whether a page may reach this machine is told that the site may', async () => {
  const answer = await ask('/entry.js', { method: 'OPTIONS' });
  expect([answer.status, answer.headers.get('access-control-allow-private-network')]).toEqual([204, 'true']);
});

test('an open page is told of the build that there is, and of each other one', async () => {
  show('1.0.0-dev');
  const events = (await ask('/builds')).body?.pipeThrough(new TextDecoderStream()).getReader();
  const first = (await events?.read())?.value;
  expect(first).toMatch(/^data: [0-9a-f]{16}\n\n$/);
  show('1.0.0-dev');
  expect((await events?.read())?.value).toBe(first);
  show('1.0.1-dev');
  expect((await events?.read())?.value).not.toBe(first);
  await events?.cancel();
});
