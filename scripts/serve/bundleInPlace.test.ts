import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@rstest/core';
import { root } from '../check/sourceFiles';
import { programs } from '../package/layout';
import { bundleInPlace } from './bundleInPlace';

const folder = mkdtempSync(join(tmpdir(), 'marquee-serve-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a server is one file, which runs in any folder as its sources do', async () => {
  await bundleInPlace(folder, { edge: programs.edge ?? '' });
  expect(readdirSync(folder)).toEqual(['edge.mjs']);
  const imported = [
    ...readFileSync(join(folder, 'edge.mjs'), 'utf8').matchAll(/^(?:import|export) .*?from "(.*)";$/gm),
  ];
  expect(imported.length).toBeGreaterThan(0);
  for (const [, name = ''] of imported) expect(name).toMatch(/^(node:|file:\/\/)/);
  // It finds repository, settings and fonts, and reports missing settings.
  const env = { PATH: process.env.PATH, MARQUEE_MODE: 'sandbox' };
  const { stderr, status } = spawnSync(process.execPath, [join(folder, 'edge.mjs')], {
    cwd: root,
    env,
    encoding: 'utf8',
  });
  expect([stderr, status]).toEqual([expect.stringMatching(/^An edge needs a backend: /), 78]);
});
