import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, onTestFinished, test } from '@rstest/core';
import { root } from '../check/sourceFiles';

/** Two works at once: one starts a program that starts another, both endless; the other fails when they run. */
const program = `
  import { run, together } from './run.mjs';
  const endless = 'setInterval(() => {}, 1000);';
  const starts = \`
    const other = require('node:child_process').spawn(process.execPath, ['-e', '\${endless}'], { stdio: 'inherit' });
    console.log('started ' + other.pid);
    \${endless}\`;
  let fail;
  const failing = new Promise((_, refuse) => (fail = refuse));
  process.stdin.once('data', () => fail(new Error('the build has failed')));
  const next = () => run(process.execPath, ['-e', 'console.log("the next step")']);
  try {
    await together([() => run(process.execPath, ['-e', starts]).then(next, next), () => failing]);
  } catch (error) {
    console.log(error.message);
    process.exit(1);
  }
`;

test('a work that fails stops the programs of those beside it, and its error comes last', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], { cwd: join(root, 'scripts/lib') });
  let output = '';
  // Cleans up after a failed test.
  onTestFinished(() => {
    child.kill();
    const [, other] = /started (\d+)/.exec(output) ?? [];
    try {
      if (other) process.kill(Number(other), 'SIGKILL');
    } catch {
      // It has ended.
    }
  });
  child.stdout.on('data', (text) => (output += text));
  await expect.poll(() => output).toMatch(/started \d+\n/);
  child.stdin.write('go\n');
  // Its output closes when all writers have ended.
  const [code] = await once(child, 'close');
  expect(code).toBe(1);
  expect(output.trim().split('\n').slice(1)).toEqual(['the build has failed']);
});
