import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { Metrics } from '@marquee/kernel/metrics/metrics';
import { timeoutsOf } from '@marquee/kernel/process/shutdown';
import { type SettingsOf, unfit } from '@marquee/settings/settings';
import { exitWithError } from './exitWithError';
import { receiversIn } from './push/releaseHook';
import type { ServeOptions } from './serve';
import { hostBuild, isSingleBuild } from './sources/hostBuild';

type Served = Pick<ServeOptions, 'edge' | 'renderers' | 'port' | 'hostname' | 'metrics' | 'timeouts'>;

/** The keys of developers' grants (ADR 92): with real money only if that is said. */
function grantKeysOf({ DEV_GRANTS, HOST_DIST, MARQUEE_MODE, RELEASE_KEYS }: SettingsOf<'edge'>) {
  const isOn = DEV_GRANTS ?? MARQUEE_MODE === 'sandbox';
  return isOn && !isSingleBuild(HOST_DIST) ? RELEASE_KEYS : undefined;
}

/** Who is told of releases; without keys a receiver could not know who speaks. */
function hooksOf({ HOST_DIST, RELEASE_HOOKS = [], RELEASE_HOOK_KEYS: keys = [] }: SettingsOf<'edge'>) {
  const receivers = receiversIn(RELEASE_HOOKS);
  if (receivers.some(({ form }) => form === 'json') && keys.length === 0)
    exitWithError('RELEASE_HOOKS has a receiver in the form #json, and RELEASE_HOOK_KEYS is missing.', unfit);
  return receivers.length === 0 || isSingleBuild(HOST_DIST) ? undefined : { receivers, keys };
}

/**
 * An edge's options from its settings (docs/settings.md). If the host is not built, ends the process with instructions.
 */
export function edgeSettings(settings: SettingsOf<'edge'>): Served {
  const { HOST_DIST, METRICS_PORT, MARQUEE_DEV } = settings;
  if (!existsSync(resolve(HOST_DIST, 'manifest.json')))
    exitWithError(`There is no host in ${HOST_DIST}: npm start or npm run build builds it.`);
  hostBuild(HOST_DIST);
  return {
    edge: {
      hostFolder: HOST_DIST,
      releasesFolder: isSingleBuild(HOST_DIST) ? HOST_DIST : settings.RELEASES_DIR,
      healing: settings.HEALING && !isSingleBuild(HOST_DIST),
      stepTime: settings.CANARY_STEP_MINUTES * 60_000,
      hooks: hooksOf(settings),
      signed: isSingleBuild(HOST_DIST) ? undefined : settings,
      grantKeys: grantKeysOf(settings),
      trustProxy: settings.TRUST_PROXY,
      sandbox: settings.MARQUEE_MODE === 'sandbox',
      reload: MARQUEE_DEV,
      offlinePages: settings.SERVICE_WORKER && !MARQUEE_DEV,
    },
    renderers: settings.RENDERERS,
    port: settings.PORT,
    hostname: settings.HOST,
    metrics:
      METRICS_PORT === undefined
        ? undefined
        : { collected: new Metrics(), port: METRICS_PORT, host: settings.METRICS_HOST },
    timeouts: timeoutsOf(settings),
  };
}
