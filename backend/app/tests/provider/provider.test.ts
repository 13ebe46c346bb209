import { decideHeldWin, heldWins } from '@marquee/platform/play/heldWins';
import { describe, expect, test } from '@rstest/core';
import { agreeToInbox } from '../../src/testing/agreeToInbox';
import { giveBonus } from '../../src/testing/handOffers';
import { gamePageTests } from './gamePageTests';
import { openRoundTests } from './openRoundTests';
import { providerFixture } from './providerFixture';

const provider = providerFixture();
const { launched, call, send, ids, bet, win, rollback, endRound, cash, net, editSite } = provider;

describe('signature', () => {
  test('is asked for, and must be of this call, this body, this provider and now [D7.17]', async () => {
    const message = { session: provider.session };
    const http = async (how: Parameters<typeof send>[2]) => (await send('balance', message, how)).http;
    expect(await http({})).toBe(200);
    expect(await http({ body: JSON.stringify({ session: provider.session, more: 1 }) })).toBe(401);
    expect(await http({ provider: 'PGSOFT', keys: await provider.backend.partners.keys.provider('JILI') })).toBe(401);
    expect(await http({ provider: 'nobody', keys: ['secret'] })).toBe(401);
    expect(await http({ keys: ['wrong'] })).toBe(401);
    expect(await http({ signedFor: 'session' })).toBe(401);
    for (const minutes of [-6, 6])
      expect(await http({ at: provider.backend.clock.now() + minutes * 60_000 }), `${minutes}`).toBe(401);
    const bare = await provider.backend.app.request('/provider/v1/balance', {
      method: 'POST',
      body: JSON.stringify(message),
    });
    expect(bare.status).toBe(401);
  });

  test('of a lost win is not valid for the refund of a stake', async () => {
    const id = ids();
    await bet(id);
    const lost = {
      session: provider.session,
      transaction_id: id.win,
      bet_transaction_id: id.bet,
      round_id: id.round_id,
      amount: 0,
      currency: 'PHP',
    };
    expect(await send('rollback', lost, { signedFor: 'win' })).toMatchObject({ http: 401, error: 'badSignature' });
    expect(await cash()).toBe(99_000);
  });

  test('of a stranger creates no keys', async () => {
    await send('balance', { session: provider.session }, { provider: 'STRANGER', keys: ['x'] });
    expect(await provider.backend.partners.keys.provider('STRANGER')).toEqual([]);
    const rows = await provider.backend.database.query(
      "select 1 from provider_secrets where provider_code = 'STRANGER'",
    );
    expect(rows).toEqual([]);
  });

  test('does not give access to sessions of another provider', async () => {
    expect(await send('balance', { session: provider.session }, { provider: 'PGSOFT' })).toMatchObject({
      status: 'sessionUnknown',
    });
  });

  test('does not make an invalid body valid', async () => {
    expect((await send('bet', { session: provider.session })).http).toBe(400);
    expect((await bet(ids(), -5)).http).toBe(400);
    expect((await bet(ids(), 1.5)).http).toBe(400);
    expect((await send('transfer', { session: provider.session })).http).toBe(404);
    expect((await send('balance', { session: provider.session, padding: 'x'.repeat(5000) })).http).toBe(413);
  });
});

