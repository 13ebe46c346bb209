import { resolve } from 'node:path';
import { insideLink } from '@marquee/edge/backendLink';
import { edgeSettings, root } from '@marquee/edge/edgeSettings';
import { serveEdge } from '@marquee/edge/serve';
import { jsonLog } from '@marquee/kernel/log';
import { type Backend, createBackend } from './backend';
import { demoSignIn } from './demoPlayer';

/** Edge and backend in one process: what `npm start` runs. */
async function main({ env } = process): Promise<void> {
  const log = jsonLog(env.LOG_LEVEL ?? 'warn');
  const settings = edgeSettings(env);
  const { trustProxy, sandbox } = settings.edge;
  const backend = await createBackend({
    dataDir: resolve(root, env.DATA_DIR || '.data'),
    databaseUrl: env.DATABASE_URL,
    ...(env.SITES_DIR ? { sitesDir: resolve(root, env.SITES_DIR) } : {}),
    trustProxy,
    sandbox,
    metrics: settings.metrics?.collected,
    log,
  });
  await serveEdge({
    ...settings,
    link: insideLink(backend.app),
    log,
    companion: backend,
    onReady: (port) => announce(port, backend),
  });
}

/** The line that says that the site is served, and below it what one needs to try it. */
function announce(port: number, { sites }: Backend): void {
  const others = sites.all().filter(({ domain_name }) => domain_name.endsWith('.localhost'));
  const lines = [
    `Marquee ready at http://localhost:${port}`,
    `  Demo player   ${demoSignIn.account_id} / ${demoSignIn.password}`,
    ...others.map(({ domain_name, site_name }) => `  Sandbox site  http://${domain_name}:${port}  ${site_name}`),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

main().catch(({ message }: Error) => {
  process.stderr.write(`The site does not start: ${message}\n`);
  process.exit(1);
});
