import * as v from 'valibot';
import { email, personName, phone, requiredText, text, time } from '../schemas/fields';
import type { StaffCallRow } from './row';

/** A player of the site, by id or by account id. */
export const playerField = requiredText(64);

/** What staff can keep a player from; `all` is everything, and sign-in. */
const blockable = v.picklist(['stakes', 'deposits', 'withdrawals', 'marketing', 'all']);

/** The parts of `players/read`; each is a list of rows, the newest first. */
export const playerParts = [
  'account',
  'balances',
  'blocks',
  'consents',
  'limits',
  'breaks',
  'decisions',
  'identity',
  'identity_partner',
  'matches',
  'bank_accounts',
  'payments',
  'bonuses',
  'ledger',
  'bets',
  'sports_bets',
  'rounds',
  'held_wins',
  'sessions',
  'gifts',
  'tickets',
  'names',
  'closing',
  'notes',
  'audit',
] as const;

/** The name of a part of `players/read`. */
export type PlayerPart = (typeof playerParts)[number];

const block = v.object({
  what: blockable,
  /** Null: until it is lifted. */
  until: v.nullable(time),
  words: v.string(),
  by: v.string(),
  at: time,
});
const blocks = v.object({ blocks: v.array(block) });

const found = v.object({
  player: v.string(),
  site: v.string(),
  account_id: v.string(),
  /** Masked: `M… Garcia`, `a…@e…`, `•••123`. */
  name: v.string(),
  email: v.string(),
  phone: v.string(),
  status: v.picklist(['open', 'blocked', 'closed']),
  created_at: time,
  /** What the text is of this player. */
  found_by: v.string(),
});

