import { disconnect } from '../envelope';
import { type CallRow, empty, lost, player, visitor } from './row';

/** The product and favourites calls (R7), and launching a game (D7.04). */
export const games = {
  'product/get_hot_games': visitor(empty),
  'product/get_games': visitor({ ...empty, total: 0, providers: [], features: [], stakes: [] }),
  'product/get_list': visitor(empty),
  'product/get_latest_wins': visitor(empty),
  'product/game': visitor({ ...empty, provider_name: '', facts: null, related: [] }),
  'product/my_game': player({ ...disconnect, last_played: null, open_round: null }),
  'product/game_pages': visitor({ ...empty, total: 0 }),
  'product/search': visitor(empty),
  'product/recent': player(lost),
  'product/open_rounds': player(lost),
  'product/round_proof': player(lost),
  'product/launch': player(disconnect),
  'product/launch_demo': { ...visitor(disconnect), rate: { burst: 240, perMinute: 120 } },
  'home/fav_list': player(lost),
  'home/fav_add': player(disconnect),
  'home/fav_remove': player(disconnect),
} satisfies Record<string, CallRow>;
