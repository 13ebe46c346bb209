import { randomUUID } from 'node:crypto';
import { schemas } from '@marquee/contract/schemas';
import { refusalTexts } from '@marquee/contract/staff/withdrawalRefusalTexts';
import { type ReviewReason, withdrawalRefusals } from '@marquee/contract/withdrawalReview';
import { inboxOf } from '@marquee/platform/account/inbox';
import type { PlayerContext } from '@marquee/platform/calls/handlers';
import { verifyLedger } from '@marquee/platform/ledger/verify';
import type { WithdrawalReview } from '@marquee/platform/sites/withdrawalReview';
import { decideReview } from '@marquee/platform/wallet/review';
import { seedDeposit } from '@marquee/platform/wallet/seedDeposit';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@rstest/core';
import * as v from 'valibot';
import { walletBench } from '../../src/testing/walletBench';

let bench: Awaited<ReturnType<typeof walletBench>>;
beforeAll(async () => {
  bench = await walletBench();
});
beforeEach(() => bench.reset());
afterEach(async () => {
  const { flaws, payments } = await verifyLedger(bench.database);
  expect({ flaws, payments }).toEqual({ flaws: [], payments: [] });
});
afterAll(() => bench.database.close());

const day = 86_400_000;
const amount = 30_000;
const none: WithdrawalReview = {
  amount_from: 0,
  first: false,
  new_account_days: 0,
  unplayed_percent: 0,
  risks: [],
  every: 0,
};

/** A player with money, at a site with rules. */
async function rich(rules: Partial<WithdrawalReview>, more: Parameters<typeof bench.player>[0] = {}) {
  const context = await bench.player({ ...more, on: { withdrawal_review: { ...none, ...rules } } });
  await bench.database.transaction((tx) =>
    seedDeposit(tx, bench.ledger, bench.site, context.player, {
      name: 'opening',
      amount: 200_000,
      at: bench.clock.now(),
    }),
  );
  const bank = { request_id: randomUUID(), bank_code: 'BDL', holder_name: 'Ana Cruz', account_number: '0012345678' };
  const { value } = await bench.calls['wallet/add_bank_account'](bank, context);
  return { context, bank_account_id: value[0]?.bank_account_id ?? '' };
}
type Rich = Awaited<ReturnType<typeof rich>>;

const withdraw = async ({ context, bank_account_id }: Rich, wanted = amount) => {
  const answer = await bench.calls['wallet/withdraw'](
    { request_id: randomUUID(), bank_account_id, amount: wanted },
    context,
  );
  return v.parse(schemas['wallet/withdraw'].output, answer).value[0];
};
const shown = async ({ context }: { context: PlayerContext }, payment_id = '') => {
  const answer = await bench.calls['wallet/payment']({ payment_id }, context);
  return v.parse(schemas['wallet/payment'].output, answer).value[0];
};
const reasonsOf = async (id = '') => {
  const [row] = await bench.database.query<{ review_reasons: ReviewReason[] }>(
    'select review_reasons from payments where id = $1',
    [id],
  );
  return row?.review_reasons;
};
const decide = (payment: string, decision: Partial<Parameters<typeof decideReview>[1]>) =>
  decideReview(bench, { payment, verdict: 'release', by: 'a', ...decision }, bench.clock.now());

/** A withdrawal that was paid. */
async function paidOnce(player: Rich) {
  const payment = await withdraw(player);
  if (payment?.state === 'review') await decide(payment.payment_id, {});
  await bench.startPayments();
  await bench.pass(70_000);
  expect((await shown(player, payment?.payment_id))?.state).toBe('paid');
}

