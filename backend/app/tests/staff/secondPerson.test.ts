import { randomUUID } from 'node:crypto';
import type { StaffInput } from '@marquee/contract/staff/calls';
import type { WaitingAnswer } from '@marquee/contract/staff/row';
import type { Actor } from '@marquee/platform/staff/actor';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@rstest/core';
import { staffDesk } from '../../src/testing/staffDesk';
import { type TestPlayer, testBackend } from '../../src/testing/testBackend';

let backend: Awaited<ReturnType<typeof testBackend>>;
let desk: ReturnType<typeof staffDesk>;
let player: TestPlayer;
let [asker, second]: Actor[] = [];

beforeAll(async () => {
  backend = await testBackend();
  desk = staffDesk(backend);
});
beforeEach(async () => {
  await backend.reset();
  player = await backend.player({ cash: 10_000 });
  [asker, second] = [await desk.member(['payments']), await desk.member(['payments'])];
});
afterAll(() => backend.close());

const correction = (amount: number) => ({
  player: player.id,
  amount,
  against: 'promotions' as const,
  case: randomUUID(),
  why: 'goodwill' as const,
  text: 'Goodwill',
});
const cash = async () => (await backend.services.ledger.balances(backend.database, player.id)).cash;
const ask = async (actor: Actor | undefined, amount = 500) => {
  const answer = await desk.call(actor, 'cash/adjust', correction(amount));
  if (!answer.waits) throw new Error(JSON.stringify(answer));
  return answer.waits;
};

