import type { ProviderAnswer } from '@marquee/protocols/provider/messages';
import { signedBy } from '@marquee/protocols/provider/signature';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@rstest/core';
import { type TestPlayer, testBackend } from '../../src/testing/testBackend';

type Backend = Awaited<ReturnType<typeof testBackend>>;
let backend: Backend;
let player: TestPlayer;
let session: string;
let serial = 0;

beforeAll(async () => {
  backend = await testBackend();
});
afterAll(() => backend.close());

beforeEach(async () => {
  backend.resetLimits();
  player = await backend.player({ cash: 100_000 });
  const game = { provider_code: 'JILI', game_code: 'sl001', mode: 'real' as const, language: 'EN' };
  const { launch_url } = await backend.call('product/launch', game, { player });
  session = launch_url?.split('.')[1] ?? '';
});

async function secret(provider = 'JILI'): Promise<string> {
  const [row] = await backend.database.query<{ secret: string }>(
    'select secret from provider_secrets where provider_code = $1',
    [provider],
  );
  return row?.secret ?? '';
}

async function send(call: string, message: object, headers: Record<string, string> = {}) {
  const body = JSON.stringify(message);
  const signed = signedBy('JILI', await secret(), body, backend.clock.now());
  const response = await backend.app.request(`/provider/v1/${call}`, {
    method: 'POST',
    headers: { ...signed, ...headers },
    body,
  });
  return { http: response.status, ...((await response.json()) as ProviderAnswer) };
}

const ids = () => {
  const id = `t${++serial}`;
  return { round_id: `r-${id}`, bet: `b-${id}`, win: `w-${id}`, rollback: `x-${id}` };
};
const bet = (id: ReturnType<typeof ids>, amount = 1000, more: object = {}) =>
  send('bet', { session, transaction_id: id.bet, round_id: id.round_id, amount, currency: 'PHP', ...more });
const win = (id: ReturnType<typeof ids>, amount: number, transaction = id.win) =>
  send('win', {
    session,
    transaction_id: transaction,
    bet_transaction_id: id.bet,
    round_id: id.round_id,
    amount,
    currency: 'PHP',
  });
const rollback = (id: ReturnType<typeof ids>) =>
  send('rollback', { session, transaction_id: id.rollback, bet_transaction_id: id.bet, round_id: id.round_id });
const cash = async () => (await backend.services.ledger.balances(backend.database, player.id)).cash;
const net = async () => (await backend.call('protection/session', { playing: true }, { player })).value?.[0]?.net;

describe('signature', () => {
  test('is asked for, and must be of this body, this provider and now', async () => {
    const body = JSON.stringify({ session });
    const good = signedBy('JILI', await secret(), body, backend.clock.now());
    const post = (headers: Record<string, string>, text = body) =>
      backend.app.request('/provider/v1/balance', { method: 'POST', headers, body: text });
    expect((await post(good)).status).toBe(200);
    expect((await post({ 'content-type': 'application/json' })).status).toBe(401);
    expect((await post(good, JSON.stringify({ session, more: 1 }))).status).toBe(401);
    expect((await post({ ...good, 'x-provider-code': 'PGSOFT' })).status).toBe(401);
    expect((await post({ ...good, 'x-provider-code': 'nobody' })).status).toBe(401);
    expect((await post(signedBy('JILI', 'wrong', body, backend.clock.now()))).status).toBe(401);
    expect((await post(signedBy('JILI', await secret(), body, backend.clock.now() - 6 * 60_000))).status).toBe(401);
  });

  test('does not reach into the sessions of another provider', async () => {
    const body = JSON.stringify({ session });
    const headers = signedBy('PGSOFT', await secret('PGSOFT'), body, backend.clock.now());
    const response = await backend.app.request('/provider/v1/balance', { method: 'POST', headers, body });
    expect(await response.json()).toMatchObject({ status: 'sessionUnknown' });
  });

  test('does not make nonsense understood', async () => {
    expect((await send('bet', { session })).http).toBe(400);
    expect((await bet(ids(), -5)).http).toBe(400);
    expect((await bet(ids(), 1.5)).http).toBe(400);
    expect((await send('transfer', { session })).http).toBe(404);
  });
});

