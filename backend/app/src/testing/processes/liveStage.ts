import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openLiveBackend, operator } from './liveBackend';
import { liveDomain } from './liveSites';
import { freePort } from './postgresServer';
import { type ProgramSource, startProgram } from './programProcess';
import { tlsFront } from './tlsFront';

/**
 * A site in live mode with everything that it wants, on this machine: a backend with its partners, an edge in front of
 * it, and TLS in front of all of them.
 */
export async function openLiveStage(source: ProgramSource, edgeSettings: Record<string, string> = {}) {
  const loaded = mkdtempSync(join(tmpdir(), 'marquee-live-loaded-'));
  const edgePort = await freePort();
  const { partners, backend, port, settings, mails, close } = await openLiveBackend(
    source,
    { NODE_V8_COVERAGE: loaded },
    edgePort,
  );
  const stops: (() => Promise<unknown>)[] = [close];
  const edge = startProgram(source, 'edge', {
    ...operator,
    ...edgeSettings,
    PORT: `${edgePort}`,
    BACKEND_URL: `http://127.0.0.1:${port}`,
  });
  stops.push(edge.stop);
  await edge.ready();
  const tls = await tlsFront({ [liveDomain]: edgePort, ...partners.ports });
  stops.push(tls.close);

  return {
    /** Every host name leads here, by TLS. */
    port: tls.port,
    origin: `https://${liveDomain}`,
    databaseUrl: settings.DATABASE_URL,
    mails,
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
      rmSync(loaded, { recursive: true, force: true });
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
