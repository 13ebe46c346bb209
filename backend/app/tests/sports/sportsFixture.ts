import { randomUUID } from 'node:crypto';
import type { ValidInput } from '@marquee/contract/calls';
import { Refusal } from '@marquee/kernel/refusal';
import { readMatchTexts } from '@marquee/platform/search/matchTexts';
import { boardCalls, sportsCalls } from '@marquee/platform/sports/sportsCalls';
import { afterAll, beforeAll, beforeEach } from '@rstest/core';
import { sportsBench } from '../../src/testing/sportsBench';

export type Slip = ValidInput<'sports/place_bet'>;
export type Leg = [selection: string, odds: number];
/** Goals of home and away by the id of the match. */
export type Scores = Record<string, [number, number] | 'cancelled'>;

/** The sports domain. Each test starts with the scheduled matches `a`, `b` and `c`, read once. */
export function sportsFixture() {
  let bench: Awaited<ReturnType<typeof sportsBench>>;
  beforeAll(async () => {
    bench = await sportsBench();
  });
  beforeEach(async () => {
    await bench.reset();
    bench.feed.current.match('a', 'scheduled', [2000, 3500, 3200]);
    bench.feed.current.match('b', 'scheduled', [1500, 6000, 4000]);
    bench.feed.current.match('c', 'scheduled', [3000, 2200, 3100]);
    await bench.tick();
  });
  afterAll(() => bench.database.close());

  return {
    get bench() {
      return bench;
    },
    /** One bet of all legs, 10.00, accepting only these odds. */
    slip: (legs: Leg[], more: Partial<Slip> = {}): Slip => ({
      request_id: randomUUID(),
      sizes: [legs.length],
      legs: legs.map(([selection_id, odds]) => ({ selection_id, odds })),
      stake_per_line: 1_000,
      policy: 'none',
      ...more,
    }),
    board: boardCalls(async (q, most) => {
      const index = await readMatchTexts(bench.database);
      return index.named(q, most);
    }),
    place: (made: Slip) => sportsCalls['sports/place_bet'](made, bench.context),
    openBets: async (state: 'open' | 'settled' = 'open') =>
      (await sportsCalls['sports/open_bets']({ state }, bench.context)).value,
    /** The status message of the refusal; `accepted` if there was none. */
    async refusalOf(work: Promise<unknown>): Promise<string> {
      try {
        await work;
      } catch (error) {
        if (error instanceof Refusal) return error.statusMessage;
        throw error;
      }
      return 'accepted';
    },
    /** Ends matches and settles their bets. */
    async finish(scores: Scores) {
      for (const [id, score] of Object.entries(scores)) {
        if (score === 'cancelled') bench.feed.current.match(id, 'cancelled', [0, 0, 0]);
        else bench.feed.current.match(id, 'finished', [0, 0, 0], score);
      }
      await bench.tick();
    },
  };
}

export type SportsFixture = ReturnType<typeof sportsFixture>;
