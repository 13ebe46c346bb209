import type { Category } from '@marquee/contract/categories';
import { beasts } from './motifs/beasts';
import { legends } from './motifs/legends';
import { luck } from './motifs/luck';
import { machines } from './motifs/machines';
import type { Motif } from './motifs/motif';
import { treasures } from './motifs/treasures';
import { wild } from './motifs/wild';
import { hash } from './random';

/** The whole library by name. */
export const motifs: Record<string, Motif> = { ...beasts, ...legends, ...luck, ...treasures, ...machines, ...wild };

const byWord = new Map<string, string>();
for (const [name, motif] of Object.entries(motifs))
  for (const word of motif.words.split(' ')) if (!byWord.has(word)) byWord.set(word, name);

const byCategory: Partial<Record<Category, string[]>> = {
  casino: ['cards', 'roulette', 'chips', 'dice'],
  poker: ['cards', 'chips'],
  fishing: ['fish', 'shark', 'turtle', 'crab', 'octopus'],
  bingo: ['bingo'],
  lottery: ['lotto'],
  crash: ['rocket', 'plane', 'balloon'],
  hash_game: ['chain', 'dice', 'hourglass'],
  sabong: ['rooster'],
  horse_racing: ['horse'],
  sportsbook: ['football', 'trophy', 'basketball'],
  arcade: ['joystick', 'target', 'robot'],
};

/** Weak words: adjectives more often than subjects. They decide only if there is no other word. */
const weak = new Set(
  'golden gold royal lucky luck king queen star stars shine night nights midnight moonlight lunar crystal frozen ice emerald ruby jade diamond sapphire thunder blazing electric wild rising rush club palace bay prime grand world solar sky starlit ancient past power hot deep fortune money rich winter snow hidden secret mystery mystic party hall holiday bar draw ten game play time cloud box power feather emperor dynasty prince reign majesty sea sun spin spins legend legends'.split(
    ' ',
  ),
);

const wordsOf = (title: string) =>
  title
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean);

const find = (word: string) =>
  byWord.get(word) ?? byWord.get(word.replace(/(?:es|s)$/, '')) ?? byWord.get(word.replace(/s$/, ''));

/** Names of the motifs that a title's words name: nouns in their order, then words that are adjectives more often. */
export function motifsIn(title: string): string[] {
  const words = wordsOf(title);
  const named = [...words.filter((word) => !weak.has(word)), ...words.filter((word) => weak.has(word))].map(find);
  return [...new Set(named.filter((name) => name !== undefined))];
}

/**
 * The name of the motif for a title: by its strong words, last one first, those of a place ("… of the Nile") after the
 * others; then its weak words; then the category; then the code.
 */
export function motifNameOf(title: string, category: Category, code: string): string {
  const [subject = '', ...place] = title.split(/ of /i);
  const words = [...wordsOf(subject).reverse(), ...wordsOf(place.join(' ')).reverse()];
  const strong = words.filter((word) => !weak.has(word)).map(find);
  const own = (byCategory[category] ?? []).filter((name) => name in motifs);
  const candidates = own.length
    ? [...strong]
    : [
        ...strong,
        ...words
          .filter((word) => weak.has(word))
          .map(find)
          .reverse(),
      ];
  const found = candidates.find((name) => name !== undefined);
  if (found) return found;
  const names = own.length ? own : Object.keys(motifs);
  return names[hash(code) % names.length] as string;
}

/** The motif for a title, see {@link motifNameOf}. */
export const chooseMotif = (title: string, category: Category, code: string): Motif =>
  motifs[motifNameOf(title, category, code)] as Motif;
