import { type CallRow, empty, lost, player, visitor } from './row';

/** The sports calls (R7, D8). */
export const sports = {
  'home/match_list': visitor(empty),
  'home/public_odds': visitor(empty),
  'sports/fixtures': visitor({ ...empty, total: 0, sports: [], paused: 'none' }),
  'sports/match': visitor(empty),
  'sports/races': visitor({ ...empty, paused: 'none' }),
  'sports/quote': visitor(empty),
  'sports/place_bet': { ...player({ ...lost, offer: [], stake_offer: null }), idempotency: 'key' },
  'sports/open_bets': player(lost),
  'sports/bet': player(lost),
  'sports/cash_out': { ...player(lost), idempotency: 'key' },
} satisfies Record<string, CallRow>;
