import { ApiClient } from '@marquee/api/client';
import { describe, expect, test } from '@rstest/core';
import { FavouritesStore } from './favourites';
import { RootStore } from './root';
import { SessionStore, vipSummary } from './session';
import { siteDefaults } from './startup';
import { Storage } from './storage';

type Answers = Record<string, object>;

/** A transport with these answers, by path below `/api/`; it records requests with their bodies. */
function backend(answers: Answers) {
  const asked: { name: string; body: Record<string, unknown> }[] = [];
  const transport: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const name = new URL(request.url).pathname.replace('/api/', '');
    asked.push({ name, body: (await request.json()) as Record<string, unknown> });
    return Response.json({ statusCode: 1, statusMessage: 'OK', ...answers[name] });
  };
  return { asked, transport };
}

const level = {
  starting_deposit: 100,
  cycle_deposit: 50,
  deposit_next: 300,
  starting_turnover: 30,
  cycle_turnover: 60,
  turnover_next: 360,
  vip_name: 'Bronze',
  vip_name_next: 'Silver',
};

describe('VIP summary', () => {
  test.each([
    ['totalDeposit is starting and cycle deposit', {}, { totalDeposit: 150 }],
    ['totalTurnover is starting and cycle turnover', {}, { totalTurnover: 90 }],
    ['depoProgress is percent of deposit_next', {}, { depoProgress: 50 }],
    ['toProgress is percent of turnover_next', {}, { toProgress: 25 }],
    ['depoProgress is capped at 100', { cycle_deposit: 999 }, { depoProgress: 100 }],
    ['toProgress is capped at 100', { cycle_turnover: 999 }, { toProgress: 100 }],
    ['the very target is 100', { cycle_deposit: 200 }, { depoProgress: 100 }],
    [
      'without a next target it is complete',
      { deposit_next: 0, turnover_next: 0 },
      { depoProgress: 100, toProgress: 100 },
    ],
    ['levels are vip_name and vip_name_next', {}, { currentLevel: 'Bronze', nextLevel: 'Silver' }],
  ])('%s [R3.02, R3.03, R3.04, R9.10]', (_, change, expected) =>
    expect(vipSummary({ ...level, ...change })).toMatchObject(expected),
  );
});

const visitor = () => ({ domain_name: 'a.test', external_id: 'x', player: null });

describe('the user session', () => {
  test.each([
    ['isAuthenticated', false],
    ['token', ''],
    ['user', { account_id: '', session_token: '' }],
    ['fullname', ''],
    ['email', ''],
    ['game', { balance: 0, token: 0 }],
    ['minigame', { frozen_token: 0, token_balance: 0 }],
    ['vip', undefined],
  ] as const)('of a visitor has %s: %j [R3.01]', (name, value) => {
    const session = new SessionStore(new ApiClient({ identity: visitor }), new Storage(undefined));
    expect(session[name]).toEqual(value);
  });
});

test.each([
  ['CLOSE', 'CLOSE'],
  ['BLOCK', 'BLOCK'],
  ['invalidCredentials', null],
])('a login that is refused with %s is remembered as %s until the next', (statusMessage, refused) => {
  const session = new SessionStore(new ApiClient({ identity: visitor }), new Storage(undefined));
  session.takeLogin({ statusCode: 0, statusMessage, words: 'Please call us.' });
  expect([session.refused, session.refusedWords]).toEqual([refused, 'Please call us.']);
  session.takeLogin({ statusCode: 0, statusMessage: 'invalidCredentials' });
  expect([session.refused, session.refusedWords]).toEqual([null, undefined]);
});

