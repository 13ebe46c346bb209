import { randomUUID } from 'node:crypto';
import type { PlayerContext } from '@marquee/platform/calls/handlers';
import { verifyLedger } from '@marquee/platform/ledger/verify';
import { paymentProcessing } from '@marquee/platform/wallet/paymentProcessing';
import { type GatewayState, gatewayPaths } from '@marquee/protocols/gateway/messages';
import { signedEndpoint } from '@marquee/protocols/signing/signedServer';
import { coveredRequest, signedHeaders } from '@marquee/protocols/signing/signing';
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

const minute = 60_000;
const deposit = async (context: PlayerContext, amount = 50_000, more: { method?: string; return_to?: string } = {}) => {
  const request = { request_id: randomUUID(), method: 'bank', amount, ...more };
  const { value } = await bench.calls['wallet/deposit'](request, context);
  return value[0]?.payment_id ?? '';
};
const shown = async (context: PlayerContext, payment_id: string) =>
  (await bench.calls['wallet/payment']({ payment_id }, context)).value[0];
const balances = ({ player }: PlayerContext) => bench.ledger.balances(bench.database, player.id);
const orders = () => bench.database.query<{ payment_id: string }>('select payment_id from sandbox_orders');

/** A player with money and a bank account. */
async function rich() {
  const context = await bench.player();
  await deposit(context, 100_000);
  await bench.pass(5000);
  const bank = { request_id: randomUUID(), bank_code: 'BDL', holder_name: 'Ana Cruz', account_number: '0012345678' };
  const { value } = await bench.calls['wallet/add_bank_account'](bank, context);
  const withdraw = async (amount: number) => {
    const request = { request_id: randomUUID(), bank_account_id: value[0]?.bank_account_id ?? '', amount };
    return (await bench.calls['wallet/withdraw'](request, context)).value[0]?.payment_id ?? '';
  };
  return { context, withdraw };
}

/** Makes the gateway unavailable: requests are never answered, or not even received. */
const unavailable = () => {
  bench.line.toGateway = () => Promise.reject(new TypeError('fetch failed'));
};
/** The gateway executes requests, but its answers are lost. */
const mute = () => {
  bench.line.toGateway = async (path, init) => {
    await bench.serve(path, init);
    throw new DOMException('', 'TimeoutError');
  };
};
const back = () => {
  bench.line.toGateway = bench.serve;
};

/** A gateway with a fixed, correctly signed answer to every order. */
const saying = (
  more: (order: { payment_id: string; amount: number; currency: string }) => Partial<GatewayState> | number,
) => {
  const serve = signedEndpoint({
    keys: [bench.secret],
    now: () => bench.clock.now(),
    schema: v.object({ payment_id: v.string(), amount: v.number(), currency: v.string() }),
    handle: async (order) => {
      const said = more(order);
      if (said === 409 || said === 422) return { status: said, body: { error: 'accountBlocked' } };
      const { payment_id, amount, currency } = order;
      const state = { status: 'pending', reason: null, next_step: { kind: 'none' }, expires_at: null };
      return { body: { ...state, payment_id, amount, currency, ...(said as object) } };
    },
    report: () => undefined,
  });
  bench.line.toGateway = (path, init) => serve(new Request(`http://gateway${path}`, init));
};

