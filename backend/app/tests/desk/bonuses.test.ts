import { bonusJob } from '@marquee/platform/bonuses/rows';
import { defineBonusJob } from '@marquee/platform/bonuses/startBonuses';
import { verifyLedger } from '@marquee/platform/ledger/verify';
import { verifyReport } from '@marquee/platform/ledger/verifyReport';
import type { Actor } from '@marquee/platform/staff/actor';
import { refundBet, settleBet } from '@marquee/platform/wallet/betEnds';
import { recordBet } from '@marquee/platform/wallet/bets';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@rstest/core';
import { addOffer, giveBonus, handOffer } from '../../src/testing/handOffers';
import { staffDesk } from '../../src/testing/staffDesk';
import { type TestPlayer, testBackend } from '../../src/testing/testBackend';

let backend: Awaited<ReturnType<typeof testBackend>>;
let desk: ReturnType<typeof staffDesk>;
let clerk: Actor;
const faults: unknown[] = [];
beforeAll(async () => {
  backend = await testBackend();
  addOffer(backend);
  desk = staffDesk(backend);
  const { ledger, jobs } = backend.services;
  const { database, clock, sites } = backend;
  defineBonusJob({ database, clock, ledger, sites, jobs, report: (error) => faults.push(error) });
});
beforeEach(async () => {
  await backend.reset();
  clerk = await desk.member(['marketing']);
});
afterEach(async () => {
  expect(faults).toEqual([]);
  expect(verifyReport(await verifyLedger(backend.database)).errors).toEqual([]);
});
afterAll(() => backend.close());

const day = 86_400_000;
const site = 'localhost';
const at = { site };
const hand = handOffer.code;
const balances = ({ id }: Pick<TestPlayer, 'id'>) => backend.services.ledger.balances(backend.database, id);
const within: typeof backend.database.transaction = (work) => backend.database.transaction(work);
const bettor = ({ id }: TestPlayer) => ({ id, site, currency: 'PHP' });
const on = { category: 'slot_game' as const };
const place = (player: TestPlayer, betId: string, stake: number) =>
  within((tx) =>
    recordBet(
      tx,
      backend.services.ledger,
      bettor(player),
      { betId, kind: 'game', stake, title: 't', detail: '', providerCode: 'P', gameCode: 'g', on },
      backend.clock.now(),
    ),
  );
const settle = (player: TestPlayer, betId: string, payout: number) =>
  within((tx) =>
    settleBet(
      tx,
      backend.services.ledger,
      bettor(player),
      { betId, key: betId, payout, state: payout > 0 ? 'won' : 'lost' },
      backend.clock.now(),
    ),
  );
const bonusOf = async (id: string) => (await desk.done(clerk, 'bonuses/show', { bonus: id }, at)) as { state: string };
/** Looks at bonuses whose time has come, as a process does. */
const looked = async () => {
  await backend.services.jobs.turn([bonusJob]);
  await backend.services.jobs.settled();
};
const text = async (...[actor, name, input]: Parameters<typeof desk.call>) =>
  (await desk.call(actor, name, input, at)).text ?? '';

