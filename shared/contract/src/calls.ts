import type * as v from 'valibot';
import { disconnect, type Envelope, type Failure, internalServerError, serviceUnavailable } from './envelope';
import type { Schemas } from './schemas';

/**
 * What every call of a row carries beside its own input (§7), added by the client: `domain` domain_name · `site` domain_name
 * and external_id · `player` account_id and auth, which only a signed-in player has.
 */
export type Carries = 'domain' | 'site' | 'player';

/** One call: what it carries, and what a failure of its transport turns into (§8). */
export interface CallRow {
  carries: Carries;
  failure: Failure;
}

const visitor = (failure: Failure) => ({ carries: 'site', failure }) as const;
const player = (failure: Failure) => ({ carries: 'player', failure }) as const;
const empty = { ...serviceUnavailable, value: [] };
const lost = { ...disconnect, value: [] };

/**
 * The table of calls. Keys are the paths below `/api/`; every call is a POST with a JSON body. The client, the backend's
 * routing and the failure defaults are all made from these rows; `schemas` holds what each takes and answers.
 */
export const calls = {
  'auth/login': visitor(internalServerError),
  'auth/logout': player(disconnect),
  'auth/get_balance': player(serviceUnavailable),
  'auth/forgot_password': visitor(internalServerError),
  'auth/reset_password': visitor(internalServerError),
  'auth/signup': visitor(internalServerError),
  'auth/tac/verify': visitor(internalServerError),
  'auth/tac/request_new_register': visitor(internalServerError),
  'auth/tac/request_login': visitor(internalServerError),
  'auth/login_tac': visitor(internalServerError),
  'auth/update_password': player(internalServerError),
  'auth/vip': player(internalServerError),
  'auth/sessions': player(lost),
  'auth/end_session': player(disconnect),
  'auth/end_all_sessions': player(disconnect),

  startup: {
    carries: 'domain',
    failure: {
      ...internalServerError,
      details: '',
      maintenance: { is_maintenance: false, start_date: null, end_date: null },
    },
  },
  seo: visitor(empty),
  'home/fetch_slide': visitor(empty),
  'home/fetch_announment': visitor(empty),
  'home/marquee': visitor(empty),
  'home/referral': visitor({ ...serviceUnavailable, setting_value: 0 }),
  'home/fetch_transactions': visitor({ ...serviceUnavailable, deposits: [], withdrawals: [] }),
  'home/match_list': visitor(empty),
  'home/public_odds': visitor(empty),
  'home/fav_list': player({ ...disconnect, value: [] }),
  'home/fav_add': player(disconnect),
  'home/fav_remove': player(disconnect),

  'settings/profile': player(lost),
  'settings/profile_update': player(disconnect),
  'settings/check_status': player(disconnect),
  'settings/social_account': visitor({ ...disconnect, accountList: [] }),
  'settings/siteinfodetail': visitor({ ...serviceUnavailable, cms: {} }),
  'settings/get_analytics': { carries: 'domain', failure: lost },
  'settings/adsvisit': visitor(disconnect),
  'settings/partners': visitor({ ...serviceUnavailable, partners: [] }),
  'settings/get_inbox': player(lost),
  'settings/read_inbox': player(disconnect),
  'settings/claim_inbox': player(disconnect),
  'settings/top10winner_withdrawal': visitor(disconnect),

  'content/articles': visitor(empty),
  'content/article': visitor(empty),
  'content/contact': visitor(disconnect),
  'telemetry/failure': visitor(disconnect),

  'product/get_hot_games': visitor(empty),
  'product/get_games': visitor({ ...empty, total: 0, providers: [] }),
  'product/get_list': visitor(empty),
  'product/game': visitor({ ...empty, provider_name: '', related: [] }),
  'product/search': visitor(empty),
  'product/recent': player(lost),
  'product/launch': player(disconnect),
  'product/launch_demo': visitor(disconnect),

  'wallet/deposit_methods': player(lost),
  'wallet/deposit': player(disconnect),
  'wallet/withdraw': player(disconnect),
  'wallet/payment': player(lost),
  'wallet/banks': player(lost),
  'wallet/bank_accounts': player(lost),
  'wallet/add_bank_account': player(disconnect),
  'wallet/remove_bank_account': player(disconnect),
  'wallet/transactions': player({ ...lost, total: 0 }),
  'wallet/bets': player({ ...lost, total: 0 }),
  'wallet/statement': player(disconnect),

  'protection/state': player(lost),
  'protection/session': player(lost),
  'protection/set_limit': player(disconnect),
  'protection/confirm_limit': player(disconnect),
  'protection/cancel_pending_limit': player(disconnect),
  'protection/decline_limits': player(disconnect),
  'protection/set_reality_check': player(disconnect),
  'protection/acknowledge_reality_check': player(disconnect),
  'protection/time_out': player(disconnect),
  'protection/self_exclude': player(disconnect),
  'protection/end_exclusion': player(disconnect),
  'protection/review_done': player(disconnect),

  'sports/fixtures': visitor({ ...empty, total: 0, sports: [] }),
  'sports/match': visitor(empty),
  'sports/races': visitor(empty),
  'sports/quote': visitor(empty),
  'sports/place_bet': player({ ...lost, offer: [] }),
  'sports/open_bets': player(lost),
  'sports/cash_out': player(lost),

  'minigame/state': player(lost),
  'minigame/spin': player(disconnect),
  'minigame/open_chest': player(disconnect),

  'account/missions': player(lost),
  'account/claim_mission': player(disconnect),
  'account/referral': player(disconnect),
} satisfies Record<keyof Schemas, CallRow>;

/** The name of a call: its path below `/api/`. */
export type CallName = keyof typeof calls;

/** What the caller passes; what the row carries is added by the client. */
export type Input<N extends CallName> = v.InferInput<Schemas[N]['input']>;

/** The input after validation and defaults, as a backend handler gets it. */
export type ValidInput<N extends CallName> = v.InferOutput<Schemas[N]['input']>;

/** What a success answers beside the envelope. */
export type Output<N extends CallName> = v.InferOutput<Schemas[N]['output']>;

/** What a call resolves to: on success the whole output, otherwise only the envelope and the row's empty values are certain. */
export type Answer<N extends CallName> = (Envelope & { statusCode: 1 } & Output<N>) | (Envelope & Partial<Output<N>>);
