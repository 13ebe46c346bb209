import { isBuilt } from '@marquee/desk-edge/deskBuild';
import { deskEdge } from '@marquee/desk-edge/deskEdge';
import type { TrustSettings } from '@marquee/federation-release/registry/signature';
import type { Log } from '@marquee/kernel/log';
import { listen } from '@marquee/kernel/process/listen';
import { signInPaths } from '@marquee/platform/api/deskPages';
import type { Backend } from './backend';
import { UnfitSettings } from './modes/unfitSettings';

/** Where the desk listens unless DESK_PORT says it. */
const usualPort = 3010;

const isLoopback = (host: string) => host === 'localhost' || host.endsWith('.localhost') || host === '127.0.0.1';

/** The address of the desk for a port. Throws UnfitSettings if browsers would send sessions unencrypted. */
function originAt(port: number, origin: string | undefined): string {
  const { protocol, hostname, origin: plain } = new URL(origin ?? `http://localhost:${port}`);
  if (protocol === 'https:' || isLoopback(hostname)) return plain;
  throw new UnfitSettings(`DESK_ORIGIN is "${origin}". Write an address by https, or one of this machine.`);
}

/** A served desk. */
export interface ServedDesk {
  origin: string;
  close(): Promise<void>;
}

/** The settings of the desk. */
interface DeskSettings extends TrustSettings {
  DESK_PORT: number | undefined;
  DESK_HOST: string;
  DESK_ORIGIN: string | undefined;
  DESK_OIDC_ISSUER: string | undefined;
  DESK_OIDC_CLIENT: string | undefined;
  DESK_OIDC_SECRET: readonly string[] | undefined;
  DESK_DIST: string;
  DESK_RELEASES_DIR: string;
  TRUST_PROXY: boolean | undefined;
  HEALING: boolean;
  CANARY_STEP_MINUTES: number;
}

/** The company's OpenID provider, if there is one. Throws UnfitSettings if only a part of it is said. */
function companyIn({ DESK_OIDC_ISSUER, DESK_OIDC_CLIENT, DESK_OIDC_SECRET }: DeskSettings) {
  const [secret] = DESK_OIDC_SECRET ?? [];
  if (DESK_OIDC_ISSUER && DESK_OIDC_CLIENT && secret)
    return { issuer: DESK_OIDC_ISSUER, clientId: DESK_OIDC_CLIENT, secret };
  if (DESK_OIDC_ISSUER || DESK_OIDC_CLIENT || secret)
    throw new UnfitSettings(
      'DESK_OIDC_ISSUER, DESK_OIDC_CLIENT and DESK_OIDC_SECRET belong together: set all or none.',
    );
  return undefined;
}

/**
 * Serves the desk on a port of its own. Without DESK_PORT it is not served if the usual port is taken: the log says so.
 * Rejects if DESK_PORT is taken.
 */
export async function serveDesk(
  backend: Pick<Backend, 'desk'>,
  settings: DeskSettings,
  log: Log,
): Promise<ServedDesk | undefined> {
  const { DESK_PORT: port, DESK_HOST: hostname, DESK_ORIGIN } = settings;
  const company = companyIn(settings);
  let desk: (Pick<ReturnType<Backend['desk']>, 'fetch'> & { close?: () => void }) | undefined;
  const server = listen({
    fetch: (request, env) => desk?.fetch(request, env as never) ?? new Response(null, { status: 503 }),
    port: port ?? usualPort,
    hostname,
  });
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('listening', resolve);
      server.once('error', reject);
    });
  } catch (error) {
    if (port !== undefined || (error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    log('warn', 'the desk is not served', { reason: `port ${usualPort} is taken: set DESK_PORT` });
    return undefined;
  }
  const address = server.address();
  const origin = originAt(typeof address === 'object' ? (address?.port ?? usualPort) : usualPort, DESK_ORIGIN);
  const calls = backend.desk(origin, company);
  const {
    DESK_DIST: hostFolder,
    DESK_RELEASES_DIR: releasesFolder,
    TRUST_PROXY: trustProxy = false,
    HEALING: healing,
  } = settings;
  const stepTime = settings.CANARY_STEP_MINUTES * 60_000;
  const watched = { signed: settings, trustProxy, healing, stepTime, log };
  const edge = { calls, signInPaths, origin, hostFolder, releasesFolder, ...watched };
  // Without a build there are the calls, and the pages for signing in.
  desk = isBuilt(hostFolder) ? deskEdge(edge) : calls;
  return {
    origin,
    close: () =>
      new Promise((resolve) => {
        desk?.close?.();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
