import { describe, expect, it } from '@rstest/core';
import { RecentlyUsed } from './recentlyUsed';

const bytes = (length: number) => new Uint8Array(length);

describe('what was used recently', () => {
  it('is kept up to its bytes, and what was not used for longest goes', () => {
    const kept = new RecentlyUsed(100);
    kept.set('a', bytes(40));
    kept.set('b', bytes(40));
    expect(kept.get('a')).toBeDefined();
    kept.set('c', bytes(30));
    expect(['a', 'b', 'c'].filter((key) => kept.get(key))).toEqual(['a', 'c']);
  });

  it('counts what takes the place of another once', () => {
    const kept = new RecentlyUsed(100);
    kept.set('a', bytes(50));
    for (let turn = 0; turn < 5; turn++) kept.set('b', bytes(50));
    expect(kept.get('a')).toBeDefined();
  });

  it('is nothing that alone is too large', () => {
    const kept = new RecentlyUsed(100);
    kept.set('a', bytes(101));
    kept.set('b', bytes(100));
    expect(['a', 'b'].filter((key) => kept.get(key))).toEqual(['b']);
  });
});
