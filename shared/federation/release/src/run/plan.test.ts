import { expect, test } from '@rstest/core';
import { viewsOf } from './otherViews';
import { type Depth, looksAt } from './plan';
import { withheldCalls, withheldPaths } from './presses';

const page = { page: './Page', title: 'page.title' } as const;
const remote = {
  routes: [
    { ...page, path: '/slots' },
    { ...page, path: '/join', guard: 'guest' },
    { ...page, path: '/bets/:id', guard: 'player' },
  ],
  slots: [{ slot: 'home.section', module: './Section', order: 1 }],
} satisfies Parameters<typeof looksAt>[0];

const said = (depth: Depth, one: Parameters<typeof looksAt>[0] = remote) =>
  looksAt(one, depth).map(
    ({ person, screen, walked, looked }) =>
      `${person} ${screen}: ${[...walked.map((path) => `(${path})`), ...looked].join(' ')}`,
  );

test('a release is opened by each person and on each screen; nobody who is signed in opens a page for guests', () => {
  expect(said('whole')).toEqual([
    'visitor desktop: (/slots) (/join) (/)',
    'visitor phone: /slots /join /',
    'rich desktop: (/bets/0) /slots /',
    'new phone: /bets/0 /slots /',
    'onBreak phoneOnItsSide: /bets/0 /slots /',
  ]);
});

test('players open a page of visitors on the first of its paths', () => {
  const lobbies = { routes: (['/slots', '/poker'] as const).map((path) => ({ ...page, path })), slots: [] };
  expect(said('whole', lobbies)).toEqual([
    'visitor desktop: (/slots) (/poker)',
    'visitor phone: /slots /poker',
    'rich desktop: /slots',
    'new phone: /slots',
    'onBreak phoneOnItsSide: /slots',
  ]);
});

test('beside a new host a remote is opened once on each screen; a thorough run is everybody on every screen', () => {
  expect(said('once')).toHaveLength(4);
  expect(said('thorough')).toHaveLength(12);
  expect(said('thorough')).toContain('onBreak desktop: (/slots) (/bets/0) (/)');
});

test('at the desk somebody of the staff opens each page on each screen', () => {
  const desk = {
    ...remote,
    name: 'desk-bets',
    routes: [{ ...page, path: '/bets/:id', guard: 'money.read' }],
    slots: [],
  };
  const opened = (depth: Depth) => said(depth, desk as unknown as Parameters<typeof looksAt>[0]);
  expect(opened('whole')).toEqual(['staff desktop: (/bets/0)', 'staff phone: /bets/0']);
  expect(opened('once')).toEqual(opened('whole'));
  expect(opened('thorough')).toEqual([...opened('whole'), 'staff phoneOnItsSide: /bets/0']);
});

test('views have each page and each language once; a page that was seen in another language is no first one', () => {
  const locales = { EN: 1, ESP: 1, VI: 1 } as unknown as Parameters<typeof viewsOf>[1]['locales'];
  const views = (languages: 'first' | 'once' | 'all') =>
    viewsOf(['/a', '/b'], { locales }, languages).map(
      ({ prefix, path, isFirst }) => `${prefix}${path}${isFirst ? '' : ' again'}`,
    );
  expect(views('first')).toEqual(['/a', '/b']);
  expect(views('once')).toEqual(['/a', '/es/b', '/vi/a again']);
  expect(views('all')).toEqual(['/a', '/b', '/es/a again', '/es/b again', '/vi/a again', '/vi/b again']);
});

test('a press as a player makes no call that ends the session or account, or that pays, and reads as before', () => {
  expect(withheldCalls).toEqual(
    expect.arrayContaining([
      'auth/logout',
      'auth/end_all_sessions',
      'account/close',
      'protection/time_out',
      'protection/self_exclude',
      'wallet/withdraw',
      'wallet/deposit',
      'sports/place_bet',
      'minigame/spin',
    ] as typeof withheldCalls),
  );
  for (const read of ['auth/get_balance', 'wallet/transactions', 'product/get_games', 'account/missions'] as const)
    expect(withheldCalls).not.toContain(read);
});

test('a press of staff does no act, and neither signs out nor leaves for a confirmation; it reads as before', () => {
  const paths = withheldPaths('staff');
  expect(paths).toEqual(
    expect.arrayContaining(['/desk/session/*', '/desk/withdrawals/approve', '/desk/players/block']),
  );
  for (const read of ['/desk/withdrawals/list', '/desk/today/figures', '/desk/staff/me'])
    expect(paths).not.toContain(read);
  expect(withheldPaths('visitor')).toEqual([]);
});
