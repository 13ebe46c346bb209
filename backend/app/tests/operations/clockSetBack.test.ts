import { createHash } from 'node:crypto';
import { addJob } from '@marquee/platform/jobs/jobs';
import { messageJob, writeMessage } from '@marquee/platform/messages/queue';
import { paymentJob } from '@marquee/platform/wallet/payments';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@rstest/core';
import { testBackend } from '../../src/testing/testBackend';

const hour = 3_600_000;
let backend: Awaited<ReturnType<typeof testBackend>>;
beforeAll(async () => {
  backend = await testBackend();
});
beforeEach(() => backend.reset());
afterAll(() => backend.close());

/** Runs something while the clock is an hour ahead; then corrects the clock. */
async function ahead<T>(work: () => Promise<T>): Promise<T> {
  backend.clock.advance(hour);
  const done = await work();
  backend.clock.advance(-hour);
  return done;
}

describe('a clock that was an hour ahead and is set right blocks nothing:', () => {
  it('a player who asked for a code then gets another one', async () => {
    const { account_id } = await backend.player();
    const ask = async () => (await backend.call('auth/tac/request_login', { account_id })).statusMessage;
    expect(await ahead(ask)).toBe('OK');
    expect(await ask()).toBe('OK');
    expect(await ask()).toBe('codeTooSoon');
  });

  it('wrong passwords of that time no longer count', async () => {
    const { account_id, password } = await backend.player();
    const login = async (typed: string) =>
      (await backend.call('auth/login', { account_id, password: typed })).statusMessage;
    await ahead(async () => {
      for (let times = 0; times < 8; times++) await login('wrong one');
      expect(await login(password)).toBe('tooManyAttempts');
    });
    expect(await login(password)).toBe('OK');
  });

  it('the waiting time of an account for unknown browsers begins now', async () => {
    const { app, database, clock } = backend;
    const { account_id, password } = await backend.player();
    const keyOf = (kind: string) => createHash('sha256').update(`${kind}\nlocalhost ${account_id}`).digest('hex');
    for (const [kind, count, since] of [
      ['account', 50, clock.now()],
      ['turn', 0, clock.now() + hour],
    ] as const)
      await database.query(
        `insert into attempts (key, count, since) values ($1, $2, $3)
         on conflict (key) do update set count = excluded.count, since = excluded.since`,
        [keyOf(kind), count, since],
      );
    const body = JSON.stringify({ domain_name: 'localhost', account_id, password });
    const remote = { incoming: { socket: { remoteAddress: '198.51.100.1' } } };
    const headers = { 'content-type': 'application/json' };
    const answer = await app.request('/api/auth/login', { method: 'POST', headers, body }, remote);
    expect(await answer.json()).toMatchObject({ statusMessage: 'OK' });
  });

  it('wrong codes and passwords of a second step no longer count', async () => {
    const { account_id, password } = await backend.player();
    await ahead(async () => {
      const { token: auth = '' } = await backend.call('auth/login', { account_id, password });
      const player = { account_id, auth };
      const prove = async (typed: string) =>
        (await backend.call('auth/step_up', { call: 'wallet/withdraw', password: typed }, { player })).statusMessage;
      for (let times = 0; times < 10; times++) await prove('wrong one');
      expect(await prove(password)).toBe('tooManyAttempts');
      backend.clock.advance(-hour);
      expect(await prove(password)).toBe('OK');
      backend.clock.advance(hour);
    });
  });

  it('a queued message is sent', async () => {
    const { database, clock, services } = backend;
    const message = {
      ...({ site: 'localhost', site_name: 'Site', channel: 'sms', recipient: '+639170000000', subject: '' } as const),
      ...{ body: 'text', language: 'en', purpose: 'security', about: 'one', nobody: false },
    };
    await ahead(() => writeMessage(database, { ...message, expires_at: clock.now() + hour }, clock.now()));
    await services.jobs.turn([messageJob]);
    await services.jobs.settled();
    expect(await database.query("select state from messages where about = 'one'")).toEqual([{ state: 'sent' }]);
  });

  it('a queued event is delivered', async () => {
    const { database, clock, services } = backend;
    const { id: player_id } = await backend.player();
    const payment = {
      id: 'p',
      site: 'localhost',
      player_id,
      state: 'pending',
      reason: null,
      amount: 1,
      currency: 'PHP',
    };
    const data = { payment: { ...payment, method_name: '', account: null } };
    const kind = 'paymentChanged.sendPaymentNews';
    await ahead(() => addJob(database, { kind, key: 'one', payload: data, at: clock.now() }, clock.now()));
    expect(await services.jobs.turn([kind])).toBe(1);
    await services.jobs.settled();
    expect(await database.query("select 1 from jobs where key = 'one' and done_at is not null")).toHaveLength(1);
  });

  it('a pending payment is queried again', async () => {
    const { database, services } = backend;
    const order = { request_id: crypto.randomUUID(), method: 'hosted', amount: 10_000 };
    const { value } = await ahead(async () => {
      const player = await backend.player();
      return backend.call('wallet/deposit', order, { player });
    });
    const asked = async () => {
      await services.jobs.turn([paymentJob]);
      await services.jobs.settled();
      const rows = await database.query<{ turn: number }>('select turn from jobs where key = $1', [
        value?.[0]?.payment_id,
      ]);
      return rows.map(({ turn }) => turn);
    };
    expect(await asked()).toEqual([1]);
    expect(await asked()).toEqual([1]);
  });

  it('a reality check comes on time', async () => {
    const { account_id, password } = await backend.player();
    const player = await ahead(async () => {
      const { token: auth = '' } = await backend.call('auth/login', { account_id, password });
      await backend.call('protection/session', { playing: true }, { player: { account_id, auth } });
      return { account_id, auth };
    });
    await backend.call('protection/session', { playing: true }, { player });
    const [state] = (await backend.call('protection/state', {}, { player })).value ?? [];
    const { minutes = 0, due_at, elapsed_minutes } = state?.reality_check ?? {};
    expect(elapsed_minutes).toBe(0);
    expect(Date.parse(due_at ?? '') - backend.clock.now()).toBe(minutes * 60_000);
  });
});
