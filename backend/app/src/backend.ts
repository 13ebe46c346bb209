import type { Answer, CallName, Input } from '@marquee/contract/calls';
import type { Database } from '@marquee/database/database';
import { migrate } from '@marquee/database/migrate';
import { openDatabase } from '@marquee/database/open';
import { type Clock, systemClock } from '@marquee/kernel/clock';
import type { Bindings } from '@marquee/kernel/http/bindings';
import { limitBody } from '@marquee/kernel/http/limitBody';
import { faultFields, jsonLog, type Log } from '@marquee/kernel/log';
import type { Metrics } from '@marquee/kernel/metrics/metrics';
import { type Random, systemRandom } from '@marquee/kernel/random';
import { requestIdHeader, withRequestId } from '@marquee/kernel/requestId';
import { answerer, type Caller } from '@marquee/platform/api/answer';
import { callerOf, mountApi } from '@marquee/platform/api/api';
import { deskApi } from '@marquee/platform/api/deskApi';
import { mountExport } from '@marquee/platform/api/exportRoute';
import { mountHealth } from '@marquee/platform/api/health';
import { jsonResponse } from '@marquee/platform/api/jsonResponse';
import { mountLive } from '@marquee/platform/api/liveRoute';
import { ownPagesOnly } from '@marquee/platform/api/ownPagesOnly';
import { inside, rateLimits } from '@marquee/platform/api/rateLimits';
import { Cookies } from '@marquee/platform/calls/cookies';
import { failure } from '@marquee/platform/calls/envelopes';
import { Catalogue } from '@marquee/platform/catalogue/catalogue';
import { Events } from '@marquee/platform/events/events';
import { BackendSignals } from '@marquee/platform/events/signals';
import { workFaults } from '@marquee/platform/events/workFaults';
import { identityProcessing } from '@marquee/platform/identity/identityProcessing';
import { JobRunner } from '@marquee/platform/jobs/jobRunner';
import { postgresLedger } from '@marquee/platform/ledger/postgresLedger';
import { assertCounted } from '@marquee/platform/ledger/recount';
import { liveHub } from '@marquee/platform/live/hub';
import { sendMessages } from '@marquee/platform/messages/sendMessages';
import { backendMetrics } from '@marquee/platform/operations/backendMetrics';
import { offerBackups } from '@marquee/platform/operations/backup/socket';
import { openPersons } from '@marquee/platform/persons/persons';
import { mountProvider } from '@marquee/platform/play/providerRoutes';
import { Search } from '@marquee/platform/search/search';
import type { ReadLivePages } from '@marquee/platform/sites/livePages';
import { sandboxSites } from '@marquee/platform/sites/siteFolder';
import { openSites, type Sites } from '@marquee/platform/sites/sites';
import { announceStop } from '@marquee/platform/sports/announceStop';
import { type StaffAnswerer, staffAnswerer } from '@marquee/platform/staff/answerStaff';
import { type CompanySettings, companyProvider } from '@marquee/platform/staff/companyProvider';
import { openAtEnds } from '@marquee/platform/switches/switchEnds';
import { paymentProcessing } from '@marquee/platform/wallet/paymentProcessing';
import { realScheduler, type Scheduler } from '@marquee/protocols/gateway/gateway';
import { gatewayPaths } from '@marquee/protocols/gateway/messages';
import { identityPaths } from '@marquee/protocols/identity/messages';
import { Hono } from 'hono';
import type { Adapters } from './adapters';
import { followSites, seedDomains, startDomains } from './domains';
import { handlersOf } from './handlersOf';
import type { Mode, Partners } from './modes/mode';
import { ReadySites } from './readySites';
import type { ReleaseFolders } from './releaseCalls';
import type { Services } from './services';
import { staffHandlersOf } from './staffHandlersOf';
import { consoleAnswers } from './staffTool/answerConsole';
import { offerConsole } from './staffTool/consoleSocket';
import { subscriptionsOf } from './subscriptions';