describe('a gateway that is away', () => {
  it('loses nothing in ten minutes: what was asked waits, and is handed over under the same ids', async () => {
    const { context, withdraw } = await rich();
    unavailable();
    const one = await deposit(context);
    const two = await withdraw(30_000);
    expect(await shown(context, one)).toMatchObject({ state: 'created', next_step: null });
    expect((await shown(context, two))?.state).toBe('requested');
    expect(await balances(context)).toMatchObject({ cash: 70_000, reserved: 30_000 });
    await bench.startPayments();
    await bench.pass(10 * minute);
    expect((await shown(context, one))?.state).toBe('created');
    expect(await orders()).toHaveLength(1);
    expect(bench.faults.length).toBeGreaterThan(10);
    back();
    await bench.pass(minute);
    expect((await shown(context, one))?.state).toBe('approved');
    expect((await shown(context, two))?.state).toBe('paid');
    expect(await balances(context)).toMatchObject({ cash: 120_000, reserved: 0 });
    expect((await orders()).map(({ payment_id }) => payment_id)).toEqual(expect.arrayContaining([one, two]));
  });

  it('and heard the order all the same, pays once', async () => {
    const context = await bench.player();
    mute();
    const id = await deposit(context);
    expect((await shown(context, id))?.state).toBe('created');
    await bench.pass(5000);
    expect((await shown(context, id))?.state).toBe('approved');
    back();
    await bench.startPayments();
    await bench.pass(2 * minute);
    expect((await balances(context)).cash).toBe(50_000);
  });

  it('and whose events are lost is asked: what it answers counts as an event', async () => {
    const context = await bench.player();
    const id = await deposit(context);
    saying(() => ({ status: 'approved' }));
    await bench.startPayments();
    await bench.pass(1000);
    expect((await shown(context, id))?.state).toBe('approved');
    await bench.pass(2 * minute);
    expect((await balances(context)).cash).toBe(50_000);
    const events = await bench.database.query<{ outcome: string }>(
      `select outcome from gateway_events where payment_id = $1 and outcome = 'contradicts'`,
      [id],
    );
    expect(events).toEqual([]);
  });

  it('does not keep others waiting: after several silent ones each look asks one, and begins with the rest', async () => {
    const context = await bench.player();
    for (let number = 0; number < 8; number++) await deposit(context, 50_000, { method: 'hosted' });
    let asked: string[] = [];
    bench.line.toGateway = (_, init) => {
      asked.push((JSON.parse(String(init.body)) as { payment_id: string }).payment_id);
      return Promise.reject(new TypeError('fetch failed'));
    };
    await bench.startPayments();
    await bench.pass(0);
    const first = asked;
    expect(new Set(first).size).toBe(5);
    asked = [];
    await bench.pass(3000);
    expect(asked).toHaveLength(3);
    expect(new Set([...first, ...asked]).size).toBe(8);
  });
});

