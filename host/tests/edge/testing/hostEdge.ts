import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { insideLink } from '@marquee/edge/backendLink';
import { createEdge } from '@marquee/edge/edge';
import { HealthWatch } from '@marquee/edge/health/healthWatch';
import { Hosts } from '@marquee/edge/page/hosts';
import { RegistrySource } from '@marquee/edge/sources/registrySource';
import { takeHost } from '@marquee/federation-release/publish/publishHost';
import { isInCanary } from '@marquee/federation-release/registry/audience';
import { folderStore } from '@marquee/federation-release/registry/folderStore';
import { type Audience, promote } from '@marquee/federation-release/registry/promote';
import { hostFormat, hostName } from '@marquee/federation-runtime/hostRecord';
import type { Registry } from '@marquee/federation-runtime/registry/schema';
import { registryText, type TestEdge, writeHost } from './testEdge';
import { visitCookie, visitWith } from './visit';

export const origin = 'http://localhost';

/**
 * An edge on a releases folder of its own, in which hosts can be released: those of host API 1, which its remote needs.
 * `running` has its backend and the build that is served without a record.
 */
export function openHostEdge(running: TestEdge, hostApi = '1.7.0') {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-hosts-'));
  const releases = join(folder, 'releases');
  mkdirSync(join(releases, 'lobbies/1.0.0'), { recursive: true });
  const registry = JSON.parse(registryText(1, '1.0.0')) as Registry;
  const { description } = registry.remotes.lobbies?.versions['1.0.0'] ?? {};
  if (description) description.hostApi = `^${hostApi}`;
  writeFileSync(join(releases, 'registry.json'), JSON.stringify(registry));
  writeFileSync(join(releases, 'lobbies/1.0.0/remote.json'), JSON.stringify(description));
  const errors: unknown[] = [];
  const opened: string[] = [];
  const closed: string[] = [];
  const report = (error: unknown) => errors.push(error);
  const hostFolder = join(running.folder, 'host');
  const registries = new RegistrySource(releases, report);
  const health = new HealthWatch({ registries, report, log: () => {} });
  const openRenderers = (from: string) => {
    opened.push(from);
    const close = async () => void closed.push(from);
    return { count: 0, render: async () => null, started: async () => {}, close };
  };
  const hosts = new Hosts({ hostFolder, releasesFolder: releases, openRenderers, report });
  const link = insideLink(running.backend.app);
  const app = createEdge({ link, hostFolder, registries, hosts, health, trustProxy: true, report });
  const store = folderStore(releases);

  async function ask(path: string, bucket?: number, init: RequestInit = {}, network = '10.0.0.1') {
    // A request comes in a turn of its own: those of one turn share a look at the registry.
    await new Promise(setImmediate);
    const cookie = bucket === undefined ? '' : `marquee_bucket=${bucket}`;
    const headers = { host: 'localhost', 'x-forwarded-for': network, 'user-agent': 'test', cookie, ...init.headers };
    const bindings = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };
    return app.fetch(new Request(origin + path, { ...init, headers }), bindings);
  }
  /** The name of the first script of a page: each build has its own. */
  const scriptOf = async (bucket?: number) =>
    /\/static\/js\/(\w+)\.12345678\.js/.exec(await (await ask('/slots', bucket)).text())?.[1];

  /** A build with a first script of this name, where an archive has it. */
  function buildOf(index: string): string {
    const build = join(folder, index, 'host/dist');
    writeHost(build, index, { file: 'server/host.cjs', format: hostFormat, hostApi });
    return build;
  }

  /** Releases such a build. */
  async function release(index: string, audience?: Audience) {
    const build = buildOf(index);
    const facts = { offers: {}, hostApi };
    const one = takeHost(build, facts, { releases, dryRun: false, onChecked: undefined });
    await promote(store, [one], { audience });
    return one.version;
  }
  /** A visit of this network, in the arm of a bucket. */
  function visitOf(bucket: number, network: string) {
    const { revision, remotes } = registries.current();
    const isIn = (one: number) =>
      isInCanary(hostName, remotes[hostName]?.canary ?? null, { site: 'localhost', bucket: one });
    const id = visitWith((one) => isIn(one) === isIn(bucket));
    return { cookie: visitCookie(health.visits, id, network, revision) };
  }
  /** A page that runs a build asks, as a visitor of a network, in the arm of a bucket. */
  const run = (bucket: number, id: string, network: string) =>
    ask(`/build/revision?host@${id}`, undefined, { headers: visitOf(bucket, network) }, network);
  const fail = (bucket: number, file: string, network: string, failure: Record<string, string> = {}) =>
    ask(
      '/api/telemetry/failure',
      undefined,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...visitOf(bucket, network) },
        body: JSON.stringify({
          ...{ domain_name: 'localhost', remote: 'lobbies', version: '1.0.0', phase: 'render', cause: 'no' },
          places: `${origin}/static/js/${file}.12345678.js`,
          ...failure,
        }),
      },
      network,
    );
  const record = () => registries.current().remotes[hostName];
  return { ask, buildOf, closed, errors, fail, folder, opened, record, release, releases, run, scriptOf, store };
}
