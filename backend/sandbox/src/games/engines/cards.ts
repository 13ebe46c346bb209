import { type Chance, shuffle } from '@marquee/protocols/fairness/fairRandom';

/** A card 0–51: rank `card % 13` (0 = two … 12 = ace), suit `floor(card / 13)` (spades, hearts, diamonds, clubs). */
export type Card = number;

/** Rank of a card: 0 = two … 12 = ace. */
export const rankOf = (card: Card): number => card % 13;
/** Suit of a card: 0 spades, 1 hearts, 2 diamonds, 3 clubs. */
export const suitOf = (card: Card): number => Math.floor(card / 13) % 4;

/** A freshly shuffled deck of 52. */
export function deck(chance: Chance): Card[] {
  return shuffle(
    chance,
    Array.from({ length: 52 }, (_, card) => card),
  );
}

/** Deals from a freshly shuffled shoe of several decks, without replacement. */
export function shoe(chance: Chance, decks: number): () => Card {
  const left = Array.from({ length: decks * 52 }, (_, index) => index % 52);
  return () => left.splice(chance.below(left.length), 1)[0] as Card;
}
