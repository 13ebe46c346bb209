import type { StaffCallName, StaffOutput, staffCalls, ValidStaffInput } from '@marquee/contract/staff/calls';
import type { Database } from '@marquee/database/database';
import type { Clock } from '@marquee/kernel/clock';
import type { Events } from '../events/events';
import type { Ledger } from '../ledger/ledger';
import type { Persons } from '../persons/persons';
import type { Sites } from '../sites/sites';
import type { Actor } from './actor';
import type { Grant } from './grants';

/** What every staff handler receives beside its input. */
export interface StaffContext {
  /** For an act, the transaction that its audit entry is written in. */
  database: Database;
  clock: Clock;
  ledger: Ledger;
  events: Events;
  persons: Persons;
  sites: Sites;
  actor: Actor;
  /** What the actor may do, everywhere. */
  grants: readonly Grant[];
  /** The site that the request names; '' where it names none, which only calls of scope `sites` and `all` see. */
  site: string;
  /** The sites where the actor has the call's permission; null: all. For calls of scope `sites`. */
  mayAt: readonly string[] | null;
  reason: string | null;
  /** Of this request: a UUID. A repeated act is answered without its handler. */
  requestId: string;
  address: string;
}

/** What a handler has done, or read: its output, and what the audit says of it. */
export interface Done<Output> {
  output: Output;
  /** `player:<id>`, `payment:<id>` and the like. */
  target?: string | undefined;
  /** What an act changed: only fields that differ, no personal data that is not needed. */
  before?: Record<string, unknown> | undefined;
  after?: Record<string, unknown> | undefined;
}

/** What an act that may need a second person would move: minor units; no amount where no money moves. */
export interface Weight {
  amount?: number | undefined;
  currency?: string | undefined;
  /** The player who would get the money: neither of the two persons may be that player. */
  payee?: string | undefined;
}

type Work<N extends StaffCallName> = (
  input: ValidStaffInput<N>,
  context: StaffContext,
) => Promise<Done<StaffOutput<N>>>;

type IsWeighed<N extends StaffCallName> = (typeof staffCalls)[N] extends { second: true | 'always' } ? true : false;

/**
 * The handler of one staff call. One that may need a second person also weighs the act, without doing it; the act
 * itself runs in the transaction that decides. Handlers throw `StaffRefusal` or `Refusal`.
 */
export type StaffHandler<N extends StaffCallName> =
  IsWeighed<N> extends true
    ? { weigh: (input: ValidStaffInput<N>, context: StaffContext) => Promise<Weight>; act: Work<N> }
    : Work<N>;

/** One handler for every staff call; subjects export theirs with `satisfies Partial<StaffHandlers>`. */
export type StaffHandlers = { [N in StaffCallName]: StaffHandler<N> };
