import { sportsCalls } from '@marquee/platform/sports/sportsCalls';
import { describe, expect, it } from '@rstest/core';
import { type Leg, sportsFixture } from './sportsFixture';

const sports = sportsFixture();
const runner = (odds: number, position?: number | null) => ({ odds, position: position ?? null });
const win = (number: number, odds: number): Leg => [`r:race_win:${number}`, odds];
const place = (number: number, odds: number): Leg => [`r:race_place:${number}`, odds];

/** Updates the race, reads and settles it. */
async function told(...[state, runners]: [Parameters<typeof race>[1], Parameters<typeof race>[2]]) {
  race('r', state, runners);
  await sports.bench.tick();
}
const race = (...args: Parameters<typeof sports.bench.feed.current.race>) => sports.bench.feed.current.race(...args);
const bet = async (...legs: Leg[]) => (await sports.place(sports.slip(legs))).value[0]?.bet_id;
const settled = async (id: string | undefined) => {
  const found = (await sports.openBets('settled')).find(({ bet_id }) => bet_id === id);
  return [found?.state, found?.payout, found?.legs.map(({ result, deduction }) => [result, deduction])];
};
const before = [runner(3_000), runner(5_000), runner(4_000), runner(9_000)];

describe('bets on races', () => {
  it('lose winnings by Rule 4 when a runner is withdrawn afterwards, and none when it was before', async () => {
    await told('scheduled', before);
    const [early, placed] = [await bet(win(2, 5_000)), await bet(place(2, 3_000))];
    // Withdrawn at 3/1: 25p of each pound, whatever its place in the new market.
    await told('scheduled', [runner(2_200), runner(4_000), 'withdrawn', runner(7_000)]);
    const late = await bet(win(2, 4_000));
    const open = await sports.openBets();
    expect(open.map(({ bet_id, legs }) => [bet_id, legs[0]?.deduction]).sort()).toEqual(
      [
        [early, 25],
        [placed, 25],
        [late, 0],
      ].sort(),
    );
    await told('finished', [runner(0, 2), runner(0, 1), 'withdrawn', runner(0, null)]);
    expect(await settled(early)).toEqual(['won', 4_000, [['won', 25]]]);
    expect(await settled(placed)).toEqual(['won', 2_500, [['won', 25]]]);
    expect(await settled(late)).toEqual(['won', 4_000, [['won', 0]]]);
    expect(await sports.bench.cash()).toBe(100_000 - 3_000 + 10_500);
  });

  it('add up what several withdrawals take, at the price of each moment, and never more than 90p', async () => {
    await told('scheduled', [runner(9_000), runner(1_500), runner(1_700), runner(5_000)]);
    const first = await bet(win(1, 9_000));
    await told('scheduled', [runner(6_000), 'withdrawn', runner(1_200), runner(3_000)]);
    const second = await bet(win(1, 6_000));
    await told('scheduled', [runner(2_000), 'withdrawn', 'withdrawn', runner(1_800)]);
    await told('finished', [runner(0, 1), 'withdrawn', 'withdrawn', runner(0, 2)]);
    expect(await settled(first)).toEqual(['won', 1_800, [['won', 90]]]);
    expect(await settled(second)).toEqual(['won', 2_000, [['won', 80]]]);
  });

  it('give the stake on the runner itself back, also as a leg, and take nothing for who runs after all', async () => {
    await told('scheduled', before);
    const own = await bet(win(3, 4_000));
    const double = await bet(win(3, 4_000), ['a:1x2:1', 2_000]);
    const other = await bet(win(1, 3_000));
    await told('scheduled', [runner(3_000), 'withdrawn', 'withdrawn', runner(9_000)]);
    await told('scheduled', [runner(3_000), runner(5_000), 'withdrawn', runner(9_000)]);
    await told('finished', [runner(0, 1), runner(0, 2), 'withdrawn', runner(0, 3)]);
    await sports.finish({ a: [1, 0] });
    expect(await settled(own)).toEqual(['refunded', 1_000, [['void', 0]]]);
    expect(await settled(double)).toEqual([
      'won',
      2_000,
      [
        ['void', 0],
        ['won', 0],
      ],
    ]);
    expect(await settled(other)).toEqual(['won', 2_500, [['won', 25]]]);
  });

  it('are divided by a dead heat, with the deduction in it, and say so', async () => {
    await told('scheduled', before);
    const single = await bet(win(2, 5_000));
    const double = await bet(win(1, 3_000), ['a:1x2:1', 2_000]);
    await told('scheduled', [runner(2_200), runner(4_000), 'withdrawn', runner(7_000)]);
    await told('finished', [runner(0, 1), runner(0, 1), 'withdrawn', runner(0, 3)]);
    await sports.finish({ a: [1, 0] });
    expect(await settled(single)).toEqual(['won', 2_000, [['won', 25]]]);
    expect(await settled(double)).toEqual([
      'won',
      2_500,
      [
        ['won', 25],
        ['won', 0],
      ],
    ]);
    const legs = (await sports.openBets('settled')).flatMap((one) => one.legs);
    expect(legs.map(({ dead_heat }) => dead_heat).sort()).toEqual(
      [{ places: 1, runners: 2 }, null, { places: 1, runners: 2 }].sort(),
    );
  });

  it('are lost on a runner that starts and does not finish', async () => {
    await told('scheduled', before);
    const fallen = await bet(win(1, 3_000));
    await told('finished', [runner(0, null), runner(0, 1), runner(0, 2), runner(0, 3)]);
    expect(await settled(fallen)).toEqual(['lost', 0, [['lost', 0]]]);
  });

  it('are paid as they were taken when they were struck before there was Rule 4', async () => {
    await told('scheduled', before);
    const old = await bet(win(2, 5_000));
    await sports.bench.database.query('update sports_legs set withdrawn = null');
    await told('scheduled', [runner(2_200), runner(4_000), 'withdrawn', runner(7_000)]);
    await told('finished', [runner(0, 2), runner(0, 1), 'withdrawn', runner(0, null)]);
    expect(await settled(old)).toEqual(['won', 5_000, [['won', 0]]]);
  });

  it('are cashed out at what is left of the winnings', async () => {
    await told('scheduled', before);
    const id = await bet(win(2, 5_000));
    sports.bench.feed.current.worth.set('r:race_win:2', { won: 300_000, halfWon: 0, void: 0, halfLost: 0 });
    await told('scheduled', [runner(2_200), runner(4_000), 'withdrawn', runner(7_000)]);
    const offered = async () => (await sports.openBets()).find(({ bet_id }) => bet_id === id)?.cash_out;
    // 0.3 × (1 + 4 × 0.75)
    expect(await offered()).toBe(1_200);
    const request = { bet_id: id ?? '', amount: 1_200, request_id: 'cash-out' };
    expect((await sportsCalls['sports/cash_out'](request, sports.bench.context)).state).toBe('cashed_out');
  });
});
