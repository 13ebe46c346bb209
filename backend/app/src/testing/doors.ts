import { randomUUID } from 'node:crypto';
import type { CallName, Input } from '@marquee/contract/calls';

/** What the calls that give something of value need: a game of the site, and a gift in the player's inbox. */
export interface Given {
  game: { provider_code: string; game_code: string };
  gift: string;
}

type Doors = { [N in CallName]?: (given: Given) => Input<N> };

/**
 * Every call by which a player pays in, plays or gets something, with a valid input: each asks player protection, age
 * and identity. A bet is on the match `a` of a scripted feed. A call is here or in `noDoors`.
 */
export const doors = {
  'wallet/deposit': () => ({ request_id: randomUUID(), method: 'bank', amount: 50_000 }),
  'product/launch': ({ game }) => ({ ...game, mode: 'real', language: 'EN' }),
  'sports/place_bet': () => ({
    request_id: randomUUID(),
    sizes: [1],
    legs: [{ selection_id: 'a:1x2:1', odds: 2000 }],
    stake_per_line: 100_000,
    policy: 'any',
  }),
  'minigame/spin': () => ({ request_id: randomUUID() }),
  'minigame/open_chest': () => ({ request_id: randomUUID(), stake: 5, chest: 0 }),
  'minigame/exchange': () => ({ request_id: randomUUID(), tokens: 1, rate: 10 }),
  'bonuses/claim': () => ({ request_id: randomUUID(), code: 'WELCOME' }),
  'account/claim_vip': () => ({ level: 'Silver' }),
  'account/claim_mission': () => ({ mission_id: 'x' }),
  'settings/claim_inbox': ({ gift }) => ({ inbox_id: gift }),
  'account/referral': () => ({}),
} satisfies Doors;

/** A call by which something of value comes to a player. */
export type Door = keyof typeof doors;

/** The doors, by name. */
export const doorNames = Object.keys(doors) as Door[];

/** The calls of a player that give nothing but what is the player's already, or what is written about the player. */
export const noDoors: readonly CallName[] = [
  'auth/logout',
  'auth/get_balance',
  'auth/update_password',
  'auth/vip',
  'auth/sessions',
  'auth/end_session',
  'auth/end_all_sessions',
  'auth/step_up_ways',
  'auth/step_up_code',
  'auth/step_up',
  'auth/factors',
  'auth/passkey_begin',
  'auth/passkey_add',
  'auth/passkey_rename',
  'auth/passkey_remove',
  'auth/totp_begin',
  'auth/totp_confirm',
  'auth/totp_remove',
  'auth/recovery_codes',
  'settings/profile',
  'settings/profile_update',
  'settings/check_status',
  'settings/get_inbox',
  'settings/read_inbox',
  'settings/receipts',
  'settings/set_receipts',
  'account/missions',
  'account/closing',
  'account/close',
  'account/export',
  'marketing/consents',
  'marketing/set_consents',
  'support/write',
  'support/tickets',
  'product/my_game',
  'product/recent',
  'product/open_rounds',
  'product/round_proof',
  'home/fav_list',
  'home/fav_add',
  'home/fav_remove',
  'bonuses/mine',
  'bonuses/code',
  'bonuses/list',
  'bonuses/entries',
  'bonuses/cancel',
  'bonuses/order',
  'bonuses/deposit',
  'bonuses/game',
  'bonuses/slip',
  'wallet/deposit_methods',
  'wallet/withdraw',
  'wallet/payment',
  'wallet/banks',
  'wallet/bank_accounts',
  'wallet/add_bank_account',
  'wallet/remove_bank_account',
  'wallet/transactions',
  'wallet/bets',
  'wallet/bet',
  'wallet/statement',
  'wallet/entry',
  'protection/state',
  'protection/declare',
  'protection/terms',
  'protection/accept_terms',
  'protection/session',
  'protection/set_limit',
  'protection/confirm_limit',
  'protection/cancel_pending_limit',
  'protection/decline_limits',
  'protection/set_reality_check',
  'protection/acknowledge_reality_check',
  'protection/time_out',
  'protection/self_exclude',
  'protection/end_exclusion',
  'protection/review_done',
  'protection/set_review',
  'identity/state',
  'identity/begin',
  'sports/open_bets',
  'sports/bet',
  'sports/cash_out',
  'minigame/state',
];
