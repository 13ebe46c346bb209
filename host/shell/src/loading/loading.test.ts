import { describe, expect, test } from '@rstest/core';
import { PartLoads } from './partLoads';
import { Transitions } from './transitions';

/** A manual clock. */
class HandClock {
  now = 0;
  #due: { at: number; work: () => void }[] = [];
  later = (work: () => void, milliseconds: number) => void this.#due.push({ at: this.now + milliseconds, work });

  /** Advances the clock; promises settle meanwhile. */
  async pass(milliseconds: number): Promise<void> {
    const end = this.now + milliseconds;
    for (let next = this.#next(end); next; next = this.#next(end)) {
      this.now = next.at;
      this.#due = this.#due.filter((one) => one !== next);
      next.work();
      await new Promise(setImmediate);
    }
    this.now = end;
    await new Promise(setImmediate);
  }

  #next(end: number) {
    return this.#due.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
  }
}

/** A part that arrives or fails after some time; never with `null`. */
function part(clock: HandClock, after: number | null, outcome: 'arrives' | 'fails' = 'arrives'): Promise<void> {
  return new Promise((done, fail) => {
    if (after !== null) clock.later(outcome === 'arrives' ? done : () => fail(new Error('lost')), after);
  });
}

describe('a route transition (waits up to 100 ms)', () => {
  test.each([
    ['is there already', undefined, 'arrives', 0],
    ['arrives in 1 ms', 1, 'arrives', 1],
    ['arrives in 50 ms', 50, 'arrives', 50],
    ['arrives in 99 ms', 99, 'arrives', 99],
    ['arrives in 101 ms', 101, 'arrives', 100],
    ['never arrives', null, 'arrives', 100],
    ['fails in 30 ms', 30, 'fails', 30],
    ['fails in 300 ms', 300, 'fails', 100],
  ] as const)('to a page that %s [R2.43, R9.05]', async (_, after, outcome, shownAt) => {
    const clock = new HandClock();
    const shown: number[] = [];
    const pending = after === undefined ? null : part(clock, after, outcome);
    new Transitions(clock.later).begin(pending, () => shown.push(clock.now));
    await clock.pass(500);
    expect(shown).toEqual([shownAt]);
  });

  test('a second one drops the first, which comes late', async () => {
    const clock = new HandClock();
    const transitions = new Transitions(clock.later);
    const shown: string[] = [];
    transitions.begin(part(clock, 60), () => shown.push('slow'));
    await clock.pass(20);
    transitions.begin(null, () => shown.push('quick'));
    await clock.pass(500);
    expect(shown).toEqual(['quick']);
  });
});

describe('PartLoads', () => {
  test('loads a part once, says when it is there, and anew when it was forgotten', async () => {
    const loads = new PartLoads<number>();
    let begun = 0;
    const begin = async () => ++begun;
    expect(loads.pending('a', begin)).not.toBeNull();
    expect(await loads.load('a', begin)).toBe(1);
    expect(loads.pending('a', begin)).toBeNull();
    loads.forget('a');
    expect(await loads.load('a', begin)).toBe(2);
  });

  test('a failure stays pending, so that the page shows it', async () => {
    const loads = new PartLoads<number>();
    const begin = () => Promise.reject(new Error('lost'));
    await expect(loads.load('a', begin)).rejects.toThrow('lost');
    expect(loads.pending('a', begin)).not.toBeNull();
    await expect(loads.load('a', begin)).rejects.toThrow('lost');
  });
});
