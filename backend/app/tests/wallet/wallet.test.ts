import { randomUUID } from 'node:crypto';
import { schemas } from '@marquee/contract/schemas';
import { inboxOf } from '@marquee/platform/account/inbox';
import { sendPaymentNews } from '@marquee/platform/account/paymentNews';
import { referralOf, rewardReferrer } from '@marquee/platform/account/referral';
import type { PlayerContext } from '@marquee/platform/calls/handlers';
import { verifyLedger } from '@marquee/platform/ledger/verify';
import { giftsInDoubt } from '@marquee/platform/persons/doubtfulGifts';
import { refusedGifts } from '@marquee/platform/persons/gifts';
import { fillIn } from '@marquee/platform/sites/fillIn';
import { adjustCash } from '@marquee/platform/wallet/adjustCash';
import { coveredRequest, signedHeaders } from '@marquee/protocols/signing/signing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@rstest/core';
import * as v from 'valibot';
import { outcomeOf, walletBench } from '../../src/testing/walletBench';

let bench: Awaited<ReturnType<typeof walletBench>>;
beforeAll(async () => {
  bench = await walletBench();
});
beforeEach(() => bench.reset());
afterAll(() => bench.database.close());

const deposit = (context: PlayerContext, amount: number, request_id: string = randomUUID(), method = 'bank') =>
  bench.calls['wallet/deposit']({ request_id, method, amount }, context);
const payment = async (context: PlayerContext, payment_id: string | undefined) => {
  const { value } = await bench.calls['wallet/payment']({ payment_id: payment_id ?? '' }, context);
  return v.parse(schemas['wallet/payment'].output, { value }).value[0];
};
const balances = (context: PlayerContext) => bench.ledger.balances(bench.database, context.player.id);
const rich = async (amount = 100_000) => {
  const context = await bench.player();
  await deposit(context, amount);
  await bench.pass(5000);
  return context;
};
const withBank = async (context: PlayerContext, holder_name = 'ana  CRUZ') => {
  const request = { request_id: randomUUID(), bank_code: 'BDL', holder_name, account_number: '001 234 5678' };
  const { value } = await bench.calls['wallet/add_bank_account'](request, context);
  return value[0]?.bank_account_id ?? '';
};
const withdraw = (context: PlayerContext, bank_account_id: string, amount: number, request_id: string = randomUUID()) =>
  bench.calls['wallet/withdraw']({ request_id, bank_account_id, amount }, context);
const callback = (event: object, headers?: Record<string, string>) => bench.deliver(event, headers);
const signed = (secret: string, body: string, now: number) =>
  signedHeaders([secret], coveredRequest({ method: 'POST', url: '/gateway/v1/events' }), body, now);

describe('a correction by hand', () => {
  it('adds and takes cash once for each case, never below zero, and is in the statement', async () => {
    const context = await rich(10_000);
    const { site, id } = { site: context.site.domain_name, id: context.player.id };
    const [player] = await bench.database.query<{ account_id: string }>(
      'select account_id from players where id = $1',
      [id],
    );
    const account = player?.account_id.toUpperCase() ?? '';
    const against = 'sportsbook' as const;
    const adjust = (amount: number, number: string, more = {}) =>
      adjustCash(
        bench.database,
        bench.ledger,
        { site, account, amount, against, case: number, reason: 'Result corrected', by: 'Ann', ...more },
        bench.clock.now(),
      );
    const twice = await Promise.all([adjust(500, 'case-1'), adjust(500, 'case-1')]);
    expect(twice.map((posted) => posted?.repeated).sort()).toEqual([false, true]);
    expect(
      await bench.database.query(
        "select case_number, corrected_by from cash_corrections where case_number like 'case-%'",
      ),
    ).toEqual([{ case_number: 'case-1', corrected_by: 'Ann' }]);
    expect(await adjust(-200, 'case-2')).toMatchObject({ balances: { cash: 10_300 }, repeated: false });
    await expect(adjust(-10_301, 'case-3')).rejects.toThrow('insufficientBalance');
    await expect(adjust(501, 'case-1')).rejects.toThrow('requestIdReused');
    expect(await adjust(1, 'case-4', { account: 'nobody' })).toBeUndefined();
    expect((await balances(context)).cash).toBe(10_300);
    const day = { type: '', status: '', page: 1, count: 10, zone: 'UTC' };
    const { transactions } = await bench.calls['wallet/statement'](day, context);
    const shown = transactions.filter(({ kind }) => kind === 'adjustment');
    expect(shown.map(({ amount, description, reference }) => [amount, description, reference])).toEqual([
      [-200, 'Result corrected', 'case-2'],
      [500, 'Result corrected', 'case-1'],
    ]);
    expect((await verifyLedger(bench.database)).flaws).toEqual([]);
  });
});

