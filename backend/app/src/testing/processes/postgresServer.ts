import { type ChildProcessByStdio, execFileSync, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { openPostgres } from '@marquee/database/postgres';
import { readSettings } from '@marquee/settings/settings';
import { Client } from 'pg';
import { postgresPrograms, serverUser } from './postgresPrograms';

/** A Postgres server with an empty database of the proof's own. */
export interface ProofServer {
  /** The database, as DATABASE_URL names it. */
  url: string;
  /** What `select version()` says, shortened. */
  version: string;
  /** Ends the server as a power cut would, and starts it again; undefined for a server that is not ours. */
  crash?: () => Promise<void>;
  /**
   * Stops the server as `pg_ctl stop -m fast` does: connections are ended, nothing answers. Gives what starts it again;
   * undefined as above.
   */
  shutDown?: () => Promise<() => Promise<void>>;
  /**
   * Halts the server as a machine that hangs: nothing is refused, nothing answers. Gives what lets it go on; undefined
   * as above.
   */
  halt?: () => () => void;
  /** Makes a stand-by that follows the server, and lets each commit wait for it; undefined as above. */
  standBy?: () => Promise<StandBy>;
  /** Removes the database, and the server if it is ours. */
  stop(): Promise<void>;
}

/** A second server that has everything that the first has. */
export interface StandBy {
  /** The database on both servers, as DATABASE_URL names them. */
  both: string;
  /** The database on the stand-by alone. */
  url: string;
  /** Ends the first server for good, where it is. */
  loseFirst(): Promise<void>;
  /** Makes it the one that takes changes. */
  promote(): Promise<void>;
}

/** A port that is free now. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  const closed = once(probe, 'close');
  probe.close();
  await closed;
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

/** Longest time a server takes to answer, ms: crash recovery included. */
const answerTimeout = 60_000;

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

/** Where a cluster's files are, and who runs it. */
interface Place {
  programs: string;
  user: ReturnType<typeof serverUser>;
  folder: string;
  data: string;
  port: number;
  /** The database `postgres`, with the password. */
  url: string;
}

/** Starts and ends the server of a cluster. */
function serverOf({ programs, user, folder, data, port, url }: Place) {
  let server: ChildProcessByStdio<null, Readable, Readable> | undefined;
  // Whatever ends the proof ends its server.
  process.on('exit', () => server?.kill('SIGKILL'));
  return {
    async start(): Promise<void> {
      const folders = `unix_socket_directories=${folder}`;
      // Five backends and a command at once (docs/operations.md, live mode).
      const settings = ['-c', 'listen_addresses=127.0.0.1', '-c', folders, '-c', 'max_connections=150'];
      let said = '';
      const words = ['-D', data, '-p', String(port), ...settings];
      const started = spawn(join(programs, 'postgres'), words, {
        cwd: folder,
        stdio: ['ignore', 'pipe', 'pipe'],
        ...user,
      });
      server = started;
      const keep = (part: Buffer) => {
        said = `${said}${part}`.slice(-4000);
      };
      started.stdout.on('data', keep);
      started.stderr.on('data', keep);
      for (const from = Date.now(); !(await answers(url)); await setTimeout(100)) {
        if (started.exitCode !== null || Date.now() - from > answerTimeout)
          throw new Error(`Postgres does not start: ${said}`);
      }
    },
    async end(signal: 'SIGINT' | 'SIGQUIT'): Promise<void> {
      if (!server || server.exitCode !== null) return;
      const ended = once(server, 'exit');
      server.kill(signal);
      await ended;
    },
    /** The process, with those that it has started. */
    processes(): number[] {
      const pid = `${server?.pid}`;
      const children = execFileSync('ps', ['-o', 'pid=', '--ppid', pid], { encoding: 'utf8' });
      return [pid, ...children.trim().split(/\s+/)].map(Number);
    },
  };
}

/**
 * Makes a stand-by of a running server, and lets each commit of that wait for it (docs/operations.md, A second database
 * server).
 */
async function standByOf(first: Place, server: ReturnType<typeof serverOf>) {
  const { programs, user, folder, url } = first;
  const [data, port] = [join(folder, 'standby'), await freePort()];
  const words = ['-D', data, '-d', url, '-R', '-X', 'stream', '--checkpoint=fast'];
  const made = spawnSync(join(programs, 'pg_basebackup'), words, { cwd: folder, encoding: 'utf8', ...user });
  if (made.status !== 0) throw new Error(`pg_basebackup failed: ${made.error?.message ?? made.stderr}`);
  const own = new URL(url);
  own.port = String(port);
  const standBy = serverOf({ ...first, data, port, url: own.href });
  await standBy.start();
  const primary = openPostgres(url);
  try {
    await primary.query("alter system set synchronous_standby_names = '*'");
    await primary.query('select pg_reload_conf()');
    const follows = "select 1 from pg_stat_replication where state = 'streaming' and sync_state = 'sync'";
    for (const from = Date.now(); (await primary.query(follows)).length === 0; await setTimeout(100))
      if (Date.now() - from > answerTimeout) throw new Error('The stand-by does not follow');
  } finally {
    await primary.close();
  }
  return {
    url: own.href,
    end: () => standBy.end('SIGINT'),
    loseFirst: () => server.end('SIGQUIT'),
    async promote() {
      const database = openPostgres(own.href);
      await database.query('select pg_promote()').finally(() => database.close());
    },
  };
}

/**
 * A cluster of our own in a temporary folder: durable settings as they come, reachable from this machine with a
 * password only.
 */
async function startCluster() {
  const programs = postgresPrograms();
  const user = serverUser();
  const folder = mkdtempSync(join(tmpdir(), 'marquee-postgres-'));
  chmodSync(folder, 0o700);
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const password = randomBytes(16).toString('hex');
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password);
  if (user) chownSync(passwordFile, user.uid, user.gid);
  const words = ['-D', data, '-U', 'marquee', '--auth=scram-sha-256', `--pwfile=${passwordFile}`, '-E', 'UTF8'];
  const made = spawnSync(join(programs, 'initdb'), [...words, '--no-locale'], {
    cwd: folder,
    encoding: 'utf8',
    ...user,
  });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.error?.message ?? made.stderr}`);
  const port = await freePort();
  const url = `postgres://marquee:${password}@127.0.0.1:${port}/postgres`;
  const place = { programs, user, folder, data, port, url };
  const server = serverOf(place);
  const ends: (() => Promise<void>)[] = [() => server.end('SIGINT')];
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  process.on('exit', remove);
  await server.start();
  return {
    url,
    /** SIGQUIT: every server process ends where it is, without a checkpoint; what follows is crash recovery. */
    async crash() {
      await server.end('SIGQUIT');
      await server.start();
    },
    halt() {
      const all = server.processes();
      const signal = (name: 'SIGSTOP' | 'SIGCONT') => {
        for (const one of all) process.kill(one, name);
      };
      signal('SIGSTOP');
      const goOn = () => signal('SIGCONT');
      // Halted, they would outlive the server.
      process.once('exit', goOn);
      return () => {
        process.off('exit', goOn);
        goOn();
      };
    },
    async shutDown() {
      await server.end('SIGINT');
      return server.start;
    },
    async standBy() {
      const made = await standByOf(place, server);
      // Before the first, which waits for it.
      ends.unshift(made.end);
      return made;
    },
    async stop() {
      for (const end of ends) await end();
      remove();
    },
  };
}

