import { describe, expect, it } from '@rstest/core';
import { repeat } from './repeat';

const silent = () => {};

/** Resolves after other timers with the same interval have fired several times. */
async function othersTurns(): Promise<void> {
  let turns = 0;
  const stop = repeat(async () => turns++, { every: 1, report: silent });
  await expect.poll(() => turns).toBeGreaterThan(3);
  await stop();
}

/** A promise with its resolve function. */
function held() {
  let release = () => {};
  const over = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { over, letGo: release };
}

describe('work that is repeated', () => {
  it('has one turn at a time, and goes on after one that failed', async () => {
    let turns = 0;
    const reported: unknown[] = [];
    const { over, letGo } = held();
    const work = async () => {
      turns += 1;
      await over;
      if (turns === 2) throw new Error('once');
    };
    const stop = repeat(work, { every: 1, report: (error) => reported.push(error) });
    expect(turns).toBe(0);
    await othersTurns();
    expect(turns).toBe(1);
    letGo();
    await expect.poll(() => turns).toBeGreaterThan(3);
    await stop();
    expect(reported).toEqual([new Error('once')]);
  });

  it('begins at once where that is asked for, ends with the turn under way, and has none after it', async () => {
    let begun = 0;
    let ended = 0;
    const { over, letGo } = held();
    const work = async () => {
      begun += 1;
      await over;
      ended += 1;
    };
    const stopped = repeat(work, { every: 1, atOnce: true, report: silent })();
    expect([begun, ended]).toEqual([1, 0]);
    letGo();
    await stopped;
    expect([begun, ended]).toEqual([1, 1]);
    await othersTurns();
    expect([begun, ended]).toEqual([1, 1]);
  });
});
