import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { serve } from '@hono/node-server';
import { type Backend, createBackend } from '@marquee/backend/backend';
import { demoSignIn } from '@marquee/backend/demoPlayer';
import { faultFields, jsonLog } from '@marquee/kernel/log';
import { Metrics } from '@marquee/kernel/metrics/metrics';
import { observed } from '@marquee/kernel/metrics/observe';
import { startAdminServer } from '@marquee/kernel/process/adminServer';
import { stopOnSignals, timeoutsOf } from '@marquee/kernel/process/shutdown';
import { settingsOrExit } from '@marquee/settings/settings';
import { insideLink, proxyLink } from './backendLink';
import { createEdge } from './edge';
import { hostBuild, isSingleBuild } from './hostBuild';

const settings = settingsOrExit('edge');
const { PORT: port, BACKEND_URL: backendUrl, HOST_DIST: hostFolder, RELEASES_DIR: releasesFolder } = settings;
const { TRUST_PROXY: trustProxy, MARQUEE_SANDBOX: sandbox, METRICS_PORT: metricsPort } = settings;

const log = jsonLog(settings.LOG_LEVEL);
const metrics = metricsPort === undefined ? undefined : new Metrics();

/** Faults of the edge: it holds files, site names and addresses of pages, and nothing of a player that a message could quote. */
function report(error: unknown): void {
  log('error', 'edge fault', {
    ...faultFields(error),
    message: error instanceof Error ? error.message : String(error),
  });
}

/** Ends the process with a sentence that says what to do. */
function giveUp(reason: string): never {
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}

/** The edge, and beside it in this process the backend, unless BACKEND_URL names one elsewhere. */
async function main(): Promise<void> {
  if (!existsSync(resolve(hostFolder, 'manifest.json'))) giveUp('The host is not built yet: npm start does it.');
  hostBuild(hostFolder);
  const backend = backendUrl ? undefined : await openBackend();
  const link = backend ? insideLink(backend.app) : proxyLink(backendUrl ?? '');
  const app = createEdge({
    link,
    hostFolder,
    releasesFolder: isSingleBuild(hostFolder) ? hostFolder : releasesFolder,
    trustProxy,
    sandbox,
    reload: settings.MARQUEE_DEV,
    offlinePages: settings.SERVICE_WORKER && !settings.MARQUEE_DEV,
    report,
  });
  let draining = false;
  const answer = observed(app.fetch, metrics, () => draining);
  const admin =
    metrics && metricsPort !== undefined
      ? await startAdminServer(
          { port: metricsPort, host: settings.METRICS_HOST },
          { metrics, probe: (path) => answer(new Request(`http://localhost${path}`), {}) },
        )
      : undefined;
  const server = serve({ fetch: answer, port, hostname: settings.HOST }, (address) => announce(address, backend));
  server.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    giveUp(`Port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 1} npm start`);
  });

  const stoppable = {
    drain() {
      draining = true;
      backend?.drain();
    },
    endStreams: backend?.endStreams,
    async close() {
      await backend?.close();
      await admin?.close();
    },
  };
  stopOnSignals({ server, log, ...stoppable }, timeoutsOf(settings));
}

function openBackend(): Promise<Backend> {
  return createBackend({
    dataDir: settings.DATA_DIR,
    databaseUrl: settings.DATABASE_URL,
    sitesDir: settings.SITES_DIR,
    trustProxy,
    sandbox,
    metrics,
    log,
  });
}

/** The line that says that the site is served, and below it what one needs to try it. */
function announce({ port: actual }: AddressInfo, backend: Backend | undefined): void {
  const lines = [`Marquee ready at http://localhost:${actual}`];
  if (backend) {
    const others = backend.sites.all().filter(({ domain_name }) => domain_name.endsWith('.localhost'));
    lines.push(`  Demo player   ${demoSignIn.account_id} / ${demoSignIn.password}`);
    for (const { domain_name, site_name } of others) {
      lines.push(`  Sandbox site  http://${domain_name}:${actual}  ${site_name}`);
    }
  }
  process.stdout.write(`${lines.join('\n')}\n`);
}

main().catch((error: Error) => giveUp(`The site does not start: ${error.message}`));
