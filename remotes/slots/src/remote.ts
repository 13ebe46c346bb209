import { defineRemote } from '@marquee/federation/defineRemote';
import type en from './locales/en.json';

/** The first screen of a lobby, answered into the page. */
const firstScreen = (slug: string) => [
  { call: 'product/get_games' as const, input: { game_type: slug, from: 0, count: 60 } },
];

/** Slots and the other quick games: their lobbies, and the page where every game is played. */
export const remote = defineRemote<typeof en>({
  name: 'slots',
  hostApi: '^1.0.0',
  categories: ['hot', 'slot_game', 'fishing', 'crash', 'arcade', 'hash_game'],
  routes: [
    {
      path: '/hot',
      page: './lobby/LobbyPage',
      category: 'hot',
      title: 'lobby.hot',
      seo: 'hot',
      skeleton: 'lobby',
      seed: firstScreen(''),
    },
    {
      path: '/slots',
      page: './lobby/LobbyPage',
      category: 'slot_game',
      title: 'lobby.slots',
      seo: 'slots',
      skeleton: 'lobby',
      seed: firstScreen('slots'),
    },
    {
      path: '/fishing',
      page: './lobby/LobbyPage',
      category: 'fishing',
      title: 'lobby.fishing',
      seo: 'fishing',
      skeleton: 'lobby',
      seed: firstScreen('fish'),
    },
    {
      path: '/crash',
      page: './lobby/LobbyPage',
      category: 'crash',
      title: 'lobby.crash',
      seo: 'crash',
      skeleton: 'lobby',
      seed: firstScreen('crash'),
    },
    {
      path: '/arcade',
      page: './lobby/LobbyPage',
      category: 'arcade',
      title: 'lobby.arcade',
      seo: 'arcade',
      skeleton: 'lobby',
      seed: firstScreen('arcade'),
    },
    {
      path: '/hash-game',
      page: './lobby/LobbyPage',
      category: 'hash_game',
      title: 'lobby.hash',
      seo: 'hash-game',
      skeleton: 'lobby',
      seed: firstScreen('hashgame'),
    },
    { path: '/playnow', page: './play/PlayPage', title: 'play.title', skeleton: 'game', seo: 'playnow' },
  ],
  navigation: [
    { to: '/hot', label: 'nav.hot', icon: 'flame', place: 'main', order: 5, category: 'hot' },
    { to: '/slots', label: 'nav.slots', icon: 'cherry', place: 'main', order: 20, category: 'slot_game' },
    { to: '/crash', label: 'nav.crash', icon: 'rocket', place: 'main', order: 50, category: 'crash' },
    { to: '/fishing', label: 'nav.fishing', icon: 'fish', place: 'main', order: 60, category: 'fishing' },
    { to: '/arcade', label: 'nav.arcade', icon: 'joystick', place: 'main', order: 70, category: 'arcade' },
    { to: '/hash-game', label: 'nav.hash', icon: 'hash', place: 'main', order: 80, category: 'hash_game' },
  ],
  slots: [
    {
      slot: 'home.section',
      section: 'hot',
      module: './home/HotGames',
      order: 10,
      category: 'hot',
      label: 'home.hot',
      skeleton: 'rail',
      seed: [{ call: 'product/get_hot_games', input: { game_type: '' } }],
    },
    { slot: 'home.section', section: 'new', module: './home/NewGames', order: 30, label: 'home.new', skeleton: 'rail' },
    {
      slot: 'home.section',
      section: 'popular',
      module: './home/PopularGames',
      order: 40,
      label: 'home.popular',
      skeleton: 'rail',
    },
  ],
});
