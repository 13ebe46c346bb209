import { randomUUID } from 'node:crypto';
import { systemRandom } from '@marquee/kernel/random';
import { JobRunner } from '@marquee/platform/jobs/jobRunner';
import { announceStop } from '@marquee/platform/sports/announceStop';
import { sportsCalls } from '@marquee/platform/sports/sportsCalls';
import { openAtEnds } from '@marquee/platform/switches/switchEnds';
import { open, type Stop, type Switchable, stop } from '@marquee/platform/switches/switches';
import { describe, expect, test } from '@rstest/core';
import { providerFixture } from '../provider/providerFixture';
import { sportsFixture } from '../sports/sportsFixture';

const usual: Omit<Stop, 'what' | 'key'> = {
  site: null,
  reason: 'test',
  words: '',
  integrity: false,
  endsAt: null,
  by: 'staff',
};

describe('at a game', () => {
  const provider = providerFixture();
  const { bet, win, endRound, ids, call, launched, cash } = provider;
  const game = { provider_code: 'JILI', game_code: 'sl001' };
  const launch = () => call('product/launch', { ...game, mode: 'real', language: 'EN' });
  const off = (more: Partial<Stop> = {}) => {
    const { database, clock } = provider.backend;
    return database.transaction((transaction) =>
      stop(transaction, { ...usual, what: 'game', key: 'JILI/sl001', ...more }, clock.now()),
    );
  };
  const on = (id: string) => open(provider.backend.database, id, ['a', 'b'], provider.backend.clock.now());

  test('refuses the next stake, pays what is open, and takes stakes again once it is opened', async () => {
    const before = ids();
    await bet(before);
    const id = await off({ words: 'Back at noon.' });
    expect(await bet(ids())).toMatchObject({ status: 'gameUnknown' });
    expect(await launch()).toMatchObject({ launch_url: expect.any(String) });
    expect(await win(before, 2500)).toMatchObject({ status: 'ok' });
    expect(await endRound(before)).toMatchObject({ status: 'ok' });
    expect(await cash()).toBe(101_500);
    expect(await launch()).toMatchObject({ statusCode: 0, statusMessage: 'switchedOff', words: 'Back at noon.' });
    expect(await call('product/launch_demo', { ...game, language: 'EN', age_confirmed: true })).toMatchObject({
      statusMessage: 'switchedOff',
    });
    await on(id);
    expect(await bet(ids())).toMatchObject({ status: 'ok' });
  });

  test('answers a stake that was booked before again', async () => {
    const before = ids();
    const booked = await bet(before);
    const id = await off();
    expect(await bet(before)).toEqual({ ...booked, repeated: true });
    await on(id);
  });

  test('leaves other games, and other sites, as they are', async () => {
    const elsewhere = await off({ site: 'elsewhere.example' });
    expect(await bet(ids())).toMatchObject({ status: 'ok' });
    const other = await off({ key: 'JILI/sl002' });
    expect(await bet(ids())).toMatchObject({ status: 'ok' });
    expect(await launched('sl002').catch(() => '')).toBe('');
    for (const id of [elsewhere, other]) await on(id);
  });

  test('ends by itself: for stakes at the moment, for lists by its job', async () => {
    const { backend } = provider;
    const id = await off({ endsAt: backend.clock.now() + 60_000 });
    expect(await bet(ids())).toMatchObject({ status: 'gameUnknown' });
    backend.clock.advance(60_000);
    expect(await bet(ids())).toMatchObject({ status: 'ok' });
    await backend.services.jobs.turn();
    await backend.services.jobs.settled();
    expect(await backend.database.query('select opened_by from switches where id = $1', [id])).toEqual([
      { opened_by: [] },
    ]);
  });

  test('is in no list, in no search and in no shelf; its page says the words', async () => {
    const { backend } = provider;
    const { catalogue } = backend.services;
    const stopListening = await catalogue.start();
    const heard = await listening('switches');
    const names = async () => {
      const lists = [
        await call('product/get_games', { game_type: 'slots', from: 0, count: 20_000 }),
        await call('product/recent', {}),
        await call('product/search', { q: 'golden dragon' }),
      ];
      return lists.map(({ value = [] }) =>
        value.some((one) => one.game_code === 'sl001' && one.provider_code === 'JILI'),
      );
    };
    const [tile] = (await call('product/game', game)).value ?? [];
    const shown = await names();
    const id = await off({ words: 'Back at noon.' });
    await heard();
    expect(shown).toEqual([true, true, true]);
    expect(await names()).toEqual([false, false, false]);
    const found = await call('search/find', { q: tile?.game_name ?? '', language: 'EN' });
    expect(JSON.stringify(found)).not.toContain('sl001"');
    expect(await call('product/game', game)).toMatchObject({
      value: [{ game_code: 'sl001' }],
      stopped: { words: 'Back at noon.' },
    });
    const opened = await listening('switches');
    await on(id);
    await opened();
    expect((await names())[0]).toBe(true);
    expect(await call('product/game', game)).not.toHaveProperty('stopped');
    await stopListening();
  });

  test('tells open pages of a stop and of its end, those of the site concerned', async () => {
    const told = await listening('live', isOfOffers);
    const id = await off({ site: 'localhost' });
    expect(JSON.parse(await told())).toEqual({ topic: 'offers', player: '', site: 'localhost', data: {} });
    const again = await listening('live', isOfOffers);
    await on(id);
    expect(JSON.parse(await again())).toMatchObject({ topic: 'offers' });
  });

  /** The channel has what else happens at the site, such as a balance that comes late. */
  const isOfOffers = (payload: string) => JSON.parse(payload).topic === 'offers';

  /** Listens from now on; the result resolves with the first notification that is meant. */
  async function listening(
    channel: string,
    isMeant: (payload: string) => boolean = () => true,
  ): Promise<() => Promise<string>> {
    let tell: (payload: string) => void;
    const told = new Promise<string>((resolve) => {
      tell = resolve;
    });
    const end = await provider.backend.database.listen(channel, (payload) => isMeant(payload) && tell(payload));
    return async () => {
      const payload = await told;
      await end();
      return payload;
    };
  }

  const asked: [what: Switchable, key: string, ask: () => Promise<object>][] = [
    [
      'payment_method',
      'bank',
      () => call('wallet/deposit', { method: 'bank', amount: 50_000, request_id: randomUUID() }),
    ],
    [
      'withdrawals',
      '',
      () => call('wallet/withdraw', { amount: 50_000, bank_account_id: randomUUID(), request_id: randomUUID() }),
    ],
    [
      'registration',
      '',
      () =>
        provider.backend.call('auth/signup', {
          account_id: 'newcomer',
          password: 'correct horse battery 9',
          full_name: 'New Comer',
          contact_phone: '+639000099999',
          contact_email: 'newcomer@example.test',
          date_of_birth: '1990-01-01',
        }),
    ],
  ];
  for (const [what, key, ask] of asked) {
    test(`refuses ${what} with the words, and writes nothing`, async () => {
      const { database } = provider.backend;
      const counted = 'select (select count(*) from payments) as payments, (select count(*) from players) as players';
      const before = await database.query(counted);
      const id = await off({ what, key, words: 'Not today.' });
      expect(await ask()).toMatchObject({ statusMessage: 'switchedOff', words: 'Not today.' });
      if (what === 'payment_method') {
        const { value = [], stopped } = await call('wallet/deposit_methods', {});
        expect(value.some(({ method }) => method === key)).toBe(false);
        expect(stopped).toMatchObject([{ method: key, words: 'Not today.' }]);
      }
      expect(await database.query(counted)).toEqual(before);
      await on(id);
      expect((await ask()) as { statusMessage: string }).not.toMatchObject({ statusMessage: 'switchedOff' });
    });
  }
});

