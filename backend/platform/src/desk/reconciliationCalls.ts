import { Days } from '@marquee/contract/days';
import {
  chargebacks,
  closeContradiction,
  contradiction,
  contradictions,
  stateContradiction,
} from '../reconciliation/contradictions';
import { type Mapping, readSettlementFile } from '../reconciliation/settlementFile';
import {
  checkSettlement,
  closeDifference,
  noteDifference,
  settlementDifference,
  settlementDifferences,
  settlementRuns,
} from '../reconciliation/settlements';
import { storedActor } from '../staff/actor';
import type { StaffContext, StaffHandlers } from '../staff/handlers';
import { StaffRefusal } from '../staff/staffRefusal';
import { isoOf, isoOrNull } from '../staff/times';

type Sites = Pick<StaffContext, 'site' | 'mayAt'>;
const sitesOf = ({ site, mayAt }: Sites) => (site ? [site] : mayAt);

const none = { matched: 0, missingHere: 0, missingThere: 0, different: 0, twice: 0 };

/** The longest period of a settlement file, ms. */
const longest = 100 * 86_400_000;

/** The start of the first day and the end of the last one, ms since 1970. Throws StaffRefusal `invalidInput`. */
function periodOf({ from, until }: { from: string; until: string }, zone: string) {
  const days = new Days(zone);
  const begin = days.beginningOf(Date.parse(from));
  const end = days.midnight(days.beginningOf(Date.parse(until)), 1);
  if (begin >= end || end - begin > longest)
    throw new StaffRefusal('invalidInput', { httpStatus: 400, fields: { until: 'invalid' } });
  return { from: begin, until: end };
}

/** A contradiction that two persons may close. Throws StaffRefusal `targetUnknown`, `notOpen` or `gatewayAnswers`. */
async function openContradiction({ database, site }: StaffContext, event: string) {
  const found = await contradiction(database, site, event);
  if (!found) throw new StaffRefusal('targetUnknown');
  if (found.proof !== null) throw new StaffRefusal('notOpen');
  if (!found.is_not_answered) throw new StaffRefusal('gatewayAnswers');
  return found;
}

/** The same of a row of a settlement file. */
async function openDifference({ database, site }: StaffContext, named: { run: string; row: number }) {
  const found = await settlementDifference(database, site, named);
  if (!found) throw new StaffRefusal('targetUnknown');
  if (found.proof !== null) throw new StaffRefusal('notOpen');
  if (!found.is_not_answered) throw new StaffRefusal('gatewayAnswers');
  return found;
}

