import { fork } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** How long processes run and are stopped, ms: they get a quarter of the time. */
const runs = 10;
const stands = 30;

/** Interval of looking for new processes, in cycles. */
const pollInterval = 10;

/** Test programs, which are not slowed: they measure time. */
const isOwn = (command: string) => /node_modules\/playwright\/lib\/|\/run\/brake\.ts/.test(command);

/** All descendants of a process, except those of the tests. */
function startedBy(ancestor: number): number[] {
  const children = new Map<number, number[]>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      const [, parent] = /^\d+ \(.*\) \S (\d+)/s.exec(readFileSync(`/proc/${name}/stat`, 'utf8')) ?? [];
      children.set(Number(parent), [...(children.get(Number(parent)) ?? []), Number(name)]);
    } catch {
      // It has ended meanwhile.
    }
  }
  const below = (id: number): number[] => (children.get(id) ?? []).flatMap((child) => [child, ...below(child)]);
  return below(ancestor).filter((id) => {
    try {
      return !isOwn(readFileSync(`/proc/${id}/cmdline`, 'utf8'));
    } catch {
      return false;
    }
  });
}

function signal(processes: number[], name: 'SIGSTOP' | 'SIGCONT'): void {
  for (const id of processes) {
    try {
      process.kill(id, name);
    } catch {
      // It has ended meanwhile.
    }
  }
}

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

/** Stops a process's descendants for three quarters of the time, until that process ends or this one is told to. */
async function slowDown(ancestor: number): Promise<never> {
  let processes: number[] = [];
  const end = () => {
    signal(processes, 'SIGCONT');
    process.exit();
  };
  process.once('SIGTERM', end).once('disconnect', end);
  for (let turn = 0; ; turn++) {
    if (turn % pollInterval === 0) processes = startedBy(ancestor);
    signal(processes, 'SIGSTOP');
    await pause(stands);
    signal(processes, 'SIGCONT');
    await pause(runs);
  }
}

/**
 * Limits browsers and servers started by this process to a quarter of the processor. Throws if the system is not Linux.
 * Returns a function that ends it.
 */
export function brake(): () => void {
  if (process.platform !== 'linux')
    throw new Error('Slow journeys need Linux, which says in /proc which processes there are.');
  const child = fork(fileURLToPath(import.meta.url), [String(process.pid)], { execArgv: ['--import', 'tsx'] });
  const tell = () => process.stderr.write('The brake has ended: what follows is not slow.\n');
  child.once('exit', tell).unref();
  child.channel?.unref();
  return () => {
    child.off('exit', tell);
    child.kill();
  };
}

const [, program, ancestor] = process.argv;
if (program === fileURLToPath(import.meta.url)) await slowDown(Number(ancestor));