describe('at sports', () => {
  const sports = sportsFixture();
  const { place, slip, refusalOf, finish } = sports;
  const off = (what: Switchable, key: string, more: Partial<Stop> = {}) =>
    sports.bench.database.transaction((transaction) =>
      stop(transaction, { ...usual, what, key, ...more }, sports.bench.time.now),
    );
  const kinds: [what: Switchable, key: string][] = [
    ['sport', 'football'],
    ['league', 'league'],
    ['match', 'a'],
    ['market', 'a:1x2'],
  ];
  for (const [what, key] of kinds) {
    test(`a ${what} takes no bets, alone or in a combination, and is shown as suspended`, async () => {
      await off(what, key, { words: 'We look into it.' });
      const other = what === 'match' || what === 'market';
      await expect(place(slip([['a:1x2:1', 2000]]))).rejects.toMatchObject({
        statusMessage: 'marketSuspended',
        detail: { words: 'We look into it.', fields: { 'legs.0': 'marketSuspended' } },
      });
      const both = slip([
        ['b:1x2:1', 1500],
        ['a:1x2:1', 2000],
      ]);
      expect(await refusalOf(place(both))).toBe('marketSuspended');
      expect(await refusalOf(place(slip([['b:1x2:1', 1500]])))).toBe(other ? 'accepted' : 'marketSuspended');
      const { value } = await sportsCalls['sports/match']({ match_id: 'a', language: 'EN' }, sports.bench.context);
      const shown = value[0]?.markets.find(({ bet_type }) => bet_type === '1x2');
      expect(shown).toMatchObject({ suspended: true, selections: [{ suspended: true }, {}, {}] });
    });
  }

  test('matches are announced again at its end', async () => {
    const { database, time } = sports.bench;
    await off('league', 'league', { endsAt: time.now + 60_000 });
    const heard: unknown[] = [];
    const end = await database.listen('live', (payload) => heard.push(JSON.parse(payload)));
    time.now += 60_000;
    const clock = { now: () => time.now };
    const report = (error: unknown) => {
      throw error;
    };
    const jobs = new JobRunner({ database, clock, random: systemRandom, report });
    openAtEnds({ jobs, clock, announceStop, report });
    await jobs.turn();
    await jobs.settled();
    await expect.poll(() => heard).toHaveLength(2);
    expect(heard).toMatchObject([{ topic: 'offers' }, { topic: 'sports', data: { match_ids: expect.any(Array) } }]);
    await end();
  });

  test('a bet can be cashed out while its market is off, unless its prices are in doubt', async () => {
    sports.bench.feed.current.worth.set('a:1x2:1', { won: 500_000, halfWon: 0, void: 0, halfLost: 0 });
    const [bet] = (await place(slip([['a:1x2:1', 2000]]))).value;
    await sports.bench.tick();
    const value = async () => (await sports.openBets()).find(({ bet_id }) => bet_id === bet?.bet_id)?.cash_out;
    const worth = await value();
    expect(worth).toBeGreaterThan(0);
    await off('match', 'a');
    expect(await value()).toBe(worth);
    const id = await off('match', 'a', { integrity: true });
    expect(await value()).toBeNull();
    await open(sports.bench.database, id, ['a', 'b'], sports.bench.time.now);
    expect(await value()).toBe(worth);
  });

  test('a bet placed before is settled and paid; another site takes bets', async () => {
    await place(slip([['a:1x2:1', 2000]]));
    await off('match', 'a', { site: 'localhost' });
    const site = { ...sports.bench.context.site, domain_name: 'other.example' };
    const quoted = (asked: typeof site) =>
      sportsCalls['sports/quote'](
        { sizes: [1], legs: [{ selection_id: 'a:1x2:1', odds: 2000 }], stake_per_line: 0 },
        { ...sports.bench.context, site: asked },
      );
    expect((await quoted(sports.bench.context.site)).value[0]?.legs[0]?.suspended).toBe(true);
    expect((await quoted(site)).value[0]?.legs[0]?.suspended).toBe(false);
    expect(await refusalOf(place(slip([['a:1x2:1', 2000]])))).toBe('marketSuspended');
    await finish({ a: [2, 0] });
    expect(await sports.bench.cash()).toBe(101_000);
  });
});
