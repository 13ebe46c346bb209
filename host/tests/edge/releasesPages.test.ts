import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as ask } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { releasesPages } from '@marquee/edge/releasePages/releasesPages';
import { openRegistries } from '@marquee/edge/sources/openRegistries';
import { Canaries } from '@marquee/federation-release/canary/canaries';
import { CurveLog } from '@marquee/federation-release/canary/curves';
import { noteFailing } from '@marquee/federation-release/registry/failing';
import { folderStore } from '@marquee/federation-release/registry/folderStore';
import { heal, seenToWork } from '@marquee/federation-release/registry/healing';
import { promote } from '@marquee/federation-release/registry/promote';
import { noteRefused } from '@marquee/federation-release/registry/refused';
import { published } from '@marquee/federation-release/testing';
import { Metrics } from '@marquee/kernel/metrics/metrics';
import { type AdminServer, startAdminServer } from '@marquee/kernel/process/adminServer';
import { afterEach, beforeEach, expect, test } from '@rstest/core';

let folder: string;
let admin: AdminServer;
let errors: unknown[];
const evil = `</dd><script src="https://evil.example"></script><img src=x onerror=alert(1)>\u202E" onfocus="x`;

beforeEach(async () => {
  errors = [];
  folder = mkdtempSync(join(tmpdir(), 'marquee-page-'));
  admin = await serve();
});
afterEach(async () => {
  await admin.close();
  rmSync(folder, { recursive: true, force: true });
});

function serve(now?: () => number): Promise<AdminServer> {
  const report = (error: unknown) => void errors.push(error);
  const registries = openRegistries({ releasesFolder: folder, report });
  const clock = now && { now };
  const pages = releasesPages({ registries, boundTo: 'edge.internal', report, log: () => {}, ...clock });
  return startAdminServer(
    { port: 0, host: '127.0.0.1' },
    { metrics: new Metrics(), probe: () => new Response('ok'), pages },
  );
}

interface Answer {
  status: number;
  text: string;
  headers: Record<string, unknown>;
}

