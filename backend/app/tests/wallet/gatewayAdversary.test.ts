import { randomUUID } from 'node:crypto';
import type { Answer, Output } from '@marquee/contract/calls';
import { succeeded } from '@marquee/contract/envelope';
import { verifyLedger } from '@marquee/platform/ledger/verify';
import { type GatewayEvent, gatewayPaths } from '@marquee/protocols/gateway/messages';
import { coveredRequest, signedHeaders } from '@marquee/protocols/signing/signing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@rstest/core';
import { type TestPlayer, testBackend } from '../../src/testing/testBackend';

let backend: Awaited<ReturnType<typeof testBackend>>;
beforeAll(async () => {
  backend = await testBackend();
});
afterEach(async () => {
  const { flaws, payments } = await verifyLedger(backend.database);
  expect({ flaws, payments }).toEqual({ flaws: [], payments: [] });
});
afterAll(() => backend.close());

const amount = 50_000;
const minute = 60_000;

/** The payment in an answer, if it succeeded. */
const paid = (answer: Answer<'wallet/payment'>) => (succeeded(answer) ? answer.value?.[0] : undefined);

/** A player with a pending deposit. */
async function depositing() {
  const player = await backend.player();
  const request_id = randomUUID();
  const answer = await backend.call('wallet/deposit', { request_id, method: 'bank', amount }, { player });
  return { player, request_id, id: paid(answer)?.payment_id ?? '' };
}

const eventOf = (payment_id: string, more: Partial<GatewayEvent> = {}): GatewayEvent => ({
  event_id: randomUUID(),
  payment_id,
  status: 'approved',
  reason: null,
  amount,
  currency: 'PHP',
  ...more,
});

interface Sending {
  key?: string;
  at?: number;
  path?: string;
  signedPath?: string;
  body?: string;
}

/** Sends a gateway event, with optional faults; returns status and answer. */
async function send(event: object, { key, at, path = gatewayPaths.events, signedPath = path, body }: Sending = {}) {
  const text = JSON.stringify(event);
  const keys = [key ?? backend.partners.keys.gateway[0] ?? ''];
  const covered = coveredRequest({ method: 'POST', url: signedPath });
  const headers = signedHeaders(keys, covered, text, at ?? backend.clock.now());
  const response = await backend.post(path, body ?? text, headers);
  const answer = (await response.json().catch(() => ({}))) as { outcome?: string; error?: string };
  return { status: response.status, said: answer.outcome ?? answer.error };
}

const cashOf = async ({ id }: TestPlayer) => (await backend.services.ledger.balances(backend.database, id)).cash;
const paymentOf = async (player: TestPlayer, payment_id: string) => {
  return paid(await backend.call('wallet/payment', { payment_id }, { player }));
};
const claims = async (player: TestPlayer) =>
  (await verifyLedger(backend.database)).claims.find((claim) => claim.player === player.id)?.amount ?? 0;

async function approved() {
  const made = await depositing();
  expect(await send(eventOf(made.id))).toEqual({ status: 200, said: 'applied' });
  return made;
}

/** Removes cash, like a lost bet. */
async function lose(player: TestPlayer, lost: number) {
  await backend.services.ledger.post(backend.database, {
    key: randomUUID(),
    kind: 'stake',
    site: player.site,
    playerId: player.id,
    currency: 'PHP',
    legs: [
      { account: 'cash', amount: -lost },
      { account: 'gaming', amount: lost },
    ],
    reference: 'test',
    description: 'lost',
    at: backend.clock.now(),
  });
}

async function withdraw(player: TestPlayer, wanted: number) {
  const [row] = await backend.database.query<{ full_name: string }>('select full_name from players where id = $1', [
    player.id,
  ]);
  const bank = {
    request_id: randomUUID(),
    bank_code: 'BDL',
    holder_name: row?.full_name ?? '',
    account_number: '0012345678',
  };
  await backend.call('wallet/add_bank_account', bank, { player });
  const accounts = await backend.call('wallet/bank_accounts', {}, { player });
  const bank_account_id = succeeded(accounts) ? (accounts.value?.[0]?.bank_account_id ?? '') : '';
  return backend.call('wallet/withdraw', { request_id: randomUUID(), bank_account_id, amount: wanted }, { player });
}