describe('a bonus by hand', () => {
  it('is given by two persons, or by one below a threshold, once, and the player has it', async () => {
    const player = await backend.player();
    const asked = await desk.call(clerk, 'bonuses/grant', { player: player.account_id, offer: hand }, at);
    expect((await balances(player)).bonus).toBe(0);
    const { approval = '', hash = '' } = asked.waits ?? {};
    const second = await desk.member(['payments']);
    const { output } = await desk.done(second, 'approvals/approve', { approval, hash }, { site: '' });
    expect(output).toMatchObject({ state: 'active', amount: 5000, currency: 'PHP' });
    expect(await balances(player)).toMatchObject({ cash: 0, bonus: 5000 });
    expect(await desk.audit()).toContainEqual(
      expect.objectContaining({ act: 'bonuses/grant', outcome: 'done', target: `player:${player.id}` }),
    );
    await desk.threshold('bonuses/grant', { most: 5000, currency: 'PHP' });
    const next = await backend.player();
    await desk.done(clerk, 'bonuses/grant', { player: next.id, offer: hand }, at);
    expect(await text(clerk, 'bonuses/grant', { player: next.id, offer: hand })).toContain('had it before');
    const { value } = await desk.done(clerk, 'bonuses/find', { player: next.account_id }, at);
    expect(value).toMatchObject([{ offer: hand, state: 'active', balance: 5000, granted_by: clerk.name }]);
  });

  it('is refused for who may not have one, and says why', async () => {
    await desk.threshold('bonuses/grant');
    const refused = async (player: TestPlayer) => {
      const said = await text(clerk, 'bonuses/grant', { player: player.id, offer: hand });
      expect((await balances(player)).bonus).toBe(0);
      return said;
    };
    const excluded = await backend.player();
    await desk.done(desk.console, 'players/begin-break', { player: excluded.id, kind: 'time_out', option: '24h' });
    expect(await refused(excluded)).toContain('a break');
    const unasked = await backend.player();
    await backend.database.query('delete from marketing_consents where player_id = $1', [unasked.id]);
    expect(await refused(unasked)).toContain('no consent');
    expect(await refused(await backend.player({ contact: 'unverified' }))).toContain('no contact is proved');
    const young = await backend.player();
    await backend.database.query("update players set date_of_birth = '2015-01-01' where id = $1", [young.id]);
    expect(await refused(young)).toContain('too young');
    const blocked = await backend.player();
    await desk.done(desk.console, 'players/block', { player: blocked.id, what: 'marketing' });
    expect(await refused(blocked)).toContain('a block');
  });

  it('is of offers for staff alone, and not of one that has ended', async () => {
    await desk.threshold('bonuses/grant');
    const player = await backend.player();
    addOffer(backend, { ...handOffer, code: 'TAKEN', trigger: { on: 'claim' } });
    expect(await desk.refused(clerk, 'bonuses/grant', { player: player.id, offer: 'TAKEN' })).toBe('offerNotByHand');
    expect(await desk.refused(clerk, 'bonuses/grant', { player: player.id, offer: 'NONE' })).toBe('targetUnknown');
    await desk.done(clerk, 'offers/stop', { offer: hand }, at);
    expect(await text(clerk, 'bonuses/grant', { player: player.id, offer: hand })).toContain('the offer has ended');
  });

  it('of more than what is left of the budget is refused', async () => {
    await desk.threshold('bonuses/grant');
    const small = { ...handOffer, code: 'SMALL', budget: 7000 };
    addOffer(backend, small);
    const [one, two] = [await backend.player(), await backend.player()];
    await desk.done(clerk, 'bonuses/grant', { player: one.id, offer: 'SMALL' }, at);
    expect(await text(clerk, 'bonuses/grant', { player: two.id, offer: 'SMALL' })).toContain('budget');
    const { value } = await desk.done(clerk, 'offers/list', {}, at);
    expect(value.find(({ offer }) => offer === 'SMALL')).toMatchObject({ promised: 5000, left: 2000, open: 5000 });
  });

  it('is not for the own account', async () => {
    await desk.threshold('bonuses/grant');
    const player = await backend.player();
    const [row] = await backend.database.query<{ contact_phone: string }>(
      'select contact_phone from players where id = $1',
      [player.id],
    );
    const own = await desk.member(['marketing'], { phone: row?.contact_phone ?? '' });
    expect(await desk.refused(own, 'bonuses/grant', { player: player.id, offer: hand })).toBe('forPayee');
  });
});

