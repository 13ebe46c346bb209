import type { LabelOf } from '@marquee/federation/defineRemote';
import type en from '../locales/en.json';

/** What a game is, in a sentence, by the kind that its catalogue names. */
const sentences = {
  slot: 'what.slot',
  roulette: 'what.roulette',
  baccarat: 'what.baccarat',
  videopoker: 'what.videopoker',
  bingo: 'what.bingo',
  keno: 'what.keno',
  dice: 'what.dice',
  crash: 'what.crash',
  race: 'what.race',
  duel: 'what.duel',
  fishing: 'what.fishing',
  plinko: 'what.plinko',
} as const satisfies Record<string, LabelOf<typeof en>>;

/** The key of the sentence about a kind of game; of a kind that nobody knows here, a general one. */
export const sentenceOf = (engine: string) =>
  Object.hasOwn(sentences, engine) ? sentences[engine as keyof typeof sentences] : 'what.other';

/** The key of what a volatility from 1 to 5 means. */
export function meaningOf(volatility: number) {
  if (volatility < 3) return 'volatility.low';
  return volatility > 3 ? 'volatility.high' : 'volatility.middle';
}
