import { type StaffCallName, staffCalls, staffRow } from '@marquee/contract/staff/calls';
import type { Permission } from '@marquee/contract/staff/permissions';
import { waitDecisions } from '@marquee/contract/staff/waitDecisions';
import { type WaitKind, waitKindKeys } from '@marquee/contract/staff/waitKinds';
import { waits } from '@marquee/platform/desk/waits';
import { keepBookResult } from '@marquee/platform/operations/bookChecks';
import type { Actor } from '@marquee/platform/staff/actor';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@rstest/core';
import { staffDesk } from '../../src/testing/staffDesk';
import { type TestPlayer, testBackend } from '../../src/testing/testBackend';

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

const [site, minute] = ['localhost', 60_000];

/** Reads of the desk that show nothing that a person has to decide, with the reason. */
const decidesNothing: Partial<Record<StaffCallName, string>> = {
  'staff/me': 'about oneself',
  'staff/list': 'who works here',
  'roles/list': 'what is permitted',
  'keys/list': 'what is permitted',
  'thresholds/list': 'what is permitted',
  'approvals/past': 'what was decided',
  'approvals/mine': 'others decide them, and they are in approvals/list',
  'audit/list': 'what was done',
  'audit/export': 'what was done',
  'offers/list': 'what is offered',
  'bonuses/find': 'what was given',
  'bonuses/show': 'what was given',
  'bonuses/report': 'figures',
  'debts/list': 'these come off cash by themselves',
  'players/find': 'a player',
  'players/reveal': 'a player',
  'players/read': 'a player',
  'players/proof': 'a player',
  'players/export': 'a player',
  'settlements/show': 'one file of settlements/list',
  'persons/list': 'accounts are bound by what they share; a person may decide otherwise',
  'gifts/list': 'refused for good, unless a person allows one',
  'messages/show': 'one of messages/list',
  'bets/list': 'what may be voided',
  'matches/contradictions': 'the first result holds',
  'switches/list': 'what is switched off',
  'jobs/list': 'broken, not waiting',
  'deliveries/list': 'broken, not waiting',
  'searches/list': 'what was searched',
  'releases/overview': 'what is live',
  'releases/remote': 'what is live, of one remote',
  'today/figures': 'figures',
  'today/rows': 'figures',
  'today/verify': 'figures',
  'today/waits': 'itself',
  'today/mine': 'itself, for one person',
  'today/broken': 'broken, not waiting',
};

it('has each list of the desk that a person decides', () => {
  const counted = new Set<string>(Object.values(waits).map(({ call }) => call));
  const reads = (Object.keys(staffCalls) as StaffCallName[]).filter((name) => staffRow(name).kind === 'read');
  expect(reads.filter((name) => !counted.has(name) && !decidesNothing[name])).toEqual([]);
  expect(reads.filter((name) => counted.has(name) && decidesNothing[name])).toEqual([]);
});

const run = (sql: string, parameters: unknown[]) => backend.database.query(sql, parameters);
const payment = (player: TestPlayer, id: string, state: string, at: number) =>
  run(
    `insert into payments (id, site, player_id, kind, amount, currency, state, method, method_name, request_id, created_at, changed_at)
     values ($1, $2, $3, $4, 100, 'PHP', $5, 'bank', 'Bank', $1, $6, $6)`,
    [id, site, player.id, state === 'charged_back' ? 'deposit' : 'withdrawal', state, at],
  );

