import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@rstest/core';
import { root } from '../check/sourceFiles';

const folder = mkdtempSync(join(tmpdir(), 'marquee-folder-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.each(['a#b', 'a%25b', 'why?'])('a start in a folder named %s says at once that it must be renamed', (name) => {
  const place = join(folder, name);
  for (const part of ['package.json', 'scripts', 'shared/settings'])
    cpSync(join(root, part), join(place, part), { recursive: true });
  mkdirSync(join(place, 'host/templates'), { recursive: true });
  const { status, stderr } = spawnSync(process.execPath, [join(place, 'scripts/start.mjs')], { encoding: 'utf8' });
  const sign = /[#%?]/.exec(name)?.[0];
  expect(stderr).toBe(`Marquee does not run in ${place}/: a folder's name has ${sign}. Rename or move it.\n`);
  expect(status).toBe(1);
});
