import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from '@rstest/core';
import { readRegistry } from '../../shared/federation/release/src/registry/folderReading';
import { root } from '../check/sourceFiles';

/** A remote in a folder of its own, built anew after each change. */
function watchedRemote(name: string) {
  const place = mkdtempSync(join(tmpdir(), 'marquee-dev-'));
  const [from, folder, releases] = [join(root, 'remotes', name), join(place, name), join(place, 'releases')];
  cpSync(from, folder, { recursive: true, filter: (path) => path !== join(from, 'node_modules') });
  symlinkSync(join(from, 'node_modules'), join(folder, 'node_modules'));
  const words = ['--import', 'tsx', 'scripts/dev/testing/main.ts', folder, releases];
  const child = spawn(process.execPath, words, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  onTestFinished(async () => {
    const ended = once(child, 'close');
    if (child.exitCode === null && child.kill()) await ended;
    rmSync(place, { recursive: true, force: true });
  });
  return {
    change(file: string, before: string, after: string) {
      const text = readFileSync(join(folder, file), 'utf8');
      expect(text).toContain(before);
      writeFileSync(join(folder, file), text.replace(before, after));
    },
    /** What is live of it. */
    live() {
      const record = readRegistry(releases).registry.remotes[name];
      return record?.versions[record.live]?.description;
    },
  };
}

test('a watched remote is live with a changed text, and with a new row of its description', async () => {
  const remote = watchedRemote('minigame');
  await expect.poll(() => remote.live()?.routes.map(({ path }) => path)).toContain('/spin');
  const title = remote.live()?.routes.find(({ path }) => path === '/spin')?.title ?? '';
  const before = remote.live()?.labels.EN?.[title];
  remote.change('src/locales/en.json', `"${title}": "${before}"`, `"${title}": "Another wheel"`);
  await expect.poll(() => remote.live()?.labels.EN?.[title]).toBe('Another wheel');
  const row = `{ path: '/another', page: './NotHere', title: '${title}' },`;
  remote.change('src/remote.ts', 'routes: [', `routes: [${row}`);
  await expect.poll(() => remote.live()?.routes.map(({ path }) => path)).toContain('/another');
  expect(Object.keys(remote.live()?.modules ?? {})).toContain('./NotHere');
});
