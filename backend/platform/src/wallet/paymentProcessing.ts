import type { Clock } from '@marquee/kernel/clock';
import type { Gateway, Scheduler } from '@marquee/protocols/gateway/gateway';
import type { Keys } from '@marquee/protocols/signing/signing';
import { type CallbackParts, callbackHandler } from './callbacks';
import { resumePayments } from './resume';

/** How often payments that stand still are looked for, ms. */
const lookEvery = 30_000;

/** What carries payments to their end. */
export interface PaymentProcessing {
  /** The HTTP handler of the gateway's callbacks: mount it at `POST /gateway/callback`. */
  callback(request: Request): Promise<Response>;
  /** Resumes the payments that the last process left unfinished, and goes on looking for such. */
  start(): Promise<void>;
  stop(): void;
}

/** The payments of a backend: takes the gateway's callbacks and asks again after what stands still. */
export function paymentProcessing(
  parts: CallbackParts & {
    clock: Clock;
    scheduler: Scheduler;
    gateway: Gateway;
    /** Shared with the gateway, which signs its callbacks. */
    keys: Keys;
  },
): PaymentProcessing {
  const { database, clock, scheduler, gateway } = parts;
  const lookAgain = () => {
    scheduler.after(lookEvery, () => {
      resumePayments(database, gateway, clock.now(), 'still')
        .catch(() => 0)
        .finally(lookAgain);
    });
  };
  return {
    callback: callbackHandler(parts),
    async start() {
      await resumePayments(database, gateway, clock.now(), 'every');
      lookAgain();
    },
    stop: () => gateway.stop(),
  };
}
