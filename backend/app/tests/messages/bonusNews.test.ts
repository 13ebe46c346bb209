import { sendDueNews } from '@marquee/platform/account/dueNews';
import { advanceBonus } from '@marquee/platform/bonuses/advance';
import type { StoredReason } from '@marquee/platform/bonuses/endReason';
import { endBonus, stopWithRemedy } from '@marquee/platform/bonuses/ends';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@rstest/core';
import { giveBonus } from '../../src/testing/handOffers';
import { type TestPlayer, testBackend } from '../../src/testing/testBackend';

let backend: Awaited<ReturnType<typeof testBackend>>;
beforeAll(async () => {
  backend = await testBackend();
});
beforeEach(() => backend.reset());
afterAll(() => backend.close());

const faults: unknown[] = [];
const [hour, day] = [3_600_000, 86_400_000];
const due = async () => {
  const { database, sites, persons, jobs } = backend.services;
  await sendDueNews({ database, clock: backend.clock, sites, persons, jobs, report: (error) => faults.push(error) });
  expect(faults).toEqual([]);
};
/** The messages about bonuses of a player, oldest first: title and words. */
const told = async ({ id }: TestPlayer) => {
  await due();
  await due();
  const rows = await backend.database.query<{ title: string; body: string }>(
    `select title ->> 'EN' as title, body ->> 'EN' as body from inbox_items
     where player_id = $1 and key like 'bonus:%' order by sent_at, key`,
    [id],
  );
  return rows.map(({ title, body }) => `${title} | ${body}`);
};
const end = (
  player: TestPlayer,
  bonusId: string,
  how: 'cancelled' | 'given_up' | 'reversed',
  reason: StoredReason | null,
) =>
  backend.database.transaction((tx) =>
    endBonus(tx, backend.services.ledger, { playerId: player.id, bonusId, end: how, reason }, backend.clock.now()),
  );
const title = { EN: 'Welcome <b>' };

describe('a player is told in the inbox', () => {
  it('of a bonus and of a free bet that begin, once, also without consent', async () => {
    const player = await backend.player();
    await giveBonus(backend, player, { title });
    await giveBonus(backend, player, { title: { EN: 'Bet' }, kind: 'free_bet' });
    await backend.database.query('delete from marketing_consents where player_id = $1', [player.id]);
    const all = await told(player);
    expect(all).toHaveLength(2);
    expect(all.join('\n')).toMatch(/Your bonus has begun \| <p>Welcome &lt;b&gt;: you have a bonus of ₱50.00 until /);
    expect(all.join('\n')).toContain('You have a free bet | <p>Bet: you have a free bet of ₱50.00 until');
  });

  it.each([
    ['cancelled', 'player', 'Reason: you stopped it.'],
    ['cancelled', 'break', 'Reason: your time-out or self-exclusion.'],
    ['cancelled', 'byStaff', 'Reason: our decision.'],
    ['given_up', null, 'its terms say that this ends it.'],
    ['reversed', 'charged_back', 'Its deposit was returned to the sender'],
  ] as const)('of one that is %s (%j), and why', async (how, reason, words) => {
    const player = await backend.player();
    const { bonus } = await giveBonus(backend, player, { title });
    await end(player, bonus, how, reason);
    const [only, ...rest] = await told(player);
    expect(rest).toEqual([]);
    expect(only).toContain('Ended: Welcome <b> | <p>');
    expect(only).toContain(words);
  });

  it('of one whose time is over, and of one that became cash', async () => {
    const [late, early] = [await backend.player(), await backend.player()];
    const expired = await giveBonus(backend, late, { title });
    const cash = await giveBonus(backend, early, { title, wagering: { times: 0, of: 'bonus' }, counts: [] });
    const { database, services, sites, clock } = backend;
    await advanceBonus({ database, ledger: services.ledger, sites }, cash.bonus, clock.now());
    expect(await told(early)).toEqual([
      'Your bonus is now cash | <p>Welcome &lt;b&gt;: ₱50.00 of your bonus is now cash in your balance.</p>',
    ]);
    clock.advance(7 * day);
    await advanceBonus({ database, ledger: services.ledger, sites }, expired.bonus, clock.now());
    expect((await told(late)).join()).toContain('Reason: its time was over.');
  });

  it('of one that we ended early, with what became cash', async () => {
    const player = await backend.player();
    const { bonus } = await giveBonus(backend, player, { title, most_converted: 3000 });
    await backend.database.transaction((tx) =>
      stopWithRemedy(tx, backend.services.ledger, { playerId: player.id, bonusId: bonus }, backend.clock.now()),
    );
    expect((await told(player)).join()).toContain('We ended it early, and ₱30.00 of it is now cash in your balance.');
  });

  it('of a claim that was checked, whether it is given or not', async () => {
    const [given, refused, unpaid] = [await backend.player(), await backend.player(), await backend.player()];
    await giveBonus(backend, given, { title: { EN: 'First' } });
    const second = await giveBonus(backend, given, { title, state: 'review' });
    await backend.database.query("update bonuses set state = 'waiting', reason = 'reviewed' where id = $1", [
      second.bonus,
    ]);
    for (const [player, reason] of [
      [refused, 'refused'],
      [unpaid, 'notPaid'],
    ] as const) {
      const { bonus } = await giveBonus(backend, player, { title, state: 'review' });
      await end(player, bonus, 'cancelled', reason);
    }
    expect((await told(given)).join()).toContain('your claim is checked, and you get this bonus of ₱50.00');
    expect((await told(refused)).join()).toContain('each person can have it only once');
    expect(await told(unpaid)).toEqual([]);
  });

  it('that one ends in three days, once, if they agreed to offers, and not in its last 24 hours', async () => {
    const [agreed, other, late] = [await backend.player(), await backend.player(), await backend.player()];
    for (const player of [agreed, other, late]) await giveBonus(backend, player, { title });
    await backend.database.query('delete from marketing_consents where player_id = $1', [other.id]);
    const soon = (all: string[]) => all.filter((one) => one.startsWith('A bonus ends on'));
    backend.clock.advance(4 * day - hour);
    expect(soon(await told(agreed))).toEqual([]);
    await backend.database.query('update bonuses set expires_at = expires_at - $2 where player_id = $1', [
      late.id,
      2 * day,
    ]);
    backend.clock.advance(hour);
    const [only, ...rest] = soon(await told(agreed));
    expect(rest).toEqual([]);
    expect(only).toContain('If you do nothing, it ends on');
    expect(only).toContain('/consents?link=');
    backend.clock.advance(day);
    expect(soon(await told(agreed))).toHaveLength(1);
    expect(soon(await told(other))).toEqual([]);
    expect(soon(await told(late))).toEqual([]);
  });
});
