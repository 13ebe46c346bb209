import type { Returns } from '../returns';
import { pokerPays, rankHand } from './engine';

const choose = Array.from({ length: 53 }, () => new Array<number>(6).fill(0));
for (let n = 0; n <= 52; n++) {
  for (let k = 0; k <= 5; k++) {
    const row = choose[n] as number[];
    row[k] = k === 0 ? 1 : n === 0 ? 0 : (choose[n - 1]?.[k - 1] ?? 0) + (choose[n - 1]?.[k] ?? 0);
  }
}

/** Index of an ascending set of cards among all sets of its size. */
function indexOf(cards: readonly number[]): number {
  let index = 0;
  for (let i = 0; i < cards.length; i++) index += choose[cards[i] as number]?.[i + 1] ?? 0;
  return index;
}

const subsets = Array.from({ length: 32 }, (_, mask) => [0, 1, 2, 3, 4].filter((bit) => mask & (1 << bit)));

function eachHand(visit: (hand: number[]) => void): void {
  const hand = [0, 0, 0, 0, 0];
  for (hand[0] = 0; hand[0] < 48; hand[0]++)
    for (hand[1] = hand[0] + 1; hand[1] < 49; hand[1]++)
      for (hand[2] = hand[1] + 1; hand[2] < 50; hand[2]++)
        for (hand[3] = hand[2] + 1; hand[3] < 51; hand[3]++)
          for (hand[4] = hand[3] + 1; hand[4] < 52; hand[4]++) visit(hand);
}

/**
 * The exact return of video poker under perfect play, a ratio: for every set of held cards, the payouts of all hands
 * that contain it are summed once; the possible draws of a dealt hand then follow by inclusion–exclusion over the
 * discarded cards. Takes about a minute.
 */
function pokerReturn(profile: string): number {
  const pays = pokerPays[profile] ?? [];
  const sums = Array.from({ length: 6 }, (_, size) => new Float64Array(choose[52]?.[size] ?? 1));
  eachHand((hand) => {
    const pay = pays[rankHand(hand)] ?? 0;
    if (pay === 0) return;
    for (const subset of subsets) {
      const kept = subset.map((bit) => hand[bit] as number);
      const table = sums[kept.length] as Float64Array;
      const at = indexOf(kept);
      table[at] = (table[at] ?? 0) + pay;
    }
  });
  let total = 0;
  eachHand((hand) => {
    const through = subsets.map(
      (subset) => sums[subset.length]?.[indexOf(subset.map((bit) => hand[bit] as number))] ?? 0,
    );
    let best = 0;
    for (let kept = 0; kept < 32; kept++) {
      let sum = 0;
      const thrown = 31 ^ kept;
      // Hands with the held cards and without the discarded ones.
      for (let bad = thrown; ; bad = (bad - 1) & thrown) {
        const sign = (subsets[bad]?.length ?? 0) % 2 ? -1 : 1;
        sum += sign * (through[kept | bad] ?? 0);
        if (bad === 0) break;
      }
      best = Math.max(best, sum / (choose[47]?.[5 - (subsets[kept]?.length ?? 0)] ?? 1));
    }
    total += best;
  });
  return total / (choose[52]?.[5] ?? 1);
}

/** The exact returns of this engine. */
export const returns: Returns = {
  lines: (profile) => [{ name: 'perfect play', exact: pokerReturn(profile), play: 'perfect' }],
  slow: true,
};
