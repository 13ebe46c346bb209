import * as v from 'valibot';
import { amount, money, nothing, requestId, text, time } from '../schemas/fields';
import { language } from './site.schemas';

/** What a limit applies to (D9.02). Session time is in minutes, the others in minor units. */
export const limitKind = v.picklist(['deposit', 'loss', 'stake', 'session']);
/** The period of a limit: 24 hours, 7 days, one month. */
export const limitPeriod = v.picklist(['day', 'week', 'month']);

const limit = v.object({
  kind: limitKind,
  period: limitPeriod,
  amount: v.nullable(money),
  used: money,
  /** A pending higher limit or removal: it can be confirmed from `effective_from` until `confirm_until`. */
  pending: v.nullable(v.object({ amount: v.nullable(money), effective_from: time, confirm_until: time })),
  /** What was not confirmed in time, and when it lapsed; the limit stayed. */
  lapsed: v.nullable(v.object({ amount: v.nullable(money), at: time })),
});

const state = v.object({
  jurisdiction: v.string(),
  limits: v.array(limit),
  /** Whether the player has answered the offer to set limits. */
  limits_answered: v.boolean(),
  /** Opting out must be an active choice. */
  opt_out_is_active_choice: v.boolean(),
  reality_check: v.object({
    minutes: v.number(),
    pending_minutes: v.nullable(v.number()),
    /** When the running session's next check is due; null if none is running. */
    due_at: v.nullable(time),
    elapsed_minutes: v.number(),
    net: money,
  }),
  /**
   * `open`, `time_out`, `excluded` or, while the account is being closed, `closing`; and until when (null: indefinite).
   */
  access: v.object({
    state: v.picklist(['open', 'time_out', 'excluded', 'closing']),
    until: v.nullable(time),
    irrevocable_until: v.nullable(time),
    /** When an exclusion ends after the player's request to return; null without a request. */
    return_at: v.nullable(time),
    /** The request to return that staff have not answered yet, and by when they must. */
    return_request: v.nullable(v.object({ asked_at: time, answer_by: time })),
    /** Of an exclusion: hours from the request, or from the answer of staff, until play opens. */
    wait_hours: v.nullable(v.number()),
    /** Days within which staff answer the request, which then needs a reason; null: the request is enough. */
    answer_days: v.nullable(v.number()),
    /** Of an exclusion: whether it holds on this site only. */
    here_only: v.boolean(),
  }),
  time_out_options: v.array(v.object({ option: v.string(), hours: v.number() })),
  /** Besides the options: any number of days up to this (`10d`). */
  longest_time_out_days: v.number(),
  /** Whether the player chooses if an exclusion holds on this site or on all of the operator. */
  choose_sites: v.boolean(),
  /** What each exclusion would mean if it began now; a running one is only extended. */
  exclusion_options: v.array(
    v.object({
      option: v.string(),
      months: v.nullable(v.number()),
      return_from: time,
      wait_hours: v.number(),
      answer_days: v.nullable(v.number()),
    }),
  ),
  review_due: v.boolean(),
  /** How often the player is asked: their own months, and the profile's, which are the most. */
  review: v.object({ months: v.nullable(v.number()), most: v.number() }),
  /** With a review that is due: what came in, went out, was staked and won since the last one. */
  review_figures: v.nullable(
    v.object({ since: time, deposits: money, withdrawals: money, stakes: money, wins: money }),
  ),
});

const session = v.object({
  /** The access state, and until when (null: indefinite). */
  access: v.picklist(['open', 'time_out', 'excluded', 'closing']),
  until: v.nullable(time),
  /** When the running session began; null if none is running. */
  started_at: v.nullable(time),
  /** Returns minus stakes since then, by the ledger. */
  net: money,
  /** When the session's next reality check is due. */
  reality_check_at: v.nullable(time),
  review_due: v.boolean(),
  /** Whether a new version of the terms waits to be accepted; an older backend leaves it out. */
  terms_due: v.optional(v.boolean()),
  /** Whether the player may see promotions; an older backend leaves it out. */
  may_promote: v.optional(v.boolean()),
  /** The server's time, for comparison with the times above. */
  now: time,
});

/** That the player is none of those who are barred: the words that were read, by version and language. */
export const declared = v.object({ version: text(20), language });

const changed = v.object({ value: v.array(state) });

/** Schemas of the player protection calls (D9). Each returns the complete new state. */
export const protectionSchemas = {
  'protection/state': { input: nothing, output: changed },
  /** The data that every page with a game needs. `playing`: a game is open, so the session continues. */
  'protection/session': {
    input: v.object({ playing: v.boolean() }),
    output: v.object({ value: v.array(session) }),
  },
  /** What players declare where the profile asks for it, with the version of the words; else nothing. */
  'protection/declaration': {
    input: v.object({ language }),
    output: v.object({ value: v.array(v.object({ version: v.string(), wording: v.string() })) }),
  },
  /** Declares it; once is enough. */
  'protection/declare': { input: declared, output: changed },
  /**
   * The version of the terms that the player has to accept before deposits, play and gifts, the version accepted last
   * (null: none), and the clauses that differ; empty if nothing is due.
   */
  'protection/terms': {
    input: v.object({ language }),
    output: v.object({
      value: v.array(
        v.object({
          version: v.string(),
          at: time,
          accepted: v.nullable(v.string()),
          changes: v.array(
            v.object({ id: v.string(), heading: v.string(), change: v.picklist(['added', 'changed', 'removed']) }),
          ),
        }),
      ),
    }),
  },
  /** Accepts the newest version of the terms, which has to be the one that was read. */
  'protection/accept_terms': { input: v.object({ version: text(12) }), output: changed },
  /**
   * Sets a limit or, with `amount` null, removes it. A lower one applies at once; a higher one is pending and must be
   * confirmed later.
   */
  'protection/set_limit': {
    input: v.object({ kind: limitKind, period: limitPeriod, amount: v.nullable(amount) }),
    output: changed,
  },
  'protection/confirm_limit': { input: v.object({ kind: limitKind, period: limitPeriod }), output: changed },
  'protection/cancel_pending_limit': { input: v.object({ kind: limitKind, period: limitPeriod }), output: changed },
  /** Records that the offer to set limits was answered without setting any. */
  'protection/decline_limits': { input: nothing, output: changed },
  'protection/set_reality_check': {
    input: v.object({ minutes: v.pipe(v.number(), v.integer(), v.minValue(10), v.maxValue(480)) }),
    output: changed,
  },
  'protection/acknowledge_reality_check': { input: nothing, output: changed },
  'protection/time_out': { input: v.object({ request_id: requestId, option: text(20) }), output: changed },
  /** `scope`: on this site, where players choose that, or on all sites of the operator. */
  'protection/self_exclude': {
    input: v.object({
      request_id: requestId,
      option: text(20),
      scope: v.optional(v.picklist(['site', 'operator'])),
    }),
    output: changed,
  },
  /**
   * Requests the end of a self-exclusion: allowed from `irrevocable_until` on; access returns at `return_at`. With
   * `answer_days` it needs the reason, and staff answer it first.
   */
  'protection/end_exclusion': { input: v.object({ reason: v.optional(text(500)) }), output: changed },
  'protection/review_done': { input: nothing, output: changed },
  /** How often the player wants to be asked, months; null or more than the profile's: as often as the profile says. */
  'protection/set_review': {
    input: v.object({ months: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12))) }),
    output: changed,
  },
};
