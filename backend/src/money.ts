import { onPaymentChanged } from './account/paymentNews';
import type { Database } from './database/database';
import type { Clock } from './server/handlers';
import type { Random } from './server/random';
import type { Sites } from './sites/sites';
import { callbackHandler } from './wallet/callbacks';
import { type Gateway, realScheduler, type Scheduler } from './wallet/gateway';
import { resumePayments } from './wallet/resume';
import { sandboxGateway, sandboxHelp } from './wallet/sandboxGateway';

/** How often payments that stand still are looked for, ms. */
const lookEvery = 30_000;

/** What moves money in and out of the house. */
export interface Money {
  gateway: Gateway;
  /** The HTTP handler of the gateway's callbacks: mount it at `POST /gateway/callback`. */
  callback(request: Request): Promise<Response>;
  /** Resumes the payments that the last process left unfinished, and goes on looking for such. */
  start(): Promise<void>;
  stop(): void;
}

/**
 * The money services of a backend. `scheduler` and `secret` (of the callbacks' HMAC) are substituted in tests; the sandbox gateway
 * lives in this process, so a secret made at the start is enough.
 */
export function moneyServices(parts: {
  database: Database;
  clock: Clock;
  random: Random;
  sites: Pick<Sites, 'find'>;
  scheduler?: Scheduler;
  secret?: string;
  /** Whether there is a page that explains the gateway to those who try it; there is one unless said. */
  sandbox?: boolean;
}): Money {
  const { database, clock, random, sites } = parts;
  const scheduler = parts.scheduler ?? realScheduler();
  const secret = parts.secret ?? Buffer.from(random.bytes(32)).toString('hex');
  const callback = callbackHandler({ database, clock, secret, changed: onPaymentChanged(sites) });
  const gateway = sandboxGateway({
    secret,
    clock,
    scheduler,
    random: () => random.below(1_000_000) / 1_000_000,
    deliver: callback,
    help: parts.sandbox === false ? null : sandboxHelp,
  });
  const lookAgain = () => {
    scheduler.after(lookEvery, () => {
      resumePayments(database, gateway, clock.now(), 'still')
        .catch(() => 0)
        .finally(lookAgain);
    });
  };
  return {
    gateway,
    callback,
    async start() {
      await resumePayments(database, gateway, clock.now(), 'every');
      lookAgain();
    },
    stop: gateway.stop,
  };
}