/** What is known of a player, and what staff do for them. */
export const players = {
  'players/find': {
    about: 'Finds players by name, e-mail, telephone, account id, bank account, or the id of a payment, bet or round.',
    kind: 'read',
    scope: 'sites',
    permission: 'players.find',
    input: v.object({
      q: requiredText(254),
      /** `next` of the page before. */
      after: v.optional(requiredText(200)),
    }),
    /** At most 25; `next` is where the next page begins, null at the end. */
    output: v.object({ value: v.array(found), next: v.nullable(v.string()) }),
    errors: [],
    /** Rows follow what somebody types. */
    perMinute: 120,
  },
  'players/reveal': {
    about: 'Shows the name, contacts and date of birth of a player.',
    kind: 'read',
    scope: 'site',
    permission: 'players.read',
    input: v.object({ player: playerField }),
    output: v.object({
      player: v.string(),
      account_id: v.string(),
      name: v.string(),
      email: v.string(),
      email_verified: v.boolean(),
      phone: v.string(),
      phone_verified: v.boolean(),
      date_of_birth: v.string(),
    }),
    errors: [],
    perMinute: 60,
    reason: true,
    personal: true,
    stepUp: true,
  },
  'players/read': {
    about: 'Shows everything of a player, or one part of it, the newest first.',
    kind: 'read',
    scope: 'site',
    permission: 'players.read',
    input: v.object({
      player: playerField,
      /** All without one. */
      part: v.optional(v.picklist(playerParts)),
      /** `next` of the page before; of one part. */
      after: v.optional(requiredText(200)),
      /** Rows of each part. */
      limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200)), 20),
    }),
    output: v.object({
      player: v.string(),
      account_id: v.string(),
      status: v.picklist(['open', 'blocked', 'closed']),
      parts: v.array(
        v.object({
          part: v.picklist(playerParts),
          /** Money in minor units, times in ISO 8601. */
          rows: v.array(v.record(v.string(), v.unknown())),
          /** Where the next page begins; null: there is none. */
          next: v.nullable(v.string()),
        }),
      ),
    }),
    errors: [],
    perMinute: 60,
    personal: true,
    stepUp: true,
  },
  'players/proof': {
    about: 'Shows where the round of a bet can be replayed and verified.',
    kind: 'read',
    scope: 'site',
    permission: 'players.read',
    input: v.object({ player: playerField, bet: requiredText(120) }),
    /** Null while the round is open, and where its provider has no replay. */
    output: v.object({ replay_url: v.nullable(v.string()) }),
    errors: [],
    perMinute: 60,
    personal: true,
  },
  'players/export': {
    about: 'Prints the file of a player’s data, as the player can get it.',
    kind: 'read',
    scope: 'site',
    permission: 'players.close',
    input: v.object({ player: playerField }),
    /** JSON, as in docs/export.md. */
    output: v.object({ file: v.string() }),
    errors: [],
    perMinute: 10,
    reason: true,
    personal: true,
    stepUp: true,
  },
  'players/block': {
    about: 'Keeps a player from stakes, deposits, withdrawals, or from everything and sign-in.',
    kind: 'act',
    scope: 'site',
    permission: 'players.block',
    input: v.object({
      player: playerField,
      what: blockable,
      /** Without one it holds until it is lifted. */
      until: v.optional(time),
      /** What the player reads where they are refused. */
      words: v.optional(text(300), ''),
    }),
    output: blocks,
    errors: [],
    reason: true,
  },
  'players/unblock': {
    about: 'Ends a block of a player; other blocks stay.',
    kind: 'act',
    scope: 'site',
    permission: 'players.block',
    input: v.object({ player: playerField, what: blockable }),
    output: blocks,
    errors: ['notBlocked'],
    reason: true,
  },
  'players/end-sessions': {
    about: 'Signs a player out everywhere.',
    kind: 'act',
    scope: 'site',
    permission: 'players.block',
    input: v.object({ player: playerField }),
    output: v.object({ ended: v.number() }),
    errors: [],
    reason: true,
  },
  'players/note': {
    about: 'Adds a note about a player, which only staff read.',
    kind: 'act',
    scope: 'site',
    permission: 'players.block',
    input: v.object({ player: playerField, note: requiredText(2000) }),
    output: v.object({ note: v.string() }),
    errors: [],
  },
  'players/lower-limit': {
    about: 'Sets a limit of a player, or lowers it, at once.',
    kind: 'act',
    scope: 'site',
    permission: 'players.protect',
    input: v.object({
      player: playerField,
      kind: v.picklist(['deposit', 'loss', 'stake', 'session']),
      period: v.picklist(['day', 'week', 'month']),
      /** Minor units; minutes for `session`. */
      amount: v.pipe(v.number(), v.integer(), v.minValue(1)),
    }),
    output: v.object({ amount: v.number() }),
    errors: ['onlyLower'],
    reason: true,
  },
  'players/begin-break': {
    about: 'Begins a time-out or a self-exclusion on a player’s behalf; it never ends before one that runs.',
    kind: 'act',
    scope: 'site',
    permission: 'players.protect',
    input: v.object({
      player: playerField,
      kind: v.picklist(['time_out', 'self_exclusion']),
      /** What the jurisdiction offers, such as `24h` or `6m`. */
      option: requiredText(20),
      /** A self-exclusion that the player's family asked for, where the jurisdiction has it. */
      family: v.optional(v.boolean(), false),
    }),
    output: v.object({ access: v.string(), until: v.nullable(time) }),
    errors: ['unknownOption'],
    reason: true,
  },
  'players/correct-name': {
    about: 'Corrects the name of a player. Where identity is checked, it is checked again.',
    kind: 'act',
    scope: 'site',
    permission: 'players.identity',
    input: v.object({ player: playerField, full_name: personName }),
    output: v.object({}),
    errors: [],
    reason: true,
    stepUp: true,
  },
  'players/change-contact': {
    about: 'Changes the e-mail address or telephone of a player, who proves it anew; sessions and codes end.',
    kind: 'act',
    scope: 'site',
    permission: 'players.identity',
    input: v.object({
      player: playerField,
      /** One of the two. */
      email: v.optional(email),
      phone: v.optional(phone),
    }),
    output: v.object({}),
    errors: ['nothingToDecide'],
    reason: true,
    second: true,
    stepUp: true,
  },
  'players/decide-identity': {
    about: 'Decides the identity check of a player, also after failed ones, or has the partner check again.',
    kind: 'act',
    scope: 'site',
    permission: 'players.identity',
    input: v.object({ player: playerField, verdict: v.picklist(['passed', 'failed', 'again']) }),
    output: v.object({ status: v.string() }),
    errors: ['nothingToDecide'],
    reason: true,
    stepUp: true,
  },
  'players/reset-factors': {
    about: 'Takes passkeys, authenticator app and recovery codes from a player who has lost them.',
    kind: 'act',
    scope: 'site',
    permission: 'players.identity',
    input: v.object({
      player: playerField,
      /** The number of the record of how the player was identified; each is used once. */
      case: v.pipe(requiredText(60), v.regex(/^[\w.:-]+$/, 'invalid')),
    }),
    output: v.object({}),
    errors: ['caseUsed', 'nothingToDecide'],
    reason: true,
    stepUp: true,
  },
  'players/close': {
    about: 'Begins to close a player’s account: what is open ends, and the balance is paid out.',
    kind: 'act',
    scope: 'site',
    permission: 'players.close',
    input: v.object({ player: playerField }),
    output: v.object({}),
    errors: ['closingBegun'],
    reason: true,
    stepUp: true,
  },
} as const satisfies Record<string, StaffCallRow>;
