import { randomUUID } from 'node:crypto';
import type { StaffCallName, StaffInput, StaffOutput } from '@marquee/contract/staff/calls';
import { verifyLedger } from '@marquee/platform/ledger/verify';
import { verifyReport } from '@marquee/platform/ledger/verifyReport';
import { tick } from '@marquee/platform/sports/ticker';
import type { Actor } from '@marquee/platform/staff/actor';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@rstest/core';
import { ScriptedFeed } from '../../src/testing/sportsBench';
import { staffDesk } from '../../src/testing/staffDesk';
import { type TestPlayer, testBackend } from '../../src/testing/testBackend';

let backend: Awaited<ReturnType<typeof testBackend>>;
let feed: ScriptedFeed;
let desk: ReturnType<typeof staffDesk>;
let player: TestPlayer;
let asker: Actor;
let second: Actor;

beforeAll(async () => {
  backend = await testBackend();
  feed = new ScriptedFeed(backend.clock);
});
beforeEach(async () => {
  await backend.reset();
  desk = staffDesk(backend);
  asker = await desk.member();
  second = await desk.member();
  player = await backend.player({ cash: 100_000 });
  feed.events.clear();
  for (const id of ['a', 'b']) scheduled(id);
  await read();
});
afterEach(async () => {
  expect(verifyReport(await verifyLedger(backend.database)).clean).toBe(true);
});
afterAll(() => backend.close());

function scheduled(id: string) {
  feed.match(id, 'scheduled', [2000, 3500, 3200]);
  const event = feed.events.get(id);
  if (event) event.startsAt = backend.clock.now() + 3_600_000;
}

const read = async () => {
  const { database, clock } = backend;
  const { ledger, signals } = backend.services;
  await tick({ database, clock, ledger, signals, feed });
};

/** Ends matches in the feed and settles their bets. */
async function ended(scores: Record<string, [home: number, away: number]>) {
  for (const [id, goals] of Object.entries(scores)) feed.match(id, 'finished', [0, 0, 0], goals);
  await read();
}

/** Places a bet of 10.00 at odds of 2. */
async function place(selections: string[], who = player) {
  const answer = await backend.call(
    'sports/place_bet',
    {
      request_id: randomUUID(),
      sizes: [selections.length],
      legs: selections.map((selection_id) => ({ selection_id, odds: 2000 })),
      stake_per_line: 1000,
      policy: 'any',
    },
    { player: who },
  );
  const [bet] = answer.value ?? [];
  if (!bet) throw new Error(JSON.stringify(answer));
  return bet.bet_id;
}

const cash = async (who = player) => (await backend.services.ledger.balances(backend.database, who.id)).cash;
const stateOf = async (bet: string) => {
  const [row] = await backend.database.query('select state, payout from sports_bets where id = $1', [bet]);
  return row;
};
/** The texts of a player's messages on corrected bets, sorted. */
const corrections = async (who = player) => {
  const { value = [] } = await backend.call('settings/get_inbox', {}, { player: who });
  return value.flatMap(({ title, body }) => (title.EN === 'A bet was corrected' ? [body.EN] : [])).sort();
};
const claims = async () => (await verifyLedger(backend.database)).claims.map(({ amount }) => amount);

/** Takes cash away, as if the player had withdrawn it. */
const withdrawn = (amount: number) =>
  backend.services.ledger.post(backend.database, {
    key: `withdrawn:${randomUUID()}`,
    kind: 'adjustment',
    site: 'localhost',
    playerId: player.id,
    currency: 'PHP',
    legs: [
      { account: 'cash', amount: -amount },
      { account: 'gaming', amount },
    ],
    reference: 'withdrawn',
    description: '',
    at: backend.clock.now(),
  });

/** What two persons do: the first asks, the second approves. */
async function byTwo<N extends StaffCallName>(name: N, input: StaffInput<N>, beside = {}): Promise<StaffOutput<N>> {
  const asked = await desk.call(asker, name, input, beside);
  if (!asked.waits) throw new Error(JSON.stringify(asked));
  const { approval, hash } = asked.waits;
  const done = await desk.done(second, 'approvals/approve', { approval, hash }, { site: '' });
  return done.output as StaffOutput<N>;
}

