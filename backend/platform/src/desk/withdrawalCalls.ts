import type { Database } from '@marquee/database/database';
import { storedActor } from '../staff/actor';
import type { StaffContext, StaffHandlers } from '../staff/handlers';
import { StaffRefusal } from '../staff/staffRefusal';
import { isoOf, isoOrNull } from '../staff/times';
import { decideReview, type ReviewDecision, withdrawalsInReview } from '../wallet/review';
import { knownOf } from '../wallet/reviewRules';

/** A withdrawal of a site. Throws StaffRefusal `targetUnknown`, or `notInReview`. */
async function inReview(database: Database, site: string, id: string) {
  const [payment] = await database.query(
    `select player_id, amount, currency, state from payments where id = $1 and site = $2 and kind = 'withdrawal'`,
    [id, site],
  );
  if (!payment) throw new StaffRefusal('targetUnknown');
  if (payment.state !== 'review') throw new StaffRefusal('notInReview');
  return payment;
}

async function decide(
  { database, ledger, events, site, actor, clock }: StaffContext,
  decision: Omit<ReviewDecision, 'site' | 'by'>,
) {
  const { payment } = decision;
  const { amount, currency } = await inReview(database, site, payment);
  const outcome = await decideReview(
    { database, ledger, events },
    { ...decision, site, by: storedActor(actor) },
    clock.now(),
  );
  if (outcome !== 'done') throw new StaffRefusal(outcome);
  const isRefused = decision.verdict === 'refuse';
  return {
    output: { payment, amount, currency },
    target: `payment:${payment}`,
    before: { state: 'review' },
    after: isRefused ? { state: 'rejected', refusal: decision.refusal } : { state: 'requested' },
  };
}

/** Decisions about withdrawals in review. */
export const withdrawalCalls = {
  'withdrawals/list': async ({ limit }, { database, site, mayAt, clock }) => {
    const rows = await withdrawalsInReview(database, { sites: site ? [site] : mayAt, limit });
    const value = await Promise.all(
      rows.map(async (row) => {
        const known = await knownOf(database, row);
        return {
          payment: row.id,
          site: row.site,
          player: row.player_id,
          amount: row.amount,
          currency: row.currency,
          method: row.method_name,
          account: row.account ?? '',
          asked_at: isoOf(row.created_at),
          waits_minutes: Math.floor((clock.now() - row.created_at) / 60_000),
          reasons: row.review_reasons,
          may_be_at_gateway: row.asked_at !== null,
          player_since: isoOf(known.player_since),
          bank_account_since: isoOrNull(known.account_since),
          paid_before: isoOrNull(known.paid_before),
          deposited: known.deposited,
          staked: known.staked,
          of_day: known.of_day,
          may_be_linked: known.is_linked,
          is_identified: known.is_verified,
        };
      }),
    );
    return { output: { value } };
  },

  'withdrawals/approve': {
    weigh: async ({ payment }, { database, site }) => {
      const { amount, currency, player_id: payee } = await inReview(database, site, payment);
      return { amount, currency, payee };
    },
    act: ({ payment }, context) => decide(context, { payment, verdict: 'release' }),
  },

  'withdrawals/refuse': ({ payment, refusal, sure: isSure }, context) =>
    decide(context, { payment, verdict: 'refuse', refusal, isSure }),
} satisfies Partial<StaffHandlers>;
