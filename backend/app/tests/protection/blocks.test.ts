import { randomUUID } from 'node:crypto';
import type { PlayerContext } from '@marquee/platform/calls/handlers';
import { type Blockable, blockPlayer, blocksOf, unblockPlayer } from '@marquee/platform/protection/blocks';
import { type Action, assertMay } from '@marquee/platform/protection/guard';
import { recordBet } from '@marquee/platform/wallet/bets';
import { seedDeposit } from '@marquee/platform/wallet/seedDeposit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@rstest/core';
import { outcomeOf, walletBench } from '../../src/testing/walletBench';

let bench: Awaited<ReturnType<typeof walletBench>>;
beforeAll(async () => {
  bench = await walletBench();
});
beforeEach(() => bench.reset());
afterAll(() => bench.database.close());

const hour = 3_600_000;
const block = ({ player, site }: PlayerContext, what: Blockable, { until = null as number | null, words = '' } = {}) =>
  bench.database.transaction((tx) =>
    blockPlayer(tx, { id: player.id, site: site.domain_name }, { what, until, words, by: 'staff' }, bench.clock.now()),
  );
const unblock = ({ player }: PlayerContext, what: Blockable) =>
  bench.database.transaction((tx) => unblockPlayer(tx, player, { what, by: 'staff' }, bench.clock.now()));
const may = ({ player }: PlayerContext, action: Action) =>
  outcomeOf(bench.database.transaction((tx) => assertMay(tx, player, action, 1, bench.clock.now())));

/** A player with money and a bank account. */
async function rich() {
  const context = await bench.player();
  await bench.database.transaction((tx) =>
    seedDeposit(tx, bench.ledger, bench.site, context.player, {
      name: 'opening',
      amount: 1_000_000,
      at: bench.clock.now(),
    }),
  );
  const { value } = await bench.calls['wallet/add_bank_account'](
    { request_id: randomUUID(), bank_code: 'BDL', holder_name: 'Ana Cruz', account_number: '0012345678' },
    context,
  );
  return { context, bank: value[0]?.bank_account_id ?? '' };
}
const deposit = (context: PlayerContext) =>
  outcomeOf(bench.calls['wallet/deposit']({ request_id: randomUUID(), method: 'bank', amount: 60_000 }, context));
const withdraw = (context: PlayerContext, bank_account_id: string) =>
  outcomeOf(bench.calls['wallet/withdraw']({ request_id: randomUUID(), bank_account_id, amount: 60_000 }, context));
/** A stake as games place it: guard, posting and bet are one transaction. */
const stake = (context: PlayerContext) => {
  const { id, currency } = context.player;
  const bet = { betId: randomUUID(), kind: 'game', stake: 100, title: 't', detail: '' } as const;
  const of = { ...bet, providerCode: 'P', gameCode: 'g' };
  const bettor = { id, site: bench.site.domain_name, currency };
  return outcomeOf(bench.database.transaction((tx) => recordBet(tx, bench.ledger, bettor, of, bench.clock.now())));
};
const statusOf = async ({ player }: PlayerContext) =>
  (
    await bench.database.query<{ status: string; blocked_until: number | null }>(
      'select status, blocked_until from players where id = $1',
      [player.id],
    )
  )[0];

describe('a player who is blocked from', () => {
  it.each([
    ['stakes', ['stake', 'launch', 'play']],
    ['deposits', ['deposit']],
    ['withdrawals', []],
    ['all', ['deposit', 'stake', 'launch', 'play']],
  ] as const)('%s is refused this, and nothing else', async (what, actions) => {
    const { context, bank } = await rich();
    await block(context, what);
    for (const action of ['deposit', 'stake', 'launch', 'play', 'login', 'bonus'] as const)
      expect([action, await may(context, action)]).toEqual([
        action,
        (actions as readonly string[]).includes(action) ? 'accountRestricted' : undefined,
      ]);
    const refused = (own: Blockable) => what === own || what === 'all';
    expect(await stake(context)).toEqual(refused('stakes') ? 'accountRestricted' : expect.anything());
    expect(await deposit(context)).toEqual(refused('deposits') ? 'accountRestricted' : expect.objectContaining({}));
    expect(await withdraw(context, bank)).toEqual(
      refused('withdrawals') ? 'accountRestricted' : expect.objectContaining({}),
    );
  });
});

describe('a block', () => {
  it('is read with the words that staff wrote to the player', async () => {
    const { context } = await rich();
    await block(context, 'stakes', { words: 'Please call us.' });
    const refusal = await bench.bet(context, 100).catch((error) => error);
    expect(refusal).toMatchObject({ statusMessage: 'accountRestricted', detail: { words: 'Please call us.' } });
  });

  it('ends by itself at its time, and then the account can be used', async () => {
    const { context } = await rich();
    const until = bench.clock.now() + hour;
    await block(context, 'all', { until });
    expect(await stake(context)).toBe('accountRestricted');
    bench.clock.set(until - 1);
    expect(await stake(context)).toBe('accountRestricted');
    bench.clock.set(until);
    expect(await stake(context)).toMatchObject({ repeated: false });
    expect(await blocksOf(bench.database, context.player.id, bench.clock.now())).toEqual([]);
  });

  it('is replaced by a later one of the same, and lifted by name; others stay', async () => {
    const { context } = await rich();
    const until = bench.clock.now() + hour;
    expect(await block(context, 'stakes', { until, words: 'first' })).toBeUndefined();
    expect(await block(context, 'stakes', { words: 'second' })).toMatchObject({ until, words: 'first' });
    await block(context, 'deposits');
    bench.clock.set(until);
    expect(await stake(context)).toBe('accountRestricted');
    expect(await unblock(context, 'stakes')).toMatchObject({ words: 'second' });
    expect(await unblock(context, 'stakes')).toBeUndefined();
    expect(await stake(context)).toMatchObject({ repeated: false });
    expect(await deposit(context)).toBe('accountRestricted');
  });

  it('of everything closes the door until it is lifted, and leaves a closed account closed', async () => {
    const { context } = await rich();
    await block(context, 'all', { until: bench.clock.now() + hour });
    expect(await statusOf(context)).toEqual({ status: 'blocked', blocked_until: bench.clock.now() + hour });
    await unblock(context, 'all');
    expect(await statusOf(context)).toEqual({ status: 'open', blocked_until: null });
    await bench.database.query("update players set status = 'closed' where id = $1", [context.player.id]);
    await block(context, 'all');
    await unblock(context, 'all');
    expect(await statusOf(context)).toMatchObject({ status: 'closed' });
  });

  it('lets no stake through after its answer, of many that are placed at once', async () => {
    const { context } = await rich();
    const booked = async () =>
      (
        await bench.database.query<{ count: number }>('select count(*) as count from bets where player_id = $1', [
          context.player.id,
        ])
      )[0]?.count;
    const stakes = Array.from({ length: 10 }, () => stake(context));
    const answered = block(context, 'stakes').then(booked);
    stakes.push(...Array.from({ length: 10 }, () => stake(context)));
    const before = await answered;
    const outcomes = await Promise.all(stakes);
    expect(await booked()).toBe(before);
    expect(outcomes.filter((outcome) => outcome === 'accountRestricted').length).toBe(20 - Number(before));
  });
});