describe('bets/void', () => {
  test('gives the stake of an open bet back, once, and nothing that happens later changes it', async () => {
    const bet = await place(['a:1x2:1', 'b:1x2:1']);
    const alone = await desk.call(asker, 'bets/void', { bet });
    expect(alone.waits).toBeDefined();
    expect(await cash()).toBe(99_000);
    expect(await byTwo('bets/void', { bet })).toEqual({ bets: 1, paid: { PHP: 1000 }, taken_back: {} });
    expect(await cash()).toBe(100_000);
    await ended({ a: [1, 0], b: [1, 0] });
    expect(await stateOf(bet)).toEqual({ state: 'refunded', payout: 1000 });
    expect(await byTwo('bets/void', { bet })).toEqual({ bets: 1, paid: {}, taken_back: {} });
    expect(await cash()).toBe(100_000);
  });

  test('takes back what a won bet paid beyond its stake', async () => {
    const bet = await place(['a:1x2:1']);
    await ended({ a: [1, 0] });
    expect(await cash()).toBe(101_000);
    expect(await corrections()).toEqual([]);
    expect(await byTwo('bets/void', { bet })).toEqual({ bets: 1, paid: {}, taken_back: { PHP: 1000 } });
    expect(await cash()).toBe(100_000);
    await byTwo('bets/void', { bet });
    expect(await corrections()).toEqual([
      expect.stringMatching(/your bet on .+ – .+ again\. It now pays ₱10\.00\..* Reason: the bet is now void/),
    ]);
  });

  test('knows no bet of another site', async () => {
    const bet = await place(['a:1x2:1']);
    const [other] = backend.sites.all().filter(({ domain_name }) => domain_name !== 'localhost');
    expect(await desk.refused(asker, 'bets/void', { bet }, { site: other?.domain_name ?? '' })).toBe('targetUnknown');
  });

  test('one person may do it alone below the threshold, as much as it moves', async () => {
    const bet = await place(['a:1x2:1']);
    await desk.threshold('bets/void', { most: 1000, currency: 'PHP' });
    expect(await desk.done(asker, 'bets/void', { bet })).toMatchObject({ paid: { PHP: 1000 } });
  });
});

describe('bets/list', () => {
  test('has the bets with what it would move to void them, page by page, at the sites that one may see', async () => {
    const [won, lost, combined, other] = [
      await place(['a:1x2:1']),
      await place(['a:1x2:2']),
      await place(['a:1x2:1', 'b:1x2:1']),
      await place(['a:totals:10:1']),
    ];
    await ended({ a: [1, 0] });
    const listed = await desk.done(asker, 'bets/list', { market: 'a:1x2' }, { site: '' });
    expect(new Map(listed.value.map((row) => [row.bet, row]))).toEqual(
      new Map([
        [
          won,
          expect.objectContaining({ stake: 1000, state: 'won', payout: 2000, void_payout: 1000, void_moves: -1000 }),
        ],
        [lost, expect.objectContaining({ state: 'lost', payout: 0, void_state: 'refunded', void_moves: 1000 })],
        [combined, expect.objectContaining({ state: 'open', void_state: 'open', void_payout: 0, void_moves: 0 })],
      ]),
    );
    expect(listed.all).toEqual({ bets: 3, paid: { PHP: 1000 }, taken_back: { PHP: 1000 } });
    const { bets, ...moved } = listed.all;
    expect(await byTwo('markets/void', { market: 'a:1x2' })).toEqual({ bets, ...moved });
    const first = await desk.done(asker, 'bets/list', { match: 'a', limit: 3 }, { site: '' });
    const second = await desk.done(asker, 'bets/list', { match: 'a', limit: 3, after: first.next ?? '' }, { site: '' });
    expect([...first.value, ...second.value].map(({ bet }) => bet)).toEqual([won, lost, combined, other].sort());
    expect(second.next).toBeNull();
    const elsewhere = await desk.member(['sportsbook'], { site: 'casino1.localhost' });
    expect(await desk.done(elsewhere, 'bets/list', { match: 'a' }, { site: '' })).toMatchObject({ value: [] });
    expect(await desk.refused(elsewhere, 'bets/list', { bet: won }, { site: '' })).toBe('targetUnknown');
    expect(await desk.refused(asker, 'bets/list', { match: 'a', market: 'a:1x2' })).toBe('invalidInput');
  });
});

