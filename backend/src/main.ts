import { serve } from '@hono/node-server';
import { createBackend } from './app';
import { demoSignIn } from './auth/demoPlayer';

const port = Number(process.env.PORT ?? 3001);
const backend = await createBackend({
  dataDir: process.env.DATA_DIR ?? '.data',
  databaseUrl: process.env.DATABASE_URL || undefined,
  sitesDir: process.env.SITES_DIR || undefined,
  trustProxy: process.env.TRUST_PROXY === '1',
  sandbox: process.env.MARQUEE_SANDBOX !== '0',
});
const server = serve({ fetch: backend.app.fetch, port }, (info) => {
  const names = backend.sites.all().map(({ domain_name }) => domain_name);
  process.stdout.write(
    `Marquee backend ready at http://localhost:${info.port}\n  sites: ${names.join(', ')}\n  demo player: ${demoSignIn.account_id} / ${demoSignIn.password}\n`,
  );
});

/** How long running answers may take once the process is asked to stop, ms. */
const patience = 5000;

let closing = false;
/** Lets running answers finish, then closes the database. A second signal does not wait. */
async function stop(): Promise<void> {
  if (closing) process.exit(1);
  closing = true;
  const closed = new Promise((resolve) => server.close(resolve));
  setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), patience).unref();
  await backend.endStreams();
  if ('closeIdleConnections' in server) server.closeIdleConnections();
  await closed;
  await backend.close();
  process.exit(0);
}
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
