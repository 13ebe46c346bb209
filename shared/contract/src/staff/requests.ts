import * as v from 'valibot';
import { requiredText, time } from '../schemas/fields';
import { playerField } from './players';
import type { StaffCallRow } from './row';

const nameRequest = v.object({
  request: v.string(),
  site: v.string(),
  player: v.string(),
  account_id: v.string(),
  now: v.string(),
  full_name: v.string(),
  created_at: time,
});

const link = v.object({
  site: v.string(),
  player: v.string(),
  other_site: v.string(),
  other: v.string(),
  /** What they share: `phone, birth date, same name`. */
  shared: v.string(),
  created_at: time,
  lifted_at: v.nullable(time),
  lifted_by: v.nullable(v.string()),
  lifted_reason: v.nullable(v.string()),
  bound_at: v.nullable(time),
  bound_by: v.nullable(v.string()),
  bound_reason: v.nullable(v.string()),
  /** Whether the two accounts bind each other: by what both have proved, or by a decision of staff. */
  is_same: v.boolean(),
});

const gift = v.object({
  site: v.string(),
  gift: v.string(),
  player: v.string(),
  /** `refused`, or `doubtful`: given, and found out afterwards. */
  outcome: v.picklist(['refused', 'doubtful']),
  reason: v.nullable(v.string()),
  marks: v.nullable(v.string()),
  other: v.nullable(v.string()),
  at: time,
});

const closing = v.object({
  site: v.string(),
  account_id: v.string(),
  asked_at: time,
  waits_for: v.nullable(v.string()),
  /** Minor units. */
  cash: v.number(),
  currency: v.string(),
});

const ticket = v.object({
  ticket: v.string(),
  site: v.string(),
  /** Null: a visitor. */
  account_id: v.nullable(v.string()),
  full_name: v.string(),
  contact_email: v.string(),
  language: v.string(),
  message: v.string(),
  created_at: time,
  state: v.string(),
  answer: v.nullable(v.string()),
  decided_at: v.nullable(time),
  decided_by: v.nullable(v.string()),
  /** Of the answer's e-mail, if there is one. */
  mail: v.nullable(v.string()),
});

const returnRequest = v.object({
  request: v.string(),
  site: v.string(),
  player: v.string(),
  account_id: v.string(),
  reason: v.string(),
  asked_at: time,
  /** Whole days since it was made. */
  age_days: v.number(),
  /** By when it must be answered. */
  answer_by: time,
  /** Whether that is over. It is never granted by itself. */
  overdue: v.boolean(),
});

const listOf = <S extends v.GenericSchema>(entry: S) => v.object({ value: v.array(entry) });
const ticketField = requiredText(64);

