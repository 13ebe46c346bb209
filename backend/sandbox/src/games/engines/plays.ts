import type { Profile } from '../profiles';
import type { Play } from './simulate';

/** How each engine is played in simulations: one constant way whose return is the declared one. */
export function playOf({ engine }: Profile): Play {
  const bets: Record<string, unknown> = {
    roulette: { red: 10_000 },
    baccarat: { banker: 10_000 },
    dice: { side: 'under', line: 5000 },
    crash: { target: 0 },
    bingo: { card: 7 },
    keno: { picks: [3, 9, 22, 41, 57, 80] },
    race: { horse: 2 },
    duel: { side: 0 },
    fishing: { fish: 1 },
  };
  const bet = () => bets[engine] ?? {};
  return engine === 'crash' ? { bet, action: () => ({ at: 200 }) } : { bet };
}
