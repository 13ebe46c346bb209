import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { smtpReceiver } from '../testing/smtpReceiver';
import { gamesOrigin, startPartners } from './livePartners';
import { liveDomain, writeLiveSites } from './liveSites';
import { freePort, openProofServer } from './postgresServer';
import { type ProgramSource, startProgram } from './programProcess';
import { tlsFront } from './tlsFront';

/**
 * A site in live mode with everything that it wants, on this machine: a Postgres server, an SMTP server, the sandbox's gateway, odds feed and games as
 * three processes with keys of their own, a backend, an edge in front of it, and TLS in front of all of them.
 */
export async function openLiveStage(source: ProgramSource, edgeSettings: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-live-stage-'));
  const loaded = join(folder, 'loaded');
  mkdirSync(loaded);
  writeLiveSites(join(folder, 'sites'), gamesOrigin);
  const stops: (() => Promise<unknown>)[] = [];
  const [server, smtp] = await Promise.all([openProofServer(), smtpReceiver()]);
  stops.push(server.stop, smtp.close);
  const [edgePort, backendPort] = [await freePort(), await freePort()];
  const partners = await startPartners(source, { folder, operatorUrl: `http://127.0.0.1:${edgePort}` });
  stops.push(partners.stop);
  const operator = { MARQUEE_MODE: 'live', TRUST_PROXY: 'on', LOG_LEVEL: 'warn' };
  const backend = startProgram(source, 'backend', {
    ...operator,
    ...partners.settings,
    PORT: `${backendPort}`,
    DATABASE_URL: server.url,
    SITES_DIR: join(folder, 'sites'),
    MESSAGES_URL: `smtp://localhost:${smtp.port}`,
    MESSAGES_FROM: `codes@${liveDomain}`,
    PERSON_KEYS: randomBytes(32).toString('hex'),
    NODE_V8_COVERAGE: loaded,
  });
  stops.push(backend.stop);
  await backend.ready();
  const edge = startProgram(source, 'edge', {
    ...operator,
    ...edgeSettings,
    PORT: `${edgePort}`,
    BACKEND_URL: `http://127.0.0.1:${backendPort}`,
  });
  stops.push(edge.stop);
  await edge.ready();
  const tls = await tlsFront({ [liveDomain]: edgePort, ...partners.ports });
  stops.push(tls.close);

  return {
    /** Every host name leads here, by TLS. */
    port: tls.port,
    origin: `https://${liveDomain}`,
    databaseUrl: server.url,
    mails: smtp.mails,
    said: () => [...partners.programs, backend, edge].map((program) => program.said()).join(''),
    /** Stops the backend, and gives the files that it had loaded: of bundles the sources that they were made from. */
    async loadedByBackend(): Promise<string[]> {
      await backend.stop();
      const reports = readdirSync(loaded).map((name) => JSON.parse(readFileSync(join(loaded, name), 'utf8')) as Report);
      const files = reports.flatMap(({ result }) => result.map(({ url }) => url));
      return [...new Set(files.filter((url) => url.startsWith('file:')).flatMap(sourcesOf))];
    },
    async close() {
      for (const stop of stops.reverse()) await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** What Node writes of the scripts that it ran. */
interface Report {
  result: { url: string }[];
}

function sourcesOf(url: string): string[] {
  if (!url.includes('/server/')) return [url];
  const { sources } = JSON.parse(readFileSync(new URL(`${url}.map`), 'utf8')) as { sources: string[] };
  return sources.map((source) => new URL(source, url).pathname);
}

/** A live site with everything around it. */
export type LiveStage = Awaited<ReturnType<typeof openLiveStage>>;
