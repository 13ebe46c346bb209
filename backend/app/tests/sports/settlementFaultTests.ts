import { describe, expect, it } from '@rstest/core';
import type { FeedFixture } from './feedFixture';

const second = 1_000;

/** The effect of one faulty row, or one changed result, on other settlements. */
export function settlementFaultTests(feed: FeedFixture) {
  const { server, reported, script, quote, read, betOn, openBets, homeOdds, result } = feed;

  describe('one bad row', () => {
    const faults = () => feed.bench.database.query('select kind, tries, fault from jobs where fault is not null');
    const run = (statement: string) => feed.bench.database.query(statement);
    const over = `update sports_matches set state = 'finished', score = '{"home": 1, "away": 0}'`;

    for (const [name, statement] of [
      ['whose result says nothing', "update sports_matches set score = '{}' where id = 'a'"],
      ['whose result is no object', "update sports_matches set score = 'null' where id = 'a'"],
      ['on a market that is not known any more', "update sports_legs set bet_type = 'gone' where match_id = 'a'"],
    ] as const) {
      it(`a bet ${name} keeps no other from being settled, is reported, and settled once it is mended`, async () => {
        await betOn('a', 2000);
        await betOn('b', 1500);
        await run(over);
        await run(statement);
        await read();
        expect(await feed.bench.cash()).toBe(99_500);
        expect((await openBets('settled')).map(({ payout }) => payout)).toEqual([1_500]);
        expect(reported).toHaveLength(1);
        expect(await faults()).toMatchObject([{ kind: 'settlement of legs', tries: 1 }]);
        await read();
        expect(reported).toHaveLength(1);
        feed.bench.time.now += 5 * second;
        await read();
        expect(await faults()).toMatchObject([{ tries: 2 }]);
        await run(over);
        await run("update sports_legs set bet_type = '1x2'");
        feed.bench.time.now += 10 * second;
        await read();
        expect(await feed.bench.cash()).toBe(101_500);
        expect(await faults()).toEqual([]);
      });
    }

    it('a bet of which the wallet knows nothing keeps no other from being settled', async () => {
      await betOn('a', 2000);
      await betOn('b', 1500);
      const [lost] = await openBets();
      await feed.bench.database.query("update bets set player_id = 'somebody' where id = $1", [lost?.bet_id]);
      await run(over);
      await read();
      expect(await openBets()).toHaveLength(1);
      expect(await openBets('settled')).toHaveLength(1);
      expect(await faults()).toEqual([{ kind: 'settlement of bets', tries: 1, fault: 'Refusal betUnknown' }]);
    });

    it('an event that the database does not take costs only itself, and is suspended until it does', async () => {
      script().match('a', 'scheduled', [2100, 3500, 3200]);
      script().match('b', 'live', [1600, 6000, 4000]);
      script().match('c', 'live', [1700, 6000, 4000]);
      const bad = script().events.get('b');
      if (bad) bad.startsAt = 1e30;
      await read(script());
      expect(await homeOdds('a')).toEqual([2100, false]);
      expect(await homeOdds('c')).toEqual([1700, false]);
      expect(await homeOdds('b')).toEqual([1500, true]);
      expect(reported).toEqual(['22003']);
      script().match('b', 'live', [1600, 6000, 4000]);
      await read(script());
      expect(await homeOdds('b')).toEqual([1600, false]);
    });
  });

  describe('a result that changes after bets were settled by it', () => {
    it('is written down once, counted and reported, and nothing is settled anew', async () => {
      const counted: number[] = [];
      const stop = feed.bench.signals.subscribe('resultChanges', ({ count }) => counted.push(count));
      await betOn('b', 1500);
      result('b', 1, 0);
      quote();
      await read();
      expect(await feed.bench.cash()).toBe(100_500);
      result('b', 1, 1);
      quote();
      await read();
      server.restart('two');
      await read();
      stop();
      expect(await feed.bench.cash()).toBe(100_500);
      expect(counted).toEqual([1]);
      expect(reported).toEqual(['resultChanged']);
      expect(await feed.bench.database.query('select match_id, settled, told from sports_result_changes')).toEqual([
        {
          match_id: 'b',
          settled: { state: 'finished', home: 1, away: 0 },
          told: { state: 'finished', home: 1, away: 1 },
        },
      ]);
      expect((await openBets('settled'))[0]?.legs[0]?.score).toEqual({ home: 1, away: 0 });
    });

    it('may begin anew when nobody bet on it', async () => {
      result('b', 1, 0);
      quote();
      await read();
      script().match('b', 'live', [1500, 6000, 4000], [1, 0]);
      quote();
      await read();
      expect(await betOn('b', 1500)).toBe('placed');
    });
  });
}
