import { describe, expect, it } from '@rstest/core';
import { type KeptLimits, RecentlyUsed } from './recentlyUsed';

const bytes = (length: number) => new Uint8Array(length);
const upTo = (limits: KeptLimits) => new RecentlyUsed<Uint8Array>(limits, ({ byteLength }) => byteLength);

describe('what was used recently', () => {
  it('is kept up to its bytes, and what was not used for longest goes', () => {
    const kept = upTo({ bytes: 100 });
    kept.set('a', bytes(40));
    kept.set('b', bytes(40));
    expect(kept.get('a')).toBeDefined();
    kept.set('c', bytes(30));
    expect(['a', 'b', 'c'].filter((key) => kept.get(key))).toEqual(['a', 'c']);
  });

  it('counts what takes the place of another once', () => {
    const kept = upTo({ bytes: 100 });
    kept.set('a', bytes(50));
    for (let turn = 0; turn < 5; turn++) kept.set('b', bytes(50));
    expect(kept.get('a')).toBeDefined();
  });

  it('is nothing that alone is too large', () => {
    const kept = upTo({ bytes: 100 });
    kept.set('a', bytes(101));
    kept.set('b', bytes(100));
    expect(['a', 'b'].filter((key) => kept.get(key))).toEqual(['b']);
  });

  it('is kept up to a number of entries, and while it is wanted', () => {
    const kept = upTo({ entries: 2 });
    for (const key of ['a', 'b']) kept.set(key, bytes(40));
    kept.get('a');
    kept.set('c', bytes(30));
    expect([kept.size, kept.get('b')]).toEqual([2, undefined]);
    kept.retain(({ byteLength }) => byteLength > 30);
    expect(['a', 'b', 'c'].filter((key) => kept.get(key))).toEqual(['a']);
  });

  it('counts what has grown since', () => {
    const lengths = { a: 40, b: 40, c: 10 };
    const kept = new RecentlyUsed<keyof typeof lengths>({ bytes: 100 }, (key) => lengths[key]);
    kept.set('a', 'a');
    kept.set('b', 'b');
    lengths.b = 70;
    kept.set('c', 'c');
    expect([kept.get('a'), kept.get('b')]).toEqual([undefined, 'b']);
  });
});
