import type { Board } from '@marquee/protocols/odds/protocol';
import { expect, it } from '@rstest/core';
import type { FeedFixture } from './feedFixture';

const minute = 60_000;

/** A market with home at these odds. */
export const marketOf = (odds: unknown) => ({
  betType: '1x2',
  line: null,
  suspended: false,
  selections: [{ outcome: 1, odds }],
});

/** The effect of invalid events on others, and its duration. */
export function brokenEventTests(feed: FeedFixture, rows: readonly (readonly [name: string, change: object])[]) {
  const { server, reported, script, quote, read, betOn } = feed;

  for (const [name, change] of rows) {
    it(`(${name}) costs only itself`, async () => {
      script().match('b', 'live', [1600, 6000, 4000]);
      quote();
      server.board = (honest: Board) => ({
        ...honest,
        events: [...honest.events, { ...script().events.get('a'), ...change }],
      });
      await read();
      expect(reported.map((code) => code.split(' ')[0])).toEqual(['eventBroken']);
      expect(await betOn('a', 2000)).toBe('marketSuspended');
      expect(await betOn('b', 1600)).toBe('placed');
      server.board = (honest) => honest;
      feed.bench.time.now += minute;
      await read();
      expect(await betOn('a', 2000)).toBe('placed');
    });
  }
}
