import { jsonLog } from '@marquee/kernel/log';
import { settingsOrExit, unfit } from '@marquee/settings/settings';
import { edgeSettings } from './edgeSettings';
import { exitWithError } from './exitWithError';
import { proxyLink } from './link/proxyLink';
import { serveEdge } from './serve';

const settings = settingsOrExit('edge', unfit);

/** The edge alone, with the backend at BACKEND_URL. */
async function main(): Promise<void> {
  if (!settings.BACKEND_URL)
    exitWithError(
      'An edge needs a backend: name it in BACKEND_URL, or run both in one process, as npm start does.',
      unfit,
    );
  await serveEdge({
    ...edgeSettings(settings),
    link: proxyLink(settings.BACKEND_URL ?? '', { trustProxy: settings.TRUST_PROXY, keys: settings.EDGE_KEYS }),
    log: jsonLog(settings.LOG_LEVEL),
    onReady: (port) => process.stdout.write(`Marquee ready at http://localhost:${port}\n`),
  });
}

main().catch((error: Error) => exitWithError(`The site does not start: ${error.message}`));