describe('markets and matches', () => {
  test('a market is void for its bets alone, open and settled, and takes no more', async () => {
    const [won, lost, combined, other] = [
      await place(['a:1x2:1']),
      await place(['a:1x2:2']),
      await place(['a:1x2:1', 'b:1x2:1']),
      await place(['a:totals:10:1']),
    ];
    expect(await byTwo('markets/void', { market: 'a:1x2' })).toEqual({ bets: 3, paid: { PHP: 2000 }, taken_back: {} });
    expect(await Promise.all([won, lost, combined, other].map(stateOf))).toEqual([
      { state: 'refunded', payout: 1000 },
      { state: 'refunded', payout: 1000 },
      { state: 'open', payout: 0 },
      { state: 'open', payout: 0 },
    ]);
    await expect(place(['a:1x2:1'])).rejects.toThrow('marketSuspended');
    await ended({ a: [0, 5], b: [1, 0] });
    expect(await stateOf(combined)).toEqual({ state: 'won', payout: 2000 });
    expect(await stateOf(won)).toEqual({ state: 'refunded', payout: 1000 });
  });

  test('a match with another result pays who won, and takes back from who lost; the rest is a debt', async () => {
    const rival = await backend.player({ cash: 100_000 });
    const [home, away] = [await place(['a:1x2:1']), await place(['a:1x2:2'], rival)];
    await ended({ a: [1, 0] });
    await withdrawn((await cash()) - 300);
    expect(await byTwo('matches/settle', { match: 'a', home: 0, away: 2 })).toEqual({
      bets: 2,
      paid: { PHP: 3500 },
      taken_back: { PHP: 2000 },
    });
    expect(await cash()).toBe(0);
    expect(await claims()).toEqual([1700]);
    expect(await cash(rival)).toBe(99_000 + 3500);
    expect(await Promise.all([home, away].map(stateOf))).toEqual([
      { state: 'lost', payout: 0 },
      { state: 'won', payout: 3500 },
    ]);
    expect(await corrections(rival)).toEqual([expect.stringMatching(/ ₱35\.00\..* the result of an event was/)]);
    // Back again: the debt is settled by what is paid.
    expect(await byTwo('matches/settle', { match: 'a', home: 1, away: 0 })).toMatchObject({ paid: { PHP: 2000 } });
    expect([await cash(), await claims()]).toEqual([300, []]);
    expect(await corrections()).toEqual([expect.stringContaining(' ₱0.00.'), expect.stringContaining(' ₱20.00.')]);
  });

  test('a match that staff voided stays void; what the feed ends it with is listed', async () => {
    const bet = await place(['a:1x2:1']);
    await byTwo('matches/void', { match: 'a' });
    expect(await stateOf(bet)).toEqual({ state: 'refunded', payout: 1000 });
    feed.match('a', 'live', [2000, 3500, 3200], [1, 0]);
    await read();
    await expect(place(['a:1x2:1'])).rejects.toThrow('marketSuspended');
    await ended({ a: [3, 0] });
    expect(await stateOf(bet)).toEqual({ state: 'refunded', payout: 1000 });
    const { value } = await desk.done(asker, 'matches/contradictions', {});
    expect(value).toMatchObject([{ match: 'a', market: null, by: 'staff', told: { state: 'finished', home: 3 } }]);
  });

  test('a market that staff settled stays so; what the match ends with is listed', async () => {
    const bet = await place(['a:1x2:1']);
    await byTwo('markets/settle', { market: 'a:1x2', home: 1, away: 0 });
    expect(await stateOf(bet)).toEqual({ state: 'won', payout: 2000 });
    await ended({ a: [0, 1] });
    expect(await stateOf(bet)).toEqual({ state: 'won', payout: 2000 });
    const { value } = await desk.done(asker, 'matches/contradictions', { match: 'a' });
    expect(value).toMatchObject([{ market: 'a:1x2', by: 'staff', settled: { home: 1 }, told: { home: 0, away: 1 } }]);
  });

  test('a cashed-out bet stays as it was agreed', async () => {
    feed.worth.set('a:1x2:1', { won: 500_000, halfWon: 0, void: 0, halfLost: 0 });
    const bet = await place(['a:1x2:1']);
    await read();
    await backend.call('sports/cash_out', { bet_id: bet, amount: 1, request_id: randomUUID() }, { player });
    const before = [await stateOf(bet), await cash()];
    expect(before[0]).toMatchObject({ state: 'cashed_out' });
    expect(await byTwo('matches/void', { match: 'a' })).toMatchObject({ bets: 0 });
    expect([await stateOf(bet), await cash()]).toEqual(before);
  });

  test('a race is settled again by its positions', async () => {
    feed.race('r', 'scheduled', [{ odds: 3000 }, { odds: 2000 }, { odds: 4000 }]);
    const event = feed.events.get('r');
    if (event) event.startsAt = backend.clock.now() + 3_600_000;
    await read();
    const [first, other] = [await place(['r:race_win:1']), await place(['r:race_win:2'])];
    feed.race('r', 'finished', [{ odds: 3000, position: 1 }, { odds: 2000, position: 2 }, { odds: 4000 }]);
    await read();
    expect(await stateOf(first)).toEqual({ state: 'won', payout: 3000 });
    expect(await desk.refused(asker, 'matches/settle', { match: 'r', position: ['9:1'] })).toBe('invalidInput');
    await byTwo('matches/settle', { match: 'r', position: ['2:1', '1:2'] });
    expect(await Promise.all([first, other].map(stateOf))).toEqual([
      { state: 'lost', payout: 0 },
      { state: 'won', payout: 2000 },
    ]);
  });

  test('bets that came between asking and approving ask for another approval', async () => {
    await place(['a:1x2:1']);
    const { waits } = await desk.call(asker, 'matches/void', { match: 'a' });
    await place(['a:1x2:1']);
    const { approval = '', hash = '' } = waits ?? {};
    expect(await desk.refused(second, 'approvals/approve', { approval, hash }, { site: '' })).toBe('requestChanged');
    expect(await cash()).toBe(98_000);
  });
});
