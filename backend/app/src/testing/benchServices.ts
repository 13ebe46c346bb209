import type { Clock } from '@marquee/kernel/clock';
import { Events } from '@marquee/platform/events/events';
import { BackendSignals } from '@marquee/platform/events/signals';
import { postgresLedger } from '@marquee/platform/ledger/postgresLedger';
import type { Sites } from '@marquee/platform/sites/sites';
import { subscriptionsOf } from '../subscriptions';

/** The ledger and the events of a test without a backend, composed as a backend composes them; a subscriber that fails fails the test. */
export function benchServices(clock: Clock, sites: Pick<Sites, 'find'>) {
  const signals = new BackendSignals();
  const ledger = postgresLedger({ signals });
  const report = (error: unknown) => {
    throw error;
  };
  return { ledger, signals, events: new Events({ clock, subscriptions: subscriptionsOf({ ledger, sites }), report }) };
}
