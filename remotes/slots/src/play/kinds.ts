import type { LabelOf } from '@marquee/federation/defineRemote';
import type en from '../locales/en.json';

/** A sentence about a game, by its kind in the catalogue. */
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

/** The text key of the sentence about a kind of game; a general one for an unknown kind. */
export const sentenceOf = (engine: string) =>
  Object.hasOwn(sentences, engine) ? sentences[engine as keyof typeof sentences] : 'what.other';

/** Whether a kind of game has a page of rules: every kind that is known. */
export const hasRules = (engine: string) => Object.hasOwn(sentences, engine);

/** The text key that explains a volatility from 1 to 5. */
export function meaningOf(volatility: number) {
  if (volatility < 3) return 'volatility.low';
  return volatility > 3 ? 'volatility.high' : 'volatility.middle';
}