describe('an event that is not the gateway’s', () => {
  const long = `"${'x'.repeat(70_000)}"`;
  for (const [name, sending, status, error] of [
    ['of another key', { key: 'guess' }, 401, 'badSignature'],
    ['signed for another path', { signedPath: '/gateway/v1/payments' }, 401, 'badSignature'],
    ['with another body', { body: '{}' }, 401, 'badSignature'],
    ['that is huge', { body: long }, 413, 'tooLarge'],
  ] as const) {
    it(`${name} does nothing: ${status} ${error}`, async () => {
      const { player, id } = await depositing();
      expect(await send(eventOf(id), sending)).toEqual({ status, said: error });
      expect(await cashOf(player)).toBe(0);
    });
  }

  it.each([-6, 6])('and is %i minutes away is refused', async (minutes) => {
    const { player, id } = await depositing();
    const late = { at: backend.clock.now() + minutes * minute };
    expect(await send(eventOf(id), late)).toEqual({ status: 401, said: 'staleTime' });
    expect(await cashOf(player)).toBe(0);
  });

  it('and was heard once, is of no use again', async () => {
    const { player, id } = await depositing();
    const [event, at] = [eventOf(id), backend.clock.now()];
    expect((await send(event, { at })).said).toBe('applied');
    expect((await send(event, { at })).said).toBe('repeated');
    backend.clock.advance(6 * minute);
    expect((await send(event, { at })).said).toBe('staleTime');
    expect(await cashOf(player)).toBe(amount);
  });
});

describe('an event of the gateway', () => {
  it('that comes twenty times at once is applied once', async () => {
    const { player, id } = await depositing();
    const event = eventOf(id);
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(event)));
    expect(answers.filter((one) => one.said === 'applied')).toHaveLength(1);
    expect(answers.filter((one) => one.said === 'repeated')).toHaveLength(19);
    expect(await cashOf(player)).toBe(amount);
  });

  it('twenty of the same approval under other names credit it once', async () => {
    const { player, id } = await depositing();
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(eventOf(id))));
    expect(answers.filter((one) => one.said === 'applied')).toHaveLength(1);
    expect(await cashOf(player)).toBe(amount);
  });

  it('of a payment that is not known is answered so, and may come again', async () => {
    expect(await send(eventOf('nobody'))).toEqual({ status: 404, said: 'unknownPayment' });
  });

  it('whose id was used for another event is refused', async () => {
    const one = await depositing();
    const two = await depositing();
    const event = eventOf(one.id);
    await send(event);
    for (const other of [{ payment_id: two.id }, { status: 'declined' as const }])
      expect(await send({ ...event, ...other })).toEqual({ status: 409, said: 'otherEvent' });
    expect(await cashOf(two.player)).toBe(0);
  });

  it.each([
    { amount: amount + 1 },
    { amount: amount - 1 },
    { currency: 'EUR' },
    { status: 'paid' as const },
    { status: 'rejected' as const },
    { status: 'returned' as const },
  ])('that contradicts its order (%j) is written down and moves nothing', async (more) => {
    const { player, id } = await depositing();
    const event = eventOf(id, more);
    expect((await send(event)).said).toBe('contradicts');
    expect(await cashOf(player)).toBe(0);
    const rows = await backend.database.query(
      'select status, outcome, amount, currency from gateway_events where event_id = $1',
      [event.event_id],
    );
    expect(rows).toEqual([
      { status: event.status, outcome: 'contradicts', amount: event.amount, currency: event.currency },
    ]);
  });

  it.each([{ amount: 0 }, { amount: -5 }, { amount: 0.5 }, { status: 'created' }, { reason: '<b>' }, { event_id: '' }])(
    'that is malformed (%j) is refused',
    async (more) => {
      const { id } = await depositing();
      expect(await send({ ...eventOf(id), ...more })).toEqual({ status: 400, said: 'badMessage' });
    },
  );
});

describe('a deposit that is sent twice at once', () => {
  it('is one order, and one credit', async () => {
    const player = await backend.player();
    const request = { request_id: randomUUID(), method: 'bank', amount };
    const answers = await Promise.all([1, 2, 3].map(() => backend.call('wallet/deposit', request, { player })));
    const ids = new Set(answers.map((one) => paid(one)?.payment_id));
    expect(ids.size).toBe(1);
    const orders = await backend.database.query('select 1 from sandbox_orders where payment_id = any($1::text[])', [
      [...ids],
    ]);
    expect(orders).toHaveLength(1);
    await send(eventOf([...ids][0] ?? ''));
    expect(await cashOf(player)).toBe(amount);
  });
});

