import * as v from 'valibot';
import {
  accountId,
  day,
  email,
  money,
  nothing,
  oneTimeCode,
  password,
  personName,
  phone,
  requestId,
  text,
  time,
  typedPassword,
} from '../schemas/fields';
import { ticked } from './marketing.schemas';
import { declared } from './protection.schemas';
import { localText } from './site.schemas';

/** Tracking parameters of a registration (R7); all optional plain text. */
const tracking = {
  referrer_code: v.optional(text(40), ''),
  ch: v.optional(text(100), ''),
  cm: v.optional(text(100), ''),
  pp: v.optional(text(100), ''),
  affiliate_code: v.optional(text(100), ''),
  fbp: v.optional(text(200), ''),
  appsflyer_id: v.optional(text(200), ''),
  visitor_id: v.optional(text(200), ''),
};

/**
 * Idempotency key of one form submission: a retry with the same key has the same outcome. The input is compared as
 * well, so that the key alone grants nothing.
 */
const repeatable = { request_id: v.optional(requestId) };

/** The answer to a login. */
export const signedIn = v.object({
  token: v.string(),
  user: v.object({ account_id: v.string(), session_token: v.string() }),
  fullname: v.string(),
  email: v.string(),
  /** The player's previous sign-in; null the first time. */
  previous_login: v.nullable(time),
  /** Only with the refusal `secondFactorNeeded`: the ticket for `auth/second_factor`, valid for five minutes. */
  ticket: v.optional(v.string()),
});

/** A VIP level: its total thresholds, minor units, and its one-time gift in game tokens. */
export const vipLevel = v.object({
  name: v.string(),
  /** What players call it, by language; the name without it. */
  title: v.optional(localText),
  deposit: money,
  turnover: money,
  /** 0 for none. */
  gift: v.number(),
  gift_state: v.picklist(['ahead', 'open', 'claimed']),
});

const vipProgress = v.object({
  starting_deposit: money,
  cycle_deposit: money,
  deposit_next: money,
  starting_turnover: money,
  cycle_turnover: money,
  turnover_next: money,
  vip_name: v.string(),
  vip_name_next: v.string(),
  /** What players call the two levels, by language; their names without it. */
  vip_title: v.optional(localText),
  vip_title_next: v.optional(localText),
});

const signedInElsewhere = v.object({
  session_id: v.string(),
  device: v.string(),
  /** The network without its last part (`203.0.113.x`); empty for a private network. */
  place: v.string(),
  created_at: time,
  last_seen_at: time,
  current: v.boolean(),
});

/** Schemas of the authentication calls (R7). */
export const authSchemas = {
  'auth/login': {
    input: v.object({ account_id: accountId, password: typedPassword, ...repeatable }),
    output: signedIn,
  },
  'auth/logout': { input: nothing, output: nothing },
  'auth/get_balance': {
    input: nothing,
    output: v.object({
      game_balance: money,
      game_token: money,
      minigame: v.object({ frozen_token: money, token_balance: money }),
      /** Bonus money and free bets; cash is `game_balance`. Left out by backends of before. */
      bonus: v.optional(money),
      free_bet: v.optional(money),
    }),
  },
  'auth/forgot_password': {
    /** The contact that receives codes: `codes_by` of the site. */
    input: v.object({
      account_id: accountId,
      contact_phone: v.optional(phone),
      contact_email: v.optional(email),
      ...repeatable,
    }),
    output: nothing,
  },
  /** The second step of forgot password: the one-time code and the new password. */
  'auth/reset_password': {
    input: v.object({ account_id: accountId, tac: oneTimeCode, new_password: password, ...repeatable }),
    output: nothing,
  },
  'auth/signup': {
    input: v.object({
      account_id: accountId,
      password,
      full_name: personName,
      contact_phone: phone,
      contact_email: email,
      date_of_birth: day,
      /** What was ticked about marketing; never a condition. */
      consents: v.optional(ticked),
      /** Where the profile asks for it: that the player is not barred from playing. */
      declaration: v.optional(declared),
      ...tracking,
      ...repeatable,
    }),
    output: nothing,
  },
  'auth/tac/verify': {
    input: v.object({ account_id: accountId, tac: oneTimeCode, ...repeatable }),
    output: nothing,
  },
  'auth/tac/request_new_register': { input: v.object({ account_id: accountId, ...repeatable }), output: nothing },
  'auth/tac/request_login': { input: v.object({ account_id: accountId, ...repeatable }), output: nothing },
  'auth/login_tac': {
    input: v.object({ account_id: accountId, tac: oneTimeCode, ...repeatable }),
    output: signedIn,
  },
  'auth/update_password': {
    input: v.object({ password: typedPassword, new_password: password, ...repeatable }),
    output: nothing,
  },
  'auth/vip': {
    input: nothing,
    output: v.object({
      nextLevel: v.array(vipProgress),
      /** The whole ladder, lowest level first, with total thresholds. */
      levels: v.array(vipLevel),
    }),
  },
  'auth/sessions': { input: nothing, output: v.object({ value: v.array(signedInElsewhere) }) },
  'auth/end_session': { input: v.object({ session_id: text(64) }), output: nothing },
  'auth/end_all_sessions': { input: nothing, output: nothing },
};
