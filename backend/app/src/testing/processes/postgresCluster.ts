import { type ChildProcessByStdio, execFileSync, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { openPostgres } from '@marquee/database/postgres';
import { Client } from 'pg';
import { freePort } from './freePort';
import { postgresPrograms, serverUser } from './postgresPrograms';

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
  /** As `name=value`. */
  settings: readonly string[];
}

/** Starts and stops a cluster's server. */
function serverOf({ programs, user, folder, data, port, url, settings }: Place) {
  let server: ChildProcessByStdio<null, Readable, Readable> | undefined;
  // Also if the proof itself is killed.
  process.on('exit', () => server?.kill('SIGKILL'));
  return {
    async start(): Promise<void> {
      const folders = `unix_socket_directories=${folder}`;
      // Five backends and a command at once (docs/operations.md, live mode).
      const all = ['listen_addresses=127.0.0.1', folders, 'max_connections=150', ...settings];
      let output = '';
      const words = ['-D', data, '-p', String(port), ...all.flatMap((setting) => ['-c', setting])];
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

/** Options of a cluster: the folder of its programs, and settings as `name=value`. */
interface ClusterOptions {
  programs?: string;
  settings?: readonly string[];
}

/** A new cluster in a temporary folder: default durability, local connections with a password only. */
export async function startCluster({ programs = postgresPrograms(), settings = [] }: ClusterOptions = {}) {
  const user = serverUser();
  const folder = mkdtempSync(join(tmpdir(), 'marquee-postgres-'));
  chmodSync(folder, 0o700);
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const password = randomBytes(16).toString('hex');
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password);
  if (user) chownSync(passwordFile, user.uid, user.gid);
  const words = ['-D', data, '-U', 'marquee', '--auth=password', `--pwfile=${passwordFile}`, '-E', 'UTF8'];
  const made = spawnSync(join(programs, 'initdb'), [...words, '--no-locale'], {
    cwd: folder,
    encoding: 'utf8',
    ...user,
  });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.error?.message ?? made.stderr}`);
  const port = await freePort();
  const url = `postgres://marquee:${password}@127.0.0.1:${port}/postgres`;
  const place = { programs, user, folder, data, port, url, settings };
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