describe('a second person', () => {
  it('is needed where no threshold says otherwise; then the act is done, once, in the name of who asked', async () => {
    const waits = await ask(asker);
    expect(await cash()).toBe(10_000);
    const { value } = await desk.done(second as Actor, 'approvals/list', {});
    expect(value).toMatchObject([{ id: waits.approval, hash: waits.hash, call: 'cash/adjust', amount: 500 }]);
    const approve = () => desk.call(second, 'approvals/approve', waits);
    const answers = await Promise.all([approve(), approve()]);
    expect(answers.map(({ statusMessage }) => statusMessage).sort()).toEqual(['OK', 'approvalGone']);
    expect(await cash()).toBe(10_500);
    const entries = (await desk.audit()) as { outcome: string }[];
    expect(entries.filter(({ outcome }) => outcome === 'done')).toMatchObject([
      { act: 'cash/adjust', second: second?.id },
      { act: 'approvals/approve', second: null },
    ]);
  });

  it('is found afterwards by who asked, who decided, what and when, page by page', async () => {
    const owner = await desk.member(['owner']);
    const [one, two] = [await ask(asker), await ask(asker, 700)];
    await ask(asker, 900);
    await desk.done(second as Actor, 'approvals/approve', one);
    const between = new Date(backend.clock.now() + 1).toISOString();
    backend.clock.advance(1000);
    await desk.done(second as Actor, 'approvals/refuse', { approval: two.approval });
    const find = async (input: StaffInput<'approvals/past'>, beside = {}) =>
      (await desk.done(owner, 'approvals/past', input, beside)).value.map(({ amount, state }) => [amount, state]);
    const [done, refused] = [
      [500, 'done'],
      [700, 'refused'],
    ];
    expect(await find({})).toEqual([refused, done]);
    expect(await find({ asker: asker?.id, approver: second?.name.toUpperCase() })).toEqual([refused, done]);
    expect(await find({ asker: second?.id })).toEqual([]);
    expect(await find({ approver: '%' })).toEqual([]);
    expect(await find({ call: 'cash/adjust', until: between })).toEqual([done]);
    expect(await find({ from: between })).toEqual([refused]);
    expect(await find({ call: 'players/close' })).toEqual([]);
    expect(await find({}, { site: 'casino1.localhost' })).toEqual([]);
    const page = await desk.done(owner, 'approvals/past', { limit: 1 });
    expect(page.value).toMatchObject([{ amount: 700, decided_by: second?.name }]);
    expect(await find({ limit: 1, after: page.next ?? '' })).toEqual([done]);
  });

  it('is not who asked, nor another account of theirs, nor the console', async () => {
    const waits = await ask(asker);
    const twin = await desk.member(['payments'], { email: 'member99@desk.test' });
    await backend.database.query('update staff_members set person = $2 where id = $1', [twin.id, asker?.person]);
    for (const one of [asker, { ...twin, person: asker?.person ?? null }, desk.console])
      expect(await desk.refused(one, 'approvals/approve', waits)).toBe('approvalByAsker');
    expect(await cash()).toBe(10_000);
    expect(await desk.lastAudit()).toMatchObject({ act: 'approvals/approve', outcome: 'refused' });
  });

  it('is not somebody whom the asker has made an approver', async () => {
    const owner = await desk.member();
    const { member } = await desk.done(owner, 'staff/add', { name: 'Puppet Santos', email: 'puppet@desk.test' });
    const made: Actor = { ...(second as Actor), id: member, name: 'Puppet Santos', person: randomUUID() };
    await backend.database.query('update staff_members set person = $2 where id = $1', [member, made.person]);
    await desk.done(owner, 'roles/grant', { member, role: 'payments' });
    const waits = await ask(owner);
    expect(await desk.refused(made, 'approvals/approve', waits)).toBe('approvalByMaker');
    const granted = await desk.member();
    await desk.done(owner, 'roles/grant', { member: granted.id, role: 'auditor' });
    expect(await desk.call(granted, 'approvals/approve', waits)).toMatchObject({ statusCode: 1 });
  });

  it('has the permission at that site, and so has who asked, still', async () => {
    const elsewhere = await desk.member(['payments'], { site: 'casino1.localhost' });
    const waits = await ask(asker);
    expect(await desk.refused(elsewhere, 'approvals/approve', waits, { site: '' })).toBe('approvalGone');
    await backend.database.query('update staff_members set blocked_at = 1 where id = $1', [asker?.id]);
    expect(await desk.refused(second, 'approvals/approve', waits)).toBe('permissionMissing');
    expect(await cash()).toBe(10_000);
  });

  it('decides about exactly what was asked: another hash, or a frozen request that was changed, is refused', async () => {
    const waits = await ask(asker);
    expect(await desk.refused(second, 'approvals/approve', { ...waits, hash: 'x'.repeat(64) })).toBe('requestChanged');
    await backend.database.query(
      `update staff_approvals set frozen = jsonb_set(frozen, '{input,amount}', '900') where id = $1`,
      [waits.approval],
    );
    expect(await desk.refused(second, 'approvals/approve', waits)).toBe('requestChanged');
    expect(await cash()).toBe(10_000);
  });

  it('is not the payee, and neither is who asks: the database says so', async () => {
    const [row] = await backend.database.query<{ contact_email: string }>(
      'select contact_email from players where id = $1',
      [player.id],
    );
    const payee = await desk.member(['payments'], { email: row?.contact_email ?? '' });
    expect(await desk.refused(payee, 'cash/adjust', correction(500))).toBe('forPayee');
    const waits = await ask(asker);
    expect(await desk.refused(payee, 'approvals/approve', waits)).toBe('approvalByPayee');
    expect(await cash()).toBe(10_000);
  });

  it('is not who made the key that asks, and the key ends with the block of that person', async () => {
    const owner = await desk.member();
    const ends_at = new Date(backend.clock.now() + 86_400_000).toISOString();
    const permissions = ['switches.stop' as const, 'switches.open' as const];
    const { key } = await desk.done(owner, 'keys/make', { name: 'robot', permissions, ends_at });
    const robot = async (name: string, input: object) => {
      const origin = 'http://localhost:3010';
      const response = await backend.desk(origin).request(`${origin}/desk/${name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', host: 'localhost:3010', authorization: `Bearer ${key}` },
        body: JSON.stringify({ site: 'localhost', reason: 'a test', request_id: randomUUID(), ...input }),
      });
      return (await response.json()) as { statusMessage: string; switch?: string; waits?: WaitingAnswer['waits'] };
    };
    const stopped = await robot('switches/stop', { what: 'registration' });
    const { waits } = await robot('switches/open', { switch: stopped.switch });
    if (!waits) throw new Error('It does not wait.');
    expect(await desk.refused(owner, 'approvals/approve', waits)).toBe('approvalByAsker');
    await desk.done(await desk.member(), 'staff/block', { member: owner.id });
    expect(await robot('switches/list', {})).toMatchObject({ statusMessage: 'noSession' });
  });

  it('is not asked any more once who asked has withdrawn it, without the right to approve', async () => {
    const writer = await desk.member(['owner']);
    await backend.database.query("update staff_grants set role = 'protection' where staff_id = $1", [writer.id]);
    await backend.database.query(
      "delete from staff_role_permissions where role = 'protection' and permission = 'approve'",
    );
    const { waits } = await desk.call(writer, 'players/change-contact', { player: player.id, email: 'n@example.test' });
    const approval = waits?.approval ?? '';
    const mine = async () => (await desk.done(writer, 'approvals/mine', {}, { site: '' })).value.map(({ id }) => id);
    expect(await mine()).toEqual([approval]);
    expect((await desk.done(asker as Actor, 'approvals/mine', {})).value).toEqual([]);
    expect(await desk.refused(asker, 'approvals/withdraw', { approval })).toBe('approvalGone');
    await desk.done(writer, 'approvals/withdraw', { approval });
    expect(await mine()).toEqual([]);
    expect(await desk.refused(writer, 'approvals/withdraw', { approval })).toBe('approvalGone');
    expect(await desk.refused(await desk.member(), 'approvals/approve', { approval, hash: waits?.hash ?? '' })).toBe(
      'approvalGone',
    );
  });

  it('can refuse, and a request ends by itself', async () => {
    const refused = await ask(asker);
    await desk.done(second as Actor, 'approvals/refuse', { approval: refused.approval });
    expect(await desk.refused(second, 'approvals/approve', refused)).toBe('approvalGone');
    const late = await ask(asker);
    backend.clock.advance(8 * 86_400_000);
    const awake = { ...(second as Actor), steppedUpAt: backend.clock.now() };
    expect(await desk.refused(awake, 'approvals/approve', late)).toBe('approvalGone');
  });
});

describe('a threshold', () => {
  it('lets one person act up to a sum in a day, however it is split, also at once', async () => {
    await desk.threshold('cash/adjust', { most: 1000, currency: 'PHP' });
    const one = () => desk.call(asker, 'cash/adjust', correction(400));
    const answers = await Promise.all([one(), one(), one()]);
    expect(answers.filter(({ waits }) => waits)).toHaveLength(1);
    expect(await cash()).toBe(10_800);
    backend.clock.advance(86_400_001);
    const awake = { ...(asker as Actor), steppedUpAt: backend.clock.now() };
    expect(await desk.call(awake, 'cash/adjust', correction(400))).not.toHaveProperty('waits');
  });

  it('of all sites counts what was done at each of them', async () => {
    await desk.threshold('cash/adjust', { most: 1000, currency: 'PHP' });
    const site = 'sportsbook4.localhost';
    const { id } = await backend.player({ site });
    const elsewhere = await desk.call(asker, 'cash/adjust', { ...correction(600), player: id }, { site });
    expect(elsewhere).not.toHaveProperty('waits');
    expect(await desk.call(asker, 'cash/adjust', correction(600))).toHaveProperty('waits');
  });

  it('of the console is not for the console', async () => {
    await desk.done(desk.console, 'thresholds/set', { call: 'cash/adjust', currency: 'PHP', most: 1000 });
    expect(await desk.call(desk.console, 'cash/adjust', correction(400))).toHaveProperty('waits');
    expect(await desk.call(asker, 'cash/adjust', correction(400))).not.toHaveProperty('waits');
  });

  it('lets nobody alone close what the gateway cannot be asked about', async () => {
    const always = { call: 'contradictions/close' };
    expect(await desk.refused(await desk.member(), 'thresholds/set', always)).toBe('targetUnknown');
  });

  it('is not for who wrote it', async () => {
    const owner = await desk.member();
    await desk.done(owner, 'thresholds/set', { call: 'cash/adjust', currency: 'PHP', most: 1000 });
    expect(await desk.call(owner, 'cash/adjust', correction(400))).toHaveProperty('waits');
    expect(await desk.call(asker, 'cash/adjust', correction(400))).not.toHaveProperty('waits');
  });
});
