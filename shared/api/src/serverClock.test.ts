import { afterEach, beforeEach, describe, expect, rs, test } from '@rstest/core';
import { ServerClock } from './serverClock';

const real = Date.parse('2026-11-25T12:00:00.400Z');
const dateOf = (time: number) => new Date(time).toUTCString();
const minute = 60_000;
const hour = 60 * minute;

beforeEach(() => {
  rs.useFakeTimers({ toFake: ['Date', 'performance'] });
});
afterEach(() => {
  rs.useRealTimers();
});

/** A device whose clock is off by `wrongBy`, after an answer that took `took`. */
function answered(wrongBy: number, took = 100): ServerClock {
  rs.setSystemTime(real + wrongBy);
  const clock = new ServerClock();
  const askedAt = performance.now();
  rs.advanceTimersByTime(took);
  clock.take(dateOf(real + took), askedAt);
  return clock;
}

test.each([7 * minute, -7 * minute, 26 * hour, -26 * hour])(
  'a device that is wrong by %i ms is put right',
  (wrongBy) => {
    const clock = answered(wrongBy);
    expect(Math.abs(clock.now() - (real + 100))).toBeLessThanOrEqual(600);
    const first = clock.now();
    rs.advanceTimersByTime(5000);
    expect(clock.now()).toBe(first + 5000);
  },
);

test('a device that is right keeps its own time, however long answers take', () => {
  for (const took of [10, 4000]) expect(answered(0, took).now()).toBe(Date.now());
  expect(answered(300).now()).toBe(Date.now());
});

test('a device clock that is set after a correction changes nothing; one that was right is put right by the next answer', () => {
  const clock = answered(7 * minute);
  const before = clock.now();
  rs.setSystemTime(real + hour);
  expect(clock.now()).toBe(before);

  const right = answered(0);
  rs.setSystemTime(real + hour);
  right.take(dateOf(real), performance.now());
  expect(Math.abs(right.now() - real)).toBeLessThanOrEqual(600);
});

test('an answer without a time, or with nonsense, changes nothing', () => {
  const clock = answered(0);
  for (const date of [undefined, '', 'yesterday']) clock.take(date, performance.now());
  expect(clock.now()).toBe(Date.now());
});

describe('is sure of the time', () => {
  test('once the server was heard, until the device sleeps or sets its clock', () => {
    expect(new ServerClock().isSure).toBe(false);
    for (const wrongBy of [0, 7 * minute]) {
      const clock = answered(wrongBy);
      rs.advanceTimersByTime(hour);
      expect(clock.isSure).toBe(true);
      rs.setSystemTime(Date.now() + 2000);
      expect(clock.isSure).toBe(false);
      clock.take(dateOf(Date.now()), performance.now());
      expect(clock.isSure).toBe(true);
    }
  });

  test.each([
    ['has just been made', 2000, true],
    ['was kept by a cache, or a device is fast', 7 * minute, false],
    ['comes from the future: the device is slow', -7 * minute, false],
  ])('with a page that %s', (_, age, isSure) => {
    rs.setSystemTime(real);
    const clock = new ServerClock();
    clock.takePage(real - age);
    expect([clock.isSure, clock.now()]).toEqual([isSure, real]);
  });
});

test('notifies listeners that it was corrected, and none that has unsubscribed', () => {
  rs.setSystemTime(real);
  const clock = new ServerClock();
  const heard: number[] = [];
  const stop = clock.onCorrection(() => heard.push(clock.now() - real));
  clock.take(dateOf(real), performance.now());
  clock.take(dateOf(real + hour), performance.now());
  stop();
  clock.take(dateOf(real), performance.now());
  expect(heard).toHaveLength(1);
  expect(Math.abs((heard[0] ?? 0) - hour)).toBeLessThanOrEqual(600);
});
