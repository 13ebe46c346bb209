import type { Profile } from '../profiles';
import { bingoReturn } from './bingoReturn';
import { dicePay } from './dice';
import { duelField } from './duel';
import { catchChance, fishPays } from './fishing';
import { kenoChance, kenoPays } from './keno';
import { plinkoRows, pocketPays } from './plinko';
import { raceField } from './race';
import { rouletteReturn } from './roulette';
import { slotMath } from './slot/math';

/** Exact returns of a profile for each way to play it, ratios; undefined where only simulation or enumeration tells. */
export function exactReturns({ engine, id }: Profile): number[] | undefined {
  if (engine === 'slot') return [slotMath(id).rtp];
  if (engine === 'roulette') {
    return ['n17', 'red', 'dozen2', 'column3'].map((spot) => {
      let sum = 0;
      for (let number = 0; number < 37; number++) sum += rouletteReturn(spot, number);
      return sum / 37;
    });
  }
  if (engine === 'dice') return [500, 5000, 9500].map((line) => (line / 10_000) * (dicePay(line) / 100));
  if (engine === 'fishing') return (fishPays[id] ?? []).map((pay, fish) => (catchChance(id, fish) / 12_000_000) * pay);
  if (engine === 'plinko') {
    let ways = 1;
    return [
      pocketPays(id).reduce((sum, pay, pocket) => {
        const part = (ways / 2 ** plinkoRows) * (pay / 100);
        ways = (ways * (plinkoRows - pocket)) / (pocket + 1);
        return sum + part;
      }, 0),
    ];
  }
  if (engine === 'crash') return [0.97];
  if (engine === 'bingo') return [bingoReturn()];
  if (engine === 'keno') {
    return Array.from({ length: 10 }, (_, index) =>
      kenoPays(index + 1).reduce((sum, pay, hits) => sum + (pay / 100) * kenoChance(index + 1, hits), 0),
    );
  }
  const field = (fixture: number) => (engine === 'duel' ? duelField(id, fixture) : raceField(fixture));
  if (engine !== 'duel' && engine !== 'race') return undefined;
  return Array.from({ length: 32 }, (_, fixture) => field(fixture)).flatMap(({ pays, chances }) =>
    pays.map((pay, runner) => (pay / 100) * ((chances[runner] ?? 0) / 1e6)),
  );
}
