import { describe, expect, it } from '@rstest/core';
import { repeat } from './repeat';

const silent = () => {};

describe('work that is repeated', () => {
  it('has one turn at a time, and goes on after one that failed', async () => {
    let turns = 0;
    let atWork = 0;
    const reported: unknown[] = [];
    const work = async () => {
      turns += 1;
      atWork += 1;
      expect(atWork).toBe(1);
      await new Promise((done) => setTimeout(done, 5));
      atWork -= 1;
      if (turns === 2) throw new Error('once');
    };
    const stop = repeat(work, { every: 1, report: (error) => reported.push(error) });
    expect(turns).toBe(0);
    await expect.poll(() => turns).toBeGreaterThan(3);
    await stop();
    expect(reported).toEqual([new Error('once')]);
  });

  it('begins at once where that is asked for, ends with the turn under way, and has none after it', async () => {
    let begun = 0;
    let ended = 0;
    const work = async () => {
      begun += 1;
      await new Promise((done) => setTimeout(done, 5));
      ended += 1;
    };
    await repeat(work, { every: 1, atOnce: true, report: silent })();
    expect([begun, ended]).toEqual([1, 1]);
    await new Promise((done) => setTimeout(done, 10));
    expect([begun, ended]).toEqual([1, 1]);
  });
});
