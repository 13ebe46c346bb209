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

/** What a backend lends its partners. */
export interface PartnerParts {
  database: Database;
  clock: Clock;
  random: Random;
  scheduler: Scheduler;
  /** Reaches this backend's own endpoints, for partners in the same process. */
  reach: Transport;
  sites: Pick<Sites, 'find'>;
  /** Takes faults, whose messages may quote data and so go into no log as they are. */
  report: (error: unknown) => void;
}

/** The secrets that partners sign their calls of the operator with, and the operator's own. */
export interface PartnerKeys {
  gateway: Keys;
  identity: Keys;
  /** What persons are hashed with; nobody else has it. */
  persons(): Promise<Keys>;
  /** None for a provider that is not known. */
  provider(code: string): Promise<Keys>;
}

/** The partners of one backend. */
export interface Partners {
  adapters: Adapters;
  keys: PartnerKeys;
  /** Mounts what goes before the calls that it stands in for. */
  mountBefore(app: Hono<{ Bindings: Bindings }>): void;
  mount(app: Hono<{ Bindings: Bindings }>): void;
  /** Adds what a site has in this mode beside its content. Idempotent. */
  readySite(services: Pick<Services, 'database' | 'clock' | 'ledger' | 'persons'>, site: SiteFile): Promise<void>;
  /** One turn of the work that `start` does again and again. */
  tidy(): Promise<void>;
  /** Starts what works without being asked; returns a function that stops it. */
  start(): () => Promise<void>;
}

/**
 * Who a backend's partners are: those of the sandbox, or an operator's own. Required: a backend without any does not
 * compile.
 */
export interface Mode {
  name: 'sandbox' | 'live';
  /** How anybody signs in to try it, for the start to print; null where nobody may. */
  demoSignIn: { account_id: string; password: string } | null;
  /** The migrations of platform and partners, in the order of their names. */
  migrations(): Migration[];
  open(parts: PartnerParts): Partners;
}
