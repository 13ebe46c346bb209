import { randomUUID } from 'node:crypto';
import { advanceClosing } from '@marquee/platform/account/closing/advanceClosing';
import { reopenAccount, reopenWait } from '@marquee/platform/account/closing/reopenAccount';
import { verifyLedger } from '@marquee/platform/ledger/verify';
import { mayPromote } from '@marquee/platform/protection/marketing';
import { tick } from '@marquee/platform/sports/ticker';
import { paymentJob } from '@marquee/platform/wallet/payments';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@rstest/core';
import { cash, closingBench } from '../../src/testing/closingBench';
import { allowGuarded } from '../../src/testing/stepUpGrants';
import type { TestPlayer } from '../../src/testing/testBackend';

let bench: Awaited<ReturnType<typeof closingBench>>;
beforeAll(async () => {
  bench = await closingBench();
});
beforeEach(() => bench.reset());
afterAll(() => bench.closeBackend());

const day = 24 * 3_600_000;
const balances = (player: TestPlayer) => bench.services.ledger.balances(bench.database, player.id);

describe('closing an account', () => {
  it('is done at once where nothing is to be paid or waited for', async () => {
    const player = await bench.player();
    expect((await bench.close(player, null)).value?.[0]).toMatchObject({ state: 'closed' });
    expect((await bench.signIn(player)).statusMessage).toBe('CLOSE');
  });

  it('pays out what is below the minimum, and what is above the maximum in parts', async () => {
    const little = await bench.leaver(7);
    await bench.close(little.player, little.bank);
    expect(await bench.payouts(little.player)).toEqual([{ amount: 7, state: expect.any(String) }]);
    const { maximum } = bench.sites.find('localhost')?.limits.withdrawal ?? { maximum: 0 };
    const much = await bench.leaver(2 * maximum + 300);
    await bench.close(much.player, much.bank);
    const amounts = (await bench.payouts(much.player)).map(({ amount }) => amount).sort((a, b) => a - b);
    expect(amounts).toEqual([300, maximum, maximum]);
  });

  it('changes nothing when it is sent again, and refuses a key that was used for something else', async () => {
    const { player, bank } = await bench.leaver();
    await allowGuarded(bench.database, player.id, 5);
    const key = randomUUID();
    await bench.close(player, bank, key);
    const before = await bench.payouts(player);
    expect((await bench.close(player, bank, key)).statusMessage).toBe('OK');
    expect((await bench.close(player, null, key)).statusMessage).toBe('requestIdReused');
    expect(await bench.payouts(player)).toEqual(before);
  });

  it('wants the player to prove again who asks, and a bank account of theirs', async () => {
    const { player } = await bench.leaver();
    const other = await bench.leaver();
    const input = { request_id: randomUUID(), bank_account_id: null };
    expect((await bench.call('account/close', input, { ...player, password: '' })).statusMessage).toBe('stepUpNeeded');
    expect(await bench.close(player, other.bank)).toMatchObject({
      statusMessage: 'bankAccountUnknown',
      fields: { bank_account_id: 'bankAccountUnknown' },
    });
    expect((await bench.stateOf(player))?.state).toBe('open');
  });

  it('waits as long as a new bank account does', async () => {
    const { player, bank } = await bench.leaver();
    const waiting = { find: () => ({ ...bench.sites.find('localhost'), bank_account_wait: 24 }) } as never;
    await bench.database.query('update players set status = status where id = $1', [player.id]);
    await bench.database.transaction(async (transaction) => {
      await transaction.query(
        'insert into account_closures (player_id, site, request_id, asked_at, bank_account_id, chosen_at) values ($1, $2, $3, $4, $5, $4)',
        [player.id, 'localhost', randomUUID(), bench.clock.now(), bank],
      );
    });
    expect(await advanceClosing({ ...bench.parts(), sites: waiting }, player.id)).toEqual([]);
    expect(await bench.stateOf(player)).toMatchObject({ waits_for: 'bankAccountTime' });
    bench.clock.advance(day);
    expect(await advanceClosing({ ...bench.parts(), sites: waiting }, player.id)).toHaveLength(1);
  });

  it('ends every other sign-in, and marketing', async () => {
    const player = await bench.player({ cash });
    const elsewhere = await bench.again(player);
    await bench.close(player, null);
    expect((await bench.call('settings/profile', {}, elsewhere)).statusMessage).toBe('sessionExpired');
    expect((await bench.call('settings/profile', {}, player)).statusMessage).toBe('OK');
    expect(await mayPromote(bench.database, player.id, bench.clock.now())).toBe(false);
  });

  it('waits for open bets, payments and rounds, pays what they bring, and then closes', async () => {
    const { player, bank } = await bench.leaver(100_000);
    const feed = bench.feed();
    feed.match('a', 'scheduled', [2000, 3500, 3200]);
    await tick({ ...bench.services, feed });
    const legs = [{ selection_id: 'a:1x2:1', odds: 2000 }];
    const slip = { request_id: randomUUID(), sizes: [1], legs, stake_per_line: 1000, policy: 'any' as const };
    expect((await bench.call('sports/place_bet', slip, player)).state).toBe('placed');
    await bench.call('wallet/withdraw', { request_id: randomUUID(), bank_account_id: bank, amount: 50_000 }, player);
    await bench.call('wallet/deposit', { request_id: randomUUID(), method: 'bank', amount: 20_000 }, player);
    const [game] = await bench.database.query<{ provider_code: string; game_code: string }>(
      "select provider_code, game_code from games where engine = 'videopoker' order by 1, 2 limit 1",
    );
    if (!game) throw new Error('no game');
    const { launch_url } = await bench.call('product/launch', { ...game, mode: 'real', language: 'EN' }, player);
    const play = async (path: string, body: object) => (await bench.post(`/play/api/${path}`, body)).json();
    const opened = await play('open', { token: launch_url?.split('#')[1] });
    const stake = opened.stake.steps[0];
    await play('play', { key: opened.key, request_id: randomUUID(), stake, bet: {} });

    await bench.close(player, bank);
    expect(await bench.stateOf(player)).toMatchObject({
      state: 'closing',
      open_bets: 1,
      open_rounds: 1,
      open_payments: 3,
    });
    expect(await play('play', { key: opened.key, request_id: randomUUID(), stake, bet: {} })).toMatchObject({
      statusMessage: 'sessionExpired',
    });
    await bench.gatewayActs();
    await bench.turn();
    await bench.gatewayActs();
    await bench.turn();
    expect((await bench.payouts(player)).every(({ state }) => state === 'paid')).toBe(true);
    expect(await bench.stateOf(player)).toMatchObject({
      state: 'closing',
      open_bets: 1,
      open_rounds: 1,
      open_payments: 0,
    });

    feed.match('a', 'finished', [2000, 3500, 3200], [2, 0]);
    await tick({ ...bench.services, feed });
    bench.clock.advance(day + 61_000);
    await bench.partners.tidy();
    await bench.turn();
    await bench.gatewayActs();
    await bench.turn();
    expect((await bench.signIn(player)).statusMessage).toBe('CLOSE');
    expect(await balances(player)).toMatchObject({ cash: 0, reserved: 0 });
    const paid = (await bench.payouts(player)).reduce((sum, { amount }) => sum + amount, 0);
    expect(paid).toBeGreaterThanOrEqual(100_000 + 20_000 + 1000 - stake);
    expect((await verifyLedger(bench.database)).flaws).toEqual([]);
  });

  it('takes what is owed off the balance first, and closes with a debt that nothing is left for', async () => {
    const { player, bank } = await bench.leaver(500);
    await bench.services.ledger.post(bench.database, {
      key: 'claim',
      kind: 'deposit_charged_back',
      site: 'localhost',
      playerId: player.id,
      currency: 'PHP',
      legs: [
        { account: 'receivable', amount: -800 },
        { account: 'gateway', amount: 800 },
      ],
      reference: 'test',
      description: '',
      at: bench.clock.now(),
    });
    expect((await bench.close(player, bank)).value?.[0]).toMatchObject({ state: 'closed', balance: 0, claim: 300 });
    expect(await bench.payouts(player)).toEqual([]);
  });

  it('hands over by itself what was reserved when its process was killed, once', async () => {
    const { player, bank } = await bench.leaver();
    await bench.close(player, null);
    await bench.database.query('update account_closures set bank_account_id = $2 where player_id = $1', [
      player.id,
      bank,
    ]);
    // Simulates a crash: the withdrawals are not submitted.
    expect(await advanceClosing(bench.parts(), player.id)).toHaveLength(1);
    expect(await advanceClosing(bench.parts(), player.id)).toEqual([]);
    bench.clock.advance(15_000);
    await bench.services.jobs.turn([paymentJob]);
    await bench.services.jobs.settled();
    await bench.gatewayActs();
    await bench.turn();
    expect(await bench.payouts(player)).toEqual([{ amount: cash, state: 'paid' }]);
    expect((await bench.signIn(player)).statusMessage).toBe('CLOSE');
  });

  it('of one player that fails hinders no other, and is tried again', async () => {
    const [bad, good] = [await bench.leaver(), await bench.leaver()];
    for (const { player } of [bad, good]) await bench.close(player, null);
    const choose = 'update account_closures set bank_account_id = $2, site = $3 where player_id = $1';
    await bench.database.query(choose, [bad.player.id, bad.bank, 'gone.localhost']);
    await bench.database.query(choose, [good.player.id, good.bank, 'localhost']);
    await bench.turn();
    expect(await bench.payouts(good.player)).toHaveLength(1);
    expect(bench.faults).toHaveLength(1);
    expect(await bench.database.query("select key from jobs where kind = 'closing'")).toEqual([{ key: bad.player.id }]);
    await bench.database.query(choose, [bad.player.id, bad.bank, 'localhost']);
    bench.clock.advance(10_000);
    await bench.turn();
    expect(await bench.payouts(bad.player)).toHaveLength(1);
  });

  it('pays once, however many processes look at it at once', async () => {
    const { player, bank } = await bench.leaver();
    await bench.close(player, null);
    await bench.database.query('update account_closures set bank_account_id = $2 where player_id = $1', [
      player.id,
      bank,
    ]);
    await Promise.all(Array.from({ length: 15 }, () => bench.turn()));
    expect((await bench.payouts(player)).map(({ amount }) => amount)).toEqual([cash]);
  });

  it('leaves a blocked player alone until they are not', async () => {
    const { player, bank } = await bench.leaver();
    await bench.close(player, null);
    await bench.database.query("update players set status = 'blocked' where id = $1", [player.id]);
    await bench.database.query('update account_closures set bank_account_id = $2 where player_id = $1', [
      player.id,
      bank,
    ]);
    await bench.turn();
    expect(await bench.payouts(player)).toEqual([]);
    await bench.database.query("update players set status = 'open' where id = $1", [player.id]);
    await bench.turn();
    expect(await bench.payouts(player)).toHaveLength(1);
  });

  it('begins again where money comes to a closed account, and ends again', async () => {
    const { player, bank } = await bench.leaver();
    await bench.close(player, bank);
    await bench.gatewayActs();
    await bench.turn();
    await bench.credit(player, 900);
    await bench.turn();
    await bench.gatewayActs();
    expect((await bench.payouts(player)).map(({ amount, state }) => [amount, state])).toContainEqual([900, 'paid']);
    await bench.turn();
    expect((await bench.signIn(player)).statusMessage).toBe('CLOSE');
  });
});