describe('a withdrawal waits for a person', () => {
  it('by the amount, which counts what was asked for within a day, so that parts do not pass', async () => {
    const player = await rich({ amount_from: 2 * amount });
    expect((await withdraw(player))?.state).toBe('processing');
    bench.clock.advance(day - 1);
    const second = await withdraw(player);
    expect(second).toMatchObject({ state: 'review', timeline: [{ state: 'requested' }, { state: 'review' }] });
    expect(await reasonsOf(second?.payment_id)).toEqual(['amount']);
    bench.clock.advance(day);
    expect((await withdraw(player))?.state).toBe('processing');
  });

  it('when none was paid to the player before', async () => {
    const player = await rich({ first: true });
    expect((await withdraw(player))?.state).toBe('review');
    await paidOnce(player);
    expect((await withdraw(player))?.state).toBe('processing');
  });

  it('to a bank account that was added within so many days', async () => {
    const player = await rich({ new_account_days: 2 });
    expect(await reasonsOf((await withdraw(player))?.payment_id)).toEqual(['newAccount']);
    bench.clock.advance(2 * day);
    expect((await withdraw(player))?.state).toBe('processing');
  });

  it('while less than the share of the deposits was staked, and one that waits does not cover the next', async () => {
    const player = await rich({ unplayed_percent: 50 });
    await bench.stake(player.context, 99_999);
    for (const _ of [1, 2]) expect(await reasonsOf((await withdraw(player))?.payment_id)).toEqual(['unplayed']);
    await bench.stake(player.context, 1);
    expect((await withdraw(player, 20_000))?.state).toBe('processing');
  });

  it('where identity is not confirmed, or the player may have another account', async () => {
    const unverified = await rich({ risks: ['unverified', 'linked'] }, { identified: false });
    expect(await reasonsOf((await withdraw(unverified))?.payment_id)).toEqual(['unverified']);
    const one = await rich({ risks: ['linked'] });
    const other = await bench.player();
    expect((await withdraw(one))?.state).toBe('processing');
    await bench.database.query(
      `insert into person_links (player_id, other_id, contacts, is_born_same, name, created_at)
       values ($1, $2, '', true, 'same', 0)`,
      [other.player.id, one.context.player.id],
    );
    expect(await reasonsOf((await withdraw(one))?.payment_id)).toEqual(['linked']);
  });

  it('every nth of the site, also of those asked for at once', async () => {
    const players = await Promise.all(Array.from({ length: 6 }, () => rich({ every: 3 })));
    const states = await Promise.all(players.map(async (player) => (await withdraw(player))?.state));
    expect(states.sort()).toEqual([...Array(4).fill('processing'), ...Array(2).fill('review')]);
  });

  it('by several rules and a block at once, and all are written down', async () => {
    bench.line.toGateway = () => Promise.reject(new TypeError('fetch failed'));
    const player = await rich({});
    const { payment_id = '' } = (await withdraw(player)) ?? {};
    await bench.database.query("update payments set review_reasons = '{amount,first}' where id = $1", [payment_id]);
    await bench.database.query("update players set status = 'blocked' where id = $1", [player.context.player.id]);
    bench.line.toGateway = bench.serve;
    await bench.startPayments();
    await bench.pass(70_000);
    expect(await reasonsOf(payment_id)).toEqual(['blocked', 'amount', 'first']);
  });

  it('also if the process ends before the gateway was asked', async () => {
    const player = await rich({ first: true });
    const { payment_id = '' } = (await withdraw(player)) ?? {};
    await bench.database.query("update payments set state = 'requested' where id = $1", [payment_id]);
    await bench.restart();
    await bench.pass(70_000);
    expect((await shown(player, payment_id))?.state).toBe('review');
  });

  it('by no rule unless its site has one', async () => {
    expect((await withdraw(await rich({}, { identified: false })))?.state).toBe('processing');
  });
});

describe('who waits', () => {
  it('reads how long it usually takes, once five of the last 30 days say so', async () => {
    const player = await rich({ first: true });
    for (const minutes of [10, 20, 45, 600]) {
      const { payment_id = '' } = (await withdraw(player, 10_000)) ?? {};
      bench.clock.advance(minutes * 60_000);
      expect(await decide(payment_id, { verdict: 'refuse' })).toBe('done');
    }
    const fifth = await withdraw(player, 10_000);
    expect(fifth?.review_minutes).toBeUndefined();
    bench.clock.advance(60 * 60_000);
    await decide(fifth?.payment_id ?? '', { verdict: 'refuse' });
    const waiting = await withdraw(player, 10_000);
    expect(waiting?.review_minutes).toBe(45);
    expect((await shown(player, waiting?.payment_id))?.review_minutes).toBe(45);
    bench.clock.advance(31 * day);
    expect((await shown(player, waiting?.payment_id))?.review_minutes).toBeUndefined();
  });

  it.each(withdrawalRefusals)(
    'reads why it was refused (%s), in every language, in the payment and in a message',
    async (refusal) => {
      const player = await rich({ first: true });
      const { payment_id = '' } = (await withdraw(player)) ?? {};
      expect(await decide(payment_id, { verdict: 'refuse', refusal })).toBe('done');
      const payment = await shown(player, payment_id);
      expect(payment).toMatchObject({ state: 'rejected', reason_text: refusalTexts[refusal] });
      expect(payment?.timeline.at(-1)?.reason).toBe(payment?.reason);
      const inbox = await inboxOf(bench.database, player.context.player.id, bench.clock.now());
      const message = inbox.find(({ kind }) => kind === 'payment');
      for (const language of ['EN', 'CN', 'NE'] as const)
        expect(message?.body[language]).toContain(refusalTexts[refusal][language].replaceAll("'", '&#39;'));
    },
  );

  it('is decided about once, at its own site only', async () => {
    const player = await rich({ first: true });
    const { payment_id = '' } = (await withdraw(player)) ?? {};
    expect(await decide(payment_id, { site: 'other.example' })).toBe('notInReview');
    const both = await Promise.all([decide(payment_id, { verdict: 'refuse' }), decide(payment_id, {})]);
    expect(both.sort()).toEqual(['done', 'notInReview']);
    expect(await decide(payment_id, {})).toBe('notInReview');
  });
});