/** A request as any client may write it: browsers do not let pages choose Host and Origin. */
function send(
  path: string,
  headers: Record<string, string> = {},
  form?: Record<string, string>,
  to = admin,
): Promise<Answer> {
  const body = form && new URLSearchParams(form).toString();
  const type = body && { 'content-type': 'application/x-www-form-urlencoded' };
  return new Promise((resolve, reject) => {
    const options = {
      port: to.port,
      path,
      method: body === undefined ? 'GET' : 'POST',
      headers: { ...type, ...headers },
    };
    const sent = ask({ host: '127.0.0.1', ...options }, async (response) =>
      resolve({ status: response.statusCode ?? 0, text: await textOf(response), headers: response.headers }),
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

const store = () => folderStore(folder);
const lobby = async () => (await store().read()).registry.remotes.lobby;
const release = (version: string, percent?: number) =>
  promote(store(), [published(version)], percent === undefined ? {} : { audience: { percent, steps: true } });

/** What the form behind a button sends, filled in; and the request of a browser that does. */
async function formOf(press: string, version: string, to = admin): Promise<Record<string, string>> {
  const { text } = await send(`/releases/change?press=${press}&remote=lobby&version=${version}`, {}, undefined, to);
  const fields = [...text.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)">/g)];
  return {
    ...Object.fromEntries(fields.map(([, name, value]) => [name, value])),
    who: 'Anna',
    reason: 'amounts are 0',
  };
}
const browser = (to = admin) => ({ origin: `http://127.0.0.1:${to.port}`, 'sec-fetch-site': 'same-origin' });
const press = (form: Record<string, string>, headers: Record<string, string> = browser()) =>
  send('/releases/change', headers, form);

test('an empty folder says so, and a folder that cannot be read is an answer, not a crash', async () => {
  const { status, text } = await send('/releases');
  expect([status, text]).toEqual([200, expect.stringContaining('Nothing is released.')]);
  for (const words of ['Nothing was withdrawn in 24 hours.', 'There is no canary.', 'The gate refused nothing'])
    expect(text).toContain(words);
  writeFileSync(join(folder, 'registry.json'), '{');
  const fresh = await serve();
  const broken = await send('/releases', {}, undefined, fresh);
  await fresh.close();
  expect([broken.status, broken.text]).toEqual([500, expect.stringContaining('Releases cannot be read')]);
});

test('what a visitor reported and what a build contains is shown as text, and moves nothing', async () => {
  await release('1.0.0');
  await release('1.1.0');
  const at = new Date().toISOString();
  const seen = { visitors: 20, failed: 9, networks: 8, cause: evil, place: evil };
  await heal(store(), 'lobby', '1.1.0', { ...seen, server: 0, first: at, last: at });
  noteFailing(folder, { remote: 'lobby', version: '1.0.0', at, because: 'it is the last version', evidence: seen });
  const problems = [{ rule: evil, message: evil, cure: evil }];
  noteRefused(folder, { remote: evil, version: evil, problems }, { who: evil });
  const { text, headers } = await send('/releases?days=7');
  expect(text.match(/&lt;script/g)?.length).toBeGreaterThan(8);
  expect(text).not.toMatch(/<(script|img)|\u202E| onerror=[^&]*>|"\s+onfocus/);
  expect(headers['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self'/,
  );
  expect(text).toContain('failed for 9 of 20 visitors in 8 networks');
  expect(text).toContain('everybody gets 1.0.0');
});

test('a version that only visitors say to fail is not accused: the edge saw it work', async () => {
  await release('1.0.0');
  const at = new Date().toISOString();
  const evidence = { visitors: 3, failed: 3, networks: 3, cause: 'no', place: '' };
  noteFailing(folder, { remote: 'lobby', version: '1.0.0', at, because: seenToWork, evidence });
  const { text } = await send('/releases');
  expect(text).toContain('3 of 3 in 3 networks say it fails');
  expect(text).toMatch(/looked at <time[^>]*>[^<]+<\/time>: works/);
  expect(text).not.toMatch(/fails and stays/i);
});

test('a canary has both arms, its next step with what it waits for, and a curve', async () => {
  await release('1.0.0');
  await release('1.1.0', 10);
  const { registry } = await store().read();
  const canaries = new Canaries();
  const name = JSON.stringify(['lobby', '1.0.0', '1.1.0', 10, undefined]);
  const seen = (arm: 'canary' | 'live', count: number) => {
    for (let number = 0; number < count; number++)
      canaries.take({ name, sign: 'seen', arm, session: `${arm}${number}`, network: `${number}` });
  };
  seen('canary', 3);
  seen('live', 30);
  const curves = new CurveLog(folder);
  const now = Date.now();
  for (const at of [now - 3600_000, now - 60_000]) curves.note(registry, canaries, at, true);
  const { text } = await send('/releases');
  expect(text).toMatch(/10 %, beside 1\.0\.0[\s\S]*50 %, in 500 more visitors, 50 more networks/);
  expect(text).toMatch(/<svg [^>]*role="img" aria-label="Visitors with failures, last: canary 0.0 % of 3/);
  expect(text).toMatch(/<polyline class="canary" points="[\d., ]+"\/>/);
});

test('each button asks who and why, does what its command does, and leaves both in the trail', async () => {
  await release('1.0.0');
  await release('1.1.0');
  expect((await press(await formOf('rollback', '1.0.0'))).text).toContain('Everybody gets 1.0.0.');
  expect((await lobby())?.history.at(-1)).toMatchObject({
    action: 'rollback',
    version: '1.0.0',
    who: expect.stringMatching(/^Anna \(page of edge /),
    reason: 'amounts are 0',
  });
  await release('1.2.0', 10);
  expect((await press(await formOf('step', '1.2.0'))).text).toContain('The canary has 50 %.');
  expect((await lobby())?.history.at(-1)).toMatchObject({ action: 'canary', reason: 'amounts are 0' });
  expect((await press(await formOf('end', '1.2.0'))).text).toContain('The canary 1.2.0 has ended');
  expect((await lobby())?.canary).toBe(null);
  expect((await press(await formOf('withdraw', '1.0.0'))).text).toContain('is withdrawn with revision');
  expect((await lobby())?.quarantined).toMatchObject([{ version: '1.0.0', reason: 'amounts are 0' }]);
  expect(errors).toEqual([]);
});

test('of two who press at once one does it, and the other reads who was first', async () => {
  await release('1.0.0');
  await release('1.1.0');
  const forms = [await formOf('rollback', '1.0.0'), { ...(await formOf('rollback', '1.0.0')), who: 'Boris' }];
  const answers = await Promise.all(forms.map((form) => press(form)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const second = answers.find(({ status }) => status === 409);
  expect(second?.text).toMatch(/lobby was changed meanwhile: rollback of 1\.0\.0 .* by (Anna|Boris)/);
  expect((await lobby())?.history).toHaveLength(3);
});

test.each([
  ['another site, as browsers say', { 'sec-fetch-site': 'cross-site' }, {}],
  ['another port of this machine', { 'sec-fetch-site': 'same-site', origin: 'http://127.0.0.1:1' }, {}],
  ['a page of another origin', { origin: 'https://evil.example' }, {}],
  ['a page that hides where it is from', { origin: 'null' }, {}],
  ['a client that says no origin', { origin: '' }, {}],
  ['a name that leads to this machine', { host: 'evil.example', origin: 'http://evil.example' }, {}],
  ['somebody behind a proxy of this machine', { 'x-forwarded-for': '203.0.113.7' }, {}],
  ['a form without a token', {}, { token: '' }],
  ['a form of another edge', {}, { token: `${Date.now() + 1e6}.${'a'.repeat(43)}` }],
  ['a form for another version', {}, { version: '1.1.0' }],
  ['a form of another time', {}, { seen: '1' }],
  ['somebody without a name', {}, { who: ' ' }],
  ['somebody without a reason', {}, { reason: '' }],
])('%s changes nothing', async (_, headers, fields) => {
  await release('1.0.0');
  await release('1.1.0');
  const form = await formOf('rollback', '1.0.0');
  const { status } = await press({ ...form, ...fields }, { ...browser(), ...headers });
  expect([status >= 400, status < 500]).toEqual([true, true]);
  expect((await lobby())?.live).toBe('1.1.0');
});

test('a form holds for an hour', async () => {
  let at = Date.now();
  const late = await serve(() => at);
  await release('1.0.0');
  await release('1.1.0');
  const form = await formOf('rollback', '1.0.0', late);
  at += 3600_001;
  expect((await send('/releases/change', browser(late), form, late)).status).toBe(403);
  await late.close();
});

test.each([
  ['evil.example', 421],
  ['localhost:9464', 200],
  ['10.0.0.7:9464', 200],
  ['[::1]:9464', 200],
  ['edge.internal:9464', 200],
])('the page asked for as %s is answered %i: a stranger’s name may lead here', async (host, status) => {
  expect((await send('/releases', { host })).status).toBe(status);
});

test('who comes through a proxy sees no buttons, and the old address leads to the page', async () => {
  await release('1.0.0');
  expect((await send('/releases')).text).toContain('Withdraw 1.0.0');
  expect((await send('/releases', { 'x-forwarded-for': '10.0.0.1' })).text).not.toContain('Withdraw 1.0.0');
  expect((await send('/canaries')).headers.location).toBe('/releases');
});
