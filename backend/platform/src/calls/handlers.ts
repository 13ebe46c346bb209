import type { CallName, calls, Output, ValidInput } from '@marquee/contract/calls';
import type { Database } from '@marquee/database/database';
import type { Clock } from '@marquee/kernel/clock';
import type { Events } from '../events/events';
import type { Ledger } from '../ledger/ledger';
import type { Persons } from '../persons/persons';
import type { SiteFile } from '../sites/siteFile';
import type { Cookies } from './cookies';

/** What every handler receives beside its input. */
export interface Context {
  database: Database;
  clock: Clock;
  ledger: Ledger;
  events: Events;
  persons: Persons;
  /** The site that the call names, validated. */
  site: SiteFile;
  /** The caller's network address, for rate limits only; never stored in plain text. */
  address: string;
  /** The caller's shortened user agent, for the list of sessions. */
  device: string;
  /** The caller's cookies for this site. */
  cookies: Cookies;
  /** Waits so many seconds; tests replace it. */
  wait?: (seconds: number) => Promise<unknown>;
}

/** The context of an authenticated call: the session is checked before the handler runs. */
export interface PlayerContext extends Context {
  player: { id: string; accountId: string; currency: string; sessionId: string; dateOfBirth: string };
}

type CarriesPlayer<N extends CallName> = (typeof calls)[N]['carries'] extends 'player' ? true : false;

/** The handler of one call: returns its output, or throws a `Refusal`. */
export type Handler<N extends CallName> = (
  input: ValidInput<N>,
  context: CarriesPlayer<N> extends true ? PlayerContext : Context,
) => Promise<Output<N>>;

/**
 * One handler for every call: a backend that lacks one does not compile. Domains export theirs with `satisfies
 * Partial<Handlers>`.
 */
export type Handlers = { [N in CallName]: Handler<N> };
