import { expect, test } from '@rstest/core';
import { randomBy } from '../canary/random';
import { type BeforeCase, worseThanBefore } from './before';
import { healthRules } from './rules';

const name = 'lobby@1.0.0 1.1.0';
const judged = (own: number, failed: number, before: BeforeCase['before'], rest: Partial<BeforeCase> = {}) =>
  worseThanBefore({ own: { visitors: own, failed, networks: failed }, before, name, ...rest });

test('a version that fails for 3 % is worse than one that did not, with the 24th visitor', () => {
  const before = { visitors: 2000, failed: 0 };
  expect(judged(770, 23, before)).toBe(null);
  expect(judged(800, 24, before)).toMatchObject({ visitors: 800, failed: 0 });
});

test('as many visitors of the version before are drawn as it had, failing ones among them', () => {
  expect(judged(1000, 400, { visitors: 1000, failed: 40 })).toMatchObject({ visitors: 1000, failed: 40 });
  const half = judged(1000, 400, { visitors: 2000, failed: 80 });
  expect(half?.failed).toBeGreaterThan(20);
  expect(half?.failed).toBeLessThan(60);
  expect(judged(1000, 400, { visitors: 2000, failed: 80 })).toEqual(half);
});

test.each<[string, BeforeCase | null]>([
  ['a version before with fewer visitors', { own: { visitors: 500, failed: 100, networks: 100 }, ...of(499) }],
  ['few networks', { own: { visitors: 500, failed: 100, networks: 14 }, ...of(2000) }],
  ['few visitors', { own: { visitors: 500, failed: 23, networks: 23 }, ...of(2000) }],
  ['a difference below a hundredth', { own: { visitors: 2600, failed: 25, networks: 25 }, ...of(3000) }],
])('%s decides nothing', (_, given) => {
  expect(given && worseThanBefore(given)).toBe(null);
});

function of(visitors: number) {
  return { before: { visitors, failed: 0 }, name };
}

/** How many of 1,000 versions that fail as often as the ones before are withdrawn; looked at after each failure. */
function withdrawn(rate: number): number {
  const random = randomBy(104);
  const visitors = 2000;
  let found = 0;
  for (let number = 0; number < 1000; number++) {
    const before = { visitors, failed: 0 };
    for (let one = 0; one < visitors; one++) if (random() < rate) before.failed++;
    const own = { visitors: 0, failed: 0, networks: 0 };
    while (own.visitors < visitors) {
      own.visitors++;
      if (random() >= rate) continue;
      own.networks = ++own.failed;
      if (!worseThanBefore({ own, before, name: `${number}` })) continue;
      found++;
      break;
    }
  }
  return found;
}

test.each([0, 0.005, 0.03])(
  'of 1,000 versions that fail for %s as the ones before, at most one is withdrawn',
  (rate) => {
    expect(withdrawn(rate)).toBeLessThanOrEqual(1000 / healthRules.before.odds);
  },
);

test('of 1,000 versions, one look at rates alone withdraws many that are no worse', () => {
  // The same runs by a usual test for one look.
  const random = randomBy(104);
  let found = 0;
  for (let number = 0; number < 200; number++) {
    let [own, before] = [0, 0];
    for (let one = 0; one < 2000; one++) {
      if (random() < 0.03) own++;
      if (random() < 0.03) before++;
      if (own - before <= 2.33 * Math.sqrt(own + before) || own < 8) continue;
      found++;
      break;
    }
  }
  expect(found).toBeGreaterThan(4);
});
