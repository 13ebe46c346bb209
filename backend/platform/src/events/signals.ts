import { Signals } from '@marquee/kernel/signals';

/** What metrics count besides calls, by name. */
interface Counted {
  /** A ledger posting; `outcome` as the database function returns it. */
  posting: { kind: string; outcome: string };
  /** A browser reported a failed remote. */
  remoteFailure: { remote: string; phase: string };
  /** A message was rejected by the receiver or expired undelivered. */
  messageLost: { purpose: string };
  /**
   * A read of the odds feed, successful or not: the time of the stored board's data, ms since 1970; 0 before the first
   * read.
   */
  board: { at: number };
  /** Events of the odds feed were dropped as invalid. */
  brokenEvents: { count: number };
  /** The odds feed changed results that bets were already settled by. */
  resultChanges: { count: number };
  /** A win above its game's maximum was held for review. */
  winHeld: { provider: string };
  /** Withdrawals of blocked players that wait for the operator; emitted repeatedly. */
  reviews: { waiting: number };
  /**
   * Messages to the operator that wait for an answer; emitted repeatedly. `oldestAt`: ms since 1970, null if there is
   * none.
   */
  tickets: { waiting: number; overdue: number; oldestAt: number | null };
  /** How many jobs are stuck, by kind; emitted repeatedly. */
  stuckJobs: ReadonlyMap<string, number>;
  /** A visitor finished typing a search. */
  searched: { isFound: boolean };
  /** Background work failed, entirely or at one row. */
  workFailed: { work: string };
  /** A call to a partner failed; `kind` as in PartnerFault. */
  partnerFault: { partner: string; kind: string };
}

/** The signals of one backend; separate for each backend in a process. */
export class BackendSignals extends Signals<Counted> {}
