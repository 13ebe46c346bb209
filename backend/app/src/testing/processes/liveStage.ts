import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './freePort';
import { openLiveBackend, operator } from './liveBackend';
import { liveDomain } from './liveSites';
import { type ProgramSource, startProgram } from './programProcess';
import { tlsFront } from './tlsFront';

/** A live site with its dependencies on this machine: a backend with its partners, an edge, and a TLS proxy. */
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
    /** The TLS proxy's port, for every host name. */
    port: tls.port,
    origin: `https://${liveDomain}`,
    databaseUrl: settings.DATABASE_URL,
    mails,
    output: () => [...partners.programs, backend, edge].map((program) => program.output()).join(''),
    /** Stops the backend, and returns the files that it had loaded; for bundles, their sources. */
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

/** Node's coverage report of loaded scripts. */
interface Report {
  result: { url: string }[];
}

function sourcesOf(url: string): string[] {
  if (!url.includes('/server/')) return [url];
  const { sources } = JSON.parse(readFileSync(new URL(`${url}.map`), 'utf8')) as { sources: string[] };
  return sources.map((source) => new URL(source, url).pathname);
}

export type LiveStage = Awaited<ReturnType<typeof openLiveStage>>;
