import { expect, test } from '@rstest/core';
import { buckets, isInCanary } from './audience';

const site = 'vip.example';
const all = Array.from({ length: buckets }, (_, bucket) => bucket);
const reached = (remote: string, audience: { percent?: number; sites?: string[] }, where = site) =>
  all.filter((bucket) => isInCanary(remote, { version: '1.1.0', ...audience }, { site: where, bucket }));

/** Whether a share of all buckets, %, is met within four standard deviations: buckets are spread by a hash. */
const isAbout = (count: number, percent: number) =>
  Math.abs(count - (percent / 100) * buckets) <= 4 * Math.sqrt(buckets * (percent / 100) * (1 - percent / 100));

test.each([0.5, 12.5, 50])('isInCanary > %s %% reaches that share of the visitors', (percent) => {
  expect(isAbout(reached('lobby', { percent }).length, percent)).toBe(true);
});

test('isInCanary > who got a small share is in each larger one', () => {
  const more = new Set(reached('lobby', { percent: 10 }));
  expect(reached('lobby', { percent: 1 }).filter((bucket) => !more.has(bucket))).toEqual([]);
});

test('isInCanary > sites reach everybody there, and with a percentage that share there', () => {
  expect(reached('lobby', { sites: [site] })).toHaveLength(buckets);
  expect(isAbout(reached('lobby', { sites: [site], percent: 10 }).length, 10)).toBe(true);
  expect(reached('lobby', { sites: [site], percent: 100 }, 'other.example')).toEqual([]);
});

test('isInCanary > two remotes have different visitors', () => {
  const lobby = new Set(reached('lobby', { percent: 10 }));
  const both = reached('wallet', { percent: 10 }).filter((bucket) => lobby.has(bucket));
  expect(isAbout(both.length, 1)).toBe(true);
});

test('isInCanary > nobody gets one without an audience, a bucket or a canary', () => {
  expect(reached('lobby', {})).toEqual([]);
  expect(isInCanary('lobby', { version: '1.1.0', percent: 100 }, { site, bucket: null })).toBe(false);
  expect(isInCanary('lobby', null, { site, bucket: 0 })).toBe(false);
});
