import { jsonLog } from '@marquee/kernel/log';
import { edgeSettings } from './edgeSettings';
import { giveUp } from './giveUp';
import { proxyLink } from './link/proxyLink';
import { serveEdge } from './serve';

/** The edge alone, on the backend that BACKEND_URL names. */
async function main({ env } = process): Promise<void> {
  if (!env.BACKEND_URL) giveUp('An edge needs a backend: name it in BACKEND_URL, or run both with npm start.');
  await serveEdge({
    ...edgeSettings(env),
    link: proxyLink(env.BACKEND_URL ?? ''),
    log: jsonLog(env.LOG_LEVEL ?? 'warn'),
    onReady: (port) => process.stdout.write(`Marquee ready at http://localhost:${port}\n`),
  });
}

main().catch((error: Error) => giveUp(`The site does not start: ${error.message}`));
