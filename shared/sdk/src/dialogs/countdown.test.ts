import { describe, expect, test } from '@rstest/core';
import { Countdown, type Timers } from './countdown';

/** Manual time. */
class HandTimers implements Timers {
  #now = 0;
  #next: { at: number; wake: () => void } | undefined;
  now = () => this.#now;
  set = (wake: () => void, milliseconds: number) => {
    this.#next = { at: this.#now + milliseconds, wake };
    return this.#next;
  };
  clear = (handle: unknown) => {
    if (this.#next === handle) this.#next = undefined;
  };
  pass(milliseconds: number) {
    this.#now += milliseconds;
    if (!this.#next || this.#next.at > this.#now) return;
    const { wake } = this.#next;
    this.#next = undefined;
    wake();
  }
}

type Step = number | 'pointer in' | 'pointer out' | 'focus in' | 'focus out';

describe('Countdown', () => {
  test.each<[string, Step[], boolean]>([
    ['is there just before its end', [2999], false],
    ['is gone at its end', [3000], true],
    ['stands still under a pointer', [2999, 'pointer in', 60_000], false],
    ['goes on where it stopped', [2000, 'pointer in', 5000, 'pointer out', 999], false],
    ['ends after what was left', [2000, 'pointer in', 5000, 'pointer out', 1000], true],
    ['stands still with the focus in it', [1000, 'focus in', 60_000], false],
    ['is held by the focus when the pointer leaves', ['pointer in', 'focus in', 'pointer out', 60_000], false],
    ['goes on when both have left', ['pointer in', 'focus in', 'pointer out', 'focus out', 3000], true],
    ['is not held twice by one pointer', ['pointer in', 'pointer in', 'pointer out', 3000], true],
    ['does not begin anew when nothing held it', [2000, 'pointer out', 1000], true],
  ])('%s: %j [D12.01]', (_, steps, gone) => {
    const timers = new HandTimers();
    let ends = 0;
    const countdown = new Countdown(3000, () => ends++, timers);
    for (const step of steps) {
      if (typeof step === 'number') timers.pass(step);
      else {
        const [who, way] = step.split(' ') as ['pointer' | 'focus', 'in' | 'out'];
        if (way === 'in') countdown.hold(who);
        else countdown.release(who);
      }
    }
    expect(ends).toBe(gone ? 1 : 0);
  });

  test('says nothing when it is cancelled', () => {
    const timers = new HandTimers();
    let ends = 0;
    new Countdown(3000, () => ends++, timers).cancel();
    timers.pass(3000);
    expect(ends).toBe(0);
  });
});
