import { spawn } from 'node:child_process';
import { root } from './workspace.mjs';

/**
 * Runs a program to its end. Its output goes to ours, or with `quiet` is kept and given back; when it fails, an Error carries it.
 * Resolves to the output (empty unless quiet).
 */
export function run(command, words, { quiet = false, environment = {}, cwd = root } = {}) {
  return new Promise((done, fail) => {
    const child = spawn(command, words, {
      cwd,
      env: { ...process.env, ...environment },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      shell: process.platform === 'win32',
    });
    let output = '';
    child.stdout?.on('data', (part) => (output += part));
    child.stderr?.on('data', (part) => (output += part));
    child.on('error', (error) => fail(Object.assign(error, { output })));
    child.on('close', (code) => {
      if (code === 0) done(output);
      else fail(Object.assign(new Error(`${command} ${words.join(' ')} ended with ${code}`), { output }));
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
