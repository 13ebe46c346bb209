import { faultFields, type Log } from '@marquee/kernel/log';
import type { BackendSignals } from './signals';

/** Background work, by its name in log and metrics. */
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
  | 'referrals'
  | 'rounds'
  | 'sandbox'
  | 'search'
  | 'settlement'
  | 'sports'
  | 'tickets';

/** Reports failures of one kind of background work: each is logged and counted. */
export type Report = (error: unknown) => void;

/** The reporters of one backend, by work. An error's message may quote data and is not logged. */
export function workFaults(log: Log, signals: Pick<BackendSignals, 'emit'>): (work: Work) => Report {
  return (work) => (error) => {
    log('error', 'work failed', { work, ...faultFields(error) });
    signals.emit('workFailed', { work });
  };
}
