import { categories } from '@marquee/contract/categories';
import { defineRemote, type RemoteRoute } from '@marquee/federation/defineRemote';
import type en from './locales/en.json';

/** A lobby's route, seeded with its first page. */
const lobby = (name: 'casino' | 'poker' | 'bingo' | 'lottery' | 'sabong') =>
  ({
    path: `/${name}`,
    page: './lobby/LobbyPage',
    category: name,
    title: `lobby.${name}`,
    seo: name,
    kind: 'lobby',
    skeleton: 'lobby',
    seed: [{ call: 'product/get_games', input: { game_type: categories[name].slug } }],
  }) as const satisfies RemoteRoute;

/** Live tables, cards, bingo, lottery and derbies. */
export const remote = defineRemote<typeof en>({
  name: 'casino',
  hostApi: '^2.0.0',
  categories: ['casino', 'poker', 'bingo', 'lottery', 'sabong'],
  calls: ['product/get_list'],
  routes: [lobby('casino'), lobby('poker'), lobby('bingo'), lobby('lottery'), lobby('sabong')],
  navigation: [
    { to: '/casino', label: 'nav.casino', icon: 'cards', place: 'main', order: 10, category: 'casino' },
    { to: '/poker', label: 'nav.poker', icon: 'spade', place: 'main', order: 40, category: 'poker' },
    { to: '/bingo', label: 'nav.bingo', icon: 'bingo', place: 'main', order: 90, category: 'bingo' },
    { to: '/lottery', label: 'nav.lottery', icon: 'ticket', place: 'main', order: 100, category: 'lottery' },
    { to: '/sabong', label: 'nav.sabong', icon: 'rooster', place: 'main', order: 110, category: 'sabong' },
  ],
  slots: [
    {
      slot: 'home.section',
      section: 'live',
      module: './home/LiveTables',
      order: 20,
      optional: true,
      category: 'casino',
      label: 'home.live',
      skeleton: 'rail',
      seed: [{ call: 'product/get_list', input: { list: 'live' } }],
    },
    {
      slot: 'home.section',
      section: 'featured',
      module: './home/FeaturedGames',
      order: 50,
      optional: true,
      label: 'home.featured',
      skeleton: 'rail',
      seed: [{ call: 'product/get_list', input: { list: 'featured' } }],
    },
  ],
});
