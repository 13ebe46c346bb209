import { describe, expect, test } from '@rstest/core';
import type { Log } from '../log';
import { blockLog, lastBlock, watchLoop } from './loopWatch';

type Line = Parameters<Log>;

/** Blocks the event loop. */
const block = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

describe('a blocked event loop', () => {
  test('is logged with its length, and known to the health', async () => {
    let blocking: NodeJS.Timeout | undefined;
    let stop = () => {};
    const [level, event, fields] = await new Promise<Line>((resolve) => {
      stop = watchLoop((...line) => resolve(line), 200);
      blocking = setInterval(() => block(250), 30);
    });
    clearInterval(blocking);
    stop();
    expect([level, event]).toEqual(['warn', 'event loop blocked']);
    expect(fields?.ms).toBeGreaterThanOrEqual(200);
    expect(lastBlock()?.seconds).toBeGreaterThanOrEqual(0.2);
  });

  test('is logged once a minute: the first block at once, those after it together', () => {
    const lines: Line[] = [];
    const note = blockLog((...line) => lines.push(line));
    const noted: [ms: number, now: number][] = [
      [0, 0],
      [1500, 1_000],
      [2000, 2_000],
      [7000, 30_000],
      [0, 60_999],
      [0, 61_000],
      [0, 200_000],
    ];
    for (const [ms, now] of noted) note(ms, now);
    expect(lines.map(([, , fields]) => fields)).toEqual([
      { ms: 1500, blocks: 1 },
      { ms: 7000, blocks: 2 },
    ]);
  });
});