describe('wallet', () => {
  test('debits a bet and credits its win, and tells both beside the game', async () => {
    const id = ids();
    expect(await bet(id)).toMatchObject({ status: 'ok', balance: 99_000, currency: 'PHP', repeated: false });
    expect(await win(id, 2500)).toMatchObject({ status: 'ok', balance: 101_500 });
    expect(await send('balance', { session })).toMatchObject({ status: 'ok', balance: 101_500 });
    expect(await net()).toBe(1500);
    const bets = await backend.call('wallet/bets', {}, { player });
    expect(bets.value?.[0]).toMatchObject({ stake: 1000, payout: 2500, state: 'won', game_code: 'sl001' });
  });

  test('closes a lost round with a win of nothing', async () => {
    const id = ids();
    await bet(id);
    expect(await win(id, 0)).toMatchObject({ status: 'ok', balance: 99_000 });
    const bets = await backend.call('wallet/bets', {}, { player });
    expect(bets.value?.[0]).toMatchObject({ state: 'lost', payout: 0 });
  });

  test('does the same transaction once, however often and at once it comes', async () => {
    const id = ids();
    const answers = await Promise.all([bet(id), bet(id), bet(id)]);
    expect(answers.map((answer) => answer.balance)).toEqual([99_000, 99_000, 99_000]);
    expect(answers.filter((answer) => !answer.repeated)).toHaveLength(1);
    await Promise.all([win(id, 500), win(id, 500)]);
    expect(await cash()).toBe(99_500);
  });

  test('refuses another transaction under a used id', async () => {
    const id = ids();
    await bet(id);
    expect(await bet(id, 2000)).toMatchObject({ status: 'transactionConflict' });
    expect(await win(id, 500, id.bet)).toMatchObject({ status: 'transactionConflict' });
    expect(await cash()).toBe(99_000);
  });

  test('refuses a stake above the balance and writes nothing', async () => {
    const id = ids();
    expect(await bet(id, 100_001)).toMatchObject({ status: 'insufficientBalance' });
    expect(await cash()).toBe(100_000);
    // The same id may be tried again with money there.
    expect(await bet(id, 1000)).toMatchObject({ status: 'ok' });
  });

  test('refuses a win without its bet, and another currency', async () => {
    expect(await win(ids(), 500)).toMatchObject({ status: 'betUnknown' });
    expect(await bet(ids(), 500, { currency: 'EUR' })).toMatchObject({ status: 'currencyMismatch' });
    expect(await cash()).toBe(100_000);
  });

  test('gives a stake back on rollback, once', async () => {
    const id = ids();
    await bet(id);
    expect(await rollback(id)).toMatchObject({ status: 'ok', balance: 100_000 });
    expect(await rollback(id)).toMatchObject({ status: 'ok', balance: 100_000, repeated: true });
    expect(await win(id, 500)).toMatchObject({ status: 'betSettled' });
    expect(await net()).toBe(0);
  });

  test('voids a bet that arrives after its rollback', async () => {
    const id = ids();
    expect(await rollback(id)).toMatchObject({ status: 'ok', balance: 100_000 });
    expect(await bet(id)).toMatchObject({ status: 'betCancelled' });
    expect(await cash()).toBe(100_000);
  });

  test('does not roll back a paid round', async () => {
    const id = ids();
    await bet(id);
    await win(id, 500);
    expect(await rollback(id)).toMatchObject({ status: 'betSettled' });
    expect(await cash()).toBe(99_500);
  });
});

describe('protection', () => {
  test('refuses stakes beyond a limit and names it', async () => {
    await backend.call('protection/set_limit', { kind: 'stake', period: 'day', amount: 1500 }, { player });
    expect(await bet(ids())).toMatchObject({ status: 'ok' });
    expect(await bet(ids())).toMatchObject({
      status: 'limitReached',
      fields: { amount: 'limitReached.stake.day' },
    });
  });

  test('refuses stakes of the excluded, and pays what they had won', async () => {
    const id = ids();
    await bet(id);
    const request_id = crypto.randomUUID();
    await backend.call('protection/time_out', { request_id, option: '24h' }, { player });
    expect((await bet(ids())).status).toMatch(/timeOut|sessionExpired/);
    expect(await win(id, 700)).toMatchObject({ status: 'ok', balance: 99_700 });
  });

  test('refuses stakes after signing out', async () => {
    await backend.call('auth/logout', {}, { player });
    expect(await bet(ids())).toMatchObject({ status: 'sessionExpired' });
  });
});