describe('a bonus that staff end', () => {
  it('becomes cash up to its cap, or goes back to the offer, as is chosen', async () => {
    await desk.threshold('bonuses/end');
    const [one, two] = [await backend.player(), await backend.player()];
    const kept = await giveBonus(backend, one, { most_converted: 3000 });
    const lost = await giveBonus(backend, two);
    const converted = await desk.done(clerk, 'bonuses/end', { bonus: kept.bonus, remedy: 'convert' }, at);
    expect(converted).toMatchObject({ state: 'stopped', amount: 3000 });
    expect(await balances(one)).toMatchObject({ cash: 3000, bonus: 0 });
    const returned = await desk.done(clerk, 'bonuses/end', { bonus: lost.bonus, remedy: 'return' }, at);
    expect(returned).toMatchObject({ state: 'cancelled', amount: 5000 });
    expect(await balances(two)).toMatchObject({ cash: 0, bonus: 0 });
    const again = { bonus: kept.bonus, remedy: 'convert' } as const;
    expect(await desk.refused(clerk, 'bonuses/end', again)).toBe('nothingToDecide');
  });

  it('waits for its open bets, and is then what was chosen', async () => {
    await desk.threshold('bonuses/end');
    const player = await backend.player();
    const { bonus } = await giveBonus(backend, player);
    await place(player, 'open', 1000);
    await desk.done(clerk, 'bonuses/end', { bonus, remedy: 'convert' }, at);
    expect(await bonusOf(bonus)).toMatchObject({ state: 'closing', end_state: 'stopped' });
    await settle(player, 'open', 1500);
    await looked();
    expect(await bonusOf(bonus)).toMatchObject({ state: 'stopped', converted: 5500 });
    expect(await balances(player)).toMatchObject({ cash: 5500, bonus: 0 });
  });

  it('waits for a second person without a threshold, and is unknown at another site', async () => {
    const { bonus } = await giveBonus(backend, await backend.player());
    const asked = await desk.call(clerk, 'bonuses/end', { bonus, remedy: 'return' }, at);
    expect(asked.waits?.approval).toBeTruthy();
    const owner = await desk.member();
    const elsewhere = { site: 'casino1.localhost' };
    expect(await desk.refused(owner, 'bonuses/end', { bonus, remedy: 'return' }, elsewhere)).toBe('targetUnknown');
    expect(await desk.refused(owner, 'bonuses/show', { bonus }, elsewhere)).toBe('targetUnknown');
  });
});

describe('an offer that staff end', () => {
  it('takes no more claims, and what players have of it goes on', async () => {
    const player = await backend.player();
    const { offer, bonus } = await giveBonus(backend, player);
    expect(await desk.refused(clerk, 'offers/convert', { offer })).toBe('offerNotStopped');
    expect(await desk.done(clerk, 'offers/stop', { offer }, at)).toMatchObject({ offer, open_bonuses: 1 });
    expect(await desk.refused(clerk, 'offers/stop', { offer })).toBe('offerStopped');
    expect(await bonusOf(bonus)).toMatchObject({ state: 'active', balance: 5000 });
    await place(player, 'after', 1000);
    await settle(player, 'after', 0);
    const { value } = await desk.done(clerk, 'offers/list', { state: 'stopped' }, at);
    expect(value).toMatchObject([{ offer, open_bonuses: 1, open: 4000, stopped_because: `operator: ${clerk.name}` }]);
  });

  it('makes all that is there cash, where that is chosen, once open bets are settled', async () => {
    await desk.threshold('offers/convert');
    const players = [await backend.player(), await backend.player(), await backend.player()];
    for (const player of players) await giveBonus(backend, player, { code: 'GONE', most_converted: 4500 });
    const [, playing] = players;
    if (playing) await place(playing, 'open', 1000);
    await desk.done(clerk, 'offers/stop', { offer: 'GONE' }, at);
    const done = await desk.done(clerk, 'offers/convert', { offer: 'GONE' }, at);
    expect(done).toEqual(expect.objectContaining({ offer: 'GONE', bonuses: 3, currency: 'PHP', at_most: 13_000 }));
    await looked();
    const cash = async () => Promise.all(players.map(async (player) => (await balances(player)).cash));
    expect(await cash()).toEqual([4500, 0, 4500]);
    if (playing) await settle(playing, 'open', 0);
    await looked();
    expect(await cash()).toEqual([4500, 4000, 4500]);
    expect(await desk.refused(clerk, 'offers/convert', { offer: 'GONE' })).toBe('nothingToDecide');
  });

  it('gives open bonuses more days after an outage', async () => {
    const { offer, bonus } = await giveBonus(backend, await backend.player());
    expect(await desk.done(clerk, 'offers/extend', { offer, days: 3 }, at)).toMatchObject({ bonuses: 1 });
    backend.clock.advance(9 * day);
    await looked();
    expect(await bonusOf(bonus)).toMatchObject({ state: 'active' });
    backend.clock.advance(day);
    await looked();
    expect(await bonusOf(bonus)).toMatchObject({ state: 'expired' });
    expect(await desk.refused(clerk, 'offers/extend', { offer, days: 3 })).toBe('nothingToDecide');
  });
});

