import * as v from 'valibot';
import { day, money, requiredText, time } from '../schemas/fields';
import type { StaffCallRow } from './row';
import { largestSettlementFile, settlementKinds, settlementOutcomes } from './settlementKinds';

const id = requiredText(120);
const column = requiredText(80);
const most = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(500)), 100);
const someMoney = v.nullable(money);
const word = v.nullable(v.string());

/** What a file and the books say of a kind. */
const total = v.object({ kind: v.picklist(settlementKinds), currency: v.string(), theirs: money, ours: money });

/**
 * What proves a difference since: an event, a later file, or the gateway's answer. `decision`: two persons have closed
 * what the gateway cannot be asked about. Null: it is open.
 */
const proof = v.nullable(v.picklist(['event', 'laterFile', 'answer', 'decision']));

/** Where the gateway and the books differ. Nothing here moves money: the gateway's own word does. */
export const reconciliation = {
  'contradictions/list': {
    about: 'Lists what the gateway said against the books, and deposits that were paid late, oldest first.',
    kind: 'read',
    scope: 'sites',
    permission: 'money.read',
    input: v.object({ closed: v.optional(v.boolean(), false), limit: most }),
    output: v.object({
      value: v.array(
        v.object({
          event: v.string(),
          kind: v.picklist(['contradicts', 'paidLate']),
          payment: v.string(),
          site: v.string(),
          player: v.string(),
          received_at: time,
          /** What the event said. */
          status: v.string(),
          amount: someMoney,
          currency: word,
          /** What the books have. */
          state: v.string(),
          booked_amount: money,
          booked_currency: v.string(),
          /** What the player's cash lacks if the event is right; null: the gateway cannot be asked about that. */
          lacking: someMoney,
          /** The sum of the corrections of this difference (`cash/adjust`, `gatewayDifference`) since the event. */
          corrected: money,
          /** What somebody stated, and what the gateway answered when it was asked. */
          verdict: v.nullable(v.picklist(['books', 'gateway'])),
          evidence: word,
          stated_at: v.nullable(time),
          answer: word,
          answer_amount: someMoney,
          answered_at: v.nullable(time),
          proof,
        }),
      ),
    }),
    errors: [],
  },
  'contradictions/resolve': {
    about: 'States which is right, and has the gateway asked. Only its own answer closes the contradiction.',
    kind: 'act',
    scope: 'site',
    permission: 'money.reconcile',
    input: v.object({ event: id, verdict: v.picklist(['books', 'gateway']), evidence: requiredText(500) }),
    output: v.object({ event: v.string(), proof }),
    errors: ['notOpen'],
  },
  'contradictions/close': {
    about:
      'Closes, by two persons, what the gateway cannot be asked about: refunds, chargebacks, returns. Posts nothing.',
    kind: 'act',
    scope: 'site',
    permission: 'money.reconcile',
    input: v.object({ event: id, verdict: v.picklist(['books', 'gateway']), evidence: requiredText(500) }),
    output: v.object({ event: v.string(), proof }),
    errors: ['notOpen', 'gatewayAnswers'],
    reason: true,
    second: 'always',
    stepUp: true,
  },
  'chargebacks/list': {
    about: 'Lists deposits that were charged back, newest first, with what the player owes.',
    kind: 'read',
    scope: 'sites',
    permission: 'money.read',
    input: v.object({ limit: most }),
    output: v.object({
      value: v.array(
        v.object({
          event: v.string(),
          payment: v.string(),
          site: v.string(),
          player: v.string(),
          method: v.string(),
          at: time,
          deposit: money,
          amount: money,
          currency: v.string(),
          /** The part that the player's cash did not cover. */
          uncovered: money,
          /** What the player owes now of all that was taken back; it comes off before the next withdrawal. */
          owed: money,
        }),
      ),
    }),
    errors: [],
  },
  'settlements/check': {
    about: 'Compares a settlement file of the gateway with the books. It finds, and posts nothing.',
    kind: 'act',
    scope: 'site',
    permission: 'money.reconcile',
    input: v.object({
      /** The text of the CSV. */
      file: v.pipe(v.string(), v.minLength(1, 'required'), v.maxLength(largestSettlementFile, 'tooLong')),
      file_name: requiredText(200),
      /** The first and the last day, in the site's time zone, whose payments the file must have. */
      from: day,
      until: day,
      payment_column: column,
      reference_column: v.optional(column),
      amount_column: column,
      currency_column: v.optional(column),
      kind_column: v.optional(column),
      /** What the file calls a kind, such as `payin=deposit`. */
      kind_words: v.optional(
        v.pipe(
          v.array(v.pipe(requiredText(80), v.regex(new RegExp(`=\\s*(${settlementKinds.join('|')})$`), 'invalid'))),
          v.maxLength(50, 'tooLong'),
        ),
        [],
      ),
      /** How amounts are written: 1,234.50, 1.234,50, or whole minor units. */
      decimals: v.optional(v.picklist(['point', 'comma', 'minor']), 'point'),
    }),
    output: v.object({
      /** Null: the file could not be read, and `faults` says where; line 0 is all of it. */
      run: v.nullable(v.string()),
      faults: v.array(v.object({ line: v.number(), text: v.string() })),
      counts: v.object(
        Object.fromEntries(settlementOutcomes.map((outcome) => [outcome, v.number()])) as Record<
          (typeof settlementOutcomes)[number],
          v.NumberSchema<undefined>
        >,
      ),
      totals: v.array(total),
    }),
    errors: [],
  },
  'settlements/list': {
    about: 'Lists settlement files that were compared, newest first, with how many rows are open.',
    kind: 'read',
    scope: 'sites',
    permission: 'money.read',
    input: v.object({ limit: most }),
    output: v.object({
      value: v.array(
        v.object({
          run: v.string(),
          site: v.string(),
          file_name: v.string(),
          from: time,
          /** Not part of the period. */
          until: time,
          made_at: time,
          rows: v.number(),
          matched: v.number(),
          open: v.number(),
          totals: v.array(total),
        }),
      ),
    }),
    errors: [],
  },
  'settlements/show': {
    about: 'Lists the rows of a settlement file that differ from the books, and what proves them since.',
    kind: 'read',
    scope: 'site',
    permission: 'money.read',
    input: v.object({ run: id }),
    output: v.object({
      value: v.array(
        v.object({
          number: v.number(),
          /** Of the file; null for what it lacks. */
          line: v.nullable(v.number()),
          payment: v.string(),
          reference: word,
          kind: v.picklist(settlementKinds),
          theirs: someMoney,
          their_currency: word,
          ours: someMoney,
          our_currency: word,
          outcome: v.picklist(settlementOutcomes),
          note: word,
          noted_at: v.nullable(time),
          /** Why two persons have closed it. */
          closed_reason: word,
          proof,
        }),
      ),
    }),
    errors: [],
  },
  'settlements/note': {
    about:
      'Notes what was done about a row that differs, and has the gateway asked. It stays open until that is proved.',
    kind: 'act',
    scope: 'site',
    permission: 'money.reconcile',
    input: v.object({ run: id, row: v.pipe(v.number(), v.integer(), v.minValue(1)), note: requiredText(500) }),
    output: v.object({ proof }),
    errors: ['notOpen'],
  },
  'settlements/close': {
    about:
      'Closes, by two persons, a row that the gateway cannot be asked about, such as one that is twice. Posts nothing.',
    kind: 'act',
    scope: 'site',
    permission: 'money.reconcile',
    input: v.object({ run: id, row: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
    output: v.object({ proof }),
    errors: ['notOpen', 'gatewayAnswers'],
    reason: true,
    second: 'always',
    stepUp: true,
  },
} as const satisfies Record<string, StaffCallRow>;
