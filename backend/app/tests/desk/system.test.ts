import { randomUUID } from 'node:crypto';
import { countMiss } from '@marquee/platform/search/misses';
import type { Actor } from '@marquee/platform/staff/actor';
import { afterAll, beforeAll, beforeEach, expect, it } from '@rstest/core';
import { staffDesk } from '../../src/testing/staffDesk';
import { testBackend } from '../../src/testing/testBackend';

let backend: Awaited<ReturnType<typeof testBackend>>;
let desk: ReturnType<typeof staffDesk>;
let auditor: Actor;
beforeAll(async () => {
  backend = await testBackend();
  desk = staffDesk(backend);
});
beforeEach(async () => {
  await backend.reset();
  auditor = await desk.member(['auditor']);
});
afterAll(() => backend.close());

const everywhere = { site: '' };

it('lists jobs that are stuck, with the cure, and has them tried by who may, which is in the audit', async () => {
  const failedAt = backend.clock.now() - 20 * 60_000;
  await backend.database.query(
    `insert into jobs (kind, key, added_at, run_at, set_at, tries, failed_at, fault)
     values ('test', 'k1', 0, $2, 0, 4, $1, 'PartnerFault gateway timeout')`,
    [failedAt, failedAt + 86_400_000],
  );
  expect((await desk.done(auditor, 'jobs/list', {}, everywhere)).value).toMatchObject([
    { kind: 'test', jobs: 1, tries: 4, keys: ['k1'], cure: expect.stringContaining('gateway does not answer') },
  ]);
  expect(await desk.refused(auditor, 'jobs/retry', {})).toBe('permissionMissing');
  const clerk = await desk.member(['payments']);
  expect(await desk.refused(clerk, 'jobs/retry', { kind: 'test', key: 'other' })).toBe('nothingToDecide');
  expect(await desk.done(clerk, 'jobs/retry', { kind: 'test' })).toEqual(expect.objectContaining({ jobs: 1 }));
  expect(await desk.lastAudit()).toMatchObject({ act: 'jobs/retry', outcome: 'done', target: 'jobs:test' });
  const [job] = await backend.database.query<{ run_at: number }>("select run_at from jobs where kind = 'test'");
  expect(job?.run_at).toBe(backend.clock.now());
});

it('lists messages that are not delivered, without their text, at the sites that one may see', async () => {
  const content = { site_name: 'S', recipient: 'ana@example.test', subject: '', body: 'Code 123456', language: 'en' };
  const write = (site: string, state: 'pending' | 'sent') =>
    backend.database.query(
      `insert into messages (message_id, about, purpose, site, channel, state, content, next_at, expires_at, ended_at)
       values ($1, $1, 'login', $2, 'email', $3, $4, 0, 5, $5)`,
      [randomUUID(), site, state, state === 'pending' ? JSON.stringify(content) : null, state === 'pending' ? null : 1],
    );
  await write('localhost', 'pending');
  await write('localhost', 'sent');
  const { value } = await desk.done(auditor, 'deliveries/list', {}, everywhere);
  expect(value).toMatchObject([
    { site: 'localhost', purpose: 'login', state: 'pending', recipient: 'a…@e…', tries: 0 },
  ]);
  expect(JSON.stringify(value)).not.toContain('123456');
  const elsewhere = await desk.member(['auditor'], { site: 'casino1.localhost' });
  expect((await desk.done(elsewhere, 'deliveries/list', {}, everywhere)).value).toEqual([]);
});

it('lists searches that found nothing, the most frequent first', async () => {
  const now = backend.clock.now();
  for (const q of ['dragon', 'tiger', 'dragon']) await countMiss(backend.database, 'localhost', q, now);
  await countMiss(backend.database, 'casino1.localhost', 'lion', now);
  const words = async (beside: object, input = {}) =>
    (await desk.done(auditor, 'searches/list', input, beside)).value.map(({ words, times }) => `${words} ${times}`);
  expect(await words({})).toEqual(['dragon 2', 'tiger 1']);
  expect(await words(everywhere)).toEqual(['dragon 2', 'lion 1', 'tiger 1']);
  expect(await words({}, { since: '2200-01-01' })).toEqual([]);
});
