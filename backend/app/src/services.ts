import type { Database } from '@marquee/database/database';
import type { Clock } from '@marquee/kernel/clock';
import type { Random } from '@marquee/kernel/random';
import type { Report } from '@marquee/kernel/work/report';
import type { Catalogue } from '@marquee/platform/catalogue/catalogue';
import type { Events } from '@marquee/platform/events/events';
import type { BackendSignals } from '@marquee/platform/events/signals';
import type { Work } from '@marquee/platform/events/workFaults';
import type { IdentityProcessing } from '@marquee/platform/identity/identityProcessing';
import type { JobRunner } from '@marquee/platform/jobs/jobRunner';
import type { Ledger } from '@marquee/platform/ledger/ledger';
import type { Persons } from '@marquee/platform/persons/persons';
import type { Search } from '@marquee/platform/search/search';
import type { Sites } from '@marquee/platform/sites/sites';
import type { PaymentProcessing } from '@marquee/platform/wallet/paymentProcessing';
import type { Adapters } from './adapters';
import type { ReleaseFolders } from './releaseCalls';

/** The services of one backend's domains. */
export interface Services {
  database: Database;
  clock: Clock;
  random: Random;
  sites: Sites;
  jobs: JobRunner;
  ledger: Ledger;
  events: Events;
  persons: Persons;
  signals: BackendSignals;
  /** Takes errors of background work. */
  faults: (work: Work) => Report;
  catalogue: Catalogue;
  search: Search;
  payments: PaymentProcessing;
  identity: IdentityProcessing;
  /** Deadline for answering the contact form, hours. */
  answerHours: number;
  /** The most that the console may correct at once, whole units of the currency. */
  adjustMost: number;
  adapters: Adapters;
  releases: ReleaseFolders;
}
