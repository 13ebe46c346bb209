import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from '@rstest/core';
import { root } from '../check/sourceFiles';

/**
 * Runs a program that has started another, in a temporary folder, which it prints: both would run forever, sharing this
 * output.
 */
const program = `
  import { run } from './run.mjs';
  import { inTestFolder } from './testFolder.mjs';
  const endless = 'setInterval(() => {}, 1000);';
  const starts = \`
    const other = require('node:child_process').spawn(process.execPath, ['-e', '\${endless}'], { stdio: 'inherit' });
    console.log('started ' + other.pid);
    \${endless}\`;
  await inTestFolder((folder) => {
    console.log('folder ' + folder);
    return run(process.execPath, ['-e', starts]);
  });
`;

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  '%s ends what a run has started, and removes its folder',
  async (signal) => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', program], { cwd: join(root, 'scripts/lib') });
    // Cleans up after a failed test; no effect if it has ended.
    onTestFinished(() => void child.kill());
    let output = '';
    child.stdout.on('data', (text) => (output += text));
    await expect.poll(() => output).toMatch(/started \d+\n/);
    const folder = /folder (.*)/.exec(output)?.[1] ?? '';
    expect(existsSync(folder)).toBe(true);
    child.kill(signal);
    // Its output closes when all writers have ended.
    const [code] = await once(child, 'close');
    expect(code).toBe({ SIGHUP: 129, SIGINT: 130, SIGTERM: 143 }[signal]);
    expect(existsSync(folder)).toBe(false);
  },
);

/** What npm runs: a shell, which starts a program and waits for it. */
const waiting = `
  import { endWithParent } from './interruption.mjs';
  endWithParent();
  setInterval(() => {}, 1000);
  console.log('started');
`;

test.skipIf(process.platform === 'win32')('a command of npm ends when its shell is terminated', async () => {
  const words = [process.execPath, '--input-type=module', '-e', waiting];
  const child = spawn('sh', ['-c', '"$@"; true', 'sh', ...words], { cwd: join(root, 'scripts/lib'), detached: true });
  onTestFinished(() => {
    // Cleans up after a failed test.
    try {
      process.kill(-(child.pid ?? 0), 'SIGKILL');
    } catch {
      // All have ended.
    }
  });
  let output = '';
  child.stdout.on('data', (text) => (output += text));
  await expect.poll(() => output).toMatch(/started/);
  child.kill();
  // Its output closes when the program has ended as well.
  await once(child, 'close');
});