/** What players ask for and what waits for a person: names, links between persons, gifts, closings, messages. */
export const requests = {
  'names/list': {
    about: 'Lists the names that players ask for.',
    kind: 'read',
    scope: 'sites',
    permission: 'players.identity',
    input: v.object({}),
    output: listOf(nameRequest),
    errors: [],
    personal: true,
  },
  'names/accept': {
    about: 'Accepts the name that a player asks for. Where identity is checked, it is checked again.',
    kind: 'act',
    scope: 'site',
    permission: 'players.identity',
    input: v.object({ request: requiredText(64) }),
    output: v.object({}),
    errors: ['nothingToDecide'],
    reason: true,
  },
  'names/refuse': {
    about: 'Refuses the name that a player asks for; the player is told.',
    kind: 'act',
    scope: 'site',
    permission: 'players.identity',
    input: v.object({ request: requiredText(64) }),
    output: v.object({}),
    errors: ['nothingToDecide'],
    reason: true,
  },
  'persons/list': {
    about: 'Lists accounts that may be one person’s, the newest first; `open`: those that wait for a decision.',
    kind: 'read',
    scope: 'sites',
    permission: 'players.read',
    input: v.object({ since: v.optional(time), open: v.optional(v.boolean(), false) }),
    output: listOf(link),
    errors: [],
    personal: true,
  },
  'persons/lift': {
    about: 'Says that two accounts are two persons’: their link neither asks nor binds any more.',
    kind: 'act',
    scope: 'site',
    permission: 'players.close',
    input: v.object({
      player: playerField,
      /** The id of the other player, at whatever site. */
      other: requiredText(64),
    }),
    output: v.object({}),
    errors: ['nothingToDecide'],
    reason: true,
    stepUp: true,
  },
  'persons/bind': {
    about: 'Says that two accounts are one person’s: breaks, blocks, limits and gifts of one hold for both.',
    kind: 'act',
    scope: 'site',
    permission: 'players.close',
    input: v.object({
      player: playerField,
      /** The id of the other player, at whatever site. */
      other: requiredText(64),
    }),
    output: v.object({}),
    errors: ['nothingToDecide'],
    reason: true,
    stepUp: true,
  },
  'gifts/list': {
    about: 'Lists gifts that were refused because the person had them before, or (`doubtful`) that would be by now.',
    kind: 'read',
    scope: 'sites',
    permission: 'players.gifts',
    input: v.object({
      outcome: v.optional(v.picklist(['refused', 'doubtful']), 'refused'),
      /** `next` of the page before. */
      after: v.optional(requiredText(400)),
      limit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500)), 100),
    }),
    /** The newest first; `next` is where the next page begins, null at the end. */
    output: v.object({ value: v.array(gift), next: v.nullable(v.string()) }),
    errors: [],
  },
  'gifts/allow': {
    about: 'Allows a gift that was refused: the player can claim it.',
    kind: 'act',
    scope: 'site',
    permission: 'players.gifts',
    input: v.object({ player: playerField, gift: requiredText(200) }),
    output: v.object({}),
    errors: ['nothingToDecide'],
    reason: true,
  },
  'closings/list': {
    about: 'Lists accounts that are being closed, the oldest first.',
    kind: 'read',
    scope: 'sites',
    permission: 'players.read',
    input: v.object({}),
    output: listOf(closing),
    errors: [],
  },
  'closings/reopen': {
    about: 'Opens an account again that is closed or being closed.',
    kind: 'act',
    scope: 'site',
    permission: 'players.close',
    input: v.object({ player: playerField }),
    output: v.object({}),
    errors: ['nothingToDecide', 'tooEarly'],
    reason: true,
    stepUp: true,
  },
  'returns/list': {
    about: 'Lists requests to end an indefinite self-exclusion that wait for an answer, the oldest first.',
    kind: 'read',
    scope: 'sites',
    permission: 'players.protect',
    input: v.object({}),
    output: listOf(returnRequest),
    errors: [],
    personal: true,
  },
  'returns/answer': {
    about: 'Answers a request to end an indefinite self-exclusion, once; the player reads the answer.',
    kind: 'act',
    scope: 'site',
    permission: 'players.protect',
    input: v.object({
      request: requiredText(64),
      verdict: v.picklist(['granted', 'refused']),
      answer: requiredText(1000),
    }),
    /** When play opens again; null if it was refused. */
    output: v.object({ opens_at: v.nullable(time) }),
    errors: ['nothingToDecide'],
    reason: true,
  },
  'messages/list': {
    about: 'Lists messages of the contact form that wait, and answers that could not be delivered.',
    kind: 'read',
    scope: 'sites',
    permission: 'messages.answer',
    input: v.object({}),
    output: listOf(ticket),
    errors: [],
    personal: true,
  },
  'messages/show': {
    about: 'Shows a message of the contact form.',
    kind: 'read',
    scope: 'sites',
    permission: 'messages.answer',
    input: v.object({ ticket: ticketField }),
    output: ticket,
    errors: [],
    personal: true,
  },
  'messages/answer': {
    about: 'Answers a message of the contact form, once: in the inbox, or by e-mail.',
    kind: 'act',
    scope: 'site',
    permission: 'messages.answer',
    input: v.object({
      ticket: ticketField,
      /** Lines are kept. */
      answer: v.pipe(
        v.string(),
        v.transform((words) =>
          words
            .replace(/^\ufeff/, '')
            .replace(/\r\n?/g, '\n')
            .trim(),
        ),
        v.minLength(1, 'required'),
        v.maxLength(1800, 'tooLong'),
        v.regex(/^(?:[\n\t]|[^\p{Cc}\ufffd])*$/u, 'controlCharacter'),
      ),
    }),
    /** Where the answer goes. */
    output: v.object({ by: v.picklist(['inbox', 'email']) }),
    errors: ['nothingToDecide'],
  },
  'messages/close': {
    about: 'Closes a message of the contact form without an answer.',
    kind: 'act',
    scope: 'site',
    permission: 'messages.answer',
    input: v.object({ ticket: ticketField }),
    output: v.object({}),
    errors: ['nothingToDecide'],
    reason: true,
  },
} as const satisfies Record<string, StaffCallRow>;
