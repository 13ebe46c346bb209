import { unfinished } from '@marquee/contract/machines';
import type { Database } from '@marquee/database/database';
import type { Report } from '@marquee/kernel/work/report';
import type { Keys } from '@marquee/protocols/signing/signing';
import type { JobRunner } from '../jobs/jobRunner';
import { eventHandler } from './callbacks';
import { defineAnswers } from './gatewayAnswers';
import { type PaymentRow, paymentColumns, paymentJob } from './payments';
import { type SubmitParts, submitPayment } from './submit';

/** The background processing of payments. */
export interface PaymentProcessing {
  /** The HTTP handler of the gateway's events: mount it at `POST /gateway/v1/events`. */
  events(request: Request): Promise<Response>;
  /**
   * Submits a new payment to the gateway; returns its state. If the gateway does not answer, it is unchanged and
   * submitted again later.
   */
  submit(payment: PaymentRow): Promise<PaymentRow>;
}

async function readPayment(database: Database, id: string): Promise<PaymentRow | undefined> {
  const [row] = await database.query(`select ${paymentColumns} from payments where id = $1`, [id]);
  return row;
}

const minute = 60_000;
const hour = 60 * minute;

/**
 * When the gateway is asked about an open payment again: after a minute, or a tenth of its age, but at least hourly;
 * and once 15 s after its expiry. Our clock never ends a payment: only the gateway knows whether it was paid.
 */
export function nextPoll(
  { created_at, expires_at }: Pick<PaymentRow, 'created_at' | 'expires_at'>,
  now: number,
): number {
  const later = now + Math.min(hour, Math.max(minute, (now - created_at) / 10));
  const expired = (expires_at ?? 0) + 15_000;
  return Math.round(expired > now ? Math.min(later, expired) : later);
}

/** The payments of a backend: takes the gateway's events and polls unfinished payments. */
export function paymentProcessing(
  parts: SubmitParts & {
    jobs: JobRunner;
    /** Shared with the gateway, which signs its events. */
    keys: Keys;
    report: Report;
  },
): PaymentProcessing {
  const { database, clock, jobs, report } = parts;
  const open = async (id: string) => {
    const payment = await readPayment(database, id);
    return payment && unfinished.includes(payment.state) ? payment : undefined;
  };
  defineAnswers(parts);
  jobs.define(paymentJob, {
    async run({ key: id }) {
      const payment = await open(id);
      if (payment) await submitPayment(parts, payment);
      const left = await open(id);
      return left && nextPoll(left, clock.now());
    },
    atOnce: 5,
    // Longer than a call of the gateway may last.
    lease: minute,
    pauses: { first: 10_000, longest: minute },
    atStart: true,
    report,
  });
  return {
    events: eventHandler(parts),
    async submit(payment) {
      await submitPayment(parts, payment).catch((error) => report(error, { item: payment.id }));
      return (await readPayment(database, payment.id)) ?? payment;
    },
  };
}