/** Makes one of a kind that has waited since `at`. */
const make: Record<WaitKind, (player: TestPlayer, at: number) => Promise<unknown>> = {
  withdrawals: (player, at) => payment(player, 'w1', 'review', at),
  heldWins: (player, at) =>
    run(
      `insert into held_wins (provider_code, transaction_id, bet_transaction_id, play_session_id, round_id, site, player_id, currency,
         game_code, amount, detail, held_at, state) values ('P', 't', 'b', 's', 'r', $1, $2, 'PHP', 'g', 5, '', $3, 'held')`,
      [site, player.id, at],
    ),
  approvals: (_player, at) =>
    run(
      `insert into staff_approvals (id, call, site, frozen, hash, asked_by, asked_by_name, asked_at, ends_at, state)
       values ('a1', 'cash/adjust', $1, '{}', '', 'member:x', 'X', $2, $3, 'waiting'), ('a2', 'cash/adjust', $1, '{}', '', 'x', 'X', 1, 2, 'waiting')`,
      [site, at, at + 1e9],
    ),
  bonusClaims: (player, at) =>
    run(
      `insert into bonuses (id, site, player_id, offer, kind, state, currency, amount, terms, created_at)
       values ('o1', $1, $2, 'WELCOME', 'fixed', 'review', 'PHP', 5, '{}', $3)`,
      [site, player.id, at],
    ),
  // The newest attempt decides.
  identity: (player, at) =>
    run(
      `insert into identity_checks (id, site, player_id, attempt, status, minimum_age, language, created_at, changed_at)
       values ('i1', $1, $2, 7, 'passed', 18, 'EN', 1, 1), ('i2', $1, $2, 8, 'failed', 18, 'EN', $3, $3)`,
      [site, player.id, at],
    ),
  names: (player, at) =>
    run(
      "insert into name_requests (id, site, player_id, full_name, state, created_at) values ('n1', $1, $2, 'N', 'open', $3)",
      [site, player.id, at],
    ),
  returns: (player, at) =>
    run(
      "insert into return_requests (id, site, player_id, reason, asked_at, state) values ('r1', $1, $2, 'R', $3, 'open')",
      [site, player.id, at],
    ),
  messages: (_player, at) =>
    run(
      `insert into contact_messages (ticket, site, full_name, contact_email, message, created_at) values ('m1', $1, 'N', 'a@example.test', 'M', $2)`,
      [site, at],
    ),
  closings: (player, at) =>
    run(
      "insert into account_closures (player_id, site, state, request_id, asked_at, chosen_at) values ($1, $2, 'closing', 'c1', $3, $3)",
      [player.id, site, at],
    ),
  contradictions: async (player, at) => {
    await payment(player, 'p1', 'paid', at);
    await run(
      `insert into gateway_events (event_id, payment_id, status, outcome, received_at, amount, currency)
       values ('e1', 'p1', 'rejected', 'contradicts', $1, 100, 'PHP')`,
      [at],
    );
  },
  settlements: async (_player, at) => {
    await run(
      `insert into settlement_runs (id, site, file_name, file_hash, from_at, until_at, made_by, made_at, totals)
       values ('f1', $1, 'f.csv', '', 0, 1, 'X', $2, '[]')`,
      [site, at],
    );
    await run(
      `insert into settlement_rows (run_id, number, payment_id, kind, theirs, their_currency, outcome)
       values ('f1', 1, 'unknown', 'deposit', 5, 'PHP', 'missingHere')`,
      [],
    );
  },
  chargebacks: async (player, at) => {
    await payment(player, 'd1', 'charged_back', at);
    await run(
      "insert into payment_reversals (event_id, payment_id, status, amount, at) values ('v1', 'd1', 'charged_back', 100, $1)",
      [at],
    );
    await backend.services.ledger.post(backend.database, {
      ...{ key: 'owed', kind: 'deposit_charged_back', site, playerId: player.id, currency: 'PHP', reference: 'd1' },
      ...{ description: '', at },
      legs: [
        { account: 'receivable', amount: -100 },
        { account: 'gateway', amount: 100 },
      ],
    });
  },
};

/** A member with a role that has one permission alone, at a site or at all (null). */
async function memberWith(permission: Permission, at: string | null): Promise<Actor> {
  const role = permission.replace('.', '-');
  await backend.database.query(
    "insert into staff_roles (role, about, adjust_most, created_at) values ($1, 'x', 0, 1) on conflict do nothing",
    [role],
  );
  await backend.database.query(
    'insert into staff_role_permissions (role, permission) values ($1, $2) on conflict do nothing',
    [role, permission],
  );
  return desk.member([role], { site: at });
}

describe('what waits for a person', () => {
  it.each(waitKindKeys)('is counted, with the oldest, where one may see it: %s', async (kind) => {
    const player = await backend.player();
    const at = backend.clock.now() - 90 * minute;
    const seen = async (who: Actor, beside: object) => {
      const { value } = await desk.done(who, 'today/waits', {}, beside);
      expect(value.map((one) => one.kind)).toEqual(waitKindKeys);
      return value.filter(({ count }) => count > 0);
    };
    expect(await seen(auditor, { site: '' })).toEqual([]);
    await make[kind](player, at);
    const oldest_at = new Date(at).toISOString();
    const one = { kind, call: waits[kind].call, count: 1, oldest_at, sites: [{ site, count: 1, oldest_at }] };
    expect(await seen(auditor, { site: '' })).toEqual([one]);
    expect(await seen(auditor, { site })).toEqual([one]);
    const elsewhere = await desk.member(['auditor'], { site: 'casino1.localhost' });
    expect(await seen(elsewhere, { site: '' })).toEqual([]);
  });
});

