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

/** A Postgres server with an empty database for a proof. */
export interface ProofServer {
  /** Its DATABASE_URL. */
  url: string;
  /** The output of `select version()`, shortened. */
  version: string;
  /** Kills the server as a power failure would, and starts it again; undefined for an external server. */
  crash?: () => Promise<void>;
  /**
   * Stops the server like `pg_ctl stop -m fast`: connections are ended, nothing answers. Returns a function that starts
   * it again; undefined as above.
   */
  shutDown?: () => Promise<() => Promise<void>>;
  /**
   * Suspends the server like a hanging machine: nothing is refused, nothing answers. Returns a function that resumes
   * it; undefined as above.
   */
  halt?: () => () => void;
  /** Adds a synchronous standby; undefined as above. */
  standBy?: () => Promise<StandBy>;
  /** Removes the database, and stops the server if it is ours. */
  stop(): Promise<void>;
}

/** A standby server. */
export interface StandBy {
  /** The DATABASE_URL of both servers. */
  both: string;
  /** The DATABASE_URL of the standby alone. */
  url: string;
  /** Ends the primary for good. */
  loseFirst(): Promise<void>;
  /** Promotes the standby. */
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

/** Longest time until a server answers, ms, including crash recovery. */
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

/** The files of a cluster, and its user. */
interface Place {
  programs: string;
  user: ReturnType<typeof serverUser>;
  folder: string;
  data: string;
  port: number;
  /** The URL of the database `postgres`. */
  url: string;
}

/** Starts and stops a cluster's server. */
function serverOf({ programs, user, folder, data, port, url }: Place) {
  let server: ChildProcessByStdio<null, Readable, Readable> | undefined;
  // Also if the proof itself is killed.
  process.on('exit', () => server?.kill('SIGKILL'));
  return {
    async start(): Promise<void> {
      const folders = `unix_socket_directories=${folder}`;
      // Five backends and a command at once (docs/operations.md, live mode).
      const settings = ['-c', 'listen_addresses=127.0.0.1', '-c', folders, '-c', 'max_connections=150'];
      let output = '';
      const words = ['-D', data, '-p', String(port), ...settings];
      const started = spawn(join(programs, 'postgres'), words, {
        cwd: folder,
        stdio: ['ignore', 'pipe', 'pipe'],
        ...user,
      });
      server = started;
      const keep = (part: Buffer) => {
        output = `${output}${part}`.slice(-4000);
      };
      started.stdout.on('data', keep);
      started.stderr.on('data', keep);
      for (const from = Date.now(); !(await answers(url)); await setTimeout(100)) {
        if (started.exitCode !== null || Date.now() - from > answerTimeout)
          throw new Error(`Postgres does not start: ${output}`);
      }
    },
    async end(signal: 'SIGINT' | 'SIGQUIT'): Promise<void> {
      if (!server || server.exitCode !== null) return;
      const ended = once(server, 'exit');
      server.kill(signal);
      await ended;
    },
    /** The process and its children. */
    processes(): number[] {
      const pid = `${server?.pid}`;
      const children = execFileSync('ps', ['-o', 'pid=', '--ppid', pid], { encoding: 'utf8' });
      return [pid, ...children.trim().split(/\s+/)].map(Number);
    },
  };
}

/** Adds a synchronous standby to a running server (docs/operations.md, A second database server). */
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

/** A new cluster in a temporary folder: default durability settings, local connections with a password only. */
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
    /** SIGQUIT: every server process ends at once, without a checkpoint; then comes crash recovery. */
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
      const resume = () => signal('SIGCONT');
      // Suspended processes would outlive the server.
      process.once('exit', resume);
      return () => {
        process.off('exit', resume);
        resume();
      };
    },
    async shutDown() {
      await server.end('SIGINT');
      return server.start;
    },
    async standBy() {
      const made = await standByOf(place, server);
      // Before the primary, which waits for it.
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
 * The Postgres server for proofs: that of DATABASE_URL, whose user must be allowed to create databases, or else a new
 * one. The database is new and removed at the end; nothing else on the server is touched.
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
