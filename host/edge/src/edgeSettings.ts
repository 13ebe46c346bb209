import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Metrics } from '@marquee/kernel/metrics/metrics';
import { giveUp } from './giveUp';
import type { ServeOptions } from './serve';
import { hostBuild, isSingleBuild } from './sources/hostBuild';

/** The repository: folders in settings are relative to it. */
export const root = fileURLToPath(new URL('../../..', import.meta.url));

type Served = Pick<ServeOptions, 'edge' | 'port' | 'hostname' | 'metrics' | 'environment'>;

/** What the environment says of an edge (README, Settings). Ends the process with what to do where the host is not built. */
export function edgeSettings(environment: Record<string, string | undefined>): Served {
  const setting = (name: string, fallback: string) => environment[name] || fallback;
  const hostFolder = resolve(root, setting('HOST_DIST', 'host/dist'));
  if (!existsSync(resolve(hostFolder, 'manifest.json'))) giveUp('The host is not built yet: npm start does it.');
  hostBuild(hostFolder);
  const isDevelopment = environment.MARQUEE_DEV === '1';
  return {
    edge: {
      hostFolder,
      releasesFolder: isSingleBuild(hostFolder) ? hostFolder : resolve(root, setting('RELEASES_DIR', 'releases')),
      trustProxy: environment.TRUST_PROXY === '1',
      sandbox: setting('MARQUEE_SANDBOX', '1') === '1',
      reload: isDevelopment,
      offlinePages: environment.SERVICE_WORKER !== 'off' && !isDevelopment,
    },
    port: Number(setting('PORT', '3000')),
    hostname: setting('HOST', '0.0.0.0'),
    metrics: environment.METRICS_PORT
      ? {
          collected: new Metrics(),
          port: Number(environment.METRICS_PORT),
          host: setting('METRICS_HOST', '127.0.0.1'),
        }
      : undefined,
    environment,
  };
}