describe('what is taken back', () => {
  it('comes off the cash, part by part, and never more than the deposit', async () => {
    const { player, id } = await approved();
    const refund = (part: number, more: Partial<GatewayEvent> = {}) =>
      send(eventOf(id, { status: 'refunded', amount: part, ...more }));
    const first = eventOf(id, { status: 'refunded', amount: 20_000 });
    expect(await Promise.all(Array.from({ length: 5 }, () => send(first)))).toContainEqual({
      status: 200,
      said: 'applied',
    });
    expect(await cashOf(player)).toBe(30_000);
    expect((await refund(30_001)).said).toBe('contradicts');
    expect((await refund(10_000)).said).toBe('applied');
    expect((await refund(20_000, { status: 'charged_back' })).said).toBe('applied');
    expect((await refund(1)).said).toBe('contradicts');
    expect(await cashOf(player)).toBe(0);
    expect(await claims(player)).toBe(0);
    const payment = await paymentOf(player, id);
    expect(payment).toMatchObject({ state: 'charged_back', given_back: amount });
    expect(payment?.timeline.slice(3).map(({ state, amount: part }) => [state, part])).toEqual([
      ['refunded', 20_000],
      ['refunded', 10_000],
      ['charged_back', 20_000],
    ]);
  });

  it('two refunds at once that are too much together: one of them', async () => {
    const { player, id } = await approved();
    const answers = await Promise.all([1, 2].map(() => send(eventOf(id, { status: 'refunded', amount: 40_000 }))));
    expect(answers.map((one) => one.said).sort()).toEqual(['applied', 'contradicts']);
    expect(await cashOf(player)).toBe(10_000);
  });

  it('before its deposit waits for it: the gateway sends it again', async () => {
    const { player, id } = await depositing();
    const event = eventOf(id, { status: 'refunded' });
    expect(await send(event)).toEqual({ status: 409, said: 'tooEarly' });
    await send(eventOf(id));
    expect((await send(event)).said).toBe('applied');
    expect(await cashOf(player)).toBe(0);
  });

  it('of a deposit that was declined contradicts it', async () => {
    const { id } = await depositing();
    await send(eventOf(id, { status: 'declined' }));
    expect((await send(eventOf(id, { status: 'charged_back' }))).said).toBe('contradicts');
  });

  it('after the cash was lost is owed, keeps withdrawals back, and is settled before the next one', async () => {
    const { player, id } = await approved();
    await lose(player, 30_000);
    expect((await send(eventOf(id, { status: 'charged_back' }))).said).toBe('applied');
    expect(await cashOf(player)).toBe(0);
    expect(await claims(player)).toBe(30_000);
    expect((await withdraw(player, 10_000)).statusMessage).toBe('claimOpen');
    const next = await backend.call('wallet/deposit', { request_id: randomUUID(), method: 'bank', amount }, { player });
    await send(eventOf(paid(next)?.payment_id ?? ''));
    expect(await cashOf(player)).toBe(amount);
    expect((await withdraw(player, 10_000)).statusCode).toBe(1);
    expect(await claims(player)).toBe(0);
    expect(await cashOf(player)).toBe(amount - 30_000 - 10_000);
    const statement = await backend.call('wallet/statement', {}, { player });
    const { opening_balance = 0, closing_balance, totals = [] } = statement as Partial<Output<'wallet/statement'>>;
    expect(closing_balance).toBe(opening_balance + totals.reduce((total, one) => total + one.amount, 0));
    const months = expect.arrayContaining([expect.objectContaining({ deposits: amount, withdrawals: 0 })]);
    expect(statement).toMatchObject({ lifetime_net_deposits: amount, months });
  });

  it('after the cash is on its way out leaves the withdrawal alone; it is owed, and a returned one pays it', async () => {
    const { player, id } = await approved();
    const answer = await withdraw(player, amount);
    const withdrawal = paid(answer)?.payment_id ?? '';
    await send(eventOf(id, { status: 'charged_back' }));
    expect(await claims(player)).toBe(amount);
    await send(eventOf(withdrawal, { status: 'paid' }));
    const returned = eventOf(withdrawal, { status: 'returned', reason: 'accountClosed' });
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(returned)));
    expect(answers.filter((one) => one.said === 'applied')).toHaveLength(1);
    expect((await send(eventOf(withdrawal, { status: 'returned' }))).said).toBe('ignored');
    expect(await cashOf(player)).toBe(amount);
    expect((await paymentOf(player, withdrawal))?.state).toBe('returned');
    expect((await withdraw(player, amount)).statusMessage).toBe('insufficientBalance');
    expect(await claims(player)).toBe(0);
    expect(await cashOf(player)).toBe(0);
  });

  it('counts: gross in the limits, and not for histories, ladder and referrals', async () => {
    const { player, id } = await approved();
    await send(eventOf(id, { status: 'refunded' }));
    const history = await backend.call('wallet/transactions', {}, { player });
    expect(history).toMatchObject({ deposited: 0 });
    const vip = await backend.call('auth/vip', {}, { player });
    expect(vip).toMatchObject({ nextLevel: [{ starting_deposit: 0, cycle_deposit: 0 }] });
    await backend.call('protection/set_limit', { kind: 'deposit', period: 'day', amount: amount + 10_000 }, { player });
    const more = (asked: number) =>
      backend.call('wallet/deposit', { request_id: randomUUID(), method: 'bank', amount: asked }, { player });
    expect((await more(10_001)).statusMessage).toBe('limitReached');
    expect((await more(10_000)).statusCode).toBe(1);
  });
});
