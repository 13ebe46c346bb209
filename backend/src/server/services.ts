import type { MessageSender } from '../auth/messages';
import type { Database } from '../database/database';
import type { Ledger } from '../ledger/ledger';
import type { Money } from '../money';
import type { Sites } from '../sites/sites';
import type { Clock } from './handlers';
import type { Random } from './random';

/** What domains are made of: passed to every `<domain>Calls(services)` and to every seeding function. */
export interface Services {
  database: Database;
  clock: Clock;
  random: Random;
  sites: Sites;
  ledger: Ledger;
  money: Money;
  /** Sends one-time codes. */
  sender: MessageSender;
  /** Whether this is the sandbox: its outbox page exists only there. */
  sandbox: boolean;
}

/** The machine's own clock. */
export const systemClock: Clock = { now: Date.now };