describe('deposit', () => {
  for (const [amount, ending, state, cash] of [
    [50_000, 'succeeds', 'approved', 50_000],
    [51_300, 'is declined', 'declined', 0],
    [51_700, 'expires', 'expired', 0],
    [51_900, 'repeats its callbacks', 'approved', 51_900],
    [52_300, 'arrives out of order', 'approved', 52_300],
    [52_900, 'arrives late', 'approved', 52_900],
  ] as const) {
    it(`of ${amount} ${ending}: ${state}`, async () => {
      const context = await bench.player();
      const { value } = await deposit(context, amount);
      expect(value[0]?.state).toBe('pending');
      await bench.pass(60_000);
      const stored = await payment(context, value[0]?.payment_id);
      expect(stored?.state).toBe(state);
      expect(stored?.timeline.map((step) => step.state)).toEqual(['created', 'pending', state]);
      expect((await balances(context)).cash).toBe(cash);
      expect((await verifyLedger(bench.database)).flaws).toEqual([]);
    });
  }

  it('has its method in the languages of the site: in the cashier, itself, the statement and the messages', async () => {
    const context = await bench.player();
    const { value } = await deposit(context, 50_000);
    await bench.pass(60_000);
    const title = bench.site.deposit_methods.find(({ method }) => method === 'bank')?.title;
    expect(title).toMatchObject({ ESP: 'Transferencia bancaria' });
    const { value: methods } = await bench.calls['wallet/deposit_methods']({}, context);
    expect(methods.find(({ method }) => method === 'bank')?.title).toEqual(title);
    expect((await payment(context, value[0]?.payment_id))?.method_title).toEqual(title);
    const { transactions } = await bench.calls['wallet/statement'](
      { type: '', status: '', page: 1, count: 10 },
      context,
    );
    expect(transactions.map((entry) => [entry.description, entry.title])).toEqual([['Bank transfer', title]]);
    const late = { id: 'late', site: bench.site.domain_name, player_id: context.player.id, account: null } as const;
    const paid = {
      ...late,
      state: 'approved' as const,
      reason: 'paidLate',
      amount: 1,
      currency: 'PHP',
      method_name: 'Bank transfer',
    };
    await sendPaymentNews(bench.database, bench.site, paid, bench.clock.now());
    const [message] = await inboxOf(bench.database, context.player.id, bench.clock.now());
    expect(message?.body.ESP).toContain('Transferencia bancaria');
  });

  it('makes its method the usual one once it is approved', async () => {
    const context = await bench.player();
    const usual = async () => (await bench.calls['wallet/deposit_methods']({}, context)).usual;
    const { value } = await deposit(context, 50_000);
    expect(await usual()).toBeNull();
    await bench.pass(60_000);
    expect(await usual()).toBe(value[0]?.method);
  });

  it('is pending, and pays nothing, until the gateway has answered', async () => {
    const context = await bench.player();
    const { value } = await deposit(context, 50_000);
    await bench.pass(1000);
    expect((await payment(context, value[0]?.payment_id))?.state).toBe('pending');
    expect((await balances(context)).cash).toBe(0);
  });

  it('is found by the key that it was sent with, when its answer was lost', async () => {
    const context = await bench.player();
    const request_id = randomUUID();
    const ask = (by: PlayerContext) => outcomeOf(bench.calls['wallet/payment']({ request_id }, by));
    expect(await ask(context)).toBe('paymentUnknown');
    const { value } = await deposit(context, 50_000, request_id);
    expect(await ask(context)).toEqual({ value });
    expect(await ask(await bench.player())).toBe('paymentUnknown');
  });

  it('is made once for a request that is sent twice, even at once', async () => {
    const context = await bench.player();
    const id = randomUUID();
    const [one, two] = await Promise.all([deposit(context, 50_000, id), deposit(context, 50_000, id)]);
    const three = await deposit(context, 50_000, id);
    await bench.pass(5000);
    expect(new Set([one, two, three].map(({ value }) => value[0]?.payment_id)).size).toBe(1);
    expect((await balances(context)).cash).toBe(50_000);
  });

  it('refuses a request id that was used for another deposit', async () => {
    const context = await bench.player();
    const id = randomUUID();
    await deposit(context, 50_000, id);
    expect(await outcomeOf(deposit(context, 60_000, id))).toBe('requestIdReused');
    expect(await outcomeOf(deposit(context, 50_000, id, 'ewallet'))).toBe('requestIdReused');
  });

  for (const [amount, method, refusal] of [
    [4_999, 'bank', 'amountOutOfRange'],
    [5_000_001, 'bank', 'amountOutOfRange'],
    [2_000_001, 'ewallet', 'amountOutOfRange'],
    [50_000, 'cheque', 'unknownMethod'],
  ] as const) {
    it(`of ${amount} by ${method} is refused: ${refusal}`, async () => {
      expect(await outcomeOf(deposit(await bench.player(), amount, randomUUID(), method))).toBe(refusal);
    });
  }

  it('is asked after again when its process ended', async () => {
    const context = await bench.player();
    const { value } = await deposit(context, 50_000);
    await bench.restart();
    await bench.pass(5000);
    expect((await payment(context, value[0]?.payment_id))?.state).toBe('approved');
    expect((await balances(context)).cash).toBe(50_000);
  });

  it('is visible to no other player', async () => {
    const { value } = await deposit(await bench.player(), 50_000);
    expect(await outcomeOf(payment(await bench.player(), value[0]?.payment_id))).toBe('paymentUnknown');
  });

  it('rewards the referrer once, when the friend has staked the first, and not for one that is paid out again', async () => {
    const referrer = await bench.player();
    const { code } = await referralOf(referrer);
    const friend = await bench.player({ referrer: code });
    const cash = async () => (await balances(referrer)).cash;
    for (let time = 0; time < 2; time++) {
      await deposit(friend, 50_000);
      await bench.pass(5000);
    }
    await bench.rewardReferrals();
    expect(await outcomeOf(withdraw(friend, await withBank(friend), 50_000))).toMatchObject({ value: [{}] });
    await bench.pass(5000);
    // An open bet does not count.
    await bench.bet(friend, 20_000);
    await bench.stake(friend, 29_999);
    expect(await cash()).toBe(0);
    await bench.stake(friend, 1);
    expect(await cash()).toBe(0);
    await deposit(friend, 50_000);
    await bench.pass(5000);
    await bench.stake(friend, 20_000);
    await bench.rewardReferrals();
    expect(await referralOf(referrer)).toMatchObject({
      registered: 1,
      deposited: 1,
      earned: bench.site.referral_reward,
    });
    expect((await balances(referrer)).cash).toBe(bench.site.referral_reward);
    expect(await inboxOf(bench.database, referrer.player.id, bench.clock.now())).toHaveLength(1);
  });

  describe('of a friend', () => {
    type Friend = Parameters<typeof bench.player>[0];
    const reward = () => bench.site.referral_reward;
    const earned = async (context: PlayerContext) => (await referralOf(context)).earned;
    const cash = async (context: PlayerContext) => (await balances(context)).cash;
    const verify = ({ player }: PlayerContext) =>
      bench.events.transaction(bench.database, async (transaction, emit) => {
        await transaction.query('update players set phone_verified_at = 1 where id = $1', [player.id]);
        await emit('contactVerified', { player_id: player.id, site: bench.site.domain_name });
      });
    /** Creates a friend of the referrer, who deposits. */
    async function friendOf(referrer: PlayerContext, more: Friend = {}) {
      const friend = await bench.player({ ...more, referrer: (await referralOf(referrer)).code });
      await depositAndStake(friend);
      return friend;
    }
    async function depositAndStake(friend: PlayerContext) {
      await deposit(friend, 50_000);
      await bench.pass(5000);
      await bench.stake(friend, 50_000);
    }
    const refused = async () =>
      (await refusedGifts(bench.database)).map(({ reason, marks }) => `${reason}: ${marks}`).sort();

    it('who is the referrer, by name, telephone or address, earns nothing, three times', async () => {
      const referrer = await bench.player({ born: '1990-05-05', phone: '+639171112222', email: 'ana@gmail.com' });
      await friendOf(referrer, { born: '1990-05-05' });
      await friendOf(referrer, { phone: '09171112222' });
      await friendOf(referrer, { email: 'A.na+2@gmail.com' });
      expect(await cash(referrer)).toBe(0);
      expect(await refused()).toEqual(['invitedThemself: email', 'invitedThemself: name', 'invitedThemself: phone']);
      const messages = await inboxOf(bench.database, referrer.player.id, bench.clock.now());
      expect(messages.map(({ title }) => title.EN)).toEqual(Array(3).fill('No reward for this referral'));
    });

    it('who has the referrer’s bank account earns nothing, also when it was taken off file', async () => {
      const referrer = await bench.player();
      const bank_account_id = await withBank(referrer);
      await bench.calls['wallet/remove_bank_account']({ bank_account_id }, referrer);
      const { code } = await referralOf(referrer);
      const friend = await bench.player({ referrer: code });
      await withBank(friend);
      await depositAndStake(friend);
      expect(await earned(referrer)).toBe(0);
      expect(await refused()).toEqual(['invitedThemself: bank']);
    });

    it('earns once, by however many accounts, of however many referrers, at once', async () => {
      const referrers = [await bench.player(), await bench.player()];
      const accounts = await Promise.all(
        Array.from({ length: 6 }, async (_, index) => {
          const { code: referrer } = await referralOf(referrers[index % 2] as PlayerContext);
          return bench.player({ referrer, born: '1980-02-02' });
        }),
      );
      await Promise.all(accounts.map((account) => deposit(account, 50_000)));
      await bench.pass(5000);
      await Promise.all(accounts.map((account) => bench.stake(account, 50_000)));
      expect((await Promise.all(referrers.map(cash))).sort()).toEqual([0, reward()]);
      expect(await refused()).toEqual(Array(5).fill('givenBefore: name'));
    });

    it('waits until both have verified a contact, and what is found out meanwhile holds', async () => {
      const referrer = await bench.player({ verified: false });
      const [honest, other] = [await friendOf(referrer), await friendOf(referrer)];
      expect(await earned(referrer)).toBe(0);
      await withBank(referrer);
      await withBank(other);
      await verify(referrer);
      expect(await earned(referrer)).toBe(reward());
      expect(await refused()).toEqual(['invitedThemself: bank']);
      // redelivered, as after a crash
      await verify(referrer);
      await deposit(honest, 50_000);
      await bench.pass(5000);
      expect(await cash(referrer)).toBe(reward());

      // What is discovered after the payment is listed.
      expect(await giftsInDoubt(bench.database)).toEqual([]);
      await withBank(honest);
      expect(await giftsInDoubt(bench.database)).toMatchObject([
        { gift: 'referral', player_id: honest.player.id, other: referrer.player.id, marks: 'bank' },
      ]);
    });

    it('is paid once by a process that goes on where another one was killed', async () => {
      const referrer = await bench.player();
      const { code } = await referralOf(referrer);
      const friend = await bench.player({ referrer: code });
      await deposit(friend, 50_000);
      await bench.pass(5000);
      await bench.database.script(`create function broken() returns trigger language plpgsql as $$ begin raise 'killed'; end $$;
        create trigger broken before insert on inbox_items for each row execute function broken()`);
      await bench.stake(friend, 50_000);
      await bench.database.script('drop trigger broken on inbox_items; drop function broken()');
      expect(await cash(referrer)).toBe(0);
      await bench.rewardReferrals();
      await bench.rewardReferrals();
      expect(await cash(referrer)).toBe(reward());
    });
  });

  it('and withdrawal are refused until a contact is verified', async () => {
    const context = await bench.player({ verified: false });
    expect(await outcomeOf(deposit(context, 50_000))).toBe('contactUnverified');
    expect(await outcomeOf(withdraw(context, await withBank(context), 50_000))).toBe('contactUnverified');
    await bench.database.query('update players set email_verified_at = 1 where id = $1', [context.player.id]);
    expect(await outcomeOf(deposit(context, 50_000))).toMatchObject({ value: [{ kind: 'deposit' }] });
  });
});

