import { createHash, createHmac } from 'node:crypto';
import { describe, expect, test } from '@rstest/core';
import { draw, fairRandom, hashOf, shuffle } from './fairRandom';

describe('SHA-256', () => {
  test.each([0, 1, 55, 56, 63, 64, 65, 119, 1000])('of a seed of %i characters is what the platform says', (length) => {
    const seed = Array.from({ length }, (_, index) => String.fromCharCode(33 + ((index * 7) % 90))).join('');
    expect(hashOf(seed)).toBe(createHash('sha256').update(seed).digest('hex'));
  });

  test.each([1, 64, 65, 200])('HMAC under a seed of %i characters is what the platform says', (length) => {
    const seed = 'é'.repeat(length);
    const block = createHmac('sha256', seed).update('ü:0:0').digest();
    expect(fairRandom(seed, 'ü', 0).below(2 ** 32)).toBe(block.readUInt32BE(0));
  });
});

describe('fair random', () => {
  test('draws the documented numbers', () => {
    const block = createHmac('sha256', 'server').update('client:3:0').digest();
    const chance = fairRandom('server', 'client', 3);
    for (let at = 0; at < 32; at += 4) expect(chance.below(2 ** 32)).toBe(block.readUInt32BE(at));
    const next = createHmac('sha256', 'server').update('client:3:1').digest();
    expect(chance.below(2 ** 32)).toBe(next.readUInt32BE(0));
  });

  test('repeats with the same seeds and differs with another nonce', () => {
    const take = (nonce: number) =>
      Array.from(
        { length: 20 },
        (
          (chance) => () =>
            chance.below(1000)
        )(fairRandom('a', 'b', nonce)),
      );
    expect(take(1)).toEqual(take(1));
    expect(take(1)).not.toEqual(take(2));
  });

  test('is even over its range', () => {
    const counts = new Array<number>(37).fill(0);
    for (let nonce = 0; nonce < 3700; nonce++) {
      const number = fairRandom('even', 'test', nonce).below(37);
      counts[number] = (counts[number] ?? 0) + 1;
    }
    const chi = counts.reduce((sum, count) => sum + (count - 100) ** 2 / 100, 0);
    // 36 degrees of freedom: 67.98 is the 99.9th percentile.
    expect(chi).toBeLessThan(68);
  });

  test('shuffles and draws without repeating', () => {
    const chance = fairRandom('s', 'c', 0);
    expect(new Set(draw(chance, 80, 20)).size).toBe(20);
    expect(shuffle(chance, [1, 2, 3, 4, 5]).sort()).toEqual([1, 2, 3, 4, 5]);
  });

  test('commits to the seed by its hash [D7.09]', () => {
    expect(hashOf('secret')).toBe(createHash('sha256').update('secret').digest('hex'));
  });
});
