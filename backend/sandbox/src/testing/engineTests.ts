import { isFull } from '@marquee/kernel/testing/depth';
import { fairRandom } from '@marquee/protocols/fairness/fairRandom';
import { stakeSteps } from '@marquee/protocols/provider/stakes';
import { describe, expect, test } from '@rstest/core';
import { declaredReturn, type Engine, tolerance } from '../games/engines/engine';
import type { Returns } from '../games/engines/returns';
import { quickChance, simulate } from '../games/engines/simulate';

/** Currencies with every size of stake unit. */
const currencies = ['EUR', 'VND', 'IDR', 'MMK', 'MNT', 'KRW', 'NPR'];

/** Every stake of any game in any currency, minor units. */
const stakes = [...new Set(currencies.flatMap((currency) => stakeSteps(1, 50_000, currency)))];

/** The common tests of engines: exact returns match the declared ones, and rounds can be verified. */
export function testEngine<Bet>(engine: Engine<Bet>, { lines, slow, share = 1 }: Returns): void {
  const { profiles, constant, readBet, play } = engine;
  const cases = profiles.map((profile) => [profile.id, profile] as const);

  describe.each(cases)('profile %s', (_, profile) => {
    const { id, rtp } = profile;
    if (!slow) {
      test('returns what it declares, to the digits that are shown, whatever is chosen', () => {
        const all = lines(id);
        const wrong = all.filter(
          ({ name, exact }) => Math.abs(exact - declaredReturn(profile, name) / 10_000) > tolerance,
        );
        expect(all.length).toBeGreaterThan(0);
        expect(wrong).toEqual([]);
        const names = all.map(({ name }) => name);
        expect(names).toEqual(expect.arrayContaining(Object.keys(profile.lines ?? {})));
      });

      test('declares the return that simulation meets within four standard errors', () => {
        const simulated = simulate(engine, { profile: id, rounds: (isFull ? 20_000 : 5_000) * share, seed: 3 });
        expect(Math.abs(simulated.rtp - rtp / 10_000)).toBeLessThan(4 * simulated.error);
      });
    }

    test('returns the same part of every stake that can be chosen', () => {
      for (const stake of stakes) {
        const bets = [100, stake].map((amount) => [amount, readBet(constant.bet(amount), amount, 100)] as const);
        const parts = bets.map(([amount, bet]) => {
          if (bet === undefined) throw new Error('the bet is refused');
          const actions = constant.action ? [constant.action] : [];
          const { payout } = play({ profile: id, stake: amount, bet, actions, fixture: 0, chance: quickChance(stake) });
          return (payout * 100) / amount;
        });
        expect(parts).toEqual([parts[0], parts[0]]);
      }
    });

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