/** Options of a backend. Mode and data folder are required; the rest is for servers and tests. */
export interface BackendOptions {
  /** The partners' mode. */
  mode: Mode;
  /** Folder of the embedded database and other persistent files. */
  dataDir: string;
  /** Use this Postgres server instead of the embedded database. */
  databaseUrl?: string | undefined;
  /** Use this open and migrated database instead: tests. */
  database?: Database | undefined;
  clock?: Clock | undefined;
  random?: Random | undefined;
  /** Schedules the gateway's later events: tests. */
  scheduler?: Scheduler | undefined;
  /** Folder of site files. */
  sitesDir?: string | undefined;
  /** The folders of releases that staff may look at and change; none by default. */
  releases?: ReleaseFolders | undefined;
  /** The pages of live remotes, where this process knows them. */
  livePages?: ReadLivePages | undefined;
  log?: Log | undefined;
  /** Whether `x-forwarded-for` is trusted, because our own proxy sets it. */
  trustProxy?: boolean | undefined;
  /** The keys with which remote edges sign forwarded requests; nothing else is trusted then. */
  edgeKeys?: readonly string[] | undefined;
  /** Whether outputs are validated against the contract: tests. */
  checkOutputs?: boolean | undefined;
  /** Replaces some of the mode's partners: tests. */
  adapters?: Partial<Adapters> | undefined;
  /** Collects metrics; none are collected without it. */
  metrics?: Metrics | undefined;
  /** Deadline for answering the contact form, hours; 24 by default. */
  answerHours?: number | undefined;
  /** The most that the console may correct at once, whole units of the currency; 10,000 by default. */
  adjustMost?: number | undefined;
  /** Whether background work (payments, the odds feed) runs; tests run it manually. */
  work?: boolean | undefined;
}

/** A running backend. It opens no port: `app` is served by `main.ts`, or by the edge beside the site. */
export interface Backend {
  app: Hono<{ Bindings: Bindings }>;
  sites: Sites;
  services: Services;
  partners: Partners;
  /** Answers staff calls. */
  answerStaff: StaffAnswerer;
  /** The desk's HTTP server, for its address (`http://localhost:3010`) and the company's OpenID provider. */
  desk(origin: string, company?: CompanySettings): Backend['app'];
  /**
   * Makes a call within the process, exactly as over HTTP; `domain_name`, `account_id` and `auth` go beside the input.
   */
  call<N extends CallName>(name: N, input: Input<N>, caller?: Partial<Caller>): Promise<Answer<N>>;
  /** Resets the rate limits: tests. */
  resetLimits(): Promise<void>;
  /** Seeds the database again after its tables were emptied: tests. */
  seedAgain(): Promise<void>;
  /** Fails readiness and refuses new streams: the process is about to stop. */
  drain(): void;
  /** Ends the live streams, which would keep a server from closing. */
  endStreams(): Promise<void>;
  /** Ends streams, background work and connections. */
  close(): Promise<void>;
}

/** Opens sites and a migrated database, and builds the services for handlers and background work. */
async function openServices(options: BackendOptions, app: Backend['app'], log: Log) {
  const clock = options.clock ?? systemClock;
  const random = options.random ?? systemRandom;
  const scheduler = options.scheduler ?? realScheduler();
  const sites = openSites(
    options.sitesDir ?? sandboxSites,
    ({ level, isAccepted, file, line, path, reason }) => {
      const about = { file, line, path, reason };
      if (level === 'warning') log('warn', 'site file to be looked at', about);
      else log('error', isAccepted ? 'site cannot be shown' : 'site file refused', about);
    },
    {
      now: clock.now,
      ...(options.clock && { ticks: clock.now }),
      ...(options.livePages && { live: options.livePages }),
    },
  );
  const database = options.database ?? (await openDatabase(options));
  const migrations = options.mode.migrations();
  if (!options.database) await migrate(database, migrations);
  await assertCounted(database);

  const signals = new BackendSignals();
  const faults = workFaults(log, signals);
  const partners = options.mode.open({
    database,
    clock,
    random,
    scheduler,
    reach: (address, init) => app.request(address, init),
    sites,
    report: faults('sandbox'),
  });
  const adapters: Adapters = { ...partners.adapters, ...options.adapters };
  const ledger = postgresLedger({ signals });
  const jobs = new JobRunner({ database, clock, random, report: faults('jobs') });
  const events = new Events({
    clock,
    subscriptions: subscriptionsOf({ ledger, sites }),
    jobs,
    report: faults('events'),
  });
  sendMessages({ jobs, clock, sender: adapters.sender, signals, report: faults('messages') });
  openAtEnds({ jobs, clock, announceStop, report: faults('switches') });
  const persons = openPersons(await partners.keys.persons());
  const catalogue = new Catalogue(database, clock);
  const services: Services = {
    database,
    clock,
    random,
    sites,
    jobs,
    ledger,
    events,
    persons,
    signals,
    catalogue,
    search: new Search({ database, clock, catalogue, report: faults('search') }),
    payments: paymentProcessing({
      database,
      clock,
      ledger,
      events,
      jobs,
      gateway: adapters.gateway,
      keys: partners.keys.gateway,
      report: faults('payments'),
    }),
    identity: identityProcessing({
      database,
      clock,
      jobs,
      persons,
      partner: adapters.identity,
      keys: partners.keys.identity,
      report: faults('identity'),
    }),
    answerHours: options.answerHours ?? 24,
    adjustMost: options.adjustMost ?? 10_000,
    faults,
    adapters,
    releases: options.releases ?? {},
  };
  return { services, partners, migrations, scheduler };
}

