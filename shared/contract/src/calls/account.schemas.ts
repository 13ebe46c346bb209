import * as v from 'valibot';
import { email, listOf, money, nothing, personName, phone, text, time } from '../schemas/fields';
import { vipLevel } from './auth.schemas';

const profile = v.object({
  account_id: v.string(),
  full_name: v.string(),
  contact_email: v.string(),
  contact_phone: v.string(),
  /** Whether the player has proved with a one-time code that the phone is theirs. */
  phone_verified: v.boolean(),
  /** The same of the e-mail address, where codes are sent there. */
  email_verified: v.boolean(),
  date_of_birth: v.string(),
  created_at: time,
  /** Whether the name is of a deposit or a bank account, so that changing it is a request. */
  name_locked: v.boolean(),
  /** The name that was asked for and is not decided; null where there is none. */
  name_request: v.nullable(v.string()),
});

const inboxItem = v.object({
  inbox_id: v.string(),
  title: v.record(v.string(), v.string()),
  /** Sanitised HTML per language. */
  body: v.record(v.string(), v.string()),
  /** unread, read, claimed, expired. */
  state: v.picklist(['unread', 'read', 'claimed', 'expired']),
  /** What claiming gives: game tokens or minigame tokens; null for a plain message. */
  reward: v.nullable(v.object({ account: v.picklist(['game_token', 'minigame_token']), amount: money })),
  sent_at: time,
  expires_at: v.nullable(time),
});

const mission = v.object({
  mission_id: v.string(),
  title: v.record(v.string(), v.string()),
  text: v.record(v.string(), v.string()),
  /** What counts: deposits, rounds, stakes (minor units), providers, bets. */
  measure: v.string(),
  target: v.number(),
  progress: v.number(),
  reward: v.object({ account: v.picklist(['game_token', 'minigame_token']), amount: money }),
  /** open, complete, claimed. */
  state: v.picklist(['open', 'complete', 'claimed']),
  ends_at: v.nullable(time),
});

const rank = v.object({ account_id: v.string(), amount: money, currency: v.string(), at: time, title: v.string() });

/** Schemas of the account calls (R7): profile, inbox, status, missions, statistics. */
export const accountSchemas = {
  'settings/profile': { input: nothing, output: listOf(profile) },
  'settings/profile_update': {
    /** The contact to which the site sends codes stays as it is; a name that is locked is asked for. */
    input: v.object({
      full_name: personName,
      contact_email: email,
      contact_phone: v.optional(phone),
    }),
    output: listOf(profile),
  },
  'settings/check_status': {
    input: nothing,
    output: v.object({
      /** When this session ends unless it is used, and when it ends in any case. */
      idle_until: time,
      ends_at: time,
      previous_login: v.nullable(time),
    }),
  },
  'settings/get_inbox': { input: nothing, output: listOf(inboxItem) },
  'settings/read_inbox': { input: v.object({ inbox_id: text(64) }), output: listOf(inboxItem) },
  'settings/claim_inbox': { input: v.object({ inbox_id: text(64) }), output: listOf(inboxItem) },
  /** The top-10 statistics (R3.22), field names as the specification spells them; account ids are masked. */
  'settings/top10winner_withdrawal': {
    input: nothing,
    output: v.object({
      /** When it was counted. */
      as_of: time,
      withrawal: v.array(rank),
      winner: v.array(rank),
      hour_withdrawal: v.number(),
      registered_player: v.number(),
      active_player: v.number(),
      deposited_player: v.number(),
    }),
  },
  'account/missions': { input: nothing, output: listOf(mission) },
  'account/claim_mission': { input: v.object({ mission_id: text(64) }), output: listOf(mission) },
  /** Takes the gift of a level that was reached; answers the ladder as it is then. */
  'account/claim_vip': { input: v.object({ level: text(64) }), output: v.object({ levels: v.array(vipLevel) }) },
  'account/referral': {
    input: nothing,
    output: v.object({
      code: v.string(),
      link: v.string(),
      registered: v.number(),
      deposited: v.number(),
      /** What is paid: money in minor units, or game tokens. `earned` and `reward` are of it. */
      account: v.picklist(['cash', 'game_token']),
      earned: money,
      /** What a friend's first approved deposit brings. */
      reward: money,
    }),
  },
};
