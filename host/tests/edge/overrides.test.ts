import { join } from 'node:path';
import { insideLink } from '@marquee/edge/backendLink';
import { createEdge } from '@marquee/edge/edge';
import { HealthWatch } from '@marquee/edge/health/healthWatch';
import { openRegistries } from '@marquee/edge/sources/openRegistries';
import { grantText } from '@marquee/federation-release/grant/grant';
import { newKeys } from '@marquee/federation-release/registry/signature';
import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { openTestEdge, type TestEdge } from './testing/testEdge';

const keys = newKeys();
const from = 'http://localhost:4321';
const grant = (fields: object = {}) =>
  grantText({ remote: 'lobbies', site: 'localhost', until: Date.now() + 3600_000, ...fields }, keys.signingKey);
const address = (text = grant(), origin = from) =>
  `/slots?sort=new&${new URLSearchParams({ 'marquee-dev': text, 'marquee-dev-from': origin })}`;

let running: TestEdge;
beforeAll(async () => {
  running = await openTestEdge();
});
afterAll(() => running.close());

/** An edge that takes grants, if it has keys; what its health was told of, and the reports that went to the backend. */
function openEdge(grantKeys: readonly string[] | undefined = [keys.key]) {
  const report = (error: unknown) => {
    throw error;
  };
  const registries = openRegistries({ releasesFolder: join(running.folder, 'releases'), report });
  const health = new HealthWatch({ registries, report, log: () => undefined });
  const told: unknown[] = [];
  for (const name of ['failed', 'uses', 'took', 'did'] as const)
    health[name] = (...said: unknown[]) => void told.push([name, said[0]]);
  const inside = insideLink(running.backend.app);
  const reports: string[] = [];
  const link: typeof inside = {
    fetch: (request, bindings) => {
      if (request.url.endsWith('/telemetry/failure')) reports.push(request.url);
      return inside.fetch(request, bindings);
    },
  };
  const hostFolder = join(running.folder, 'host');
  const app = createEdge({ link, hostFolder, registries, health, grantKeys, report });
  const ask = async (path: string, headers: Record<string, string> = {}, init: RequestInit = {}) =>
    app.fetch(new Request(`http://localhost${path}`, { ...init, headers: { host: 'localhost', ...headers } }));
  return { ask, told, reports };
}

/** The cookie of a browser that has opened an address. */
async function cookieAfter(ask: ReturnType<typeof openEdge>['ask'], path = address()): Promise<string> {
  return (await ask(path)).headers.get('set-cookie')?.split(';')[0] ?? '';
}

test('an address with a grant leads to the page without it, and leaves a strict cookie for as long as it holds', async () => {
  const { ask } = openEdge();
  const answer = await ask(address(), { 'sec-fetch-site': 'none' });
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/slots?sort=new']);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('set-cookie')).toMatch(
    /^marquee_dev=[\w.-]+%40http%3A%2F%2Flocalhost%3A4321; Max-Age=3\d{3}; Path=\/; HttpOnly; SameSite=Strict$/,
  );
});

