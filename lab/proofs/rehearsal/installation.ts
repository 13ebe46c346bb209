import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { selfSigned } from '@marquee/backend/testing/certificate';
import { freePort } from '@marquee/backend/testing/processes/freePort';
import { gamesOrigin, startPartners } from '@marquee/backend/testing/processes/livePartners';
import { liveDomain, writeLiveSites } from '@marquee/backend/testing/processes/liveSites';
import { openProofServer } from '@marquee/backend/testing/processes/postgresServer';
import { type ProgramProcess, startProgram } from '@marquee/backend/testing/processes/programProcess';
import { startHaproxy } from '@marquee/backend/testing/proxies/haproxy';
import { smtpReceiver } from '@marquee/backend/testing/smtpReceiver';
import { testBrowser } from '@marquee/backend/testing/testBrowser';
import { type Archive, deliver } from './archiveCommand';
import type { Front } from './client';

/** Longer than HAProxy needs to detect a returned process, ms. */
const noticed = 2500;

/** As in docs/deploy/systemd/marquee.env: longer than a balancer needs to notice. */
const shutdown = { SHUTDOWN_DELAY: '5', SHUTDOWN_LIMIT: '10' };

/** A server slot of the installation, and its current process. */
export class Server {
  #process: ProgramProcess | undefined;
  #output = '';

  constructor(
    readonly name: 'backend' | 'edge',
    readonly settings: Record<string, string>,
  ) {}

  /** Starts it from an archive, and waits until the balancer has noticed. */
  async start(archive: Archive): Promise<void> {
    this.#process = startProgram(archive, this.name, this.settings);
    await this.#process.ready();
    await setTimeout(noticed);
  }

  async end(how: 'kill' | 'stop'): Promise<void> {
    const ended = await this.#process?.[how]();
    this.#output += ended?.output ?? '';
    this.#process = undefined;
    if (how === 'stop' && ended && ended.code !== 0)
      throw new Error(`${this.name} ended with ${ended.code}: ${ended.output}`);
  }

  /** The end of each process's output. */
  output = () => this.#output + (this.#process?.output() ?? '');
}

/**
 * A live site as described in docs/deploy, on this machine: HAProxy with the documented file, two edges, two backends,
 * a Postgres server (optionally with a standby), an SMTP server, and the sandbox's partners as processes, which reach
 * the site through HAProxy. Edges and backends run the version `archive`.
 */
export async function openInstallation(
  archive: Archive,
  partnersArchive: Archive,
  { hasStandBy = false }: { hasStandBy?: boolean } = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-rehearsal-'));
  const stops: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const stop of stops.reverse()) await stop().catch((error: Error) => console.error(error.message));
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  };
  try {
    return { ...(await open(archive, partnersArchive, { folder, stops, hasStandBy })), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function open(
  archive: Archive,
  partnersArchive: Archive,
  { folder, stops, hasStandBy }: { folder: string; stops: (() => Promise<unknown>)[]; hasStandBy: boolean },
) {
  const [http, https, calls] = [await freePort(), await freePort(), await freePort()];
  const edgePorts = [await freePort(), await freePort()] as const;
  const backendPorts = [await freePort(), await freePort()] as const;
  const now = Date.now();
  const { key, cert } = selfSigned({ from: now - 3_600_000, until: now + 86_400_000 });
  const certificate = join(folder, 'site.pem');
  writeFileSync(certificate, cert + key);
  const front: Front = { port: https, certificate: cert, browser: testBrowser() };

  const [database, smtp] = await Promise.all([openProofServer(), smtpReceiver()]);
  stops.push(database.stop, smtp.close);
  const standBy = hasStandBy ? await database.standBy?.() : undefined;
  const haproxy = await startHaproxy(folder, {
    ...{ http, https, calls, certificate },
    ...{ edges: edgePorts, backends: backendPorts },
  });
  stops.push(haproxy.stop);
  const partners = await startPartners(partnersArchive, {
    folder,
    operatorUrl: `https://localhost:${https}`,
    environment: { NODE_EXTRA_CA_CERTS: certificate },
  });
  stops.push(partners.stop);

  // The operator's own files, which stay when versions change.
  const sites = join(folder, 'sites');
  mkdirSync(sites);
  writeLiveSites(sites, gamesOrigin, join(archive.archive, 'backend/sites'));
  const releases = join(folder, 'releases');
  const common = { MARQUEE_MODE: 'live', TRUST_PROXY: 'on', LOG_LEVEL: 'warn', ...shutdown };
  const personKey = randomBytes(32).toString('hex');
  const backends = backendPorts.map(
    (port) =>
      new Server('backend', {
        ...common,
        ...partners.settings,
        PORT: `${port}`,
        DATABASE_URL: standBy?.both ?? database.url,
        DATA_DIR: join(folder, `backend-${port}`),
        SITES_DIR: sites,
        MESSAGES_URL: `smtp://localhost:${smtp.port}`,
        MESSAGES_FROM: `codes@${liveDomain}`,
        PERSON_KEYS: personKey,
      }),
  );
  const edges = edgePorts.map(
    (port) =>
      new Server('edge', {
        ...common,
        PORT: `${port}`,
        HOST: '127.0.0.1',
        RELEASES_DIR: releases,
        BACKEND_URL: `http://127.0.0.1:${calls}`,
      }),
  );
  const servers = [...backends, ...edges];
  stops.push(() => Promise.all(servers.map((server) => server.end('stop'))));
  await deliver(archive, releases);
  await Promise.all(backends.map((backend) => backend.start(archive)));
  await Promise.all(edges.map((edge) => edge.start(archive)));
  return {
    front,
    database,
    standBy,
    backends,
    edges,
    releases,
    sites,
    /** A folder for backups. */
    folder,
    gamesKeys: [partners.settings.GAMES_KEYS ?? ''],
    /** The base URL of the gateway's payment pages. */
    paymentPages: partners.settings.GATEWAY_URL ?? '',
    output: () => servers.map((server) => server.output()).join(''),
    balancer: () => haproxy.output(),
  };
}

export type Installation = Awaited<ReturnType<typeof openInstallation>>;
