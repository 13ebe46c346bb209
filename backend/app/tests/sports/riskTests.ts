import { randomUUID } from 'node:crypto';
import { sportsCalls } from '@marquee/platform/sports/sportsCalls';
import { afterAll, beforeEach, describe, expect, it } from '@rstest/core';
import type { Leg, SportsFixture } from './sportsFixture';

/** A site's risk: liability limits, price age, and delay. */
export function riskTests(sports: SportsFixture) {
  const { slip, place, openBets, refusalOf, finish } = sports;

  describe('risk', () => {
    const risk = (more: Partial<typeof sports.bench.context.site.sports>) => {
      sports.bench.context.site.sports = {
        price_age_seconds: { live: 30, scheduled: 300 },
        live_delay_seconds: 0,
        ...more,
      };
    };
    beforeEach(() => {
      risk({});
      delete sports.bench.context.wait;
    });
    afterAll(() => risk({}));
    const openLive = async (odds: [number, number, number]) => {
      sports.bench.feed.current.match('b', 'live', odds);
      await sports.bench.tick();
    };

    /** Holds all delays from now on; returns their length in seconds, and how to continue each. */
    const holdWaits = () => {
      const held: number[] = [];
      let release = () => {};
      const over = new Promise<void>((resolve) => {
        release = resolve;
      });
      sports.bench.context.wait = (seconds) => {
        held.push(seconds);
        return over;
      };
      return { held, letGo: release };
    };

    it('lets bets on an outcome win so much and no more: the rest of the stake is offered, then nothing', async () => {
      risk({ liability: { market: 1_500, player: 1_000_000 } });
      const bet = (stake_per_line: number) => place(slip([['a:1x2:1', 2000]], { stake_per_line }));
      expect((await bet(1_000)).state).toBe('placed');
      expect(await bet(1_000)).toMatchObject({ state: 'offer', value: [], stake_offer: 500, offer: [{ odds: 2000 }] });
      expect(await sports.bench.cash()).toBe(99_000);
      expect((await bet(500)).state).toBe('placed');
      expect(await refusalOf(bet(500))).toBe('liabilityReached');
      // Another outcome of the market has its own limit.
      expect((await place(slip([['a:1x2:2', 3500]], { stake_per_line: 500 }))).state).toBe('placed');
      await finish({ a: [0, 1] });
      expect((await place(slip([['b:1x2:1', 1500]]))).state).toBe('placed');
    });

    it('lets a player win so much with all bets, of several lines too', async () => {
      risk({ liability: { market: 1_000_000, player: 5_000 } });
      expect((await place(slip([['a:1x2:1', 2000]], { stake_per_line: 3_900 }))).state).toBe('placed');
      const legs: Leg[] = [
        ['b:1x2:1', 1500],
        ['c:1x2:1', 3000],
      ];
      const system = (stake_per_line: number) => place(slip(legs, { sizes: [1, 2], stake_per_line }));
      // Each unit wins 1.5 + 3 + 4.5 for a stake of 3, and the limit leaves 1,100.
      const offered = (await system(500)).stake_offer ?? 0;
      expect(offered).toBe(183);
      expect((await system(offered)).state).toBe('placed');
      expect(await refusalOf(system(500))).toBe('liabilityReached');
    });

    it('counts bets that come at the same time', async () => {
      risk({ liability: { market: 2_500, player: 1_000_000 } });
      const answers = await Promise.all(Array.from({ length: 6 }, () => place(slip([['a:1x2:1', 2000]]))));
      expect(answers.filter(({ state }) => state === 'placed')).toHaveLength(2);
      expect(new Set(answers.map(({ stake_offer }) => stake_offer))).toEqual(new Set([null, 500]));
    });

    it('books a live bet after the wait, at the odds of then: the player is asked when they moved', async () => {
      await openLive([1500, 6000, 4000]);
      risk({ live_delay_seconds: 0.8 });
      const quote = { sizes: [1], legs: [{ selection_id: 'b:1x2:1', odds: 1500 }], stake_per_line: 0 };
      expect((await sportsCalls['sports/quote'](quote, sports.bench.context)).value[0]).toMatchObject({
        delay_seconds: 0.8,
        live: true,
      });
      const { held, letGo } = holdWaits();
      const waiting = place(slip([['b:1x2:1', 1500]]));
      await expect.poll(() => held).toEqual([0.8]);
      await openLive([1300, 6000, 4000]);
      letGo();
      expect(await waiting).toMatchObject({ state: 'offer', offer: [{ asked: 1500, odds: 1300 }] });
      expect(await sports.bench.cash()).toBe(100_000);
      const agreed = slip([['b:1x2:1', 1300]]);
      expect((await place(agreed)).state).toBe('placed');
      expect(held).toEqual([0.8, 0.8]);
      // A retry is not delayed, nor is a bet without a live leg.
      expect((await place(agreed)).state).toBe('placed');
      expect((await place(slip([['a:1x2:1', 2000]]))).state).toBe('placed');
      expect(held).toEqual([0.8, 0.8]);
    });

    it('waits by the clock of the machine', async () => {
      await openLive([1500, 6000, 4000]);
      risk({ live_delay_seconds: 0.2 });
      const started = performance.now();
      expect((await place(slip([['b:1x2:1', 1500]]))).state).toBe('placed');
      expect(performance.now() - started).toBeGreaterThanOrEqual(199);
    });

    it('refuses a live bet whose market was suspended in the wait, and cashes out after it', async () => {
      await openLive([1500, 6000, 4000]);
      await place(slip([['b:1x2:1', 1500]]));
      sports.bench.feed.current.worth.set('b:1x2:1', { won: 600_000, halfWon: 0, void: 0, halfLost: 0 });
      await sports.bench.tick();
      risk({ live_delay_seconds: 0.8 });
      const [bet] = await openBets();
      expect(bet).toMatchObject({ cash_out: 900, delay_seconds: 0.8 });
      const { held, letGo } = holdWaits();
      const asked = { request_id: randomUUID(), bet_id: bet?.bet_id ?? '', amount: 900 };
      const waiting = [
        refusalOf(place(slip([['b:1x2:1', 1500]]))),
        refusalOf(sportsCalls['sports/cash_out'](asked, sports.bench.context)),
      ];
      await expect.poll(() => held).toEqual([0.8, 0.8]);
      sports.bench.feed.current.suspend('b');
      sports.bench.feed.current.worth.clear();
      await sports.bench.tick();
      letGo();
      expect(await Promise.all(waiting)).toEqual(['marketSuspended', 'cashOutUnavailable']);
    });

    it('takes no price that is older than the site allows', async () => {
      await openLive([1500, 6000, 4000]);
      risk({ price_age_seconds: { live: 10, scheduled: 60 } });
      sports.bench.time.now += 12_000;
      expect(await refusalOf(place(slip([['b:1x2:1', 1500]])))).toBe('marketSuspended');
      const { value } = await sportsCalls['sports/match']({ match_id: 'b', language: 'EN' }, sports.bench.context);
      expect(value[0]?.markets.every(({ suspended }) => suspended)).toBe(true);
      expect((await place(slip([['a:1x2:1', 2000]]))).state).toBe('placed');
    });
  });
}
