import { randomUUID } from 'node:crypto';
import type { PaymentState } from '@marquee/contract/machines';
import { rows } from '@marquee/kernel/testing/depth';
import { inboxOf } from '@marquee/platform/account/inbox';
import type { PlayerContext } from '@marquee/platform/calls/handlers';
import { verifyLedger } from '@marquee/platform/ledger/verify';
import { protectionCalls } from '@marquee/platform/protection/protectionCalls';
import { decideReview, reviewsWaiting, withdrawalsInReview } from '@marquee/platform/wallet/review';
import { seedDeposit } from '@marquee/platform/wallet/seedDeposit';
import { effectOf } from '@marquee/platform/wallet/transitions';
import type { GatewayStatus } from '@marquee/protocols/gateway/messages';
import { gatewayPage } from '@marquee/sandbox/gateway/gatewayPage';
import { sandboxRules } from '@marquee/sandbox/gateway/rules';
import { afterAll, beforeAll, describe, expect, it } from '@rstest/core';
import { outcomeOf, walletBench } from '../../src/testing/walletBench';

let bench: Awaited<ReturnType<typeof walletBench>>;
beforeAll(async () => {
  bench = await walletBench();
});
afterAll(() => bench.database.close());

const start = 100_000;
const amount = 30_000;

const deliver = async (event: object) => {
  const answer = (await (await bench.deliver(event)).json()) as { outcome?: string; error?: string };
  return answer.outcome ?? answer.error;
};
const eventOf = (payment_id: string, status: GatewayStatus) => ({
  event_id: randomUUID(),
  payment_id,
  status,
  reason: null,
  amount,
  currency: 'PHP',
});
const cashOf = async ({ player }: PlayerContext) => (await bench.ledger.balances(bench.database, player.id)).cash;
const shown = async (context: PlayerContext, payment_id: string) => {
  const { value } = await bench.calls['wallet/payment']({ payment_id }, context);
  return value[0];
};

/** A player with money, and a payment without any event yet. */
async function begun(kind: 'deposit' | 'withdrawal') {
  const context = await bench.player();
  const { player } = context;
  await bench.database.transaction((tx) =>
    seedDeposit(tx, bench.ledger, bench.site, player, { name: 'opening', amount: start, at: bench.clock.now() }),
  );
  if (kind === 'deposit') {
    const { value } = await bench.calls['wallet/deposit'](
      { request_id: randomUUID(), method: 'bank', amount },
      context,
    );
    return { context, id: value[0]?.payment_id ?? '' };
  }
  const bank = { request_id: randomUUID(), bank_code: 'BDL', holder_name: 'Ana Cruz', account_number: '0012345678' };
  const accounts = await bench.calls['wallet/add_bank_account'](bank, context);
  const request = { request_id: randomUUID(), bank_account_id: accounts.value[0]?.bank_account_id ?? '', amount };
  const { value } = await bench.calls['wallet/withdraw'](request, context);
  return { context, id: value[0]?.payment_id ?? '' };
}

/** Every sequence of `length` of these, with repetition. */
const sequences = <T>(of: readonly T[], length: number): T[][] =>
  length === 0 ? [[]] : sequences(of, length - 1).flatMap((head) => of.map((one) => [...head, one]));
const orders = <T>(of: readonly T[]): T[][] =>
  of.length < 2
    ? [[...of]]
    : of.flatMap((one) => orders(of.filter((other) => other !== one)).map((rest) => [one, ...rest]));

const answers = {
  deposit: ['pending', 'approved', 'declined', 'expired'],
  withdrawal: ['processing', 'paid', 'rejected'],
} as const;
const rank: Record<string, number> = { created: 0, pending: 1, requested: 0, processing: 1 };

/** The rule, implemented independently of the code: a payment's final state after these events. */
function endOf(kind: 'deposit' | 'withdrawal', statuses: readonly string[]): string {
  if (kind === 'deposit' && statuses.includes('approved')) return 'approved';
  const final = statuses.find((status) => !(status in rank));
  return final ?? statuses.at(-1) ?? (kind === 'deposit' ? 'created' : 'requested');
}

