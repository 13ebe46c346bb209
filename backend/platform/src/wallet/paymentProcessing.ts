import type { Scheduler } from '@marquee/protocols/gateway/gateway';
import type { Keys } from '@marquee/protocols/signing/signing';
import { eventHandler } from './callbacks';
import { type PaymentRow, paymentColumns } from './payments';
import { resumePayments } from './resume';
import { reviewsWaiting } from './review';
import { type SubmitParts, submitPayment } from './submit';

/** How often stalled payments are looked for, ms. */
const pollInterval = 30_000;

/** The background processing of payments. */
export interface PaymentProcessing {
  /** The HTTP handler of the gateway's events: mount it at `POST /gateway/v1/events`. */
  events(request: Request): Promise<Response>;
  /**
   * Submits a new payment to the gateway; returns its state. If the gateway does not answer, it is unchanged and
   * submitted again later.
   */
  submit(payment: PaymentRow): Promise<PaymentRow>;
  /** Resumes unfinished payments of the previous process, and keeps polling stalled ones. */
  start(): void;
  /** Stops polling; waits for the current request. */
  stop(): Promise<void>;
}

/** The payments of a backend: takes the gateway's events and polls stalled payments. */
export function paymentProcessing(
  parts: SubmitParts & {
    scheduler: Scheduler;
    /** Shared with the gateway, which signs its events. */
    keys: Keys;
    /** Called now and then with the number of withdrawals in review. */
    onReviews?: (waiting: number) => void;
  },
): PaymentProcessing {
  const { database, scheduler, report, onReviews } = parts;
  let running: Promise<unknown> = Promise.resolve();
  let isOver = false;
  const look = (which: 'every' | 'due', pause: number) =>
    scheduler.after(pause, () => {
      running = resumePayments(parts, which, () => isOver)
        .then(async () => onReviews?.(await reviewsWaiting(database)))
        .catch(report);
      void running.then(() => isOver || look('due', pollInterval));
    });
  return {
    events: eventHandler(parts),
    async submit(payment) {
      await submitPayment(parts, payment);
      const [now] = await database.query<PaymentRow>(`select ${paymentColumns} from payments where id = $1`, [
        payment.id,
      ]);
      return now ?? payment;
    },
    start: () => look('every', 0),
    async stop() {
      isOver = true;
      scheduler.stop();
      await running;
    },
  };
}