describe('what waits for oneself', () => {
  const mine = async (who: Actor, beside: object = { site: '' }) =>
    (await desk.done(who, 'today/mine', {}, beside)).value.map(({ kind, count }) => [kind, count]);

  it.each(waitKindKeys.filter((kind) => kind !== 'approvals'))('is what one may decide: %s', async (kind) => {
    const player = await backend.player();
    await make[kind](player, backend.clock.now() - minute);
    const { permission } = staffRow(waitDecisions[kind]);
    expect(permission).not.toBeNull();
    const may = await memberWith(permission ?? 'staff.read', site);
    expect(await mine(may)).toEqual([[kind, 1]]);
    expect(await mine(may, { site: 'casino1.localhost' })).toEqual([]);
    expect(await mine(await memberWith(permission ?? 'staff.read', 'casino1.localhost'))).toEqual([]);
    // To see all is not to decide it.
    expect(await mine(auditor)).toEqual([]);
  });

  it('is what others asked for that one may do oneself, and never what one asked for', async () => {
    const asker = await desk.member(['owner']);
    const player = await backend.player();
    const answer = await desk.call(asker, 'players/change-contact', { player: player.id, email: 'new@example.test' });
    expect(answer.waits, JSON.stringify(answer)).toBeDefined();
    expect(await mine(asker)).toEqual([]);
    expect(await mine(await desk.member(['owner']))).toEqual([['approvals', 1]]);
    // Whoever may approve, but not do that.
    expect(await mine(await memberWith('approve', null))).toEqual([]);
    expect(await mine(auditor)).toEqual([]);
  });
});

describe('what is broken', () => {
  const broken = async (who = auditor, beside: object = { site: '' }) =>
    (await desk.done(who, 'today/broken', {}, beside)).value;

  it('is said with since when and what to do, the oldest first', async () => {
    const { database, clock } = backend;
    await database.query('delete from sports_feed');
    expect(await broken()).toEqual([]);
    const since = (minutes: number) => clock.now() - minutes * minute;
    await database.query(
      `insert into jobs (kind, key, added_at, run_at, set_at, tries, failed_at, fault)
       values ('payment', 'k1', 0, $1, 0, 4, $2, 'PartnerFault gateway timeout'), ('identity', 'k2', 0, $1, 0, 1, $3, 'PartnerFault identity unreachable'),
         ('test', 'k3', 0, $1, 0, 9, $3, 'TypeError')`,
      [clock.now() + 1e9, since(20), since(2)],
    );
    await database.query(
      `insert into messages (message_id, about, purpose, site, channel, state, next_at, expires_at, ended_at)
       values ('m1', 'm1', 'login', $1, 'email', 'failed', 0, 5, $2)`,
      [site, since(30)],
    );
    await database.query('insert into sports_feed (read_at, at, turn, snapshot_due) values (0, $1, 1, 0)', [since(3)]);
    await database.query('insert into figure_cursor (counted_to, up_to) values (1, $1)', [since(10)]);
    const found = await broken();
    expect(
      found.map(({ kind, what, count, since: at }) => [kind, what, count, (clock.now() - Date.parse(at)) / minute]),
    ).toEqual([
      ['messages', site, 1, 30],
      ['jobs', 'payment: PartnerFault gateway timeout', 1, 20],
      ['partner', 'gateway', 1, 20],
      ['figures', 'figures', 1, 10],
      ['feed', 'odds', 1, 3],
      ['partner', 'identity', 1, 2],
    ]);
    for (const { cure } of found) expect(cure).toMatch(/^[A-Z].*\.$/);
    // Messages are of their site, the rest of the installation.
    const elsewhere = await desk.member(['auditor'], { site: 'casino1.localhost' });
    expect((await broken(elsewhere)).map(({ kind }) => kind)).not.toContain('messages');
  });

  it('is a flaw that the last verification found, since the first that found one, until one finds none', async () => {
    const { database, clock } = backend;
    await database.query('delete from sports_feed');
    const verified = async () => (await desk.done(auditor, 'today/broken', {}, { site: '' })).verified;
    expect(await verified()).toEqual([]);
    const now = clock.now();
    await keepBookResult(database, 'ledger', { counted: 900, flaws: 3 }, now - 9 * minute);
    await keepBookResult(database, 'audit', { counted: 50, flaws: 0 }, now);
    await keepBookResult(database, 'ledger', { counted: 1000, flaws: 2 }, now);
    expect(await broken()).toMatchObject([
      { kind: 'ledger', count: 2, since: new Date(now - 9 * minute).toISOString() },
    ]);
    const at = new Date(now).toISOString();
    expect(await verified()).toEqual([
      { what: 'ledger', at, counted: 1000, flaws: 2 },
      { what: 'audit', at, counted: 50, flaws: 0 },
    ]);
    await keepBookResult(database, 'ledger', { counted: 1000, flaws: 0 }, now);
    expect(await broken()).toEqual([]);
  });

  it('ends when what was late is there again', async () => {
    const { database, clock } = backend;
    await database.query('delete from sports_feed');
    await database.query('insert into sports_feed (read_at, at, turn, snapshot_due) values (0, $1, 1, 0)', [
      clock.now() - 59_000,
    ]);
    await database.query('insert into figure_cursor (counted_to, up_to) values (1, $1)', [clock.now() - 4 * minute]);
    expect(await broken()).toEqual([]);
  });
});
