import { createHmac } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ReleaseHook, receiversIn } from '@marquee/edge/push/releaseHook';
import { openRegistries } from '@marquee/edge/sources/openRegistries';
import { noteFailing } from '@marquee/federation-release/registry/failing';
import { folderStore } from '@marquee/federation-release/registry/folderStore';
import { heal } from '@marquee/federation-release/registry/healing';
import { promote, rollback } from '@marquee/federation-release/registry/promote';
import { noteRefused } from '@marquee/federation-release/registry/refused';
import { takeStep } from '@marquee/federation-release/registry/steps';
import { published } from '@marquee/federation-release/testing';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@rstest/core';
import { type Got, openReceiver, type Receiver } from './testing/hookReceiver';

const key = `whsec_${Buffer.from('a key of thirty-two bytes, at least').toString('base64')}`;
let folder: string;
let at: number;
let lines: string[];

let receiver: Receiver;

beforeAll(async () => {
  receiver = await openReceiver();
});
afterAll(() => receiver.close());

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-hook-'));
  // Before what is released from now on, so that it is all news.
  at = Date.now() - 60_000;
  lines = [];
  receiver.got = [];
  receiver.answer = (response) => response.end();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const report = (error: unknown) => {
  throw error;
};

function hook(form = 'json', keys: string[] = [key], releasesFolder = folder): ReleaseHook {
  const [to] = receiversIn([receiver.address(form)]);
  if (!to) throw new Error('There is no receiver.');
  const registries = openRegistries({ releasesFolder, report });
  const log = (_: string, event: string, fields?: object) => void lines.push(`${event} ${JSON.stringify(fields)}`);
  return new ReleaseHook(to, { registries, keys, log, now: () => at });
}

/** A hook that knows the folder from before anything was released. */
async function listening(form?: string, keys?: string[]): Promise<ReleaseHook> {
  const made = hook(form, keys);
  await made.work();
  at = Date.now() + 1_000;
  return made;
}

const store = () => folderStore(folder);
const release = (version: string, percent?: number, name = 'lobby') =>
  promote(
    store(),
    [published(version, { name, categories: [] })],
    percent === undefined ? {} : { audience: { percent, steps: true } },
  );
const typesGot = () => receiver.got.map(({ body }) => (JSON.parse(body) as { type: string }).type);
const idsGot = () => receiver.got.map(({ headers }) => headers['webhook-id']);

