import { randomUUID } from 'node:crypto';
import { sportsCalls } from '@marquee/platform/sports/sportsCalls';
import { describe, expect, it } from '@rstest/core';
import type { SportsFixture } from './sportsFixture';

/** Cash-out values before matches are over, and who is paid. */
export function cashOutTests(sports: SportsFixture) {
  const { slip, place, openBets, refusalOf, finish } = sports;

  describe('sports/cash_out', () => {
    const cashOut = (bet_id: string, amount: number, request_id: string = randomUUID()) =>
      sportsCalls['sports/cash_out']({ request_id, bet_id, amount }, sports.bench.context);
    /** Sets the home side's probability in the feed, and reads it. */
    const chance = async (won: number, more: Partial<{ halfWon: number; void: number; halfLost: number }> = {}) => {
      sports.bench.feed.current.worth.set('a:1x2:1', { won, halfWon: 0, void: 0, halfLost: 0, ...more });
      sports.bench.feed.current.match('a', 'scheduled', [2000, 3500, 3200 + Math.floor(won / 1000)]);
      await sports.bench.tick();
    };
    const placed = async () => {
      const id = (await place(slip([['a:1x2:1', 2000]]))).value[0]?.bet_id ?? '';
      await chance(475_000);
      return id;
    };

    it('pays the quoted value and closes the bet; the result pays nothing more', async () => {
      const id = await placed();
      expect((await openBets())[0]?.cash_out).toBe(950);
      const request = randomUUID();
      expect((await cashOut(id, 950, request)).state).toBe('cashed_out');
      expect((await cashOut(id, 950, request)).value[0]).toMatchObject({ state: 'cashed_out', payout: 950 });
      expect(await refusalOf(cashOut(id, 950))).toBe('betSettled');
      await finish({ a: [1, 0] });
      expect(await sports.bench.cash()).toBe(99_950);
    });

    it('pays more when it is worth more by then, and offers anew when less', async () => {
      const id = await placed();
      await chance(380_000);
      const offer = await cashOut(id, 950);
      expect(offer).toMatchObject({ state: 'offer', value: [{ state: 'open', cash_out: 760 }] });
      await chance(593_750);
      expect((await cashOut(id, 760)).value[0]?.payout).toBe(1_187);
    });

    it('is what the bet is worth with its push, also of a line that the board no longer has', async () => {
      const id = await placed();
      sports.bench.feed.current.worth.set('a:1x2:1', { won: 300_000, halfWon: 0, void: 250_000, halfLost: 0 });
      const event = sports.bench.feed.current.events.get('a');
      if (event) event.markets = event.markets.filter(({ betType }) => betType !== '1x2');
      await sports.bench.tick();
      expect((await openBets())[0]?.cash_out).toBe(850);
      expect((await cashOut(id, 850)).value[0]).toMatchObject({ state: 'cashed_out', payout: 850 });
    });

    it('is offered no more once the feed does not say the worth, or said it too long ago', async () => {
      await placed();
      sports.bench.time.now += 300_000;
      expect((await openBets())[0]?.cash_out).toBeNull();
      await sports.bench.tick();
      expect((await openBets())[0]?.cash_out).toBe(950);
      sports.bench.feed.current.worth.clear();
      sports.bench.time.now += 60_001;
      await sports.bench.tick();
      expect((await openBets())[0]?.cash_out).toBeNull();
    });

    it('is refused while suspended, for a bet of somebody else, and for one that is over', async () => {
      const id = await placed();
      const other = { ...sports.bench.context, player: { ...sports.bench.context.player, id: 'other' } };
      const theirs = sportsCalls['sports/cash_out']({ request_id: randomUUID(), bet_id: id, amount: 1 }, other);
      expect(await refusalOf(theirs)).toBe('betUnknown');
      sports.bench.feed.current.suspend('a');
      await sports.bench.tick();
      expect(await refusalOf(cashOut(id, 950))).toBe('cashOutUnavailable');
      await finish({ a: [1, 0] });
      expect(await refusalOf(cashOut(id, 950))).toBe('betSettled');
    });
  });
}
