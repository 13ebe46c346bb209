import type { Category } from '@marquee/contract/categories';
import { motifNameOf, motifsIn } from '../motifs';
import type { TokenName } from '../tokens';
import type { FrameKind } from './frames';
import { worldOf } from './worlds';

/** Light and weather of a slot's backdrop. */
export type Mood = 'night' | 'ice' | 'fire' | 'gold' | 'storm' | 'day';

/** A slot's subjects, derived from its title. */
export interface SlotTheme {
  /** The subject, as on the game's cover; the best symbol. */
  main: string;
  /** Motifs of symbols 0 to 4, the best first. */
  high: readonly string[];
  /** Tokens of symbols 5 to 8. */
  low: readonly TokenName[];
  frame: FrameKind;
  mood: Mood;
}

const moods: readonly [Mood, string][] = [
  ['night', 'midnight night nights lunar moon moonlight starlit silent velvet hidden secret mystic'],
  ['ice', 'frozen ice winter snow silver crystal northern north ivory'],
  ['fire', 'blazing ember crimson scarlet ruby fire volcano dancing rising'],
  ['gold', 'golden gold amber solar copper royal shining lucky sun'],
  ['storm', 'thunder electric roaring sunken'],
];

/** Most high symbols taken from other nouns of the title. */
const mostNamed = 2;

/** The theme of a title: its subject, other things that it names, and companions of the subject. */
export function slotTheme(title: string, category: Category, code: string): SlotTheme {
  const main = motifNameOf(title, category, code);
  const { companions, low, frame } = worldOf(main);
  const named = motifsIn(title).filter((name) => name !== main);
  const words = title.toLowerCase().split(/[^\p{L}]+/u);
  const mood = moods.find(([, list]) => list.split(' ').some((word) => words.includes(word)))?.[0] ?? 'day';
  const high = [...new Set([main, ...named.slice(0, mostNamed), ...companions])].slice(0, 5);
  return { main, high, low, frame, mood };
}
