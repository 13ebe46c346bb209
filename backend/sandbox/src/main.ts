import { migrate, readMigrations } from '@marquee/database/migrate';
import { openDatabase } from '@marquee/database/open';
import { systemClock } from '@marquee/kernel/clock';
import type { Bindings } from '@marquee/kernel/http/bindings';
import { limitBody } from '@marquee/kernel/http/limitBody';
import { faultFields, jsonLog } from '@marquee/kernel/log';
import { listen } from '@marquee/kernel/process/listen';
import { stopOnSignals, timeoutsOf } from '@marquee/kernel/process/shutdown';
import { systemRandom } from '@marquee/kernel/random';
import { realScheduler } from '@marquee/protocols/gateway/gateway';
import { settingsOrExit, unfit } from '@marquee/settings/settings';
import { Hono } from 'hono';
import { anySite } from './anySite';
import { ownDatabaseMigrations, sandboxMigrations } from './migrations';
import { createSandbox } from './sandbox';

const settings = settingsOrExit('sandbox', unfit);

/** The sandbox's partners as a separate process with a separate database, for trying live mode. */
async function main(): Promise<void> {
  const { SANDBOX_KEYS: keys, SANDBOX_URL: publicUrl, OPERATOR_URL: operatorUrl } = settings;
  const log = jsonLog(settings.LOG_LEVEL);
  const report = (error: unknown) => log('error', 'fault', faultFields(error));
  const database = await openDatabase({ dataDir: settings.DATA_DIR, databaseUrl: settings.DATABASE_URL });
  await migrate(database, readMigrations([ownDatabaseMigrations, sandboxMigrations]));
  const scheduler = realScheduler();
  const sandbox = createSandbox({
    ...{ database, clock: systemClock, random: systemRandom, scheduler, keys, publicUrl, operatorUrl, report },
    transport: (address, init) => fetch(address, init),
    // One server stands in for all providers, and signs for each.
    providerKeys: async () => keys,
    siteAt: anySite,
    pages: true,
  });
  const app = new Hono<{ Bindings: Bindings }>();
  app.use(limitBody());
  app.onError((error, context) => {
    report(error);
    return context.text('Internal server error', 500);
  });
  app.get('/healthz', (context) => context.json({ status: 'ok' }));
  app.get('/readyz', async (context) => {
    await database.query('select 1');
    return context.json({ status: 'ok' });
  });
  sandbox.mount(app);
  app.route('/', sandbox.partnerApp);
  const stop = sandbox.start();
  const server = listen({ fetch: app.fetch, port: settings.PORT, hostname: settings.HOST }, ({ port }) => {
    process.stdout.write(
      `Marquee sandbox ready at http://localhost:${port}\n  for browsers: ${publicUrl}\n  operator:     ${operatorUrl}\n`,
    );
  });
  server.on('error', exitWithError);
  const close = async () => {
    scheduler.stop();
    await stop();
    await database.close();
  };
  stopOnSignals({ server, log, close }, timeoutsOf(settings));
}

function exitWithError({ message }: Error): never {
  process.stderr.write(`The sandbox does not start: ${message}\n`);
  process.exit(1);
}

main().catch(exitWithError);
