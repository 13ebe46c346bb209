import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@rstest/core';
import { Attack, forge, mixes, type targets } from './testing/forgeries';

const hostFolder = mkdtempSync(join(tmpdir(), 'marquee-forged-'));
const opened: Attack[] = [];
afterAll(() => {
  for (const folder of [hostFolder, ...opened.map(({ releases }) => releases)]) rmSync(folder, { recursive: true });
});

const rows = Object.entries(mixes).flatMap(([name, { against }]) => against.map((target) => [name, target] as const));

test.each(rows)('forged reports %s change nothing of %s', async (name, target) => {
  const { attack, before, after } = await forge(name, target, 2, hostFolder);
  opened.push(attack);
  expect(after).toEqual(before);
  expect(attack.edge.errors).toEqual([]);
});

/** Visitors with tokens of their own, of as many networks. */
async function visitors(target: keyof typeof targets, count: number, isFailing: boolean): Promise<Attack> {
  const attack = new Attack(target, hostFolder, count);
  opened.push(attack);
  for (let number = 0; number < count; number++) {
    const network = attack.network(number);
    await attack.say({ network, cookie: await attack.firstToken(network) }, isFailing);
  }
  return attack;
}

test('the same reports with visitors’ own tokens withdraw a version that fails, and never the only one', async () => {
  const live = await visitors('live', 12, true);
  await expect.poll(() => live.state).toMatchObject({ withdrawn: 1 });
  const last = await visitors('last', 300, true);
  expect(last.state).toMatchObject({ withdrawn: 0 });
  expect(last.edge.lines).toEqual(['version fails and stays']);
});

test('a network gets eight new tokens in an hour, and an old one is given anew at any time', async () => {
  const attack = new Attack('live', hostFolder, 1);
  opened.push(attack);
  const first = await attack.token('10.0.0.1');
  const more = await Promise.all(Array.from({ length: 20 }, (_, number) => attack.token(`10.0.0.${number}`)));
  expect(more.filter(Boolean)).toHaveLength(7);
  attack.later(120_000);
  const again = await attack.token('10.0.0.1', first);
  expect(again).not.toBe(first);
  expect(again.split('.')[0]).toBe(first.split('.')[0]);
  attack.later(3600_000);
  expect(await attack.token('10.0.0.9')).not.toBe('');
});