/** What differs between the gateway and the books. */
export const reconciliationCalls = {
  'contradictions/list': async ({ closed, limit }, context) => {
    const rows = await contradictions(context.database, { sites: sitesOf(context), closed, limit });
    return {
      output: {
        value: rows.map((row) => ({
          event: row.event_id,
          kind: row.outcome === 'applied' ? ('paidLate' as const) : ('contradicts' as const),
          payment: row.payment,
          site: row.site,
          player: row.player_id,
          received_at: isoOf(row.received_at),
          status: row.status,
          amount: row.amount,
          currency: row.currency,
          state: row.state,
          booked_amount: row.booked_amount,
          booked_currency: row.booked_currency,
          lacking: row.outcome === 'applied' ? 0 : row.lacking,
          corrected: row.corrected,
          verdict: row.verdict,
          evidence: row.evidence,
          stated_at: isoOrNull(row.stated_at),
          answer: row.answer,
          answer_amount: row.answer_amount,
          answered_at: isoOrNull(row.answered_at),
          proof: row.proof,
        })),
      },
    };
  },

  'contradictions/resolve': async ({ event, verdict, evidence }, context) => {
    const { database, site, clock } = context;
    const before = await contradiction(database, site, event);
    if (!before) throw new StaffRefusal('targetUnknown');
    if (before.proof !== null) throw new StaffRefusal('notOpen');
    const { payment } = before;
    await stateContradiction(
      database,
      { event, payment, verdict, evidence, by: storedActor(context.actor) },
      clock.now(),
    );
    const after = await contradiction(database, site, event);
    return {
      output: { event, proof: after?.proof ?? null },
      target: `payment:${payment}`,
      before: { verdict: before.verdict },
      after: { verdict, event },
    };
  },

  'contradictions/close': {
    weigh: async ({ event }, context) => {
      const { player_id: payee, amount, currency } = await openContradiction(context, event);
      return { ...(amount !== null && currency !== null && { amount, currency }), payee };
    },
    act: async ({ event, verdict, evidence }, context) => {
      const { database, clock, reason } = context;
      const { payment, verdict: stated } = await openContradiction(context, event);
      const closing = { event, verdict, evidence, reason: reason ?? '', by: storedActor(context.actor) };
      await closeContradiction(database, closing, clock.now());
      return {
        output: { event, proof: 'decision' as const },
        target: `payment:${payment}`,
        before: { verdict: stated },
        after: { verdict, event },
      };
    },
  },

  'chargebacks/list': async ({ limit }, context) => {
    const rows = await chargebacks(context.database, sitesOf(context), limit);
    return {
      output: {
        value: rows.map(({ event_id: event, player_id: player, method_name: method, at, state: _, ...row }) => ({
          event,
          player,
          method,
          at: isoOf(at),
          ...row,
        })),
      },
    };
  },

  'settlements/check': async (input, context) => {
    const { database, sites, site, clock } = context;
    const { currency, time_zone } = sites.find(site) ?? { currency: '', time_zone: 'UTC' };
    const mapping: Mapping = {
      payment: input.payment_column,
      reference: input.reference_column,
      amount: input.amount_column,
      currency: input.currency_column,
      kind: input.kind_column,
      kindWords: input.kind_words,
      decimals: input.decimals,
    };
    const period = periodOf(input, time_zone);
    const { rows, faults } = readSettlementFile(input.file, mapping, currency);
    if (faults.length > 0) return { output: { run: null, faults, counts: none, totals: [] } };
    const file = { site, name: input.file_name, text: input.file, ...period, by: storedActor(context.actor) };
    const { run, counts, totals } = await checkSettlement(database, file, rows, clock.now());
    return { output: { run, faults, counts, totals }, target: `settlement:${run}`, after: counts };
  },

  'settlements/list': async ({ limit }, context) => {
    const rows = await settlementRuns(context.database, sitesOf(context), limit);
    return {
      output: {
        value: rows.map(({ id: run, from_at, until_at, made_at, made_by: _, ...row }) => ({
          run,
          ...row,
          from: isoOf(from_at),
          until: isoOf(until_at),
          made_at: isoOf(made_at),
        })),
      },
    };
  },

  'settlements/show': async ({ run }, { database, site }) => {
    const [known] = await database.query('select 1 as found from settlement_runs where id = $1 and site = $2', [
      run,
      site,
    ]);
    if (!known) throw new StaffRefusal('targetUnknown');
    const rows = await settlementDifferences(database, run);
    return {
      output: {
        value: rows.map(({ payment_id: payment, noted_at, ...row }) => ({
          payment,
          noted_at: isoOrNull(noted_at),
          ...row,
        })),
      },
      target: `settlement:${run}`,
    };
  },

  'settlements/note': async ({ run, row, note }, context) => {
    const { database, site, clock } = context;
    const found = await settlementDifference(database, site, { run, row });
    if (!found) throw new StaffRefusal('targetUnknown');
    if (found.proof !== null) throw new StaffRefusal('notOpen');
    await noteDifference(database, { run, row, note, by: storedActor(context.actor) }, clock.now());
    return {
      output: { proof: null },
      target: `settlement:${run}`,
      before: { note: found.note },
      after: { row, note },
    };
  },

  'settlements/close': {
    weigh: async (named, context) => {
      const { player_id, theirs: amount, their_currency: currency } = await openDifference(context, named);
      return {
        ...(amount !== null && currency !== null && { amount, currency }),
        ...(player_id && { payee: player_id }),
      };
    },
    act: async ({ run, row }, context) => {
      await openDifference(context, { run, row });
      const { database, clock, reason } = context;
      await closeDifference(database, { run, row, reason: reason ?? '', by: storedActor(context.actor) }, clock.now());
      return { output: { proof: 'decision' as const }, target: `settlement:${run}`, after: { row, closed: true } };
    },
  },
} satisfies Partial<StaffHandlers>;