describe('wallet', () => {
  test('debits a bet and credits its win, and tells both beside the game', async () => {
    const id = ids();
    expect(await bet(id)).toMatchObject({ status: 'ok', balance: 99_000, currency: 'PHP', repeated: false });
    expect(await win(id, 2500)).toMatchObject({ status: 'ok', balance: 101_500 });
    expect(await send('balance', { session: provider.session })).toMatchObject({ status: 'ok', balance: 101_500 });
    expect(await net()).toBe(1500);
    const bets = await call('wallet/bets', {});
    expect(bets.value?.[0]).toMatchObject({ stake: 1000, payout: 2500, state: 'won', game_code: 'sl001' });
  });

  test('adds up all bets of a round for the highest stake with bonus money [D13.20]', async () => {
    const { backend, player } = provider;
    await agreeToInbox(backend.database, { id: player.id, site: 'localhost' }, backend.clock.now());
    await giveBonus(backend, player, { highest_stake: 60_000 });
    const first = ids();
    const other = (name: string) => ({ ...first, bet: `${first.bet}-${name}` });
    expect(await bet(first, 59_000)).toMatchObject({ status: 'ok' });
    // Cash alone: 41,000 are left of it.
    expect(await bet(other('cash'), 41_000)).toMatchObject({ status: 'ok' });
    expect(await bet(other('bonus'), 1)).toMatchObject({ status: 'bonusStakeTooHigh' });
    const counted = await backend.database.query('select counts from bets where player_id = $1 order by counts', [
      player.id,
    ]);
    expect(counted).toEqual([{ counts: 1_000 }, { counts: 59_000 }]);
    expect(await bet(ids(), 5_000)).toMatchObject({ status: 'ok', balance: 0 });
  });

  test('closes a lost round with a win of nothing', async () => {
    const id = ids();
    await bet(id);
    expect(await win(id, 0)).toMatchObject({ status: 'ok', balance: 99_000 });
    const bets = await call('wallet/bets', {});
    expect(bets.value?.[0]).toMatchObject({ state: 'lost', payout: 0 });
  });

  test('does the same transaction once, however often and at once it comes [D7.18]', async () => {
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
    // The same id may be retried with enough money.
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

  test('voids a bet that arrives after its rollback [D7.19]', async () => {
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

describe('a round', () => {
  test('may be paid several times until it is ended, and not after', async () => {
    const id = ids();
    await bet(id);
    expect(await win(id, 300, `${id.win}1`)).toMatchObject({ status: 'ok', balance: 99_300 });
    expect(await win(id, 200, `${id.win}2`)).toMatchObject({ status: 'ok', balance: 99_500 });
    expect(await endRound(id)).toMatchObject({ status: 'ok', balance: 99_500, repeated: false });
    expect(await endRound(id)).toMatchObject({ status: 'ok', balance: 99_500, repeated: true });
    expect(await win(id, 400, `${id.win}3`)).toMatchObject({ status: 'roundEnded' });
    expect(await bet({ ...ids(), round_id: id.round_id })).toMatchObject({ status: 'roundEnded' });
    // Earlier transactions are still answered as before.
    expect(await win(id, 300, `${id.win}1`)).toMatchObject({ status: 'ok', balance: 99_300, repeated: true });
    expect(await cash()).toBe(99_500);
  });

  test('that ends without a win was lost', async () => {
    const id = ids();
    await bet(id);
    expect(await endRound(id)).toMatchObject({ status: 'ok', balance: 99_000 });
    const bets = await call('wallet/bets', {});
    expect(bets.value?.[0]).toMatchObject({ state: 'lost', payout: 0 });
    expect(await rollback(id)).toMatchObject({ status: 'roundEnded' });
    expect(await cash()).toBe(99_000);
  });

  test('without a bet cannot be ended', async () =>
    expect(await endRound(ids())).toMatchObject({ status: 'roundUnknown' }));

  test('that was lost is not rolled back, and is corrected by a win until it is ended', async () => {
    const id = ids();
    await bet(id);
    await win(id, 0);
    expect(await rollback(id)).toMatchObject({ status: 'betSettled' });
    expect(await win(id, 1000, `${id.win}-corrected`)).toMatchObject({ status: 'ok', balance: 100_000 });
  });

  test('is of its session, and a win of its bet, session and round', async () => {
    const id = ids();
    await bet(id);
    const other = await launched('sl002');
    const message = { transaction_id: id.win, bet_transaction_id: id.bet, amount: 900, currency: 'PHP' };
    expect(await send('win', { ...message, session: other, round_id: id.round_id })).toMatchObject({
      status: 'betUnknown',
    });
    expect(await send('win', { ...message, session: provider.session, round_id: 'r-other' })).toMatchObject({
      status: 'betUnknown',
    });
    expect(await endRound(id, { session: other })).toMatchObject({ status: 'roundUnknown' });
    const back = { transaction_id: id.rollback, bet_transaction_id: id.bet };
    expect(await send('rollback', { ...back, session: provider.session, round_id: 'r-other' })).toMatchObject({
      status: 'transactionConflict',
    });
    expect(await send('rollback', { ...back, session: other, round_id: id.round_id })).toMatchObject({
      status: 'transactionConflict',
    });
    expect(await cash()).toBe(99_000);
  });

  test('takes bets, wins and its end at the same moment, twenty of each, once', async () => {
    const id = ids();
    const times = Array.from({ length: 20 });
    const bets = await Promise.all(times.map(() => bet(id)));
    expect(bets.filter(({ repeated }) => !repeated)).toHaveLength(1);
    const wins = await Promise.all(times.map(() => win(id, 500)));
    expect(wins.filter(({ repeated }) => !repeated)).toHaveLength(1);
    const late = await Promise.all([...times.map((_, n) => win(id, 1, `${id.win}-${n}`)), endRound(id)]);
    const paid = late.slice(0, 20).filter(({ status }) => status === 'ok').length;
    expect(late.slice(0, 20).every(({ status }) => status === 'ok' || status === 'roundEnded')).toBe(true);
    expect(await cash()).toBe(99_500 + paid);
  });
});

gamePageTests(provider);
openRoundTests(provider);

describe('the time between rounds', () => {
  test('is the player’s: of five play sessions at once, one begins a round [D7.16, D9.14]', async () => {
    const sessions = [provider.session];
    for (const game_code of ['sl002', 'sl003', 'sl004', 'sl005']) {
      sessions.push(await launched(game_code));
    }
    const all = () =>
      Promise.all(
        sessions.map((one) => {
          const transaction_id = crypto.randomUUID();
          const round = { session: one, round_id: transaction_id };
          return send('bet', { ...round, transaction_id, amount: 1000, currency: 'PHP' });
        }),
      );
    const statuses = async () => (await all()).map(({ status }) => status).sort();
    const once = ['ok', 'tooFast', 'tooFast', 'tooFast', 'tooFast'];
    expect(await statuses()).toEqual(once);
    provider.backend.clock.advance(2400);
    expect(await statuses()).toEqual(Array(5).fill('tooFast'));
    provider.backend.clock.advance(100);
    expect(await statuses()).toEqual(once);
    expect(await cash()).toBe(98_000);
  });

  test('is that of a round: a second bet of it waits for nothing, a refused one takes no time', async () => {
    const id = ids();
    expect(await bet(id, 100_001)).toMatchObject({ status: 'insufficientBalance' });
    expect(await bet(id)).toMatchObject({ status: 'ok' });
    expect(await bet({ ...id, bet: `${id.bet}2` })).toMatchObject({ status: 'ok' });
  });
});

describe('a switch', () => {
  test('stops stakes in games that are open, and neither wins nor ends nor rollbacks', async () => {
    const open = { status: 'active', maintenance: { is_maintenance: false, start_date: null, end_date: null } };
    const rounds = [ids(), ids(), ids(), ids()];
    for (const id of rounds) {
      await bet(id);
      provider.backend.clock.advance(2500);
    }
    const [won, ended, given] = rounds as [(typeof rounds)[0], (typeof rounds)[0], (typeof rounds)[0]];
    editSite({ maintenance: { ...open.maintenance, is_maintenance: true } });
    expect(await bet(ids())).toMatchObject({ http: 200, status: 'serviceUnavailable' });
    expect(await win(won, 700)).toMatchObject({ status: 'ok', balance: 96_700 });
    editSite({ ...open, status: 'expired' });
    expect(await bet(ids())).toMatchObject({ status: 'siteExpired' });
    expect(await endRound(ended)).toMatchObject({ status: 'ok' });
    editSite({ ...open, providers_off: ['JILI'] });
    expect(await bet(ids())).toMatchObject({ status: 'gameUnknown' });
    expect(await rollback(given)).toMatchObject({ status: 'ok', balance: 97_700 });
    editSite({ ...open, providers_off: [], categories_off: ['slot_game'] });
    expect(await bet(ids())).toMatchObject({ status: 'gameUnknown' });
    editSite({ ...open, categories_off: [] });
    expect(await bet(ids())).toMatchObject({ status: 'ok' });
    await provider.backend.database.query("update players set status = 'blocked' where id = $1", [provider.player.id]);
    expect(await bet(ids())).toMatchObject({ status: 'sessionExpired' });
  });
});

describe('a win above what its game can pay', () => {
  const largest = 10_000 * 1000;

  test('is held, shown to the player, counted once, and credited when it is released', async () => {
    const held: string[] = [];
    const stop = provider.backend.services.signals.subscribe('winHeld', ({ provider }) => void held.push(provider));
    const id = ids();
    await bet(id);
    expect(await win(id, largest + 1)).toMatchObject({ status: 'held', balance: 99_000, repeated: false });
    expect(await win(id, largest + 1)).toMatchObject({ status: 'held', balance: 99_000, repeated: true });
    expect(await rollback(id)).toMatchObject({ status: 'betSettled' });
    expect(await endRound(id)).toMatchObject({ status: 'ok' });
    stop();
    expect(held).toEqual(['JILI']);
    const inbox = async () => (await call('settings/get_inbox', {})).value?.map(({ title }) => title.EN);
    expect(await inbox()).toContain('A win is being checked');
    const bets = async () => (await call('wallet/bets', {})).value?.[0];
    expect(await bets()).toMatchObject({ state: 'open', payout: 0 });
    const { database, services } = provider.backend;
    const decide = () =>
      decideHeldWin(
        database,
        services.ledger,
        { provider: 'JILI', transaction: id.win, verdict: 'released', by: 'test' },
        provider.backend.clock.now(),
      );
    expect(await Promise.all([decide(), decide()])).toEqual(expect.arrayContaining([true, false]));
    expect(await cash()).toBe(99_000 + largest + 1);
    expect(await bets()).toMatchObject({ state: 'won', payout: largest + 1 });
    expect(await inbox()).toContain('Your win is confirmed');
  });

  test('is held in parts as well, and lost when it is refused', async () => {
    const id = ids();
    await bet(id);
    expect(await win(id, largest, `${id.win}1`)).toMatchObject({ status: 'ok', balance: 99_000 + largest });
    expect(await win(id, 1, `${id.win}2`)).toMatchObject({ status: 'held' });
    const refused = { provider: 'JILI', transaction: `${id.win}2`, verdict: 'refused' as const, by: 'test' };
    expect(
      await decideHeldWin(
        provider.backend.database,
        provider.backend.services.ledger,
        refused,
        provider.backend.clock.now(),
      ),
    ).toBe(true);
    expect(await cash()).toBe(99_000 + largest);
    expect(await heldWins(provider.backend.database)).toEqual([]);
  });

  test('is the maximum of the game, if it has one', async () => {
    await provider.backend.database.query(
      "update games set max_win = 2 where provider_code = 'JILI' and game_code = 'sl001'",
    );
    const id = ids();
    await bet(id);
    expect(await win(id, 2000, `${id.win}1`)).toMatchObject({ status: 'ok' });
    expect(await win(id, 1, `${id.win}2`)).toMatchObject({ status: 'held' });
    await provider.backend.database.query(
      "update games set max_win = null where provider_code = 'JILI' and game_code = 'sl001'",
    );
  });
});

describe('protection', () => {
  test('refuses stakes beyond a limit and names it', async () => {
    await call('protection/set_limit', { kind: 'stake', period: 'day', amount: 1500 });
    expect(await bet(ids())).toMatchObject({ status: 'ok' });
    expect(await bet(ids())).toMatchObject({
      status: 'limitReached',
      fields: { amount: 'limitReached.stake.day' },
    });
  });

  test('refuses stakes of excluded players, and pays what they won', async () => {
    const id = ids();
    await bet(id);
    const request_id = crypto.randomUUID();
    await call('protection/time_out', { request_id, option: '24h' });
    expect((await bet(ids())).status).toMatch(/timeOut|sessionExpired/);
    expect(await win(id, 700)).toMatchObject({ status: 'ok', balance: 99_700 });
  });

  test('refuses stakes after signing out', async () => {
    await call('auth/logout', {});
    expect(await bet(ids())).toMatchObject({ status: 'sessionExpired' });
  });
});
