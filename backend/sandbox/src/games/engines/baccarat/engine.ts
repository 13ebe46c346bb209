import { type Card, rankOf, shoe } from '../cards';
import { type Engine, readChips } from '../engine';
import { profiles } from './profiles';

/** Total payout of each spot, hundredths of its stake. A tie returns bets on player and banker. */
export const baccaratPays: Record<string, number> = {
  player: 200,
  banker: 195,
  tie: 900,
  player_pair: 1200,
  banker_pair: 1200,
};

/** A coup as it is shown. */
export interface Coup {
  player: Card[];
  banker: Card[];
  totals: [number, number];
  winner: 'player' | 'banker' | 'tie';
}

/** The baccarat value of a card: ace 1, ten and pictures 0. */
export function points(card: Card): number {
  const rank = rankOf(card);
  if (rank === 12) return 1;
  return rank >= 8 ? 0 : rank + 2;
}

/** The value of a hand: the last digit of its sum. */
export function handValue(cards: readonly Card[]): number {
  return cards.reduce((sum, card) => sum + points(card), 0) % 10;
}

/** Whether the banker takes a third card, after the player's third card (undefined: none was taken). */
export function bankerDraws(total: number, third: Card | undefined): boolean {
  if (third === undefined) return total <= 5;
  const seen = points(third);
  if (total <= 2) return true;
  if (total === 3) return seen !== 8;
  if (total === 4) return seen >= 2 && seen <= 7;
  if (total === 5) return seen >= 4 && seen <= 7;
  return total === 6 && (seen === 6 || seen === 7);
}

function coup(deal: () => Card): Coup {
  const player = [deal()];
  const banker = [deal()];
  player.push(deal());
  banker.push(deal());
  if (handValue(player) < 8 && handValue(banker) < 8) {
    if (handValue(player) <= 5) player.push(deal());
    if (bankerDraws(handValue(banker), player[2])) banker.push(deal());
  }
  const totals: [number, number] = [handValue(player), handValue(banker)];
  const winner = totals[0] === totals[1] ? 'tie' : totals[0] > totals[1] ? 'player' : 'banker';
  return { player, banker, totals, winner };
}

/** The payout of a spot with a stake of `amount`. */
export function baccaratReturn(spot: string, amount: number, { player, banker, winner }: Coup): number {
  const paid = (amount / 100) * (baccaratPays[spot] ?? 0);
  if (spot === winner) return paid;
  if (winner === 'tie' && (spot === 'player' || spot === 'banker')) return amount;
  const hand = spot === 'player_pair' ? player : spot === 'banker_pair' ? banker : undefined;
  return hand && rankOf(hand[0] ?? 0) === rankOf(hand[1] ?? 0) ? paid : 0;
}

const decks = 8;
/** An ace and two to ten: one card of each value. */
const oneSuit = [8, 12, 0, 1, 2, 3, 4, 5, 6, 7];

/** Punto banco from eight decks, reshuffled for each coup; 5 % commission on the banker. */
export const baccarat: Engine<Record<string, number>> = {
  profiles,
  constant: { bet: (stake) => ({ chips: { banker: stake } }) },
  chips: true,
  math: () => ({
    decks,
    pays: baccaratPays,
    // By the banker's total: whether it draws if the player stands, and the values of the player's third card at which
    // it draws.
    banker: Array.from({ length: 8 }, (_, total) => ({
      player_stands: bankerDraws(total, undefined),
      player_drew: oneSuit.filter((card) => bankerDraws(total, card)).map(points),
    })),
  }),
  readBet: (value, stake, unit) => readChips(value, stake, unit, (spot) => spot in baccaratPays),
  play({ bet, chance }) {
    const view = coup(shoe(chance, decks));
    const payout = Object.entries(bet).reduce((sum, [spot, amount]) => sum + baccaratReturn(spot, amount, view), 0);
    return { view, done: true, payout };
  },
};
