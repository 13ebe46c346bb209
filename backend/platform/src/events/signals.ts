import { Signals } from '@marquee/kernel/signals';

/** What metrics count besides calls, by name. */
interface Counted {
  /** A ledger posting was answered; `outcome` as the database function says it. */
  posting: { kind: string; outcome: string };
  /** A browser reported a remote that failed. */
  remoteFailure: { remote: string; phase: string };
  /** A message was refused by the receiver, or nobody took it before it ran out. */
  messageLost: { purpose: string };
  /**
   * The odds feed was read, or was to be: when the stored board was true, ms since 1970; 0 before the first reading.
   */
  board: { at: number };
  /** Events of the odds feed were left out, because they are told in no sane way. */
  brokenEvents: { count: number };
  /** The odds feed told other results than those that bets were settled by. */
  resultChanges: { count: number };
  /** A win above what its game can pay was held for review. */
  winHeld: { provider: string };
  /** Withdrawals of blocked players wait for the operator; told again and again. */
  reviews: { waiting: number };
  /**
   * Messages to the operator wait for an answer; told again and again. `oldestAt`: ms since 1970, null where none
   * waits.
   */
  tickets: { waiting: number; overdue: number; oldestAt: number | null };
  /** A visitor searched and finished typing. */
  searched: { isFound: boolean };
  /** Work that nobody waits for failed, as a whole or at one row. */
  workFailed: { work: string };
  /** A call of a partner brought nothing; `kind` as PartnerFault has it. */
  partnerFault: { partner: string; kind: string };
}

/** The signals of one backend: two backends in a process do not count what the other does. */
export class BackendSignals extends Signals<Counted> {}
