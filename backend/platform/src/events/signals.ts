import { Signals } from '@marquee/kernel/signals';

/** What metrics count besides calls, by name. */
interface Counted {
  /** A ledger posting was answered; `outcome` as the database function says it. */
  posting: { kind: string; outcome: string };
  /** A browser reported a remote that failed. */
  remoteFailure: { remote: string; phase: string };
  /** A one-time code could not be sent. */
  messageLost: { purpose: string };
  /** A win above what its game can pay was held for review. */
  winHeld: { provider: string };
  /** A call of a partner brought nothing; `kind` as PartnerFault has it. */
  partnerFault: { partner: string; kind: string };
}

/** The signals of one backend: two backends in a process do not count what the other does. */
export class BackendSignals extends Signals<Counted> {}
