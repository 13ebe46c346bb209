import type { Database } from '@marquee/database/database';
import type { Clock } from '@marquee/kernel/clock';
import type { Report } from '@marquee/kernel/work/report';
import type { Gateway } from '@marquee/protocols/gateway/gateway';
import type { GatewayState } from '@marquee/protocols/gateway/messages';
import type { JobRunner } from '../jobs/jobRunner';
import { addJob } from '../jobs/jobs';
import { applyEvent, type CallbackParts } from './callbacks';

/** The job of asking the gateway where a payment stands, in whatever state it is here; its key is the payment's id. */
export const answerJob = 'gatewayAnswer';

/** Has the gateway asked where a payment stands. Unlike an order that is sent again, this has nothing done there. */
export async function askForAnswer(transaction: Database, paymentId: string, now: number): Promise<void> {
  await addJob(transaction, { kind: answerJob, key: paymentId, at: now }, now);
}

/**
 * An answer of the gateway as an event. Its id is derived from the content: the same answer is the same event and
 * applied once; a corrected amount is another event.
 */
export function eventOfAnswer({ next_step: _, expires_at: __, ...state }: GatewayState) {
  const { payment_id, status, amount, currency } = state;
  return { ...state, event_id: `answer:${payment_id}:${status}:${amount}:${currency}` };
}

/** Asks the gateway, keeps its answer as evidence, and applies it like any event, in one transaction. */
async function ask(
  { clock, gateway, ...parts }: CallbackParts & { clock: Clock; gateway: Gateway },
  paymentId: string,
): Promise<void> {
  const said = await gateway.status(paymentId);
  const now = clock.now();
  await parts.database.transaction(async (transaction) => {
    await transaction.query(
      `insert into gateway_answers (payment_id, status, amount, currency, at) values ($1, $2, $3, $4, $5)
       on conflict (payment_id) do update set status = excluded.status, amount = excluded.amount, currency = excluded.currency,
         at = excluded.at where gateway_answers.at <= excluded.at`,
      [paymentId, said?.status ?? null, said?.amount ?? null, said?.currency ?? null, now],
    );
    if (said) await applyEvent({ ...parts, database: transaction }, eventOfAnswer(said), now);
  });
}

/** Has this process ask the gateway what somebody wants to know. */
export function defineAnswers(
  parts: CallbackParts & { clock: Clock; gateway: Gateway; jobs: JobRunner; report: Report },
): void {
  parts.jobs.define(answerJob, {
    async run({ key }) {
      await ask(parts, key);
      return undefined;
    },
    atOnce: 3,
    // Longer than a call of the gateway may last.
    lease: 60_000,
    pauses: { first: 10_000, longest: 60_000 },
    atStart: true,
    report: parts.report,
  });
}
