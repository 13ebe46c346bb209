import type { Database } from '@marquee/database/database';
import type { Migration } from '@marquee/database/migrate';
import type { Clock } from '@marquee/kernel/clock';
import type { Bindings } from '@marquee/kernel/http/bindings';
import type { Random } from '@marquee/kernel/random';
import type { SiteFile } from '@marquee/platform/sites/siteFile';
import type { Sites } from '@marquee/platform/sites/sites';
import type { Scheduler } from '@marquee/protocols/gateway/gateway';
import type { Transport } from '@marquee/protocols/signing/signedClient';
import type { Keys } from '@marquee/protocols/signing/signing';
import type { Hono } from 'hono';
import type { Adapters } from '../adapters';
import type { Services } from '../services';

/** What a backend provides to its partners. */
export interface PartnerParts {
  database: Database;
  clock: Clock;
  random: Random;
  scheduler: Scheduler;
  /** Calls this backend's own endpoints, for partners in the same process. */
  reach: Transport;
  sites: Pick<Sites, 'find'>;
  /** Takes errors; their messages may quote data, so they are not logged as they are. */
  report: (error: unknown) => void;
}

/** The keys by which partners sign calls to the operator, and the operator's own secrets. */
export interface PartnerKeys {
  gateway: Keys;
  identity: Keys;
  /** The keys for hashing persons; no partner has them. */
  persons(): Promise<Keys>;
  /** Empty for an unknown provider. */
  provider(code: string): Promise<Keys>;
}

/** The partners of one backend. */
export interface Partners {
  adapters: Adapters;
  keys: PartnerKeys;
  /** Mounts handlers that take precedence over the calls. */
  mountBefore(app: Hono<{ Bindings: Bindings }>): void;
  mount(app: Hono<{ Bindings: Bindings }>): void;
  /** Adds what a site needs in this mode besides its content. Idempotent. */
  readySite(services: Pick<Services, 'database' | 'clock' | 'ledger' | 'persons'>, site: SiteFile): Promise<void>;
  /** One run of the periodic work. */
  tidy(): Promise<void>;
  /** Starts background work; returns a function that stops it. */
  start(): () => Promise<void>;
}

/** The partners of a backend: the sandbox's or the operator's own. */
export interface Mode {
  name: 'sandbox' | 'live';
  /** The demo player's credentials, to be printed at start; null if there is none. */
  demoSignIn: { account_id: string; password: string } | null;
  /** The migrations of platform and partners, in the order of their names. */
  migrations(): Migration[];
  open(parts: PartnerParts): Partners;
}
