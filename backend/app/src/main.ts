import { serve } from '@hono/node-server';
import { jsonLog } from '@marquee/kernel/log';
import { Metrics } from '@marquee/kernel/metrics/metrics';
import { observed } from '@marquee/kernel/metrics/observe';
import { startAdminServer } from '@marquee/kernel/process/adminServer';
import { patienceOf, stopOnSignals } from '@marquee/kernel/process/shutdown';
import { createBackend } from './backend';
import { demoSignIn } from './demoPlayer';

/** The backend alone; README and docs/operations.md name its settings. */
async function main(): Promise<void> {
  const { env } = process;
  const log = jsonLog(env.LOG_LEVEL ?? 'warn');
  const metrics = env.METRICS_PORT ? new Metrics() : undefined;
  const sandbox = env.MARQUEE_SANDBOX !== '0';
  const backend = await createBackend({
    dataDir: env.DATA_DIR ?? '.data',
    databaseUrl: env.DATABASE_URL || undefined,
    sitesDir: env.SITES_DIR || undefined,
    trustProxy: env.TRUST_PROXY === '1',
    sandbox,
    metrics,
    log,
  });
  const admin = metrics
    ? await startAdminServer(
        { port: Number(env.METRICS_PORT), host: env.METRICS_HOST || '127.0.0.1' },
        { metrics, probe: (path) => backend.app.request(path) },
      )
    : undefined;
  const server = serve({ fetch: observed(backend.app.fetch, metrics), port: Number(env.PORT ?? 3001) }, (info) => {
    const names = backend.sites.all().map(({ domain_name }) => domain_name);
    const lines = [`Marquee backend ready at http://localhost:${info.port}`, `  sites: ${names.join(', ')}`];
    if (sandbox) lines.push(`  demo player: ${demoSignIn.account_id} / ${demoSignIn.password}`);
    if (admin) lines.push(`  metrics: http://localhost:${admin.port}/metrics`);
    process.stdout.write(`${lines.join('\n')}\n`);
  });
  server.on('error', (error: NodeJS.ErrnoException) => giveUp(error));
  const { drain, endStreams } = backend;
  const close = async () => {
    await backend.close();
    await admin?.close();
  };
  stopOnSignals({ server, log, drain, endStreams, close }, patienceOf(env));
}

function giveUp({ message }: Error): never {
  process.stderr.write(`The backend does not start: ${message}\n`);
  process.exit(1);
}

main().catch(giveUp);
