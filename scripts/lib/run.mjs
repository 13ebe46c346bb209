import { spawn } from 'node:child_process';
import { beforeInterruption } from './interruption.mjs';
import { root } from './workspace.mjs';

const isWindows = process.platform === 'win32';

/** Programs that run. */
const running = new Set();

/** Whether one of several works has failed: no other begins a program then. */
let isStopping = false;

/** How long a program may take to stop, ms. */
const longestEnd = 5000;

function signalGroup({ pid }, signal) {
  try {
    process.kill(isWindows ? pid : -pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/** Stops a program and its descendants, by force if necessary. */
async function endGroup(child) {
  const closed = new Promise((done) => child.once('close', done));
  signalGroup(child, 'SIGTERM');
  const limit = new Promise((done) => setTimeout(done, longestEnd).unref());
  await Promise.race([closed, limit]);
  signalGroup(child, 'SIGKILL');
}

/**
 * Runs a program to its end. Its output is inherited, or with `quiet` captured and returned; on failure an Error
 * contains it. The program leads a process group, so that it can be stopped with its descendants. Resolves to the
 * output (empty unless quiet).
 * @param {{ quiet?: boolean, environment?: Record<string, string>, cwd?: string, until?: string }} options `until`:
 * stop the program once it prints this, for example when a server is ready
 */
export function run(command, words, { quiet = false, environment = {}, cwd = root, until } = {}) {
  if (isStopping) return Promise.reject(new Error(`${command} is not run: something else has failed`));
  return new Promise((done, fail) => {
    const child = spawn(command, words, {
      cwd,
      env: { ...process.env, ...environment },
      stdio: ['ignore', ...(quiet ? ['pipe', 'pipe'] : ['inherit', 'inherit'])],
      shell: isWindows,
      detached: !isWindows,
    });
    running.add(child);
    const passOver = beforeInterruption(() => endGroup(child));
    const forget = () => {
      running.delete(child);
      passOver();
    };
    let output = '';
    const take = (part) => {
      output += part;
      if (until && output.includes(until)) child.kill();
    };
    child.stdout?.on('data', take);
    child.stderr?.on('data', take);
    child.on('error', (error) => {
      forget();
      fail(Object.assign(error, { output }));
    });
    child.on('close', (code, signal) => {
      forget();
      if (code === 0) done(output);
      else fail(Object.assign(new Error(`${command} ${words.join(' ')} ended with ${signal ?? code}`), { output }));
    });
  });
}

/**
 * Does works at once. When one fails, the programs of all others are stopped with their descendants, and only then it
 * rejects with that failure.
 */
export async function together(works) {
  const begun = works.map((work) => work());
  try {
    return await Promise.all(begun);
  } catch (error) {
    isStopping = true;
    await Promise.all([...running].map(endGroup));
    await Promise.allSettled(begun);
    isStopping = false;
    throw error;
  }
}

/** Runs a TypeScript file of the repository with Node. */
export function runTypeScript(file, words = [], options = {}) {
  return run(process.execPath, ['--import', 'tsx', file, ...words], options);
}

/** Runs a phase, prints its name and duration, and returns its result. */
export async function phase(name, work) {
  const from = Date.now();
  const result = await work();
  process.stdout.write(`  ${name.padEnd(28)} ${seconds(Date.now() - from)}${result?.note ? `  ${result.note}` : ''}\n`);
  return result;
}

/** Milliseconds as `12.3 s`. */
export function seconds(milliseconds) {
  return `${(milliseconds / 1000).toFixed(1).padStart(6)} s`;
}