/** What a receiver does after Standard Webhooks. */
function isSigned({ headers, body }: Got, by = key): boolean {
  const { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': signatures = '' } = headers;
  const secret = Buffer.from(by.replace('whsec_', ''), 'base64');
  const sign = createHmac('sha256', secret).update(`${id}.${time}.${body}`).digest('base64');
  return String(signatures).split(' ').includes(`v1,${sign}`) && Math.abs(Number(time) * 1000 - at) < 300_000;
}

test('each thing that happens to releases is told once, in its order, signed, with one id', async () => {
  const told = await listening();
  await release('1.0.0');
  await release('1.1.0', 1);
  await takeStep(store(), { remote: 'lobby', version: '1.1.0', percent: 1 });
  await takeStep(store(), { remote: 'lobby', version: '1.1.0', percent: 10 });
  await takeStep(store(), { remote: 'lobby', version: '1.1.0', percent: 50 });
  await release('1.2.0', 10);
  const now = new Date().toISOString();
  const seen = { visitors: 20, failed: 9, networks: 8, cause: 'no', place: 'https://a.example/a.js' };
  const evidence = { ...seen, server: 0, first: now, last: now };
  await heal(store(), 'lobby', '1.2.0', { ...evidence, live: { visitors: 90, failed: 0, odds: 2_000 } }, 'edge a');
  await heal(store(), 'lobby', '1.1.0', evidence, 'edge a');
  await rollback(store(), 'lobby', '1.0.0', { who: 'Anna', reason: 'back' });
  await told.work();
  await told.work();
  expect(typesGot()).toEqual([
    'release.live',
    'canary.started',
    'canary.stepped',
    'canary.stepped',
    'canary.finished',
    'canary.started',
    'canary.stopped',
    'version.withdrawn',
    'release.live',
  ]);
  expect([receiver.got.every((one) => isSigned(one)), new Set(idsGot()).size]).toEqual([true, receiver.got.length]);
  expect(JSON.parse(receiver.got[7]?.body ?? '')).toMatchObject({
    data: { remote: 'lobby', version: '1.1.0', who: 'edge a', evidence: { failed: 9, networks: 8, cause: 'no' } },
  });
});

test('what the gate refused is told, and once a day what fails and stays', async () => {
  const told = await listening();
  await release('1.0.0');
  const problems = ['a', 'b'].map((message) => ({ rule: 'size', message, cure: 'split it' }));
  noteRefused(folder, { remote: 'lobby', version: '1.1.0', problems }, { who: 'Anna' });
  const evidence = { visitors: 20, failed: 9, networks: 8, cause: 'no', place: '' };
  for (const _ of 'ab') {
    const failing = { remote: 'lobby', version: '1.0.0', because: 'it is the last version' as const, evidence };
    noteFailing(folder, { ...failing, at: new Date().toISOString() });
    await told.work();
  }
  expect(typesGot().sort()).toEqual(['release.live', 'release.refused', 'version.failing']);
  const refused = receiver.got.find(({ body }) => body.includes('release.refused'));
  expect(JSON.parse(refused?.body ?? '')).toMatchObject({
    data: { who: 'Anna', rules: [{ rule: 'size', cure: 'split it' }] },
  });
});

test('a receiver that fails gets the same message again, later and later, and none twice that it took', async () => {
  const told = await listening();
  await release('1.0.0');
  receiver.answer = (response) => response.writeHead(500).end();
  await told.work();
  await told.work();
  expect(receiver.got).toHaveLength(1);
  at += 5_000;
  await told.work();
  at += 5_000;
  await told.work();
  expect(receiver.got).toHaveLength(2);
  receiver.answer = (response) => response.end();
  at += 25_000;
  await told.work();
  at += 3600_000;
  await told.work();
  expect([receiver.got.length, new Set(idsGot()).size]).toEqual([3, 1]);
  // The log must not have the address: a chat's is a secret.
  expect([lines.length, lines.join().includes('/hook')]).toEqual([2, false]);
});

test('an answer that leads elsewhere is not followed, and after a day it gives up', async () => {
  const told = await listening();
  await release('1.0.0');
  receiver.answer = (response) => response.writeHead(307, { location: receiver.address('') }).end();
  await told.work();
  expect(receiver.got).toHaveLength(1);
  at += 25 * 3600_000;
  await told.work();
  expect([receiver.got.length, lines.at(-1)]).toEqual([1, expect.stringContaining('release hook gave up')]);
});

test('of several edges one tells, and another goes on where it died', async () => {
  const [first, second] = [await listening(), hook()];
  await release('1.0.0');
  await Promise.all([first.work(), second.work()]);
  expect(receiver.got).toHaveLength(1);
  receiver.answer = (response) => response.destroy();
  await release('1.1.0');
  at += 1_000;
  await first.work();
  receiver.answer = (response) => response.end();
  await second.work();
  expect(receiver.got).toHaveLength(2);
  // The first edge is dead: nobody has touched its claim for two minutes.
  const [told = ''] = readdirSync(join(folder, '.told'));
  const old = new Date(Date.now() - 120_000);
  for (const name of readdirSync(join(folder, '.told', told)))
    if (name.endsWith('.taken')) utimesSync(join(folder, '.told', told, name), old, old);
  await second.work();
  expect([receiver.got.length, new Set(idsGot()).size]).toEqual([3, 2]);
});

test('a receiver hears nothing of before it was there, nor of other teams’ remotes, and no restart repeats it', async () => {
  const refused = (remote: string, time: number) =>
    noteRefused(folder, { remote, version: '1.0.0', problems: [] }, {}, new Date(time));
  refused('wallet', at - 1);
  const told = hook('json:wallet+bonus');
  await told.work();
  for (const remote of ['lobby', 'wallet']) refused(remote, at + 1);
  at += 1_000;
  await told.work();
  await hook('json:wallet+bonus').work();
  expect(receiver.got.map(({ body }) => (JSON.parse(body) as { data: { remote: string } }).data.remote)).toEqual([
    'wallet',
  ]);
});

test('while a key is changed each of both signs, and a chat is told without any', async () => {
  const other = `whsec_${Buffer.from('another key of thirty-two bytes!!').toString('base64')}`;
  const [both, chat] = [hook('json', [key, other]), hook('chat', [])];
  for (const one of [both, chat]) await one.work();
  await release('1.0.0');
  at = Date.now() + 1_000;
  await both.work();
  expect([
    isSigned(receiver.got[0] as Got),
    isSigned(receiver.got[0] as Got, other),
    isSigned(receiver.got[0] as Got, 'whsec_bm9uZQ=='),
  ]).toEqual([true, true, false]);
  await release('1.1.0');
  await chat.work();
  expect(receiver.got.at(-1)?.headers['webhook-signature']).toBe(undefined);
});

test('a hostile cause calls nobody in a chat, leads nowhere, and stays in its line', async () => {
  const told = await listening('chat', []);
  await release('1.0.0');
  await release('1.1.0');
  const now = new Date().toISOString();
  const cause = '`<!channel> @all <https://evil.example|press>\n*Withdrawn*: all\u202E';
  await heal(store(), 'lobby', '1.1.0', {
    visitors: 20,
    failed: 9,
    networks: 8,
    cause,
    place: cause,
    server: 0,
    first: now,
    last: now,
  });
  await told.work();
  const { text } = JSON.parse(receiver.got.at(-1)?.body ?? '') as { text: string };
  expect(text).toContain('Withdrawn: `lobby@1.1.0`. failed for 9 of 20 visitors in 8 networks');
  expect(text.replace(/`[^`]*`/g, '')).not.toMatch(/[<>@\n*]|all|evil/);
  expect(text).not.toMatch(/[<>\n\u202E]/);
});

test('a folder that cannot be written is reported, and asked again after a minute', async () => {
  writeFileSync(join(folder, '.told'), '');
  const told = hook();
  await expect(told.work()).rejects.toThrow();
  await told.work();
  rmSync(join(folder, '.told'));
  at += 60_000;
  await told.work();
  expect(readdirSync(join(folder, '.told'))).toHaveLength(1);
});
