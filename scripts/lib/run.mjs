import { spawn } from 'node:child_process';
import { beforeInterruption } from './interruption.mjs';
import { root } from './workspace.mjs';

const isWindows = process.platform === 'win32';

/** How long a program may take to end when it is asked to, ms. */
const longestEnd = 5000;

function signalGroup({ pid }, signal) {
  try {
    process.kill(isWindows ? pid : -pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/** Ends a program and what it has started; by force what does not end when it is asked to. */
async function endGroup(child) {
  const closed = new Promise((done) => child.once('close', done));
  signalGroup(child, 'SIGTERM');
  const limit = new Promise((done) => setTimeout(done, longestEnd).unref());
  await Promise.race([closed, limit]);
  signalGroup(child, 'SIGKILL');
}

/**
 * Runs a program to its end. Its output goes to ours, or with `quiet` is kept and given back; when it fails, an Error
 * carries it. The program leads a group of its own, so that it can be ended with all that it has started. Resolves to
 * the output (empty unless quiet).
 * @param {{ quiet?: boolean, environment?: Record<string, string>, cwd?: string, until?: string }} options `until` is
 * what the program writes when it may end: a server says that it is ready, and is then asked to stop
 */
export function run(command, words, { quiet = false, environment = {}, cwd = root, until } = {}) {
  return new Promise((done, fail) => {
    const child = spawn(command, words, {
      cwd,
      env: { ...process.env, ...environment },
      stdio: ['ignore', ...(quiet ? ['pipe', 'pipe'] : ['inherit', 'inherit'])],
      shell: isWindows,
      detached: !isWindows,
    });
    const forget = beforeInterruption(() => endGroup(child));
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

/** Runs a TypeScript file of the repository with Node. */
export function runTypeScript(file, words = [], options = {}) {
  return run(process.execPath, ['--import', 'tsx', file, ...words], options);
}

/** Runs a phase, prints its name and time, and gives what it gave. */
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