const histories = [
  ...[1, 2].flatMap((length) => sequences(answers.deposit, length)).map((statuses) => ['deposit', statuses] as const),
  ...rows(orders(answers.deposit), 4).map((statuses) => ['deposit', statuses] as const),
  ...[1, 2]
    .flatMap((length) => sequences(answers.withdrawal, length))
    .map((statuses) => ['withdrawal', statuses] as const),
  ...rows(sequences(answers.withdrawal, 3), 4).map((statuses) => ['withdrawal', statuses] as const),
];

describe('a payment after every order of answers', () => {
  it.each(histories.map(([kind, statuses]) => ({ kind, statuses, name: statuses.join(', ') })))(
    '$kind: $name [D6.01, D6.02]',
    async ({ kind, statuses }) => {
      const { context, id } = await begun(kind);
      const events = statuses.map((status) => eventOf(id, status));
      for (const event of events) expect(await deliver(event)).not.toBe('repeated');
      const once = { payment: await shown(context, id), cash: await cashOf(context) };
      const end = endOf(kind, statuses);
      expect(once.payment?.state).toBe(end);
      const kept = {
        deposit: start + (end === 'approved' ? amount : 0),
        withdrawal: start - (end === 'rejected' ? 0 : amount),
      };
      expect(once.cash).toBe(kept[kind]);
      const { reserved } = await bench.ledger.balances(bench.database, context.player.id);
      expect(reserved).toBe(kind === 'withdrawal' && end in rank ? amount : 0);
      // The same callbacks again, concurrently and in reverse, and the same content under new ids: nothing changes.
      expect(new Set(await Promise.all(events.toReversed().map(deliver)))).toEqual(new Set(['repeated']));
      if (!(end in rank)) for (const status of statuses) expect(await deliver(eventOf(id, status))).not.toBe('applied');
      expect({ payment: await shown(context, id), cash: await cashOf(context) }).toEqual(once);
    },
  );

  it('leaves a ledger that verifies', async () => {
    const { flaws, transactions } = await verifyLedger(bench.database);
    expect(flaws).toEqual([]);
    expect(transactions).toBeGreaterThan(histories.length);
  });

  it('ends alike in every sequence of up to five answers', () => {
    for (const kind of ['deposit', 'withdrawal'] as const) {
      for (const statuses of [1, 2, 3, 4, 5].flatMap((length) => sequences<GatewayStatus>(answers[kind], length))) {
        let state: PaymentState = kind === 'deposit' ? 'created' : 'requested';
        for (const status of statuses) if (effectOf({ kind, state }, status) === 'applied') state = status;
        expect(state, statuses.join()).toBe(endOf(kind, statuses));
      }
    }
  });

  it.each([
    ['deposit', ['declined', 'expired'], 'contradicts'],
    ['deposit', ['approved', 'declined'], 'contradicts'],
    ['deposit', ['approved', 'pending'], 'ignored'],
    ['deposit', ['paid'], 'contradicts'],
    ['withdrawal', ['paid', 'rejected'], 'contradicts'],
    ['withdrawal', ['rejected', 'paid'], 'contradicts'],
    ['withdrawal', ['paid', 'processing'], 'ignored'],
    ['withdrawal', ['approved'], 'contradicts'],
  ] as const)('writes down what is not applied: %s %j %s', async (kind, statuses, outcome) => {
    const { id } = await begun(kind);
    const outcomes: (string | undefined)[] = [];
    for (const status of statuses) outcomes.push(await deliver(eventOf(id, status)));
    expect(outcomes.at(-1)).toBe(outcome);
    const [row] = await bench.database.query<{ outcome: string }>(
      'select outcome from gateway_events where payment_id = $1 order by received_at desc, outcome = $2 desc limit 1',
      [id, outcome],
    );
    expect(row?.outcome).toBe(outcome);
  });
});

