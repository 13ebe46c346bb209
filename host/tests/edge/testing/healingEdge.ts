import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BackendLink, insideLink } from '@marquee/edge/backendLink';
import { createEdge } from '@marquee/edge/edge';
import { HealthWatch } from '@marquee/edge/health/healthWatch';
import { openRegistries } from '@marquee/edge/sources/openRegistries';
import type { VersionName } from '@marquee/federation-release/health/attribution';
import { isInCanary } from '@marquee/federation-release/registry/audience';
import type { LookResult } from '@marquee/federation-release/run/lookResult';
import type { Registry } from '@marquee/federation-runtime/registry/schema';
import { Metrics } from '@marquee/kernel/metrics/metrics';
import { registryText, type TestEdge } from './testEdge';
import { visitCookie, visitWith } from './visit';

export const bad = '1.1.0';
export const origin = 'http://localhost';
export const codeOf = (version: string) => `${origin}/releases/lobbies/${version}/lobby.0b0b0b0b.js`;

/** Whether a bucket is in the canary of ten percent. */
export const isGiven = (bucket: number) =>
  isInCanary('lobbies', { version: bad, percent: 10 }, { site: 'localhost', bucket });

/** The audience of a new version; `last`: it is the only one. */
export type NewVersion = { percent: number; steps?: boolean } | 'last' | undefined;

/** A releases folder with a new version: live, the only one, or a canary of few. */
export function newReleases(canary?: NewVersion): string {
  const releasesFolder = mkdtempSync(join(tmpdir(), 'marquee-healing-'));
  const { remotes } = JSON.parse(registryText(1, bad)) as Registry;
  const before = JSON.parse(registryText(1, '1.0.0')) as Registry;
  const versions = { ...before.remotes.lobbies?.versions, ...remotes.lobbies?.versions };
  const live = { live: bad, lastGood: canary === 'last' ? null : '1.0.0', canary: null };
  const pointers = typeof canary === 'object' ? { live: '1.0.0', canary: { version: bad, ...canary } } : live;
  const registry = { ...before, remotes: { lobbies: { ...remotes.lobbies, ...pointers, versions } } };
  mkdirSync(join(releasesFolder, '.registry'));
  for (const file of ['.registry/1.json', 'registry.json'])
    writeFileSync(join(releasesFolder, file), JSON.stringify(registry));
  return releasesFolder;
}

/** Where an edge runs, and its clocks, ms. */
export interface HealingEdgeOptions {
  releasesFolder: string;
  hostFolder: string;
  link: BackendLink;
  now?: () => number;
  today?: () => number;
  /** How long a canary has each percentage at least, ms. */
  stepTime?: number;
  /** How the edge looks at a version itself. */
  look?: (version: VersionName) => Promise<LookResult>;
}

/** The place of an edge on the backend and build of another one. */
export const placeOf = ({ folder, backend }: TestEdge) => ({
  hostFolder: join(folder, 'host'),
  link: insideLink(backend.app),
});

/** The visits of browsers, whichever edge they ask. */
const visits = new Map<string, string>();

/** An edge behind a trusted proxy. */
export function openHealingEdge({ releasesFolder, hostFolder, link, ...clocks }: HealingEdgeOptions) {
  const lines: string[] = [];
  const errors: unknown[] = [];
  const report = (error: unknown) => errors.push(error);
  const metrics = new Metrics();
  const registries = openRegistries({ releasesFolder, metrics, report });
  const health = new HealthWatch({ registries, report, log: (_, event) => lines.push(event), ...clocks });
  const app = createEdge({ link, hostFolder, registries, health, trustProxy: true, metrics, report });

  /** A request as the proxy passes it on. */
  async function send(path: string, network: string, init: RequestInit = {}): Promise<Response> {
    // A request comes in a turn of its own: those of one turn share a look at the registry.
    await new Promise(setImmediate);
    const headers = { host: 'localhost', 'x-forwarded-for': network, 'user-agent': 'test', ...init.headers };
    const bindings = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };
    return app.fetch(new Request(origin + path, { ...init, headers }), bindings);
  }

  /** The cookie of a network's visit, one for each browser, of the arm that is said. */
  function visitOf(network: string, agent: string, isIn: boolean | undefined): string {
    const name = `${network} ${agent} ${isIn}`;
    const id = visits.get(name) ?? visitWith((bucket) => isIn === undefined || isGiven(bucket) === isIn);
    visits.set(name, id);
    return visitCookie(health.visits, id, network, registries.current().revision);
  }

  /** A request of a visitor with a visit, in the canary's arm or not; `null`: without a visit. */
  async function ask(path: string, network: string, init: RequestInit = {}, isIn?: boolean | null): Promise<string> {
    const own = { 'user-agent': 'test', ...init.headers };
    const cookie = isIn === null ? '' : visitOf(network, own['user-agent'], isIn);
    const answer = await send(path, network, { ...init, headers: { cookie, ...own } });
    return answer.text();
  }

  /** A visitor's browser reports a failure. */
  const fail = (
    network: string,
    failure: Record<string, string> = {},
    headers: Record<string, string> = {},
    isIn?: boolean | null,
  ) => ask('/api/telemetry/failure', network, reportOf(failure, headers), isIn);

  /** Twelve visitors of as many networks report a failure. */
  async function crowd(failure?: Record<string, string>, headers?: Record<string, string>, isIn?: boolean | null) {
    for (let number = 0; number < 12; number++) await fail(`10.0.${number}.7`, failure, headers, isIn);
    return registries.current().remotes.lobbies?.quarantined.map(({ version }) => version);
  }
  return { ask, crowd, fail, send, errors, lines, metrics, registries, releasesFolder };
}

/** A report of a failure. */
export const reportOf = (failure: Record<string, string> = {}, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify({
    domain_name: 'localhost',
    ...{ remote: 'lobbies', version: bad, phase: 'render', cause: 'no', places: codeOf(bad), ...failure },
  }),
});
