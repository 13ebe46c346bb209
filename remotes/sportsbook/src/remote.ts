import { defineRemote } from '@marquee/federation/defineRemote';
import { defaultPageSize } from './board/defaultPageSize';
import { racesAhead } from './home/racesAhead';
import type en from './locales/en.json';
import { racesListed } from './racing/racesListed';

/** Sports, horse racing and the bet slip. */
export const remote = defineRemote<typeof en>({
  name: 'sportsbook',
  hostApi: '^2.0.0',
  categories: ['sportsbook', 'horse_racing'],
  calls: [
    'bonuses/slip',
    'home/match_list',
    'home/public_odds',
    'sports/cash_out',
    'sports/fixtures',
    'sports/match',
    'sports/open_bets',
    'sports/place_bet',
    'sports/quote',
    'sports/races',
  ],
  routes: [
    {
      path: '/sports',
      page: './board/SportsPage',
      category: 'sportsbook',
      title: 'sports.title',
      seo: 'sports',
      skeleton: 'table',
      seed: [
        {
          call: 'sports/fixtures',
          input: { language: ':language', sport: '?sport=', when: '?when=', q: '?q=', count: defaultPageSize },
        },
      ],
    },
    {
      path: '/horse-racing',
      page: './racing/RacingPage',
      category: 'horse_racing',
      title: 'racing.title',
      seo: 'horse-racing',
      skeleton: 'table',
      seed: [{ call: 'sports/races', input: { language: ':language', count: racesListed } }],
      query: ['race'],
    },
  ],
  navigation: [
    { to: '/sports', label: 'nav.sports', icon: 'ball', place: 'main', order: 30, category: 'sportsbook' },
    { to: '/horse-racing', label: 'nav.racing', icon: 'horse', place: 'main', order: 35, category: 'horse_racing' },
  ],
  slots: [
    {
      slot: 'home.feature',
      section: 'fixtures',
      module: './home/FeaturedMatch',
      order: 10,
      category: 'sportsbook',
      seed: [
        { call: 'home/match_list', input: { language: ':language' } },
        { call: 'home/public_odds', input: {} },
      ],
    },
    {
      slot: 'home.feature',
      section: 'races',
      module: './home/NextRace',
      order: 10,
      category: 'horse_racing',
      seed: [{ call: 'sports/races', input: { language: ':language', count: racesAhead } }],
    },
    {
      slot: 'home.feature',
      section: 'markets',
      module: './home/TradingDesk',
      order: 10,
      category: 'sportsbook',
      seed: [{ call: 'sports/fixtures', input: { language: ':language', sport: '', when: '', q: '', count: 5 } }],
    },
    {
      slot: 'home.section',
      section: 'fixtures',
      module: './home/NextMatches',
      order: 20,
      optional: true,
      category: 'sportsbook',
      label: 'home.title',
      skeleton: 'list',
      seed: [
        { call: 'home/match_list', input: { language: ':language' } },
        { call: 'home/public_odds', input: {} },
      ],
    },
  ],
});
