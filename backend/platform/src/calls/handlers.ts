import type { CallName, calls, Output, ValidInput } from '@marquee/contract/calls';
import type { Database } from '@marquee/database/database';
import type { Clock } from '@marquee/kernel/clock';
import type { Events } from '../events/events';
import type { Ledger } from '../ledger/ledger';
import type { Persons } from '../persons/persons';
import type { SiteFile } from '../sites/siteFile';
import type { Cookies } from './cookies';

/** What every handler gets beside its input. */
export interface Context {
  database: Database;
  clock: Clock;
  ledger: Ledger;
  events: Events;
  persons: Persons;
  /** The site that the call names, validated. */
  site: SiteFile;
  /** The caller's network address, for rate limits only; never stored in clear. */
  address: string;
  /** The caller's browser, shortened, for the list of sessions. */
  device: string;
  /** What the caller's browser holds for this site. */
  cookies: Cookies;
  /** How something waits so many seconds: by the machine's timers, unless a test says otherwise. */
  wait?: (seconds: number) => Promise<unknown>;
}

/** The player of a call that carries one: the session was checked before the handler runs. */
export interface PlayerContext extends Context {
  player: { id: string; accountId: string; currency: string; sessionId: string };
}

type CarriesPlayer<N extends CallName> = (typeof calls)[N]['carries'] extends 'player' ? true : false;

/** A handler of one row: answers the row's output, or throws a `Refusal`. */
export type Handler<N extends CallName> = (
  input: ValidInput<N>,
  context: CarriesPlayer<N> extends true ? PlayerContext : Context,
) => Promise<Output<N>>;

/**
 * One handler for every row: a backend that lacks one does not compile. Domains export theirs with
 * `satisfies Partial<Handlers>`.
 */
export type Handlers = { [N in CallName]: Handler<N> };