describe('an answer of the gateway', () => {
  it('that refuses a deposit ends it, with its reason', async () => {
    const context = await bench.player();
    saying(() => 422);
    expect(await shown(context, await deposit(context))).toMatchObject({ state: 'declined', reason: 'accountBlocked' });
    expect((await balances(context)).cash).toBe(0);
  });

  it('that refuses a withdrawal ends it and gives back what was reserved', async () => {
    const { context, withdraw } = await rich();
    saying(() => 422);
    expect(await shown(context, await withdraw(30_000))).toMatchObject({ state: 'rejected', reason: 'accountBlocked' });
    expect(await balances(context)).toMatchObject({ cash: 100_000, reserved: 0 });
  });

  it.each([
    ['of another amount', { amount: 1 }, 'contradicts'],
    ['of another currency', { currency: 'EUR' }, 'contradicts'],
    ['of another payment', { payment_id: 'another' }, undefined],
    ['in a withdrawal’s status', { status: 'paid' }, undefined],
    [
      'that sends the player to a page without a lock',
      { next_step: { kind: 'redirect', url: 'http://pay.example/', expires_at: null } },
      undefined,
    ],
    [
      'that sends the player to a script',
      { next_step: { kind: 'redirect', url: 'javascript:alert(1)', expires_at: null } },
      undefined,
    ],
    ['that shows nothing', { next_step: { kind: 'show', expires_at: null } }, undefined],
  ] as const)('%s moves nothing', async (_, more, outcome) => {
    const context = await bench.player();
    saying(() => ({ status: 'approved', ...more }) as Partial<GatewayState>);
    const id = await deposit(context);
    expect((await shown(context, id))?.state).toBe('created');
    expect((await balances(context)).cash).toBe(0);
    const [event] = await bench.database.query<{ outcome: string }>(
      'select outcome from gateway_events where payment_id = $1',
      [id],
    );
    expect(event?.outcome).toBe(outcome);
    expect(bench.faults).toHaveLength(outcome ? 0 : 1);
  });

  it('that contradicts is followed by the right one', async () => {
    const context = await bench.player();
    saying(() => ({ status: 'approved', amount: 1 }));
    const id = await deposit(context);
    expect((await shown(context, id))?.state).toBe('created');
    saying(() => ({ status: 'approved' }));
    await bench.startPayments();
    await bench.pass(1000);
    expect((await shown(context, id))?.state).toBe('approved');
    expect((await balances(context)).cash).toBe(50_000);
  });

  it('that the id belongs to another order is reported, and moves nothing', async () => {
    const context = await bench.player();
    saying(() => 409);
    const id = await deposit(context);
    expect((await shown(context, id))?.state).toBe('created');
    expect(String(bench.faults[0])).toContain('refused 409');
  });

  it('is accepted if one of the two keys signed it, and otherwise refused', async () => {
    const context = await bench.player();
    const id = await deposit(context);
    const { database, clock, ledger, events, jobs, money } = bench;
    const parts = { database, clock, ledger, events, jobs, gateway: money.gateway, report: () => undefined };
    const wallet = paymentProcessing({ ...parts, keys: ['old', 'new'] });
    const url = `http://wallet${gatewayPaths.events}`;
    const outcomes: number[] = [];
    for (const key of ['older', 'new', 'old']) {
      const event = {
        event_id: key,
        payment_id: id,
        status: 'approved',
        reason: null,
        amount: 50_000,
        currency: 'PHP',
      };
      const body = JSON.stringify(event);
      const headers = signedHeaders([key], coveredRequest({ method: 'POST', url }), body, clock.now());
      outcomes.push((await wallet.events(new Request(url, { method: 'POST', headers, body }))).status);
    }
    expect(outcomes).toEqual([401, 200, 200]);
    expect((await balances(context)).cash).toBe(50_000);
  });
});

describe('what the player has to do', () => {
  it('is kept with the payment, and gone when it is done', async () => {
    const context = await bench.player();
    const id = await deposit(context, 50_000, { method: 'hosted', return_to: 'http://localhost:3000/vi/deposit' });
    const step = (await shown(context, id))?.next_step;
    const until = new Date(bench.clock.now() + 15 * minute).toISOString();
    expect(step).toEqual({ kind: 'redirect', url: `http://localhost:3000/sandbox/pay/${id}`, expires_at: until });
    await bench.orders.answer(id, 'approved');
    await bench.pass(1000);
    expect(await shown(context, id)).toMatchObject({ state: 'approved', next_step: null, expires_at: null });
    expect((await balances(context)).cash).toBe(50_000);
  });

  it('may be a code to show', async () => {
    const context = await bench.player();
    const id = await deposit(context, 50_000, { method: 'qr' });
    const step = (await shown(context, id))?.next_step;
    expect(step).toMatchObject({
      kind: 'show',
      qr: `https://localhost/sandbox/pay/${id}`,
      code: id.slice(0, 8).toUpperCase(),
    });
    await bench.orders.answer(id, 'declined');
    await bench.pass(1000);
    expect(await shown(context, id)).toMatchObject({ state: 'declined', reason: 'declinedByBank' });
  });

  it.each([
    ['https://evil.example/deposit', 'https://localhost/deposit'],
    ['https://localhost/deposit?x=1', 'https://localhost/deposit'],
    ['https://localhost/elsewhere', 'https://localhost/deposit'],
    ['https://user@localhost/deposit', 'https://localhost/deposit'],
    ['javascript:alert(1)', 'https://localhost/deposit'],
    ['http://localhost:3000/zh/deposit', 'http://localhost:3000/zh/deposit'],
  ])('leads back to the site itself: %s', async (return_to, expected) => {
    const context = await bench.player();
    const id = await deposit(context, 50_000, { method: 'hosted', return_to });
    const [row] = await bench.database.query<{ body: { return_url: string } }>(
      'select body from sandbox_orders where payment_id = $1',
      [id],
    );
    expect(row?.body.return_url).toBe(`${expected}?payment=${id}`);
  });

  it('is over when the gateway says so, and paid late is credited all the same', async () => {
    const context = await bench.player();
    const id = await deposit(context, 50_000, { method: 'hosted' });
    await bench.pass(16 * minute);
    expect(await shown(context, id)).toMatchObject({ state: 'expired', reason: 'notPaidInTime', next_step: null });
    expect((await bench.orders.answer(id, 'approved'))?.status).toBe('expired');
    const late = {
      event_id: 'late',
      payment_id: id,
      status: 'approved',
      reason: null,
      amount: 50_000,
      currency: 'PHP',
    };
    await bench.deliver(late);
    expect(await shown(context, id)).toMatchObject({ state: 'approved', reason: 'paidLate' });
    expect((await balances(context)).cash).toBe(50_000);
  });

  it('is not over by our own clock: the gateway is asked, once its time is past', async () => {
    const context = await bench.player();
    const expires_at = bench.clock.now() + minute;
    const asked: number[] = [];
    saying(() => {
      asked.push(bench.clock.now());
      return { expires_at, next_step: { kind: 'show', code: '123', expires_at } };
    });
    const id = await deposit(context);
    await bench.startPayments();
    await bench.pass(3 * minute);
    expect(await shown(context, id)).toMatchObject({ state: 'pending' });
    expect(asked.some((at) => at >= expires_at + 15_000 && at <= expires_at + 60_000)).toBe(true);
    saying(() => ({ status: 'expired', reason: 'notPaidInTime' }));
    await bench.pass(3 * minute);
    expect((await shown(context, id))?.state).toBe('expired');
  });
});

