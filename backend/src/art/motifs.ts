import type { Category } from '@marquee/contract/categories';
import { beasts } from './motifs/beasts';
import { legends } from './motifs/legends';
import { luck } from './motifs/luck';
import type { Motif } from './motifs/motif';
import { treasures } from './motifs/treasures';
import { hash } from './random';

/** The whole library by name. */
export const motifs: Record<string, Motif> = { ...beasts, ...legends, ...luck, ...treasures };

const byWord = new Map<string, Motif>();
for (const motif of Object.values(motifs))
  for (const word of motif.words.split(' ')) if (!byWord.has(word)) byWord.set(word, motif);

const byCategory: Partial<Record<Category, string[]>> = {
  casino: ['cards', 'roulette', 'chips', 'dice'],
  poker: ['cards', 'chips', 'spades'],
  fishing: ['fish', 'shark', 'turtle', 'crab', 'octopus'],
  bingo: ['bingo'],
  lottery: ['lotto'],
  crash: ['rocket', 'plane', 'ufo'],
  hash_game: ['chain', 'dice', 'hourglass'],
  sabong: ['rooster'],
  horse_racing: ['horse'],
  sportsbook: ['football', 'trophy', 'basketball'],
  arcade: ['joystick', 'target', 'robot'],
};

/** The subject that a title asks for: its words decide, the last one first; then the category; then the code's hash. */
export function chooseMotif(title: string, category: Category, code: string): Motif {
  const words = title
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .reverse();
  for (const word of words) {
    const found =
      byWord.get(word) ?? byWord.get(word.replace(/(?:'s|es|s)$/, '')) ?? byWord.get(word.replace(/s$/, ''));
    if (found) return found;
  }
  const all = (byCategory[category] ?? []).filter((name) => name in motifs);
  const names = all.length ? all : Object.keys(motifs);
  return motifs[names[hash(code) % names.length] as string] as Motif;
}