describe('a claim that waits for a person', () => {
  it('is listed with the accounts that look alike, and given or refused', async () => {
    const [one, two, other] = [await backend.player(), await backend.player(), await backend.player()];
    await backend.database.query(
      `insert into person_links (player_id, other_id, contacts, is_born_same, name, created_at) values ($1, $2, 'phone', true, 'same', 0)`,
      [one.id, other.id],
    );
    const [given, refused] = [
      await giveBonus(backend, one, { state: 'review' }),
      await giveBonus(backend, two, { state: 'review' }),
    ];
    const { value } = await desk.done(clerk, 'bonuses/review', {}, at);
    expect(value.find(({ bonus }) => bonus === given.bonus)).toMatchObject({
      player: one.id,
      amount: 5000,
      alike: [{ player: other.id, shares: 'phone, name', had: 0, born_same: true }],
    });
    await desk.done(clerk, 'bonuses/decide', { bonus: given.bonus, verdict: 'give' }, at);
    await desk.done(clerk, 'bonuses/decide', { bonus: refused.bonus, verdict: 'refuse' }, at);
    expect((await balances(one)).bonus).toBe(5000);
    expect((await balances(two)).bonus).toBe(0);
    expect(await bonusOf(refused.bonus)).toMatchObject({ state: 'not_given', reason: 'refused' });
    const offers = (await desk.done(clerk, 'offers/list', { state: 'removed' }, at)).value;
    expect(offers.find(({ offer }) => offer === refused.offer)).toMatchObject({ promised: 0 });
    const again = { bonus: given.bonus, verdict: 'refuse' } as const;
    expect(await desk.refused(clerk, 'bonuses/decide', again)).toBe('nothingToDecide');
  });

  it('is not given to a player who is blocked meanwhile', async () => {
    const player = await backend.player();
    const { bonus } = await giveBonus(backend, player, { state: 'review' });
    await desk.done(desk.console, 'players/block', { player: player.id, what: 'marketing' });
    const give = { bonus, verdict: 'give' } as const;
    expect(await text(clerk, 'bonuses/decide', give)).toContain('a block');
    expect(await bonusOf(bonus)).toMatchObject({ state: 'review' });
    await desk.done(desk.console, 'players/unblock', { player: player.id, what: 'marketing' });
    await desk.done(clerk, 'bonuses/decide', give, at);
    expect((await balances(player)).bonus).toBe(5000);
  });
});

describe('lists of bonuses', () => {
  it('come page by page, of a player, an offer or a state, at sites that one may see', async () => {
    const player = await backend.player();
    for (const _ of [1, 2, 3]) await giveBonus(backend, player);
    const all = (await desk.done(clerk, 'bonuses/find', { player: player.id }, at)).value;
    expect(all.map(({ state }) => state).sort()).toEqual(['active', 'waiting', 'waiting']);
    const first = await desk.done(clerk, 'bonuses/find', { player: player.id, limit: 2 }, at);
    const rest = await desk.done(clerk, 'bonuses/find', { player: player.id, after: first.next ?? '' }, at);
    expect([...first.value, ...rest.value]).toEqual(all);
    expect(rest.next).toBeNull();
    const waiting = await desk.done(clerk, 'bonuses/find', { state: 'waiting' }, at);
    expect(waiting.value).toHaveLength(2);
    const elsewhere = await desk.member(['support'], { site: 'casino1.localhost' });
    expect(await desk.done(elsewhere, 'bonuses/find', {}, { site: '' })).toMatchObject({ value: [] });
    expect(await desk.refused(elsewhere, 'bonuses/grant', { player: player.id, offer: hand })).toBe(
      'permissionMissing',
    );
  });

  it('show each change of one, and the figures of its terms', async () => {
    const player = await backend.player();
    const { bonus } = await giveBonus(backend, player);
    await place(player, 'bet', 1000);
    await settle(player, 'bet', 1500);
    const shown = await desk.done(clerk, 'bonuses/show', { bonus, limit: 2 }, at);
    expect(shown.entries).toMatchObject([
      { kind: 'counted', counted: 1000, bet: 'bet' },
      { kind: 'win', amount: 1500 },
    ]);
    expect(shown.terms).toMatchObject({ amount: 5000, wagering: { times: 10 } });
    expect(shown.terms).not.toHaveProperty('full_terms');
    const older = await desk.done(clerk, 'bonuses/show', { bonus, after: shown.next ?? '' }, at);
    expect(older.entries.map(({ kind }) => kind)).toEqual(['stake', 'granted']);
  });
});

