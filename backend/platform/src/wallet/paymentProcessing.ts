import type { Scheduler } from '@marquee/protocols/gateway/gateway';
import type { Keys } from '@marquee/protocols/signing/signing';
import { eventHandler } from './callbacks';
import { type PaymentRow, paymentColumns } from './payments';
import { resumePayments } from './resume';
import { reviewsWaiting } from './review';
import { type SubmitParts, submitPayment } from './submit';

/** How often payments that stand still are looked for, ms. */
const lookEvery = 30_000;

/** What carries payments to their end. */
export interface PaymentProcessing {
  /** The HTTP handler of the gateway's events: mount it at `POST /gateway/v1/events`. */
  events(request: Request): Promise<Response>;
  /**
   * Hands a new payment over; answers it as it stands then. Where the gateway is silent it stays as it was, and is
   * handed over later.
   */
  submit(payment: PaymentRow): Promise<PaymentRow>;
  /** Resumes the payments that the last process left unfinished, and goes on looking for such. */
  start(): void;
  /** Ends that; what is being asked is waited for. */
  stop(): Promise<void>;
}

/** The payments of a backend: takes the gateway's events and asks again after what stands still. */
export function paymentProcessing(
  parts: SubmitParts & {
    scheduler: Scheduler;
    /** Shared with the gateway, which signs its events. */
    keys: Keys;
    /** Told from time to time how many withdrawals wait for the operator. */
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
      void running.then(() => isOver || look('due', lookEvery));
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
