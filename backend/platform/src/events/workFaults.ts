import { faultFields, type Log } from '@marquee/kernel/log';
import type { BackendSignals } from './signals';

/** Work that nobody waits for, by the name that log and metrics have for it. */
export type Work =
  | 'catalogue'
  | 'closing'
  | 'events'
  | 'housekeeping'
  | 'identity'
  | 'live'
  | 'messages'
  | 'payments'
  | 'persons'
  | 'rounds'
  | 'sandbox'
  | 'search'
  | 'settlement'
  | 'sports'
  | 'tickets';

/** Takes faults of one kind of background work: each is a line in the log, and counts. */
export type Report = (error: unknown) => void;

/** The reports of one backend, by work. A fault's message may quote data, and is not logged. */
export function workFaults(log: Log, signals: Pick<BackendSignals, 'emit'>): (work: Work) => Report {
  return (work) => (error) => {
    log('error', 'work failed', { work, ...faultFields(error) });
    signals.emit('workFailed', { work });
  };
}