/**
 * The Postgres server that proofs run on: the one of DATABASE_URL, whose user must be allowed to create databases, or
 * else one that is started for them. The database is new and removed at the end; nothing else on the server is touched.
 */
export async function openProofServer(): Promise<ProofServer> {
  const given = readSettings('proofs').DATABASE_URL;
  const cluster = given ? undefined : await startCluster();
  const main = given ?? cluster?.url ?? '';
  const name = `marquee_proof_${randomBytes(6).toString('hex')}`;
  const inMain = async <T>(work: (database: ReturnType<typeof openPostgres>) => Promise<T>) => {
    const database = openPostgres(main);
    return work(database).finally(() => database.close());
  };
  const version = await inMain(async (database) => {
    await database.query(`create database ${name}`);
    const [row] = await database.query<{ version: string }>('select version()');
    return row?.version.split(' ').slice(0, 2).join(' ') ?? '';
  });
  const url = new URL(main);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    version,
    ...(cluster && {
      ...{ crash: cluster.crash, shutDown: cluster.shutDown, halt: cluster.halt },
      async standBy() {
        const made = await cluster.standBy();
        const second = new URL(made.url);
        second.pathname = url.pathname;
        const both = url.href.replace(url.host, `${url.host},${second.host}`);
        return { ...made, url: second.href, both };
      },
    }),
    async stop() {
      if (cluster) await cluster.stop();
      else await inMain((database) => database.query(`drop database ${name} with (force)`));
    },
  };
}