test('a page with a grant is drawn by its browser, which may load from its machine, and nobody keeps it', async () => {
  const { ask } = openEdge();
  const plain = await ask('/slots');
  const own = await ask('/slots', { cookie: await cookieAfter(ask) });
  expect(own.headers.get('cache-control')).toBe('no-store');
  const policyOf = ({ headers }: Response) => headers.get('content-security-policy') ?? '';
  for (const what of ['script', 'style', 'connect', 'font', 'media'])
    expect(policyOf(own)).toContain(`${what}-src 'self' ${from}`);
  expect(policyOf(own)).toMatch(/frame-src 'self'[^;]*; worker-src 'self';/);
  expect(policyOf(plain)).not.toContain('4321');
  const html = await own.text();
  const { start, ...rest } = JSON.parse(/id="marquee-overridden">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null');
  expect(rest.override).toMatchObject({ remote: 'lobbies', from });
  expect(rest.categories).toContain('slot_game');
  expect(start.rendered).toBeUndefined();
  expect(start.registry.remotes.find(({ name }: { name: string }) => name === 'lobbies').versions).toEqual([]);
  expect(html).not.toContain('/releases/lobbies/');
  expect(html).not.toContain('id="marquee-start"');
});

test('other browsers get the page as before, whoever has asked for it first', async () => {
  const { ask } = openEdge();
  const before = await (await ask('/slots')).text();
  await ask('/slots', { cookie: await cookieAfter(ask) });
  const after = await ask('/slots');
  expect(await after.text()).toBe(before);
  expect(after.headers.get('cache-control')).toContain('public');
});

test.each([
  ['a second site', () => address(grant({ site: 'slot2.localhost' })), /is for the site slot2.localhost/],
  ['yesterday', () => address(grant({ until: Date.now() - 1 })), /held until/],
  ['too long a time', () => address(grant({ until: Date.now() + 9 * 3600_000 })), /more than 8 hours/],
  ['nobody', () => address('x.y'), /no grant/],
  ['another machine', () => address(grant(), 'http://evil.example:4321'), /localhost:<port>/],
  ['a name that begins so', () => address(grant(), 'http://localhost:4321.evil.example'), /localhost:<port>/],
  ['a policy in the address', () => address(grant(), 'http://localhost:80; script-src *'), /localhost:<port>/],
  ['a port that is none', () => address(grant(), 'http://localhost:99999'), /localhost:<port>/],
  ['a machine with https', () => address(grant(), 'https://localhost:4321'), /localhost:<port>/],
])('a grant of %s is refused with a reason, and sets nothing', async (_title, path, reason) => {
  const answer = await openEdge().ask(path());
  expect([answer.status, answer.headers.get('set-cookie')]).toEqual([403, null]);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.text()).toMatch(reason);
});

test.each(['cross-site', 'same-site', 'same-origin'])('a link of a page begins no override: %s', async (site) => {
  const answer = await openEdge().ask(address(), { 'sec-fetch-site': site });
  expect([answer.status, answer.headers.get('set-cookie')]).toEqual([403, null]);
});

test('an edge without keys takes no grant and no cookie', async () => {
  const cookie = await cookieAfter(openEdge().ask);
  const { ask } = openEdge([]);
  expect((await ask(address())).status).toBe(403);
  expect(await (await ask('/slots', { cookie })).text()).not.toContain('marquee-overridden');
});

test('after the key is replaced, or its time is over, a browser gets the released page', async () => {
  const cookie = await cookieAfter(openEdge().ask);
  expect(await (await openEdge([newKeys().key]).ask('/slots', { cookie })).text()).toContain('marquee-start');
  const late = `marquee_dev=${grant({ until: Date.now() - 1 })}@${from}`;
  expect(await (await openEdge().ask('/slots', { cookie: late })).text()).toContain('marquee-start');
});

test.each([
  ['/slots?marquee-dev=', '/slots'],
  ['//evil.example/?marquee-dev=', '/evil.example/'],
])('the empty grant ends it, and stays on this site: %s', async (path, to) => {
  const { headers } = await openEdge().ask(path, { 'sec-fetch-site': 'same-origin' });
  expect(headers.get('location')).toBe(to);
  expect(headers.get('set-cookie')).toMatch(/^marquee_dev=; Max-Age=0;/);
});

test('what an overridden page runs and reports counts for no version, and does not reach the backend', async () => {
  const { ask, told, reports } = openEdge();
  const failure = { remote: 'lobbies', version: '1.0.0', phase: 'render', cause: 'no', path: '/slots' };
  const report = {
    method: 'POST',
    body: JSON.stringify({ ...failure, places: '', domain_name: 'localhost' }),
  };
  const type = { 'content-type': 'application/json' };
  const browse = async (headers: Record<string, string>) => {
    await ask('/build/revision?lobbies@1.0.0', headers);
    await ask('/releases/lobbies/1.0.0/entry.0a0a0a0a.js', headers);
    return (await ask('/api/telemetry/failure', { ...headers, ...type }, report)).json();
  };
  const visit = (await ask('/build/revision')).headers.get('set-cookie')?.split(';', 1)[0] ?? '';
  expect(await browse({ cookie: `${await cookieAfter(ask)}; ${visit}` })).toMatchObject({ statusCode: 1 });
  expect([told, reports]).toEqual([[], []]);
  await browse({ cookie: visit });
  expect([told.length, reports.length]).toEqual([3, 1]);
});