describe('money that arrives for a deposit that was given up', () => {
  it.each(['expired', 'declined'] as const)('(%s) is credited, with a trail that says so', async (given) => {
    const { context, id } = await begun('deposit');
    await deliver(eventOf(id, given));
    bench.clock.advance(60_000);
    expect(await deliver(eventOf(id, 'approved'))).toBe('applied');
    expect(await cashOf(context)).toBe(start + amount);
    const payment = await shown(context, id);
    expect(payment?.timeline.map(({ state, reason }) => [state, reason])).toEqual([
      ['created', null],
      ['pending', null],
      [given, null],
      ['approved', 'paidLate'],
    ]);
    const [message] = await inboxOf(bench.database, context.player.id, bench.clock.now());
    expect(message?.body.EN).toContain('₱300.00');
  });

  it('reaches a player who has excluded themselves meanwhile, and can be withdrawn', async () => {
    const { context, id } = await begun('deposit');
    await deliver(eventOf(id, 'expired'));
    await protectionCalls['protection/self_exclude']({ request_id: randomUUID(), option: '6m' }, context);
    expect(await deliver(eventOf(id, 'approved'))).toBe('applied');
    expect(await cashOf(context)).toBe(start + amount);
    const again = bench.calls['wallet/deposit']({ request_id: randomUUID(), method: 'bank', amount }, context);
    expect(await outcomeOf(again)).toBe('selfExcluded');
    const bank = { request_id: randomUUID(), bank_code: 'BDL', holder_name: 'Ana Cruz', account_number: '0012345678' };
    const { value } = await bench.calls['wallet/add_bank_account'](bank, context);
    const all = { request_id: randomUUID(), bank_account_id: value[0]?.bank_account_id ?? '', amount: start + amount };
    expect((await bench.calls['wallet/withdraw'](all, context)).value[0]?.state).toBe('processing');
  });

  it('counts in the deposit limits from then on', async () => {
    const { context, id } = await begun('deposit');
    await deliver(eventOf(id, 'expired'));
    await deliver(eventOf(id, 'approved'));
    const limit = { kind: 'deposit', period: 'day', amount: start + amount + 10_000 } as const;
    await protectionCalls['protection/set_limit'](limit, context);
    const ask = (more: number) =>
      outcomeOf(bench.calls['wallet/deposit']({ request_id: randomUUID(), method: 'bank', amount: more }, context));
    expect(await ask(10_001)).toBe('limitReached');
    expect(await ask(10_000)).toMatchObject({ value: [{ state: 'pending' }] });
  });
});

describe('payments of an ended process', () => {
  it('of which three cannot be handed over are resumed all the same: those are reported and wait', async () => {
    await bench.reset();
    bench.line.toGateway = () => Promise.reject(new TypeError('fetch failed'));
    const bad = [await begun('withdrawal'), await begun('withdrawal'), await begun('withdrawal')];
    await bench.database.query('delete from bank_accounts');
    const good = await begun('deposit');
    bench.line.toGateway = bench.serve;
    bench.faults.length = 0;
    await bench.restart();
    await bench.pass(0);
    expect((await shown(good.context, good.id))?.state).toBe('pending');
    for (const { context, id } of bad) expect((await shown(context, id))?.state).toBe('requested');
    expect(bench.faults).toHaveLength(3);
  });
});