describe('after a login', () => {
  const game = { provider_code: 'JILI', game_code: 'g1', game_name: 'Game', game_type: 'SLOTS', img_url: '/g1' };
  const answers: Answers = {
    startup: {},
    'auth/login': { token: 't1', user: { account_id: 'ada', session_token: 's1' }, fullname: 'Ada', email: 'a@a.test' },
    'auth/get_balance': { game_balance: 500, game_token: 7, minigame: { frozen_token: 1, token_balance: 2 } },
    'auth/vip': { nextLevel: [level] },
    'home/fav_list': { value: [game] },
  };

  async function enter() {
    const { asked, transport } = backend(answers);
    const startup = { statusCode: 0, statusMessage: 'x', ...siteDefaults } as never;
    const validateTheme = () => ({ template: 'template1' });
    const root = new RootStore({
      startup,
      validateTheme,
      transport,
      baseUrl: 'http://a.test',
      onSessionEnd: () => undefined,
    });
    await root.session.signIn({ account_id: 'ada', password: 'x' });
    await root.enter();
    root.leave();
    return { root, asked };
  }

  test('balance, VIP and favourites are asked for, and stored [R4.03]', async () => {
    const { root, asked } = await enter();
    const followed = asked.map(({ name }) => name).filter((name) => name in answers);
    expect([followed[0], ...followed.slice(1).sort()]).toEqual([
      'auth/login',
      'auth/get_balance',
      'auth/vip',
      'home/fav_list',
    ]);
    expect(root.session).toMatchObject({
      game: { balance: 500, token: 7 },
      minigame: { frozen_token: 1, token_balance: 2 },
      vip: { currentLevel: 'Bronze' },
    });
    expect(root.favourites.list).toEqual([game]);
  });

  test('these calls carry account_id and auth, the token [R4.04]', async () => {
    const { asked } = await enter();
    for (const { name, body } of asked.filter(({ name }) => /get_balance|vip|fav_list/.test(name)))
      expect([name, body.account_id, body.auth]).toEqual([name, 'ada', 't1']);
  });
});

test('a favourite that is refused is taken back where it stood, and takes no other with it', async () => {
  const tileOf = (game_code: string) =>
    ({ provider_code: 'JILI', game_code, game_name: game_code, game_type: 'SLOTS', game_image: '' }) as Parameters<
      FavouritesStore['toggle']
    >[0];
  const waiting = new Map<string, (accepted: boolean) => void>();
  const transport: typeof fetch = async (input, init) => {
    const { game_code } = (await new Request(input, init).json()) as { game_code: string };
    const accepted = await new Promise<boolean>((resolve) => waiting.set(game_code, resolve));
    return Response.json({ statusCode: accepted ? 1 : 0, statusMessage: accepted ? 'OK' : 'gameUnknown' });
  };
  const identity = () => ({ ...visitor(), player: { account_id: 'ada', auth: 't1' } });
  const favourites = new FavouritesStore(new ApiClient({ identity, baseUrl: 'http://a.test', transport }));
  const codes = () => favourites.list.map(({ game_code }) => game_code);
  /** Starts these changes one after another, and answers them in turn. */
  async function change(...answers: [code: string, accepted: boolean][]) {
    const changes = answers.map(([code]) => favourites.toggle(tileOf(code)));
    for (const [code, accepted] of answers) {
      await expect.poll(() => waiting.has(code)).toBe(true);
      waiting.get(code)?.(accepted);
      waiting.delete(code);
    }
    await Promise.all(changes);
  }
  await change(['a', false], ['b', true], ['c', true]);
  expect(codes()).toEqual(['c', 'b']);
  await change(['b', false], ['c', true], ['d', true]);
  expect(codes()).toEqual(['d', 'b']);
});

test('a favourite keeps the picture of its tile as img_url [R3.06]', async () => {
  const { asked, transport } = backend({});
  const identity = () => ({ ...visitor(), player: { account_id: 'ada', auth: 't1' } });
  const favourites = new FavouritesStore(new ApiClient({ identity, baseUrl: 'http://a.test', transport }));
  const tile = { provider_code: 'JILI', game_code: 'g1', game_name: 'Game', game_type: 'SLOTS', game_image: '/art/g1' };
  await favourites.toggle(tile as Parameters<FavouritesStore['toggle']>[0]);
  const entry = { provider_code: 'JILI', game_code: 'g1', game_name: 'Game', game_type: 'SLOTS', img_url: '/art/g1' };
  expect(favourites.list).toEqual([entry]);
  expect(asked).toMatchObject([{ name: 'home/fav_add', body: entry }]);
});
