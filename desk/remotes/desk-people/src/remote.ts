import { defineDeskRemote } from '@marquee/desk-sdk/defineDeskRemote';

/** People: finding players, and everything about one. */
export const remote = defineDeskRemote({
  name: 'desk-people',
  hostApi: '^1.0.0',
  calls: ['players/find'],
  routes: [{ path: '/players', page: './find/FindPage', title: 'Players', permission: 'players.find' }],
  navigation: [{ to: '/players', label: 'Players', icon: 'user', order: 20, permission: 'players.find' }],
});