describe('the report', () => {
  it('counts by days of the site’s time zone, and ties to entries, accounts and what is open', async () => {
    // Manila is eight hours ahead: 15:59 UTC is the last minute of its day.
    backend.clock.set('2026-05-03T15:59:00Z');
    const [one, two] = [await backend.player(), await backend.player()];
    await giveBonus(backend, one, { code: 'REPORTED' });
    backend.clock.set('2026-05-03T16:00:00Z');
    await giveBonus(backend, two, { code: 'REPORTED', most_converted: 100 });
    await place(one, 'a', 2000);
    await settle(one, 'a', 500);
    await place(two, 'b', 1000);
    await within((tx) =>
      refundBet(tx, backend.services.ledger, bettor(two), { betId: 'b', kind: 'game' }, backend.clock.now()),
    );
    await desk.threshold('bonuses/end');
    clerk = await desk.member(['marketing']);
    const { value: open } = await desk.done(clerk, 'bonuses/find', { player: two.id }, at);
    await desk.done(clerk, 'bonuses/end', { bonus: open[0]?.bonus ?? '', remedy: 'convert' }, at);
    const period = { from: '2026-05-02', until: '2026-05-05', offer: 'REPORTED' };
    const { value } = await desk.done(await desk.member(['support']), 'bonuses/report', period, at);
    const nothing = { claims: 0, promised: 0, granted: 0, returned: 0, cost: 0, staked: 0, won: 0, wagered: 0 };
    const noEnds = { converted: 0, completed: 0, expired: 0, ended_otherwise: 0, deposits: 0 };
    const row = { offer: 'REPORTED', currency: 'PHP', ...nothing, ...noEnds };
    expect(value).toEqual([
      { ...row, day: '2026-05-03', claims: 1, promised: 5000, granted: 5000, cost: 5000, open: 5000 },
      {
        ...{ ...row, day: '2026-05-04', claims: 1, promised: 5000, granted: 5000, returned: 4900, cost: 100 },
        ...{ staked: 2000, won: 500, wagered: 2000, converted: 100, ended_otherwise: 1, open: 3500 },
      },
      { ...row, day: '2026-05-05', open: 3500 },
    ]);
    const { operator } = await verifyLedger(backend.database);
    const cost = value.reduce((sum, one) => sum + one.cost, 0);
    expect(operator.find(({ account }) => account === 'offer:REPORTED')?.amount).toBe(-cost);
    expect((await balances(one)).bonus + (await balances(two)).bonus).toBe(value.at(-1)?.open);
    const { value: offers } = await desk.done(clerk, 'offers/list', {}, at);
    expect(offers.find(({ offer }) => offer === 'REPORTED')).toMatchObject({ promised: 10_000, open: 3500 });
  });

  it('counts deposits of who had claimed by then, and refuses a period that is none', async () => {
    const player = await backend.player();
    await giveBonus(backend, player, { code: 'PAID' });
    const [today] = new Date(backend.clock.now() + 8 * 3_600_000).toISOString().split('T');
    const { ledger } = backend.services;
    const legs = [
      { account: 'gateway' as const, amount: -700 },
      { account: 'cash' as const, amount: 700 },
    ];
    const posting = {
      key: 'payment:p1:approved',
      kind: 'deposit' as const,
      playerId: player.id,
      currency: 'PHP',
      legs,
    };
    const paid = { ...posting, site, reference: 'p1', description: '', at: backend.clock.now() };
    await backend.database.query(
      `insert into payments (id, site, player_id, kind, amount, currency, state, method, method_name, request_id, created_at, changed_at)
       values ('p1', $1, $2, 'deposit', 700, 'PHP', 'approved', 'bank', 'Bank', 'r', $3, $3)`,
      [site, player.id, backend.clock.now()],
    );
    await ledger.post(backend.database, paid);
    const period = { from: today ?? '', until: today ?? '', offer: 'PAID' };
    expect((await desk.done(clerk, 'bonuses/report', period, at)).value).toMatchObject([{ claims: 1, deposits: 700 }]);
    const backwards = { from: '2026-05-02', until: '2026-05-01' };
    expect(await desk.refused(clerk, 'bonuses/report', backwards)).toBe('invalidInput');
    expect(await desk.refused(clerk, 'bonuses/report', { from: '2024-01-01', until: '2026-01-01' })).toBe(
      'invalidInput',
    );
  });
});
