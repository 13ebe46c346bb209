import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isFast, longTimers } from '../run/speed';
import { root, serversDir } from './folders';

/** The servers that journeys start. */
const sources = { site: 'backend/app/src/site.ts', edge: 'host/edge/src/main.ts' };

/** Node's arguments that start a server: its bundle if there is one, as in `npm start`, else its source. */
export function wordsOf(server: keyof typeof sources): string[] {
  return serversDir ? [join(serversDir, `${server}.mjs`)] : ['--import', 'tsx', sources[server]];
}

/** Starts a server after a shell prefix, with flags of Node, and resolves to its process when it is ready. */
export function startProgram(
  server: keyof typeof sources,
  settings: Record<string, string>,
  { command = [], flags = [] }: { command?: readonly string[]; flags?: readonly string[] } = {},
): Promise<ChildProcess> {
  const timers = isFast ? [`--import=${longTimers}`] : [];
  const [program = '', ...words] = [...command, process.execPath, ...flags, ...timers, ...wordsOf(server)];
  const child = spawn(program, words, {
    cwd: root,
    env: { ...process.env, MARQUEE_MODE: 'sandbox', NODE_ENV: 'production', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stderr?.on('data', (text) => {
    output = (output + text).slice(-2000);
    process.stderr.write(text);
  });
  return new Promise((done, fail) => {
    child.stdout?.on('data', (text) => String(text).includes('Marquee ready') && done(child));
    child.once('error', fail);
    child.once('close', (code, signal) =>
      fail(new Error(`The ${server} has ended with ${signal ?? code}: ${output.trim()}`)),
    );
  });
}

/** Stops a process, and waits until it has ended. */
export async function stopProgram(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((done) => child.once('exit', done));
  child.kill();
  await ended;
}

/** Resident memory of a process and its children, bytes, its own first. */
export function residentOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  return [pid, ...children].map((one) => {
    const status = readFileSync(`/proc/${one}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024;
  });
}