describe('a closed account', () => {
  const reopen = (player: TestPlayer) =>
    reopenAccount(
      bench.database,
      { site: 'localhost', account: player.account_id.toUpperCase(), by: 'A. Name' },
      bench.clock.now(),
    );

  it('is opened again by the operator, not within a day', async () => {
    const player = await bench.player();
    expect(await reopen(player)).toBe('notClosing');
    await bench.close(player, null);
    expect(await reopen(player)).toBe('tooEarly');
    bench.clock.advance(reopenWait);
    expect(await reopen(player)).toBe('done');
    const again = await bench.again(player);
    expect((await bench.call('account/referral', {}, again)).statusMessage).toBe('OK');
  });

  it('keeps a self-exclusion, while it is being closed and when it is opened again', async () => {
    const player = await bench.player({ cash });
    await bench.call('protection/self_exclude', { request_id: randomUUID(), option: '1y' }, player);
    await bench.close(player, null);
    const deposit = (as: TestPlayer) =>
      bench.call('wallet/deposit', { request_id: randomUUID(), method: 'bank', amount: 50_000 }, as);
    expect((await deposit(player)).statusMessage).toBe('selfExcluded');
    bench.clock.advance(reopenWait);
    expect(await reopen(player)).toBe('done');
    expect((await deposit(await bench.again(player))).statusMessage).toBe('selfExcluded');
  });

  it('keeps its name from others, and one’s data for as long as the jurisdiction says', async () => {
    const player = await bench.player({ account_id: 'Marker_Name' });
    const form = {
      account_id: 'marker_name',
      password: 'correct horse battery 7',
      full_name: 'Marker Person',
      contact_phone: '+639998887776',
      contact_email: 'marker@marker.test',
      date_of_birth: '1987-06-05',
    };
    const personal =
      'update players set full_name = $2, contact_phone = $3, contact_email = $4, date_of_birth = $5, tracking = $6 where id = $1';
    await bench.database.query(personal, [
      player.id,
      form.full_name,
      form.contact_phone,
      form.contact_email,
      form.date_of_birth,
      JSON.stringify({ fbp: 'marker-pixel' }),
    ]);
    const bank = { bank_code: 'BDL', holder_name: form.full_name, account_number: '5550001112' };
    await bench.call('wallet/add_bank_account', { request_id: randomUUID(), ...bank }, player);
    await bench.credit(player, 5_000);
    const [{ bank_account_id = '' } = {}] = (await bench.call('wallet/bank_accounts', {}, player)).value ?? [];
    await bench.close(player, bank_account_id);
    await bench.gatewayActs();
    await bench.turn();
    expect(await bench.call('auth/signup', form)).toMatchObject({ fields: { account_id: 'accountIdTaken' } });
    const markers = /marker|5550001112|•••• 1112|639998887776|1987-06-05/i;
    const rowsWith = async () => {
      const tables = await bench.database.query<{ name: string }>(
        "select quote_ident(tablename) as name from pg_tables where schemaname = 'public'",
      );
      const found = [];
      for (const { name } of tables) {
        // The sandbox's partners keep what they received, and the outbox shows it.
        if (/^(sandbox_|outbox|content)/.test(name)) continue;
        const rows = await bench.database.query<{ row: string }>(`select row_to_json(t)::text as row from ${name} t`);
        if (rows.some(({ row }) => markers.test(row))) found.push(name);
      }
      return found;
    };
    bench.clock.advance(5 * 365 * day);
    await bench.turn();
    expect(await rowsWith()).toContain('players');
    bench.clock.advance(3 * day);
    await bench.turn();
    await bench.turn();
    // Outgoing messages have a retention of their own.
    await bench.database.query('delete from messages');
    await bench.database.query('delete from jobs');
    await bench.database.query('delete from one_time_codes');
    expect(await rowsWith()).toEqual([]);
    expect((await verifyLedger(bench.database)).flaws).toEqual([]);
    expect(
      await reopenAccount(
        bench.database,
        { site: 'localhost', account: `erased_${player.id}`, by: 'A' },
        bench.clock.now(),
      ),
    ).toBe('erased');
    expect((await bench.call('auth/signup', form)).statusMessage).toBe('OK');
  });

  it('keeps the data of an exclusion that still runs', async () => {
    const player = await bench.player();
    await bench.call('protection/self_exclude', { request_id: randomUUID(), option: '5y' }, player);
    bench.clock.advance(day);
    const again = await bench.again(player);
    await bench.close(again, null);
    await bench.database.query('update protection_players set excluded_until = null');
    bench.clock.advance(6 * 365 * day);
    await bench.turn();
    const [row] = await bench.database.query<{ erased_at: number | null }>('select erased_at from account_closures');
    expect(row?.erased_at).toBeNull();
  });
});

describe('the file of one’s own data', () => {
  it('is made five times a day at most, however many ask at once', async () => {
    const player = await bench.player();
    await allowGuarded(bench.database, player.id, 20);
    const answers = await Promise.all(
      Array.from({ length: 15 }, async () => {
        await bench.resetLimits();
        return bench.call('account/export', {}, player);
      }),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 1).length).toBeLessThanOrEqual(5);
    await bench.resetLimits();
    expect((await bench.call('account/export', {}, player)).statusMessage).toBe('tooManyRequests');
  });
});
