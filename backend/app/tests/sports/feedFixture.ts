import { randomUUID } from 'node:crypto';
import { Refusal } from '@marquee/kernel/refusal';
import { verifyLedger } from '@marquee/platform/ledger/verify';
import { verifyReport } from '@marquee/platform/ledger/verifyReport';
import { boardCalls, sportsCalls } from '@marquee/platform/sports/sportsCalls';
import { tick } from '@marquee/platform/sports/ticker';
import { httpOddsFeed } from '@marquee/protocols/odds/httpOddsFeed';
import type { Keys } from '@marquee/protocols/signing/signing';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from '@rstest/core';
import { OddsServer } from '../../src/testing/oddsServer';
import { sportsBench } from '../../src/testing/sportsBench';

const list = { language: 'EN', sport: '', state: '', when: '', q: '', start: 0, count: 60 } as const;

/**
 * The sports domain and an odds feed's server over real HTTP. Each test starts with the scheduled match `a` and the
 * live match `b`, read once, and ends by verifying the ledger.
 */
export function feedFixture() {
  let bench: Awaited<ReturnType<typeof sportsBench>>;
  const clock = { now: () => bench.time.now };
  const server = new OddsServer(clock);
  const reported: string[] = [];
  const script = () => bench.feed.current;
  const quote = () => server.quote(script().events.values());
  const feedOf = (keys: Keys = ['key'], timeout = 2_000) =>
    httpOddsFeed({ url: server.url, keys, transport: fetch, now: clock.now, timeout });
  const read = (feed = feedOf()) =>
    tick({
      ...bench,
      clock,
      feed,
      faults: () => (error) => reported.push((error as { code?: string }).code ?? String(error)),
    });
  const board = () => boardCalls(async () => [])['sports/fixtures']({ ...list, match_ids: [] }, bench.context);

  beforeAll(async () => {
    bench = await sportsBench();
    await server.open();
  });
  beforeEach(async () => {
    await bench.reset();
    Object.assign(server, new OddsServer(clock), { url: server.url });
    server.quote([]);
    reported.length = 0;
    script().match('a', 'scheduled', [2000, 3500, 3200]);
    script().match('b', 'live', [1500, 6000, 4000]);
    quote();
    await read();
  });
  afterEach(async () => {
    expect(verifyReport(await verifyLedger(bench.database)).errors).toEqual([]);
  });
  afterAll(async () => {
    await server.close();
    await bench.database.close();
  });

  return {
    get bench() {
      return bench;
    },
    server,
    /** Codes of reported errors, or their text. */
    reported,
    script,
    /** Makes the server quote the script's current state. */
    quote,
    feedOf,
    read,
    board,
    /** The message of the error, or `none`. */
    faultOf: (work: Promise<unknown>) =>
      work.then(
        () => 'none',
        (error: Error) => error.message,
      ),
    /** The result of a bet of 10.00 on home at these odds. */
    async betOn(match: string, odds: number): Promise<string> {
      const legs = [{ selection_id: `${match}:1x2:1`, odds }];
      const slip = { request_id: randomUUID(), sizes: [1], legs, stake_per_line: 1_000, policy: 'none' as const };
      try {
        return (await sportsCalls['sports/place_bet'](slip, bench.context)).state;
      } catch (error) {
        if (error instanceof Refusal) return error.statusMessage;
        throw error;
      }
    },
    openBets: async (state: 'open' | 'settled' = 'open') =>
      (await sportsCalls['sports/open_bets']({ state }, bench.context)).value,
    async homeOdds(match: string): Promise<[odds: number, suspended: boolean] | undefined> {
      const one = (await board()).value.find(({ match_id }) => match_id === match)?.markets[0]?.selections[0];
      return one && [one.odds, one.suspended];
    },
    result: (match: string, home: number, away: number) => script().match(match, 'finished', [0, 0, 0], [home, away]),
  };
}

export type FeedFixture = ReturnType<typeof feedFixture>;
