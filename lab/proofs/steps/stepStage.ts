import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@marquee/backend/testing/processes/freePort';
import { operator } from '@marquee/backend/testing/processes/liveBackend';
import { gamesOrigin, startPartners } from '@marquee/backend/testing/processes/livePartners';
import { liveDomain, writeLiveSites } from '@marquee/backend/testing/processes/liveSites';
import { openProofServer } from '@marquee/backend/testing/processes/postgresServer';
import { type ProgramProcess, startProgram } from '@marquee/backend/testing/processes/programProcess';
import { tlsFront } from '@marquee/backend/testing/processes/tlsFront';
import { smtpReceiver } from '@marquee/backend/testing/smtpReceiver';
import { testBrowser } from '@marquee/backend/testing/testBrowser';
import { openPostgres } from '@marquee/database/postgres';
import { openRelay } from './relay';
import { httpReader, sqlReader } from './requests';

/** The processes that can be killed. */
type Name = 'backend' | 'edge' | 'gateway';

/** Processes under a supervisor: can be killed, and restarted in place. */
function supervised(starts: Record<Name, () => ProgramProcess>) {
  const running = new Map<Name, ProgramProcess>();
  return {
    async start(name: Name) {
      const program = starts[name]();
      running.set(name, program);
      await program.ready();
    },
    kill: async (name: Name) => running.get(name)?.kill(),
    stop: () => Promise.all([...running.values()].map((program) => program.stop())),
    output: () => [...running.values()].map((program) => program.output()).join(''),
  };
}

/**
 * A local live site whose backend, gateway and edge can be killed at a given moment: relays are between backend and
 * database, backend and gateway, and edge and backend. The operator's and the partners' processes get additional
 * environment variables.
 */
export async function openStepStage({ ofOperator = {}, ofPartners = {} }: Record<string, Record<string, string>> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-steps-'));
  const sites = join(folder, 'sites');
  writeLiveSites(sites, gamesOrigin);
  const stops: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const stop of stops.reverse()) await stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  };
  try {
    return { ...(await open()), close };
  } catch (error) {
    await close();
    throw error;
  }

  async function open() {
    const [server, smtp] = await Promise.all([openProofServer(), smtpReceiver()]);
    stops.push(server.stop, smtp.close);
    const relays = {
      database: await openRelay(sqlReader),
      gateway: await openRelay(httpReader),
      backend: await openRelay(httpReader),
    };
    stops.push(() => Promise.all(Object.values(relays).map((relay) => relay.close())));
    const [port, edgePort] = [await freePort(), await freePort()];
    relays.backend.leadTo(port);
    const database = new URL(server.url);
    relays.database.leadTo(Number(database.port));
    database.port = `${relays.database.port}`;
    const operatorUrl = `http://127.0.0.1:${edgePort}`;
    const partners = await startPartners('sources', { folder, operatorUrl, environment: ofPartners });
    stops.push(partners.stop);
    const gateway = new URL(partners.settings.GATEWAY_URL ?? '');
    relays.gateway.leadTo(Number(gateway.port));
    gateway.port = `${relays.gateway.port}`;

    const processes = supervised({
      backend: () =>
        startProgram('sources', 'backend', {
          ...operator,
          ...ofOperator,
          ...partners.settings,
          GATEWAY_URL: gateway.origin,
          PORT: `${port}`,
          DATABASE_URL: database.href,
          SITES_DIR: sites,
          MESSAGES_URL: `smtp://localhost:${smtp.port}`,
          MESSAGES_FROM: `codes@${liveDomain}`,
          PERSON_KEYS: randomKey,
        }),
      edge: () =>
        startProgram('sources', 'edge', {
          ...operator,
          ...ofOperator,
          PORT: `${edgePort}`,
          BACKEND_URL: `http://127.0.0.1:${relays.backend.port}`,
        }),
      gateway: partners.starts.gateway,
    });
    stops.push(processes.stop);
    // The partners' own gateway is replaced by a supervised one.
    await partners.end('gateway');
    await processes.start('gateway');
    await processes.start('backend');
    await processes.start('edge');
    const tls = await tlsFront({ [liveDomain]: edgePort });
    stops.push(tls.close);
    const own = openPostgres(server.url);
    stops.push(own.close);
    return {
      relays,
      ...processes,
      sites,
      mails: smtp.mails,
      /** The base URL of the gateway's payment pages. */
      paymentPages: partners.settings.GATEWAY_URL ?? '',
      /** A separate connection that bypasses the relay. */
      database: own,
      databaseUrl: server.url,
      front: { port: tls.port, certificate: tls.certificate, browser: testBrowser() },
      gamesKeys: [partners.settings.GAMES_KEYS ?? ''],
    };
  }
}

const randomKey = randomBytes(32).toString('hex');

export type StepStage = Awaited<ReturnType<typeof openStepStage>>;
