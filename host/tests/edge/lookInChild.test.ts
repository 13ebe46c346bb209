import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { lookInChild } from '@marquee/edge/health/lookInChild';
import { root } from '@marquee/settings/root';
import { afterEach, beforeEach, expect, test } from '@rstest/core';

const testing = resolve(root, 'host/tests/edge/testing');
const program = join(testing, 'lookStub.ts');
const early = { unlooked: 'the look ended early, or lasted too long' };

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-look-test-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const pidFile = () => join(folder, 'pid');
const look = (version: string, time = 3600_000, grace = 3600_000) =>
  lookInChild(folder, { remote: 'lobbies', version }, { program, time, grace });

test('what the process saw is the answer; one that ends without a word could not look', {
  timeout: 120_000,
}, async () => {
  expect(await look('answers')).toEqual({ seen: 'lobbies' });
  expect(await look('ends')).toEqual(early);
});

test('a look that lasts longer than its time is ended, and leaves nothing', { timeout: 120_000 }, async () => {
  expect(await look('lasts', 8000)).toEqual(early);
  expect(existsSync(pidFile())).toBe(false);
});

test('a look that hangs, and hears of nothing, is killed', { timeout: 120_000 }, async () => {
  expect(await look('hangs', 0, 0)).toEqual(early);
});

test.each(['SIGKILL', 'SIGTERM'] as const)(
  'a look ends with its edge, also by %s',
  { timeout: 120_000 },
  async (signal) => {
    const edge = spawn(process.execPath, ['--import', 'tsx', join(testing, 'lookingEdge.ts'), folder, program], {
      cwd: root,
      stdio: 'ignore',
    });
    const ended = once(edge, 'exit');
    await expect
      .poll(() => existsSync(pidFile()) && readFileSync(pidFile(), 'utf8'), { timeout: 60_000 })
      .toMatch(/\d/);
    const pid = Number(readFileSync(pidFile(), 'utf8'));
    edge.kill(signal);
    await ended;
    await expect.poll(() => isRunning(pid), { timeout: 60_000 }).toBe(false);
    expect(existsSync(pidFile())).toBe(false);
  },
);

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
