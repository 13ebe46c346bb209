import { type Card, deck, rankOf, suitOf } from '../cards';
import { type Engine, fieldsOf, isInteger, times } from '../engine';
import { profiles } from './profiles';

/** Hands that pay, best first. */
export const pokerHands = [
  'royal_flush',
  'straight_flush',
  'four_of_a_kind',
  'full_house',
  'flush',
  'straight',
  'three_of_a_kind',
  'two_pair',
  'jacks_or_better',
] as const; // prettier-ignore
/** Name of a paying hand. */
export type PokerHand = (typeof pokerHands)[number];

/** Total payouts of the hands, times the stake, by profile: full house and flush differ. */
export const pokerPays: Record<string, readonly number[]> = {
  jacks96: [800, 50, 25, 9, 6, 4, 3, 2, 1],
  jacks85: [800, 50, 25, 8, 5, 4, 3, 2, 1],
};

/** Index into `pokerHands` of five cards, or -1. */
export function rankHand(cards: readonly Card[]): number {
  const counts = new Array<number>(13).fill(0);
  for (const card of cards) counts[rankOf(card)] = (counts[rankOf(card)] ?? 0) + 1;
  const flush = cards.every((card) => suitOf(card) === suitOf(cards[0] ?? 0));
  const ranks = counts.flatMap((count, rank) => (count > 0 ? [rank] : []));
  const low = ranks[0] ?? 0;
  const top = ranks.at(-1) ?? 0;
  const wheelStraight = ranks.join() === '0,1,2,3,12';
  const straight = ranks.length === 5 && (top - low === 4 || wheelStraight);
  if (flush && straight) return low === 8 ? 0 : 1;
  const most = Math.max(...counts);
  if (most === 4) return 2;
  if (most === 3) return ranks.length === 2 ? 3 : flush ? 4 : 6;
  if (flush) return 4;
  if (straight) return 5;
  if (ranks.length === 3) return 7;
  return ranks.length === 4 && counts.indexOf(2) >= 9 ? 8 : -1;
}

/** What a round of video poker shows. */
export interface PokerView {
  cards: Card[];
  hand: PokerHand | null;
  /** Bit mask of the held cards, once drawn. */
  held: number | null;
}

/** Jacks or better: five cards, hold any, draw once. */
export const videopoker: Engine<Record<string, never>> = {
  profiles,
  constant: { bet: () => ({}), action: { hold: 31 } },
  math: (profile) => ({ hands: pokerHands, pays: pokerPays[profile] }),
  readBet: () => ({}),
  readAction: (value, { actions }) => actions.length === 0 && isInteger(fieldsOf(value).hold, 0, 31),
  play({ profile, stake, actions, chance }) {
    const cards = deck(chance);
    const dealt = cards.slice(0, 5);
    const named = (hand: Card[]) => pokerHands[rankHand(hand)] ?? null;
    if (actions.length === 0) return { view: { cards: dealt, hand: named(dealt), held: null }, done: false, payout: 0 };
    const held = fieldsOf(actions[0]).hold as number;
    let next = 5;
    const final = dealt.map((card, index) => (held & (1 << index) ? card : (cards[next++] as Card)));
    const pay = pokerPays[profile]?.[rankHand(final)] ?? 0;
    return { view: { cards: final, hand: named(final), held }, done: true, payout: times(stake, pay * 100) };
  },
  abandon({ chance }) {
    // Holds a paying hand; draws all cards otherwise.
    return { hold: rankHand(deck(chance).slice(0, 5)) >= 0 ? 31 : 0 };
  },
};
