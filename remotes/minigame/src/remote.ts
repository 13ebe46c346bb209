import { defineRemote } from '@marquee/federation/defineRemote';
import type en from './locales/en.json';

/** The minigame in its own tab, and the daily spin. */
export const remote = defineRemote<typeof en>({
  name: 'minigame',
  hostApi: '^2.0.0',
  categories: [],
  calls: ['minigame/exchange', 'minigame/open_chest', 'minigame/spin', 'minigame/state'],
  routes: [
    {
      path: '/minigame',
      page: './chests/MinigamePage',
      guard: 'player',
      layout: 'minigame',
      title: 'page.minigame',
      seo: 'minigame',
      skeleton: 'game',
    },
    { path: '/spin', page: './spin/SpinPage', guard: 'player', title: 'page.spin', seo: 'spin', skeleton: 'game' },
  ],
  navigation: [
    { to: '/spin', label: 'page.spin', icon: 'star', place: 'account', order: 130 },
    { to: '/minigame', label: 'page.minigame', icon: 'gift', place: 'account', order: 135 },
  ],
});
