import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { doubtedNow } from '@marquee/federation-release/registry/failing';
import { readRegistry } from '@marquee/federation-release/registry/folderReading';
import { folderStore } from '@marquee/federation-release/registry/folderStore';
import { promote } from '@marquee/federation-release/registry/promote';
import type { LookResult } from '@marquee/federation-release/run/lookResult';
import { published, testFolder } from '@marquee/federation-release/testing';
import { hostName } from '@marquee/federation-runtime/hostRecord';
import { afterAll, expect, test } from '@rstest/core';
import { deskEdge } from './deskEdge';

const folder = mkdtempSync(join(tmpdir(), 'marquee-desk-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const [host, releases] = [join(folder, 'host'), join(folder, 'releases')];
for (const path of ['host/static/js', 'releases']) mkdirSync(join(folder, path), { recursive: true });
const manifest = {
  entries: { index: { initial: { js: ['/static/js/index.12345678.js'], css: [] } } },
  integrity: { '/static/js/index.12345678.js': 'sha256-a' },
};
writeFileSync(join(host, 'manifest.json'), JSON.stringify(manifest));
writeFileSync(join(host, 'sdk.json'), JSON.stringify({ version: '1.0.0' }));
writeFileSync(join(host, 'static/js/index.12345678.js'), 'a');
writeFileSync(join(folder, 'secret.json'), '{}');
writeFileSync(join(releases, 'registry.json'), JSON.stringify({ format: 1, revision: 1, remotes: {} }));

const origin = 'https://desk.example';
const faults: string[] = [];
const app = deskEdge({
  ...{ origin, hostFolder: host, releasesFolder: releases, trustProxy: true, healing: true },
  calls: { fetch: (request) => new Response(`calls ${new URL(request.url).pathname}`) },
  signInPaths: ['/sign-in'],
  log: (_level, event) => faults.push(event),
});
const ask = (path: string, init: RequestInit & { host?: string } = {}) =>
  app.fetch(
    new Request(`${origin}${path}`, { ...init, headers: { host: init.host ?? 'desk.example', ...init.headers } }),
    {},
  );

test('it answers by the name of the desk alone', async () => {
  for (const name of ['casino.example', 'desk.example.evil.example', 'desk.example:81'])
    for (const path of ['/', '/desk/staff/me', '/registry.json', '/static/js/index.12345678.js'])
      expect((await ask(path, { host: name })).status, `${name} ${path}`).toBe(404);
  expect((await ask('/')).status).toBe(200);
});

test('every address that is no file is the one page, whose policy allows no inline script and no frame', async () => {
  for (const path of ['/', '/players/a.example/1', '/nothing']) {
    const answer = await ask(path);
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toContain('unsafe');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const html = await answer.text();
    expect(html).toContain('<script defer src="/static/js/index.12345678.js" integrity="sha256-a"');
    const scripts = [...html.matchAll(/<script(?! defer| type="application\/json")/g)];
    expect(scripts).toEqual([]);
  }
});

test('the page is in the language that was chosen, or that the browser prefers', async () => {
  const langOf = async (headers: Record<string, string>) => {
    const html = await (await ask('/players', { headers })).text();
    const registry = await (await ask('/registry.json', { headers })).json();
    return [/<html lang="([\w-]+)">/.exec(html)?.[1], (registry as { language: string }).language];
  };
  expect(await langOf({})).toEqual(['en', 'EN']);
  expect(await langOf({ 'accept-language': 'ru-RU,ru;q=0.9' })).toEqual(['ru', 'RUS']);
  const spoken = { 'accept-language': 'ru' };
  expect(await langOf({ ...spoken, cookie: 'desk-language=CN' })).toEqual(['zh-CN', 'CN']);
  expect(await langOf({ ...spoken, cookie: 'desk-language="><script>' })).toEqual(['ru', 'RUS']);
});

test('calls and the pages for signing in are those of the backend', async () => {
  for (const path of ['/desk/players/find', '/sign-in'])
    expect(await (await ask(path, { method: path === '/sign-in' ? 'GET' : 'POST' })).text()).toBe(`calls ${path}`);
});

test('files are those of the build and of released versions, and nothing beside them', async () => {
  const file = await ask('/static/js/index.12345678.js');
  expect([file.status, await file.text()]).toEqual([200, 'a']);
  expect(file.headers.get('cache-control')).toContain('immutable');
  expect(file.headers.get('cross-origin-resource-policy')).toBe('same-origin');
  for (const path of [
    ...['/static/../secret.json', '/static/%2e%2e/%2e%2e/secret.json', '/releases/registry.json'],
    ...['/releases/a/b/%2e%2e%2f%2e%2e%2fregistry.json', `/releases/${hostName}/1/server.json`, '/manifest.json'],
  ]) {
    const text = await (await ask(path)).text();
    expect(text.startsWith('{'), path).toBe(false);
  }
});

test('only reading is allowed elsewhere, and a visit is told the revision', async () => {
  expect((await ask('/players', { method: 'POST' })).status).toBe(405);
  const revision = await ask('/build/revision?host@a');
  expect([revision.status, await revision.text()]).toEqual([200, '1']);
  expect(await (await ask('/registry.json?hostApi=1.0.0')).json()).toMatchObject({ revision: 1, remotes: [] });
  expect(faults).toEqual([]);
});

const bad = { remote: 'desk-bets', version: '1.1.0' };

/** A desk with a new version of a page, whose own look comes to `found`, and what is looked at. */
async function watched(found: LookResult) {
  const releasesFolder = testFolder();
  for (const version of ['1.0.0', bad.version])
    await promote(folderStore(releasesFolder), [published(version, { name: bad.remote, categories: [] })]);
  const looked: string[] = [];
  const desk = deskEdge({
    ...{ origin, hostFolder: host, releasesFolder, trustProxy: true, healing: true, signInPaths: [], log: () => {} },
    calls: {
      // Long answers are packed for whoever takes that.
      fetch: ({ headers }) =>
        headers.has('accept-encoding')
          ? new Response('packed')
          : Response.json({ statusCode: headers.get('cookie')?.includes('desk=ana') && headers.get('origin') ? 1 : 0 }),
    },
    look: async ({ remote, version }) => {
      looked.push(`${remote}@${version}`);
      return found;
    },
  });
  const send = async (path: string, headers: Record<string, string>, body?: object) => {
    const browser = { origin, 'sec-fetch-site': 'same-origin', 'accept-encoding': 'br' };
    const own = { host: 'desk.example', ...browser, ...headers };
    const init = body ? { method: 'POST', body: JSON.stringify(body) } : {};
    return desk.fetch(new Request(origin + path, { ...init, headers: own }), {});
  };
  /** A browser that is given a visit, of somebody or of a stranger, reports that the new version failed. */
  async function report(cookie: string) {
    const visit = (await send('/build/revision', {})).headers.get('set-cookie')?.split(';')[0];
    const places = `${origin}/releases/${bad.remote}/${bad.version}/page.js:1:2`;
    const failure = { ...bad, phase: 'render', cause: 'no', path: '/bets', places };
    const answer = await send('/api/telemetry/failure', { cookie: `${visit}; ${cookie}` }, failure);
    expect(await answer.json()).toMatchObject({ statusCode: 1 });
  }
  const record = () => readRegistry(releasesFolder).registry.remotes[bad.remote];
  return { looked, report, record, failing: () => doubtedNow(releasesFolder, readRegistry(releasesFolder).registry) };
}

test('a version that failed for one person of the staff is withdrawn once the desk saw it fail itself', async () => {
  const { looked, report, record } = await watched({ seen: '/bets: render: no' });
  await report('desk=ana');
  await expect
    .poll(() => record()?.quarantined, { timeout: 10_000 })
    .toMatchObject([{ version: bad.version, evidence: { failed: 1, seen: '/bets: render: no' } }]);
  expect(looked).toEqual([`${bad.remote}@${bad.version}`]);
});

test('what the desk does not see fail stays, whoever says it; what strangers say is not looked at', async () => {
  const { looked, report, record, failing } = await watched({ seen: null });
  for (let number = 0; number < 20; number++) await report('desk=nobody');
  await report('desk=ana');
  await expect.poll(failing, { timeout: 10_000 }).toMatchObject([{ ...bad, evidence: { failed: 1 } }]);
  expect(looked).toEqual([`${bad.remote}@${bad.version}`]);
  expect(record()).toMatchObject({ live: bad.version, quarantined: [] });
});
