import type { Database } from '@marquee/database/database';
import type { Clock } from '@marquee/kernel/clock';
import { Events } from '@marquee/platform/events/events';
import { BackendSignals } from '@marquee/platform/events/signals';
import { JobRunner } from '@marquee/platform/jobs/jobRunner';
import { postgresLedger } from '@marquee/platform/ledger/postgresLedger';
import { openPersons } from '@marquee/platform/persons/persons';
import type { Sites } from '@marquee/platform/sites/sites';
import { subscriptionsOf } from '../subscriptions';
import { longestPauses } from './longestPauses';

/** Ledger, jobs, events and persons for tests without a backend; a failing subscriber fails the test. */
export function benchServices(database: Database, clock: Clock, sites: Pick<Sites, 'find'>) {
  const signals = new BackendSignals();
  const ledger = postgresLedger({ signals });
  const report = (error: unknown) => {
    throw error;
  };
  const persons = openPersons(['a key of the test']);
  const jobs = new JobRunner({ database, clock, random: longestPauses, report });
  const events = new Events({ clock, subscriptions: subscriptionsOf({ ledger, sites }), jobs, report });
  return { ledger, signals, persons, jobs, events };
}