describe('the reward for a friend', () => {
  const paid = async (own: Partial<typeof bench.site>) => {
    const referrer = await bench.player();
    const site = { ...bench.site, ...own };
    const { code } = await referralOf(referrer);
    const friend = await bench.player({ referrer: code });
    const { value } = await deposit(friend, 50_000);
    const payment = {
      id: value[0]?.payment_id ?? '',
      player_id: friend.player.id,
      site: 'localhost',
      state: 'approved',
    };
    await bench.database.query('update players set deposit_staked_at = 1 where id = $1', [friend.player.id]);
    await bench.database.transaction((tx) =>
      rewardReferrer(tx, bench.ledger, payment as Parameters<typeof rewardReferrer>[2], site, bench.clock.now()),
    );
    const [message] = await inboxOf(bench.database, referrer.player.id, bench.clock.now());
    return { referrer: { ...referrer, site }, message, holds: await balances(referrer) };
  };

  it('is paid in what the site says, and every text says the same', async () => {
    const own = { referral_reward: 700, referral_account: 'game_token' } as const;
    const { referrer, message, holds } = await paid(own);
    expect(holds).toMatchObject({ cash: 0, game_token: 700 });
    expect(await referralOf(referrer)).toMatchObject({ account: 'game_token', earned: 700, reward: 700 });
    expect(message?.body.EN).toContain('700 game tokens');
    expect(fillIn('{{referral_reward}}', referrer.site, 'EN')).toBe('700 game tokens');
    expect(fillIn('{{referral_reward}}', bench.site, 'EN')).toBe('₱200.00');
  });

  it.each([
    ['show_referral', { show_referral: 0 }],
    ['a reward', { referral_reward: 0 }],
  ] as const)('is neither paid nor told of without %s', async (_, own) => {
    const { referrer, message, holds } = await paid(own);
    expect([holds.cash, message]).toEqual([0, undefined]);
    expect(await outcomeOf(referralOf(referrer))).toBe('notOffered');
  });
});

