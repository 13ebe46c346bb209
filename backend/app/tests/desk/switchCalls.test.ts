import type { Actor } from '@marquee/platform/staff/actor';
import { afterAll, beforeAll, beforeEach, expect, test } from '@rstest/core';
import { staffDesk } from '../../src/testing/staffDesk';
import { testBackend } from '../../src/testing/testBackend';

let backend: Awaited<ReturnType<typeof testBackend>>;
let desk: ReturnType<typeof staffDesk>;
let one: Actor;
let other: Actor;

beforeAll(async () => {
  backend = await testBackend();
});
beforeEach(async () => {
  await backend.reset();
  desk = staffDesk(backend);
  one = await desk.member();
  other = await desk.member();
});
afterAll(() => backend.close());

const game = { what: 'game', key: 'JILI/sl001' } as const;

test('one person stops, and two open again', async () => {
  const { switch: id } = await desk.done(one, 'switches/stop', { ...game, words: 'Back at noon.' });
  const { value } = await desk.done(one, 'switches/list', {});
  expect(value).toMatchObject([{ id, site: 'localhost', ...game, words: 'Back at noon.', stopped_by: one.name }]);
  const { waits } = await desk.call(one, 'switches/open', { switch: id });
  const { approval = '', hash = '' } = waits ?? {};
  expect(await desk.refused(one, 'approvals/approve', { approval, hash }, { site: '' })).toBe('approvalByAsker');
  expect((await desk.done(one, 'switches/list', {})).value).toHaveLength(1);
  await desk.done(other, 'approvals/approve', { approval, hash }, { site: '' });
  expect((await desk.done(one, 'switches/list', {})).value).toEqual([]);
});

test('what is switched off everywhere is opened everywhere only, and a site’s own at that site', async () => {
  const { switch: all } = await desk.done(one, 'switches/stop-everywhere', { what: 'withdrawals' }, { site: '' });
  expect(await desk.refused(one, 'switches/open', { switch: all })).toBe('targetUnknown');
  const { switch: own } = await desk.done(one, 'switches/stop', { what: 'registration' });
  expect(await desk.refused(one, 'switches/open-everywhere', { switch: own }, { site: '' })).toBe('targetUnknown');
});

test('a person of one site switches off nothing at others, and sees only theirs and what is off everywhere', async () => {
  const [elsewhere] = backend.sites.all().filter(({ domain_name }) => domain_name !== 'localhost');
  const site = elsewhere?.domain_name ?? '';
  const guest = await desk.member(['owner'], { site });
  expect(await desk.refused(guest, 'switches/stop', game)).toBe('permissionMissing');
  expect(await desk.refused(guest, 'switches/stop-everywhere', game, { site: '' })).toBe('permissionMissing');
  await desk.done(one, 'switches/stop', game);
  await desk.done(guest, 'switches/stop', { what: 'withdrawals' }, { site });
  const { value } = await desk.done(guest, 'switches/list', {}, { site: '' });
  expect(value.map(({ what }) => what)).toEqual(['withdrawals']);
});

test.each([
  [{ what: 'game', key: 'JILI/none' }],
  [{ what: 'match', key: 'none' }],
  [{ what: 'market', key: 'none' }],
  [{ what: 'payment_method', key: 'none' }],
  [{ what: 'registration', key: 'x' }],
] as const)('%o is unknown', async (asked) => {
  expect(await desk.refused(one, 'switches/stop', asked)).toBe('targetUnknown');
});

test('an end lies ahead, and words are short', async () => {
  const ends_at = new Date(backend.clock.now()).toISOString();
  expect(await desk.refused(one, 'switches/stop', { ...game, ends_at })).toBe('invalidInput');
  expect(await desk.refused(one, 'switches/stop', { ...game, words: 'x'.repeat(201) })).toBe('invalidInput');
});
