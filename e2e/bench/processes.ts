import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { root } from '../support/folders';
import { print } from './print';

/** Starts a server of the repository and resolves to its process when it says that it is ready. */
export function startServer(file: string, environment: Record<string, string>): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', file], {
    cwd: root,
    env: { ...process.env, MARQUEE_MODE: 'sandbox', NODE_ENV: 'production', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stderr?.on('data', (text) => (said += text));
  return new Promise((done, fail) => {
    if (!child.stdout) return fail(new Error(`${file} says nothing`));
    createInterface(child.stdout).on('line', (line) => {
      if (line.includes(' ready at ')) done(child);
      // What a server complains about may be what a figure comes from.
      if (line.includes('"level":"error"')) print(line);
    });
    child.once('error', fail);
    child.once('exit', (code) => fail(new Error(`${file} ended with ${code}\n${said}`)));
  });
}

/** Asks a server to end, and ends it when it does not. */
export function stopServer(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  const gone = new Promise<void>((done) => child.once('exit', () => done()));
  child.kill('SIGTERM');
  const timeout = setTimeout(() => child.kill('SIGKILL'), 8000);
  return gone.finally(() => clearTimeout(timeout));
}

/** A file of a process below /proc (proc(5)), or nothing when the process has ended meanwhile. */
function readProcess(pid: number, file: 'stat' | 'status'): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

/** The process that started another one; the command's name, which may hold anything, comes before it in parentheses. */
const parentOf = (pid: number) => Number(/\) \S (\d+)/.exec(readProcess(pid, 'stat'))?.[1]);

/** A process with all that it has started, and these again. */
function familyOf(pid: number): number[] {
  const running = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const parents = running.map((name) => ({ pid: Number(name), parent: parentOf(Number(name)) }));
  const below = (one: number): number[] => [
    one,
    ...parents.flatMap(({ pid: child, parent }) => (parent === one ? below(child) : [])),
  ];
  return below(pid);
}

/** Memory that a process and its child processes hold, bytes: their resident set sizes added up, so pages that they share count in each. */
export function residentBytes(pid: number): number {
  const kibibytes = (one: number) => Number(/VmRSS:\s+(\d+) kB/.exec(readProcess(one, 'status'))?.[1] ?? 0);
  return familyOf(pid).reduce((sum, one) => sum + kibibytes(one) * 1024, 0);
}
