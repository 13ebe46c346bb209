import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { smtpReceiver } from '../smtpReceiver';
import { freePort } from './freePort';
import { gamesOrigin, startPartners } from './livePartners';
import { liveDomain, writeLiveSites } from './liveSites';
import { openProofServer } from './postgresServer';
import { type ProgramSource, startProgram } from './programProcess';

/** Settings of every program in live mode. */
export const operator = { MARQUEE_MODE: 'live', TRUST_PROXY: 'on', LOG_LEVEL: 'warn' };

/**
 * A backend in live mode with its dependencies on this machine: a Postgres server, an SMTP server, and the sandbox's
 * gateway, odds feed and games as three processes with their own keys, which call the operator at `operatorPort`, by
 * default the backend.
 */
export async function openLiveBackend(source: ProgramSource, own: Record<string, string> = {}, operatorPort?: number) {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-live-'));
  const sites = join(folder, 'sites');
  writeLiveSites(sites, gamesOrigin);
  const stops: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const stop of stops.reverse()) await stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const [server, smtp] = await Promise.all([openProofServer(), smtpReceiver()]);
    stops.push(server.stop, smtp.close);
    const port = await freePort();
    const partners = await startPartners(source, { folder, operatorUrl: `http://127.0.0.1:${operatorPort ?? port}` });
    stops.push(partners.stop);
    const settings = {
      ...operator,
      ...partners.settings,
      PORT: `${port}`,
      DATABASE_URL: server.url,
      SITES_DIR: sites,
      MESSAGES_URL: `smtp://localhost:${smtp.port}`,
      MESSAGES_FROM: `codes@${liveDomain}`,
      PERSON_KEYS: randomBytes(32).toString('hex'),
      ...own,
    };
    const backend = startProgram(source, 'backend', settings);
    stops.push(backend.stop);
    await backend.ready();
    return { ...{ folder, sites, port, settings, partners, backend }, mails: smtp.mails, close };
  } catch (error) {
    await close();
    throw error;
  }
}
