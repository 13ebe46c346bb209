import type { Answer, CallName, Input } from '@marquee/contract/calls';
import { Hono } from 'hono';
import { outboxSender } from './auth/messages';
import type { Database } from './database/database';
import { migrate, readMigrations } from './database/migrate';
import { openDatabase } from './database/open';
import { ledger } from './ledger/postgresLedger';
import { liveHub } from './live/hub';
import { mountLive } from './live/route';
import { moneyServices } from './money';
import { backendMetrics } from './operations/backendMetrics';
import { offerBackups } from './operations/backup/socket';
import type { Metrics } from './operations/metrics';
import { answerer, type Caller } from './server/answer';
import { callerOf, mountApi } from './server/api';
import type { Bindings } from './server/bindings';
import { followSites, mountDomains, seedDomains, startDomains } from './server/domains';
import { failure } from './server/envelopes';
import type { Clock } from './server/handlers';
import { handlersOf } from './server/handlersOf';
import { mountHealth } from './server/health';
import { jsonResponse } from './server/jsonResponse';
import { jsonLog, type Log } from './server/log';
import { type Random, systemRandom } from './server/random';
import { inside, rateLimits } from './server/rateLimits';
import { requestIdHeader, withRequestId } from './server/requestId';
import { mountSandboxAnswers } from './server/sandboxAnswers';
import { type Services, systemClock } from './server/services';
import { openSites, type Sites, sandboxSites } from './sites/sites';
import type { Scheduler } from './wallet/gateway';

/** What a backend is made of. Only the data folder is needed; the rest is for servers and tests. */
export interface BackendOptions {
  /** Folder of the embedded database and of whatever else is kept between starts. */
  dataDir: string;
  /** A Postgres server instead of the embedded one. */
  databaseUrl?: string | undefined;
  /** An open and migrated database instead of either: tests. */
  database?: Database | undefined;
  clock?: Clock | undefined;
  random?: Random | undefined;
  /** Runs what the gateway does later: tests. */
  scheduler?: Scheduler | undefined;
  /** Folder of site files. */
  sitesDir?: string | undefined;
  log?: Log | undefined;
  /** Whether `x-forwarded-for` may be believed, because a proxy of ours sets it. */
  trustProxy?: boolean | undefined;
  /** Whether answers are checked against the contract: tests. */
  checkOutputs?: boolean | undefined;
  /** Whether this is the sandbox, with its outbox and its answers on demand; it is unless said. */
  sandbox?: boolean | undefined;
  /** Where the backend counts what it does; nothing is counted without. */
  metrics?: Metrics | undefined;
  /** Whether background work (payments, the odds feed) runs by itself; tests drive it by hand. */
  work?: boolean | undefined;
}

/** A running backend. It opens no port: `app` is served by `main.ts` alone, or by the edge beside the site. */
export interface Backend {
  app: Hono<{ Bindings: Bindings }>;
  sites: Sites;
  services: Services;
  /** Makes a call inside the process, exactly as over HTTP; `domain_name`, `account_id` and `auth` go beside the input. */
  call<N extends CallName>(name: N, input: Input<N>, caller?: Partial<Caller>): Promise<Answer<N>>;
  /** Forgets the rate limits' counts: tests. */
  resetLimits(): void;
  /** Makes readiness fail, and refuses new streams: the process is about to stop. */
  drain(): void;
  /** Ends the streams of live changes, which would keep a server from closing. */
  endStreams(): Promise<void>;
  /** Ends streams, work and connections; what was answered is on disk. */
  close(): Promise<void>;
}

/** Opens database and sites, migrates, seeds what is missing, and gives the backend. */
export async function createBackend(options: BackendOptions): Promise<Backend> {
  const log = options.log ?? jsonLog(process.env.LOG_LEVEL ?? 'warn');
  const clock = options.clock ?? systemClock;
  const sites = openSites(options.sitesDir ?? sandboxSites, (error) =>
    log('error', error.isTaken ? 'site cannot be shown' : 'site file refused', {
      file: error.file,
      line: error.line,
      path: error.path,
      reason: error.reason,
    }),
  );
  const database = options.database ?? (await openDatabase(options));
  const random = options.random ?? systemRandom;
  const services: Services = {
    database,
    clock,
    random,
    sites,
    ledger,
    money: moneyServices({
      database,
      clock,
      random,
      sites,
      sandbox: options.sandbox ?? true,
      ...(options.scheduler ? { scheduler: options.scheduler } : {}),
    }),
    sender: outboxSender(database),
    sandbox: options.sandbox ?? true,
  };
  if (!options.database) await migrate(database);
  await seedDomains(services);
  followSites(services);

  const limits = rateLimits(clock);
  const hub = liveHub(database);
  let isDraining = false;
  const draining = () => isDraining;
  const counted = options.metrics && backendMetrics(options.metrics, { database, streams: hub.count, draining });
  const answer = answerer(services, handlersOf(services), {
    log,
    limits,
    checkOutputs: options.checkOutputs ?? false,
    observe: counted?.observe,
  });
  const app = new Hono<{ Bindings: Bindings }>();
  const trustProxy = options.trustProxy ?? false;
  app.use(async (context, next) => {
    const id = await withRequestId(context.req.header(requestIdHeader), async (given) => next().then(() => given));
    context.header(requestIdHeader, id);
  });
  app.onError((error, context) => jsonResponse(context, failure(error, log, 'request')));
  mountHealth(app, { database, migrations: readMigrations(), sites, draining });
  mountLive(app, services, hub, { log, callerOf: (context) => callerOf(context, trustProxy), draining });
  if (services.sandbox) mountSandboxAnswers(app);
  mountApi(app, answer, { log, trustProxy });
  mountDomains(app, services, log);
  const isEmbedded = !options.database && !options.databaseUrl;
  const stopBackups = isEmbedded ? await offerBackups(database, options.dataDir, log) : undefined;
  const stop = options.work === false ? async () => services.money.stop() : await startDomains(services, log);

  return {
    app,
    sites,
    services,
    async call(name, input, caller) {
      const { envelope } = await answer(
        name,
        { ...input },
        { host: 'localhost', address: inside, device: '', ...caller },
      );
      return envelope as Answer<typeof name>;
    },
    resetLimits: limits.reset,
    drain() {
      isDraining = true;
    },
    endStreams: hub.close,
    async close() {
      isDraining = true;
      counted?.stop();
      await hub.close();
      await stopBackups?.();
      await stop();
      await database.close();
    },
  };
}
