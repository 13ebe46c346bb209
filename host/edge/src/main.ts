import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Backend, createBackend } from '@marquee/backend/backend';
import { demoSignIn } from '@marquee/backend/demoPlayer';
import { jsonLog } from '@marquee/kernel/log';
import { Metrics } from '@marquee/kernel/metrics/metrics';
import { giveUp } from './giveUp';
import { insideLink } from './link/backendLink';
import { proxyLink } from './link/proxyLink';
import { serveEdge } from './serve';
import { hostBuild, isSingleBuild } from './sources/hostBuild';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const setting = (name: string, fallback: string) => process.env[name] || fallback;

const backendUrl = process.env.BACKEND_URL;
const hostFolder = resolve(root, setting('HOST_DIST', 'host/dist'));
const releasesFolder = resolve(root, setting('RELEASES_DIR', 'releases'));
const trustProxy = process.env.TRUST_PROXY === '1';
const sandbox = setting('MARQUEE_SANDBOX', '1') === '1';

const log = jsonLog(process.env.LOG_LEVEL ?? 'warn');
const metrics = process.env.METRICS_PORT ? new Metrics() : undefined;

/** The edge, and beside it in this process the backend, unless BACKEND_URL names one elsewhere. */
async function main(): Promise<void> {
  if (!existsSync(resolve(hostFolder, 'manifest.json'))) giveUp('The host is not built yet: npm start does it.');
  hostBuild(hostFolder);
  const backend = backendUrl ? undefined : await openBackend();
  await serveEdge({
    edge: {
      link: backend ? insideLink(backend.app) : proxyLink(backendUrl ?? ''),
      hostFolder,
      releasesFolder: isSingleBuild(hostFolder) ? hostFolder : releasesFolder,
      trustProxy,
      sandbox,
      reload: process.env.MARQUEE_DEV === '1',
      offlinePages: process.env.SERVICE_WORKER !== 'off' && process.env.MARQUEE_DEV !== '1',
    },
    port: Number(setting('PORT', '3000')),
    hostname: setting('HOST', '0.0.0.0'),
    log,
    metrics: metrics && {
      collected: metrics,
      port: Number(process.env.METRICS_PORT),
      host: setting('METRICS_HOST', '127.0.0.1'),
    },
    companion: backend,
    environment: process.env,
    onReady: (port) => announce(port, backend),
  });
}

function openBackend(): Promise<Backend> {
  return createBackend({
    dataDir: resolve(root, setting('DATA_DIR', '.data')),
    databaseUrl: process.env.DATABASE_URL,
    ...(process.env.SITES_DIR ? { sitesDir: resolve(root, process.env.SITES_DIR) } : {}),
    trustProxy,
    sandbox,
    metrics,
    log,
  });
}

/** The line that says that the site is served, and below it what one needs to try it. */
function announce(port: number, backend: Backend | undefined): void {
  const lines = [`Marquee ready at http://localhost:${port}`];
  if (backend) {
    const others = backend.sites.all().filter(({ domain_name }) => domain_name.endsWith('.localhost'));
    lines.push(`  Demo player   ${demoSignIn.account_id} / ${demoSignIn.password}`);
    for (const { domain_name, site_name } of others) {
      lines.push(`  Sandbox site  http://${domain_name}:${port}  ${site_name}`);
    }
  }
  process.stdout.write(`${lines.join('\n')}\n`);
}

main().catch((error: Error) => giveUp(`The site does not start: ${error.message}`));
