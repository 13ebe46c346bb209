import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '@marquee/e2e/support/folders';

/** The servers of `npm start`, each a bundle in `<work>/server`. */
export type Server = 'site' | 'edge' | 'backend';

/**
 * Starts a server like `npm start` and resolves to its process when it is ready. It belongs to a checkout, by default
 * this one.
 */
export function startServer(
  work: string,
  name: Server,
  environment: Record<string, string>,
  checkout = root,
): Promise<ChildProcess> {
  const file = join(work, 'server', `${name}.mjs`);
  const child = spawn(process.execPath, [file], {
    cwd: checkout,
    env: { ...process.env, MARQUEE_MODE: 'sandbox', NODE_ENV: 'production', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  return new Promise((done, fail) => {
    createInterface(child.stdout).on('line', (line) => line.includes(' ready at ') && done(child));
    createInterface(child.stderr).on('line', (line) => {
      output += `${line}\n`;
      // Server errors may explain a result.
      if (line.includes('"level":"error"')) process.stdout.write(`${line}\n`);
    });
    child.once('error', fail);
    child.once('exit', (code) => fail(new Error(`${name} ended with ${code}\n${output}`)));
  });
}

/** Stops a server, by force if necessary. */
export function stopServer(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  const gone = new Promise<void>((done) => child.once('exit', () => done()));
  child.kill('SIGTERM');
  const timeout = setTimeout(() => child.kill('SIGKILL'), 8000);
  return gone.finally(() => clearTimeout(timeout));
}

/** A file of a process below /proc (proc(5)), or nothing if the process has ended. */
function readProcess(pid: number, file: 'stat' | 'status' | 'smaps'): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

/** The parent process; the command's name before it, in parentheses, may contain anything. */
const parentOf = (pid: number) => Number(/\) \S (\d+)/.exec(readProcess(pid, 'stat'))?.[1]);

/** A process and all its descendants. */
function familyOf(pid: number): number[] {
  const running = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const parents = running.map((name) => ({ pid: Number(name), parent: parentOf(Number(name)) }));
  const below = (one: number): number[] => [
    one,
    ...parents.flatMap(({ pid: child, parent }) => (parent === one ? below(child) : [])),
  ];
  return below(pid);
}

/** Memory of a process and its child processes, bytes. */
export interface FamilyMemory {
  /** Memory held: each shared page once. */
  held: number;
  /** Sum of resident set sizes: shared pages count several times. */
  resident: number;
}

/** A mapping in smaps. */
const mapping = /^[0-9a-f]+-[0-9a-f]+ \S+ (\S+) (\S+) (\d+)[^\n]*\n(?:[A-Z]\w+:.*\n?)+/gm;
const kibibytes = (text: string, field: string) =>
  Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(text)?.[1] ?? 0);

/**
 * The memory held by a process and its children. Node's own program is four fifths of what they share, and in memory
 * once. Pss would divide each page among all processes that share it, including unrelated ones: with ten Node processes
 * running, a site would look small. So file-backed pages count once per family, by the process with most of them in
 * memory, and anonymous ones for each process.
 */
export function familyMemory(pid: number): FamilyMemory {
  const ofFiles = new Map<string, number>();
  let [own, resident] = [0, 0];
  for (const one of familyOf(pid)) {
    for (const [text, offset, device, inode] of readProcess(one, 'smaps').matchAll(mapping)) {
      const [rss, anonymous] = [kibibytes(text, 'Rss'), kibibytes(text, 'Anonymous')];
      resident += rss;
      own += inode === '0' ? rss : anonymous;
      const place = `${device} ${inode} ${offset}`;
      if (inode !== '0') ofFiles.set(place, Math.max(ofFiles.get(place) ?? 0, rss - anonymous));
    }
  }
  const shared = [...ofFiles.values()].reduce((sum, size) => sum + size, 0);
  return { held: (own + shared) * 1024, resident: resident * 1024 };
}
