import { expect, test } from '@rstest/core';
import { writes } from '../tool/testing/killedHost';
import { ends, pairsAt, seconds } from './testing/twoReleases';

const rows = seconds.flatMap((second) => ends.map((end) => [second, end] as const));

test.each(rows)(
  'while a release is held before any of its writes, %s is released; the first then %s: each is live or not, whole',
  async (second, end) => {
    const found = [];
    for (const write of writes) found.push(...(await pairsAt(write, second, end)));
    expect(
      found.flatMap(({ write, at, problems, litter }) =>
        [...problems, ...litter].map((one) => `${write} ${at}: ${one}`),
      ),
    ).toEqual([]);
    const held = found.filter(({ wasHeld }) => wasHeld);
    expect(held.length).toBeGreaterThan(20);
    // Two releases of one remote: what goes live second was checked beside the first, or is refused.
    const both = held.filter(({ outcomes }) => outcomes.every((one) => one === 'live'));
    if (second === 'another remote' && end === 'goes on') expect(both.length).toBe(held.length);
  },
  3_600_000,
);