describe('the sandbox gateway', () => {
  it('that is killed goes on with what it had to tell', async () => {
    const context = await bench.player();
    const id = await deposit(context);
    await bench.restart();
    bench.line.toGateway = () => Promise.reject(new TypeError('fetch failed'));
    await bench.pass(5000);
    expect((await shown(context, id))?.state).toBe('approved');
  });

  it('delivers again what was not taken, for as long as it takes', async () => {
    const context = await bench.player();
    const id = await deposit(context);
    const { events } = bench.money.payments;
    bench.money.payments.events = async () => new Response(null, { status: 503 });
    await bench.pass(10 * minute);
    expect((await shown(context, id))?.state).toBe('pending');
    bench.money.payments.events = events;
    await bench.pass(2 * minute);
    expect((await shown(context, id))?.state).toBe('approved');
    expect((await balances(context)).cash).toBe(50_000);
  });

  it('two processes of it tell each event once', async () => {
    const context = await bench.player();
    const first = bench.orders;
    await deposit(context, 51_900);
    await bench.restart();
    await first.start();
    await bench.pass(20_000);
    const sent = await bench.database.query<{ tries: number }>('select tries from sandbox_deliveries');
    expect(sent.map(({ tries }) => tries)).toEqual([1, 1, 1, 1, 1]);
    expect((await balances(context)).cash).toBe(51_900);
  });

  it.each([
    [13_700, 'refunded', 13_700 - 6850],
    [14_100, 'charged_back', 0],
  ])('takes back a deposit of %i: %s', async (amount, state, cash) => {
    const context = await bench.player();
    const id = await deposit(context, amount);
    await bench.pass(20_000);
    expect((await shown(context, id))?.state).toBe(state);
    expect((await balances(context)).cash).toBe(cash);
  });

  it('sends a withdrawal back', async () => {
    const { context, withdraw } = await rich();
    const id = await withdraw(13_700);
    await bench.pass(20_000);
    expect(await shown(context, id)).toMatchObject({ state: 'returned', reason: 'accountClosed' });
    expect((await balances(context)).cash).toBe(100_000);
  });

  it('refuses an order of 43 at once', async () => {
    const context = await bench.player();
    expect(await shown(context, await deposit(context, 14_300))).toMatchObject({
      state: 'declined',
      reason: 'declinedByBank',
    });
  });
});