describe('gateway callback', () => {
  const event = (payment_id: string, status = 'approved') => ({
    event_id: randomUUID(),
    payment_id,
    status,
    reason: null,
    amount: 50_000,
    currency: 'PHP',
  });
  const created = async () => {
    const context = await bench.player();
    const { value } = await deposit(context, 50_000);
    return { context, id: value[0]?.payment_id ?? '' };
  };

  it('is refused when its signature is missing, wrong, of another body, or old', async () => {
    const { context, id } = await created();
    const now = bench.clock.now();
    const forged = [{}, signed('another secret', JSON.stringify(event(id)), now), signed(bench.secret, '{}', now)];
    for (const headers of forged) expect((await callback(event(id), headers)).status).toBe(401);
    const body = event(id);
    const old = signed(bench.secret, JSON.stringify(body), now - 6 * 60_000);
    expect((await callback(body, old)).status).toBe(401);
    expect((await balances(context)).cash).toBe(0);
  });

  it('is applied once, whatever comes after it', async () => {
    const { context, id } = await created();
    const approved = event(id);
    const outcomes = [approved, approved, event(id), event(id, 'declined'), event(id, 'pending')].map(async (one) => {
      const response = await callback(one);
      return ((await response.json()) as { outcome: string }).outcome;
    });
    expect(await Promise.all(outcomes)).toEqual(['applied', 'repeated', 'ignored', 'contradicts', 'ignored']);
    expect((await balances(context)).cash).toBe(50_000);
    expect((await payment(context, id))?.state).toBe('approved');
  });

  it('never turns a deposit into a withdrawal’s states', async () => {
    const { context, id } = await created();
    for (const status of ['paid', 'rejected', 'processing']) {
      expect(await (await callback(event(id, status))).json()).not.toEqual({ outcome: 'applied' });
    }
    expect((await balances(context)).cash).toBe(0);
  });

  it('answers 400 to nonsense and 404 to an unknown payment', async () => {
    expect((await callback({ hello: 1 })).status).toBe(400);
    expect((await callback(event('nobody'))).status).toBe(404);
  });
});

