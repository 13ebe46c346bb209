import * as v from 'valibot';
import { addressText, email, listOf, money, nothing, personName, phone, postcode, text, time } from '../schemas/fields';
import { vipLevel } from './auth.schemas';

const profile = v.object({
  account_id: v.string(),
  full_name: v.string(),
  contact_email: v.string(),
  contact_phone: v.string(),
  /** Whether the player has verified the phone by a one-time code. */
  phone_verified: v.boolean(),
  /** The same for the e-mail address, on sites that send codes there. */
  email_verified: v.boolean(),
  date_of_birth: v.string(),
  created_at: time,
  /** Whether a deposit or bank account has this name, so that changing it is a request. */
  name_locked: v.boolean(),
  /** The pending name change, or null. */
  name_request: v.nullable(v.string()),
  /** Where the player lives, empty if unknown; left out where the profile does not ask. */
  address_line: v.optional(v.string()),
  address_town: v.optional(v.string()),
  address_postcode: v.optional(v.string()),
});

const inboxItem = v.object({
  inbox_id: v.string(),
  /** What it is about: account, game, payment, reward, security, support. An older backend leaves it out. */
  kind: v.optional(v.picklist(['account', 'game', 'payment', 'reward', 'security', 'support'])),
  title: v.record(v.string(), v.string()),
  /** Sanitised HTML per language. */
  body: v.record(v.string(), v.string()),
  /** unread, read, claimed, expired. */
  state: v.picklist(['unread', 'read', 'claimed', 'expired']),
  /** Claimable game tokens or minigame tokens; null for a plain message. */
  reward: v.nullable(v.object({ account: v.picklist(['game_token', 'minigame_token']), amount: money })),
  sent_at: time,
  expires_at: v.nullable(time),
});

const mission = v.object({
  mission_id: v.string(),
  title: v.record(v.string(), v.string()),
  text: v.record(v.string(), v.string()),
  /** What is counted: deposits, rounds, stakes (minor units), providers, bets. */
  measure: v.string(),
  target: v.number(),
  progress: v.number(),
  reward: v.object({ account: v.picklist(['game_token', 'minigame_token']), amount: money }),
  /** open, complete, claimed. */
  state: v.picklist(['open', 'complete', 'claimed']),
  ends_at: v.nullable(time),
});

const rank = v.object({ account_id: v.string(), amount: money, currency: v.string(), at: time, title: v.string() });

const receipts = v.object({ by_email: v.boolean() });

/** Where the player lives; only where the profile asks for it. */
const fieldsOfAddress = {
  address_line: v.optional(addressText(100)),
  address_town: v.optional(addressText(60)),
  address_postcode: v.optional(postcode),
};

/** Schemas of the account calls (R7): profile, inbox, status, missions, statistics. */
export const accountSchemas = {
  'settings/profile': { input: nothing, output: listOf(profile) },
  'settings/profile_update': {
    /** The contact that receives codes cannot be changed; for a locked name this makes a request. */
    input: v.object({
      full_name: personName,
      contact_email: email,
      contact_phone: v.optional(phone),
      ...fieldsOfAddress,
    }),
    output: listOf(profile),
  },
  'settings/check_status': {
    input: nothing,
    output: v.object({
      /** The idle and absolute expiry of this session. */
      idle_until: time,
      ends_at: time,
      previous_login: v.nullable(time),
    }),
  },
  'settings/get_inbox': { input: nothing, output: listOf(inboxItem) },
  'settings/read_inbox': { input: v.object({ inbox_id: text(64) }), output: listOf(inboxItem) },
  'settings/claim_inbox': { input: v.object({ inbox_id: text(64) }), output: listOf(inboxItem) },
  /** Whether the player gets a receipt by e-mail for each completed payment. */
  'settings/receipts': { input: nothing, output: listOf(receipts) },
  'settings/set_receipts': { input: receipts, output: listOf(receipts) },
  /** The top-10 statistics (R3.22), with the specification's field names; account ids are masked. */
  'settings/top10winner_withdrawal': {
    input: nothing,
    output: v.object({
      /** When the statistics were computed. */
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
  /** Claims the gift of a reached level; returns the updated ladder. */
  'account/claim_vip': { input: v.object({ level: text(64) }), output: v.object({ levels: v.array(vipLevel) }) },
  'account/referral': {
    input: nothing,
    output: v.object({
      code: v.string(),
      link: v.string(),
      registered: v.number(),
      deposited: v.number(),
      /** Currency of `earned` and `reward`: money in minor units, or game tokens. */
      account: v.picklist(['cash', 'game_token']),
      earned: money,
      /** The reward for a friend's first approved deposit. */
      reward: money,
    }),
  },
};