/** Answers calls and streams, with rate limits and optional metrics. */
function openAnswers(
  options: BackendOptions,
  services: Services,
  readySites: ReadySites,
  { log, draining }: { log: Log; draining: () => boolean },
) {
  const { database, clock, ledger, events, persons, sites, signals, faults } = services;
  const limits = rateLimits(clock, database);
  const hub = liveHub(database, faults('live'));
  const counted =
    options.metrics && backendMetrics(options.metrics, { database, clock, signals, streams: hub.count, draining });
  const answer = answerer(
    { database, clock, ledger, events, persons, sites, ready: (site) => readySites.ready(site) },
    handlersOf(services),
    {
      log,
      limits,
      checkOutputs: options.checkOutputs ?? false,
      observe: counted?.observe,
    },
  );
  return { log, limits, hub, counted, answer, draining };
}

/** Mounts everything that the backend serves: health, streams, calls, partners' endpoints and pages. */
function mountAll(
  app: Backend['app'],
  { trustProxy = false, edgeKeys = [] }: BackendOptions,
  { services, partners, migrations }: Awaited<ReturnType<typeof openServices>>,
  { log, limits, hub, answer, draining }: ReturnType<typeof openAnswers>,
): void {
  const { database, clock, sites } = services;
  const report = (error: unknown) => log('error', 'fault', faultFields(error));
  const trust = { trustProxy, edgeKeys, now: () => clock.now() };
  app.use(async (context, next) => {
    const id = await withRequestId(context.req.header(requestIdHeader), async (given) => next().then(() => given));
    context.header(requestIdHeader, id);
  });
  app.use(limitBody());
  app.onError((error, context) => jsonResponse(context, failure(error, log, 'request')));
  mountHealth(app, { database, migrations, sites, draining });
  app.use('/api/*', ownPagesOnly(log));
  mountLive(app, services, hub, { log, limits, callerOf: (context) => callerOf(context, trust), draining });
  partners.mountBefore(app);
  mountExport(app, services, { log, limits, trust, report });
  mountApi(app, answer, { log, trust });
  mountProvider(app, { ...services, keysOf: partners.keys.provider }, report);
  app.post(gatewayPaths.events, (context) => services.payments.events(context.req.raw));
  app.post(identityPaths.events, (context) => services.identity.events(context.req.raw));
  partners.mount(app);
}

/** Opens database and sites, migrates, seeds what is missing, and returns the backend. */
export async function createBackend(options: BackendOptions): Promise<Backend> {
  const log = options.log ?? jsonLog('warn');
  const app: Backend['app'] = new Hono<{ Bindings: Bindings }>();
  const opened = await openServices(options, app, log);
  const { services, partners } = opened;
  const { database, sites } = services;
  const readySites = new ReadySites(services, partners);
  await seedDomains(services, readySites);
  followSites(services, readySites);

  let isDraining = false;
  const answers = openAnswers(options, services, readySites, { log, draining: () => isDraining });
  const { limits, hub, counted, answer } = answers;
  mountAll(app, options, opened, answers);
  const stops = options.work === false ? [] : [await startDomains(services), partners.start()];
  const answerStaff = staffAnswerer(services, staffHandlersOf(services), {
    log,
    checkOutputs: options.checkOutputs ?? false,
  });
  // No other process can open the embedded database.
  const isEmbedded = !options.database && !options.databaseUrl;
  const sockets = isEmbedded
    ? [
        await offerBackups(database, options.dataDir, log),
        await offerConsole(options.dataDir, consoleAnswers(services, answerStaff, log)),
      ]
    : [];
  const { trustProxy = false, edgeKeys = [] } = options;
  const trust = { trustProxy, edgeKeys, now: () => services.clock.now() };

  return {
    app,
    sites,
    services,
    partners,
    answerStaff,
    desk(origin, settings) {
      const report = (error: unknown) => log('warn', 'company sign-in failed', faultFields(error));
      const company = settings && companyProvider(settings, { origin, clock: services.clock, report });
      return deskApi(answerStaff, { ...services, origin, company, trust, log });
    },
    async call(name, input, caller) {
      const { envelope } = await answer(
        name,
        { ...input },
        { host: 'localhost', address: inside, device: '', cookies: new Cookies(), ...caller },
      );
      return envelope as Answer<typeof name>;
    },
    resetLimits: limits.reset,
    async seedAgain() {
      readySites.forget();
      await seedDomains(services, readySites);
    },
    drain() {
      isDraining = true;
    },
    endStreams: hub.close,
    async close() {
      isDraining = true;
      counted?.stop();
      await hub.close();
      await Promise.all([...sockets, ...stops].map((stop) => stop()));
      await services.jobs.stop();
      opened.scheduler.stop();
      await database.close();
    },
  };
}
