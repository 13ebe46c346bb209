import { describe, expect, test } from '@rstest/core';
import { Debounced, fileFor, placeholderOf, placeholderWidth, resizeDebounce, type Timers } from './pictures';

describe('fileFor', () => {
  test.each([
    // width in CSS px, density, file
    [1, 1, '320'],
    [320, 1, '320'],
    [321, 1, '480'],
    [320, 2, '640'],
    [360, 3, '1280'],
    [1024, 1, '1280'],
    [1920, 2, '2560'],
  ])('a place of %i px at density %d gets the file of %s px', (width, density, file) => {
    expect(fileFor('/pictures/[width]/a.webp', width, density)).toBe(`/pictures/${file}/a.webp`);
  });

  test('an address without [width] is one file for all', () => {
    expect(fileFor('/art/scene/a.svg', 4000, 3)).toBe('/art/scene/a.svg');
  });
});

describe('placeholderOf', () => {
  test('the stand-in is 32 px wide [R9.22]', () => {
    expect(placeholderWidth).toBe(32);
    expect(placeholderOf('/pictures/[width]/a.webp')).toBe('/pictures/32/a.webp');
  });

  test('a single file has no small stand-in', () => {
    expect(placeholderOf('/art/scene/a.svg')).toBeNull();
  });
});

describe('Debounced', () => {
  /** Manual time. */
  class HandTimers implements Timers {
    #now = 0;
    #waiting: { at: number; wake: () => void }[] = [];
    set = (wake: () => void, milliseconds: number) => {
      const handle = { at: this.#now + milliseconds, wake };
      this.#waiting.push(handle);
      return handle;
    };
    clear = (handle: unknown) => {
      this.#waiting = this.#waiting.filter((one) => one !== handle);
    };
    pass(milliseconds: number) {
      this.#now += milliseconds;
      const due = this.#waiting.filter(({ at }) => at <= this.#now);
      this.#waiting = this.#waiting.filter(({ at }) => at > this.#now);
      for (const { wake } of due) wake();
    }
  }

  test.each<[string, ('resize' | number)[], number]>([
    ['nothing before 500 ms', ['resize', 499], 0],
    ['once after 500 ms', ['resize', 500], 1],
    ['counts from the last resize', ['resize', 400, 'resize', 499], 0],
    ['once for many resizes', ['resize', 100, 'resize', 100, 'resize', 500, 500], 1],
    ['again for the next resize', ['resize', 500, 'resize', 500], 2],
  ])('%s: %j [R9.23]', (_, steps, times) => {
    const timers = new HandTimers();
    let done = 0;
    const debounced = new Debounced(() => done++, resizeDebounce, timers);
    for (const step of steps) {
      if (step === 'resize') debounced.ask();
      else timers.pass(step);
    }
    expect(done).toBe(times);
  });
});
