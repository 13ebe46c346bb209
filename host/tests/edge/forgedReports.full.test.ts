import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@rstest/core';
import { forge, mixes } from './testing/forgeries';

const hostFolder = mkdtempSync(join(tmpdir(), 'marquee-forged-'));
afterAll(() => rmSync(hostFolder, { recursive: true }));

const rows = Object.entries(mixes).flatMap(([name, { against }]) => against.map((target) => [name, target] as const));
const tries = Math.ceil(10_000 / rows.length);

test('10,000 crowds of 20 mixes of forged reports withdraw, step and prove nothing', {
  timeout: 3_600_000,
}, async () => {
  expect(Object.keys(mixes)).toHaveLength(20);
  for (const [name, target] of rows) {
    const { attack, before, after } = await forge(name, target, tries, hostFolder);
    rmSync(attack.releases, { recursive: true });
    expect({ name, target, ...after, errors: attack.edge.errors }).toEqual({ name, target, ...before, errors: [] });
  }
});
