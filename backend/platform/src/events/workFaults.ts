import { faultFields, type Log } from '@marquee/kernel/log';
import type { Report } from '@marquee/kernel/work/report';
import type { BackendSignals } from './signals';

/** Background work, by its name in log and metrics. */
export type Work =
  | 'bonuses'
  | 'catalogue'
  | 'closing'
  | 'events'
  | 'figures'
  | 'housekeeping'
  | 'identity'
  | 'jobs'
  | 'live'
  | 'messages'
  | 'payments'
  | 'persons'
  | 'limits'
  | 'referrals'
  | 'rounds'
  | 'sandbox'
  | 'search'
  | 'settlement'
  | 'sports'
  | 'switches'
  | 'waiting';

/** The reporters of one backend, by work. An error's message may quote data and is not logged. */
export function workFaults(log: Log, signals: Pick<BackendSignals, 'emit'>): (work: Work) => Report {
  return (work) => (error, at) => {
    log('error', 'work failed', { work, item: at?.item, ...faultFields(error) });
    signals.emit('workFailed', { work });
  };
}
