import { fairRandom } from '@marquee/protocols/fairness/fairRandom';
import { describe, expect, test } from '@rstest/core';
import type { Engine } from '../games/engines/engine';
import type { Returns } from '../games/engines/returns';
import { simulate } from '../games/engines/simulate';

/** The tests that every engine passes: its returns are what it declares, and its rounds can be verified. */
export function testEngine<Bet>(engine: Engine<Bet>, { exact, perfect, grain = 0.0011, share = 1 }: Returns): void {
  const { profiles, constant, readBet, play } = engine;
  const cases = profiles.map((profile) => [profile.id, profile] as const);

  describe.each(cases)('profile %s', (_, { id, rtp }) => {
    if (exact) {
      test('declares the return that the mathematics gives', () => {
        // Prices are whole hundredths.
        const values = exact(id);
        expect(values.length).toBeGreaterThan(0);
        for (const value of values) expect(Math.abs(value - rtp / 10_000)).toBeLessThan(grain);
      });
    }
    if (!perfect) {
      test('declares the return that simulation meets within four standard errors', () => {
        const simulated = simulate(engine, id, 20_000 * share, 3);
        expect(Math.abs(simulated.rtp - rtp / 10_000)).toBeLessThan(4 * simulated.error);
      });
    }

    test('repeats itself from its seeds and pays whole minor units', () => {
      const bet = readBet(constant.bet(10_000), 10_000, 100);
      if (bet === undefined) throw new Error('the bet is refused');
      for (let nonce = 0; nonce < 40; nonce++) {
        const round = { profile: id, stake: 10_000, bet, actions: [], fixture: nonce };
        const once = play({ ...round, chance: fairRandom('s', 'c', nonce) });
        const again = play({ ...round, chance: fairRandom('s', 'c', nonce) });
        expect(again).toEqual(once);
        expect(Number.isSafeInteger(once.payout)).toBe(true);
        expect(JSON.parse(JSON.stringify(once.view))).toEqual(once.view);
      }
    });
  });
}
