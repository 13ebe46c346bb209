import { describe, expect, test } from '@rstest/core';
import { complaintsOf } from './complaints';

const wait = 'Wait for what happens, not for a time to pass.';
const limit = 'Prove the order of events, not a limit of real time.';

const refused = [
  ['await page.waitForTimeout(500);', wait],
  ['await new Promise((done) => setTimeout(done, 50));', wait],
  ['const timer = setTimeout(finish, stillness);', wait],
  ['await setTimeout(300);', wait],
  ['expect(performance.now() - from).toBeLessThan(1000);', limit],
  ['expect((await heard) - Date.now()).toBeLessThan(5000);', limit],
] as const;

const allowed = [
  'await new Promise((done) => setTimeout(done));',
  'test.setTimeout(120_000);',
  'await page.clock.runFor(500);',
  'expect(Date.now()).toBeGreaterThan(from);',
  '// biome-ignore lint/plugin: the time itself is what is tested\nawait page.waitForTimeout(500);',
];

describe('a test', () => {
  const name = (place: number) => `${place}.spec.ts`;
  const codes = [...refused.map(([code]) => code), ...allowed];
  const complaints = complaintsOf({
    ...Object.fromEntries(codes.map((code, place) => [name(place), code])),
    'product.ts': 'setTimeout(work, 500);',
  });

  test.each(refused.map((row, place) => [...row, place] as const))('may not say %s', (_, complaint, place) => {
    expect(complaints[name(place)]).toBe(complaint);
  });

  test.each(allowed.map((code, place) => [code, place + refused.length] as const))('may say %s', (_, place) => {
    expect(complaints[name(place)]).toBeUndefined();
  });

  test('is what the rule is for: a product may wait', () => {
    expect(complaints['product.ts']).toBeUndefined();
  });
});