describe('a withdrawal of a player who is blocked before the gateway has it', () => {
  const decide = (payment: string, verdict: 'release' | 'refuse', isSure = false) =>
    decideReview(bench, { payment, verdict, by: 'A. Name', isSure }, bench.clock.now());
  const block = ({ player }: PlayerContext, status = 'blocked') =>
    bench.database.query('update players set status = $2 where id = $1', [player.id, status]);

  /** A withdrawal requested while the gateway was unavailable, of a player who was then blocked. */
  async function held() {
    await bench.reset();
    bench.line.toGateway = () => Promise.reject(new TypeError('fetch failed'));
    const { context, id } = await begun('withdrawal');
    await block(context);
    bench.line.toGateway = bench.serve;
    await bench.startPayments();
    await bench.pass(120_000);
    return { context, id };
  }
  const balancesOf = ({ player }: PlayerContext) => bench.ledger.balances(bench.database, player.id);

  it('waits in review, and is paid once it is released, with or without the block', async () => {
    const { context, id } = await held();
    expect(await shown(context, id)).toMatchObject({
      state: 'review',
      timeline: [{ state: 'requested' }, { state: 'review' }],
    });
    expect(await balancesOf(context)).toMatchObject({ cash: start - amount, reserved: amount });
    expect(await withdrawalsInReview(bench.database)).toMatchObject([{ id, amount }]);
    expect(await reviewsWaiting(bench.database)).toBe(1);
    expect(await decide(id, 'release')).toBe('done');
    expect(await decide(id, 'release')).toBe('notInReview');
    await bench.pass(120_000);
    expect((await shown(context, id))?.state).toBe('paid');
    expect(await withdrawalsInReview(bench.database)).toEqual([]);
    expect(await reviewsWaiting(bench.database)).toBe(0);
  });

  it('is given back once it is refused, by one of two who decide at once, and says why', async () => {
    const { context, id } = await held();
    await bench.database.query('update payments set asked_at = null');
    const outcomes = await Promise.all([decide(id, 'refuse'), decide(id, 'release'), decide(id, 'refuse')]);
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
    expect(await shown(context, id)).toMatchObject({ state: 'rejected', reason: 'refused:other' });
    expect(await balancesOf(context)).toMatchObject({ cash: start, reserved: 0 });
  });

  it('is not given back while the gateway may have it, unless somebody is sure', async () => {
    const { context, id } = await held();
    expect(await decide(id, 'refuse')).toBe('maybeAtGateway');
    expect((await shown(context, id))?.state).toBe('review');
    expect(await decide(id, 'refuse', true)).toBe('done');
    expect(await cashOf(context)).toBe(start);
  });

  it('that the gateway has paid all the same is paid: its word holds', async () => {
    const { context, id } = await held();
    expect(await deliver(eventOf(id, 'paid'))).toBe('applied');
    expect((await shown(context, id))?.state).toBe('paid');
    expect(await balancesOf(context)).toMatchObject({ cash: start - amount, reserved: 0 });
  });

  it('is paid without a review where the account is closed: its owner gets what is theirs', async () => {
    await bench.reset();
    bench.line.toGateway = () => Promise.reject(new TypeError('fetch failed'));
    const { context, id } = await begun('withdrawal');
    await block(context, 'closed');
    bench.line.toGateway = bench.serve;
    await bench.startPayments();
    await bench.pass(120_000);
    expect((await shown(context, id))?.state).toBe('paid');
  });
});

describe('the sandbox gateway', () => {
  it.each(sandboxRules.map(({ ending, outcome }) => [ending, outcome] as const))(
    'explains amounts that end in %i',
    (ending) => {
      const page = gatewayPage(bench.site);
      expect(page).toContain(`…${ending}`);
      expect(page).toContain(`>${ending < 50 ? `1${ending} PHP` : ''}`);
    },
  );

  it('pays a deposit after it has expired, when the amount ends in 31', async () => {
    const context = await bench.player();
    const request = { request_id: randomUUID(), method: 'bank', amount: 13_100 };
    const { value } = await bench.calls['wallet/deposit'](request, context);
    await bench.pass(15_000);
    expect((await shown(context, value[0]?.payment_id ?? ''))?.state).toBe('expired');
    await bench.pass(15_000);
    expect((await shown(context, value[0]?.payment_id ?? ''))?.state).toBe('approved');
    expect(await cashOf(context)).toBe(13_100);
  });

  it('says where it is explained', async () => {
    const help = (await bench.calls['wallet/deposit_methods']({}, await bench.player())).help;
    expect(help).toBe('/sandbox/gateway');
  });
});
