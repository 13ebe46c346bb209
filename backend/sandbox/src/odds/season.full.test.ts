import type { FeedEvent } from '@marquee/protocols/odds/feed';
import { describe, expect, it } from '@rstest/core';
import { sandboxSeason } from './season';

const start = Date.parse('2026-11-21T06:00:00Z');
const minute = 60_000;

describe('sandboxSeason, over hours,', () => {
  it('always has live matches and some of every sport to come', () => {
    const feed = sandboxSeason('a');
    for (let hour = 0; hour < 24; hour += 3) {
      const events = feed.eventsAt(start + hour * 60 * minute, []);
      expect(events.filter((event) => event.state === 'live' && !event.race).length).toBeGreaterThanOrEqual(5);
      expect(new Set(events.filter((event) => event.state === 'scheduled').map((event) => event.sport)).size).toBe(9);
    }
  });

  it('never takes back a score, and what is finished stays as it ended', () => {
    const feed = sandboxSeason('a');
    const seen = new Map<string, FeedEvent>();
    for (let step = 0; step < 90; step += 1) {
      for (const event of feed.eventsAt(start + step * minute, [...seen.keys()])) {
        const before = seen.get(event.id);
        if (before) {
          expect(event.score.home).toBeGreaterThanOrEqual(before.score.home);
          expect(event.score.away).toBeGreaterThanOrEqual(before.score.away);
          if (before.state === 'finished') expect(event).toEqual(before);
        }
        seen.set(event.id, event);
      }
    }
    const ended = [...seen.values()].filter((event) => event.state === 'finished');
    expect(ended.length).toBeGreaterThan(20);
    expect(ended.every((event) => event.markets.length === 0)).toBe(true);
  });
});