describe('withdrawal', () => {
  it('reserves its amount at once and pays it out later [D6.03, D6.11]', async () => {
    const context = await rich();
    const bank = await withBank(context);
    const { value } = await withdraw(context, bank, 30_000);
    expect(value[0]).toMatchObject({ state: 'processing', account: '•••• 5678' });
    expect(await balances(context)).toMatchObject({ cash: 70_000, reserved: 30_000 });
    await bench.pass(5000);
    expect(await balances(context)).toMatchObject({ cash: 70_000, reserved: 0 });
    const stored = await payment(context, value[0]?.payment_id);
    expect(stored?.timeline.map(({ state }) => state)).toEqual(['requested', 'processing', 'paid']);
  });

  it('gives the amount back when the bank rejects it, and says so in the inbox [D6.03]', async () => {
    const context = await rich();
    const bank = await withBank(context);
    const { value } = await withdraw(context, bank, 31_300);
    await bench.pass(5000);
    expect(await balances(context)).toMatchObject({ cash: 100_000, reserved: 0 });
    expect(await payment(context, value[0]?.payment_id)).toMatchObject({ state: 'rejected', reason: 'rejectedByBank' });
    const [message] = await inboxOf(bench.database, context.player.id, bench.clock.now());
    expect(message?.body.EN).toContain('₱313.00');
  });

  it('lets through what the balance allows when many come at once', async () => {
    const context = await rich();
    const bank = await withBank(context);
    const results = await Promise.all(Array.from({ length: 20 }, () => outcomeOf(withdraw(context, bank, 30_000))));
    expect(results.filter((result) => result === 'insufficientBalance')).toHaveLength(17);
    expect(await balances(context)).toMatchObject({ cash: 10_000, reserved: 90_000 });
  });

  it('is made once for a request that is sent twice, even at once', async () => {
    const context = await rich();
    const bank = await withBank(context);
    const id = randomUUID();
    await Promise.all([withdraw(context, bank, 30_000, id), withdraw(context, bank, 30_000, id)]);
    expect(await balances(context)).toMatchObject({ cash: 70_000, reserved: 30_000 });
    expect(await outcomeOf(withdraw(context, bank, 30_001, id))).toBe('requestIdReused');
  });

  it('needs a bank account of the player’s own, on file, in the player’s name [D6.08]', async () => {
    const context = await rich();
    const bank = await withBank(context);
    const stranger = await rich();
    expect(await outcomeOf(withdraw(stranger, bank, 30_000))).toBe('bankAccountUnknown');
    await bench.database.query("update players set full_name = 'Somebody Else' where id = $1", [context.player.id]);
    expect(await outcomeOf(withdraw(context, bank, 30_000))).toBe('holderNameMismatch');
    await bench.calls['wallet/remove_bank_account']({ bank_account_id: bank }, context);
    expect(await outcomeOf(withdraw(context, bank, 30_000))).toBe('bankAccountUnknown');
  });

  it('goes to a new bank account once the site’s time has passed, which the account says', async () => {
    const context = await rich();
    context.site = { ...context.site, bank_account_wait: 24 };
    const bank = await withBank(context);
    const usableAt = async () => (await bench.calls['wallet/bank_accounts']({}, context)).value[0]?.usable_at;
    expect(await usableAt()).toBe(new Date(bench.clock.now() + 24 * 3_600_000).toISOString());
    expect(await outcomeOf(withdraw(context, bank, 20_000))).toBe('bankAccountWaiting');
    await bench.pass(24 * 3_600_000 - 1);
    expect(await outcomeOf(withdraw(context, bank, 20_000))).toBe('bankAccountWaiting');
    await bench.pass(1);
    expect(await usableAt()).toBeNull();
    expect((await withdraw(context, bank, 20_000)).value[0]?.state).toBe('processing');
  });

  it('keeps nothing when the balance does not suffice', async () => {
    const context = await rich(20_000);
    const bank = await withBank(context);
    expect(await outcomeOf(withdraw(context, bank, 20_001))).toBe('insufficientBalance');
    const { total } = await bench.calls['wallet/transactions'](
      { type: 'withdrawal', status: '', page: 1, count: 10 },
      context,
    );
    expect(total).toBe(0);
  });
});

describe('bank account', () => {
  for (const [name, more, refusal] of [
    ['of another holder', { holder_name: 'Ben Cruz' }, 'holderNameMismatch'],
    ['of an unknown bank', { bank_code: 'NOPE' }, 'unknownBank'],
    ['with a number that does not fit', { account_number: '12345' }, 'accountNumberFormat'],
  ] as const) {
    it(`${name} is refused: ${refusal} [D6.09, D6.10]`, async () => {
      const request = {
        request_id: randomUUID(),
        bank_code: 'BDL',
        holder_name: 'Ana Cruz',
        account_number: '0012345678',
        ...more,
      };
      expect(await outcomeOf(bench.calls['wallet/add_bank_account'](request, await bench.player()))).toBe(refusal);
    });
  }

  it('is on file once, and again after it was removed', async () => {
    const context = await bench.player();
    const id = await withBank(context);
    expect(await outcomeOf(withBank(context))).toBe('bankAccountKnown');
    await bench.calls['wallet/remove_bank_account']({ bank_account_id: id }, context);
    expect(await withBank(context)).not.toBe(id);
  });
});
