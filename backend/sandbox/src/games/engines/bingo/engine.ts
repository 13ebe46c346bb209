import { draw } from '@marquee/protocols/fairness/fairRandom';
import { hash, random } from '../../../art/random';
import { type Engine, fieldsOf, isInteger, times } from '../engine';
import { profiles } from './profiles';

/** Balls drawn of 75. */
export const ballsDrawn = 38;
/** Total payout of 1, 2, 3, … full lines, hundredths of the stake; more lines pay as the last. */
export const linePays: readonly number[] = [180, 350, 900, 2500, 6000, 15_000];

/** The card with a number: five columns of five from 1–15, 16–30, …; the middle is free (0). Column by column. */
export function cardOf(card: number): number[] {
  const next = random(hash(`card/${card}`));
  return Array.from({ length: 5 }, (_, column) => {
    const numbers = Array.from({ length: 15 }, (_, index) => column * 15 + index + 1);
    for (let i = 0; i < 5; i++) {
      const j = i + Math.floor(next() * (15 - i));
      [numbers[i], numbers[j]] = [numbers[j] as number, numbers[i] as number];
    }
    const cells = numbers.slice(0, 5).sort((a, b) => a - b);
    if (column === 2) cells[2] = 0;
    return cells;
  }).flat();
}

const five = [0, 1, 2, 3, 4];

/** Cells of the twelve lines: columns, rows, diagonals. */
export const bingoLines: readonly (readonly number[])[] = [
  ...five.map((column) => five.map((row) => column * 5 + row)),
  ...five.map((row) => five.map((column) => column * 5 + row)),
  five.map((index) => index * 6),
  five.map((index) => (index + 1) * 4),
];

/** The lines that are full with these balls. */
export function fullLines(card: readonly number[], balls: readonly number[]): number[] {
  const out = new Set([0, ...balls]);
  return bingoLines.flatMap((cells, line) => (cells.every((cell) => out.has(card[cell] ?? -1)) ? [line] : []));
}

/** Bingo with 75 balls on a card that the player chooses before the draw. */
export const bingo: Engine<{ card: number }> = {
  profiles,
  constant: { bet: () => ({ card: 7 }) },
  math: () => ({ balls: 75, drawn: ballsDrawn, lines: bingoLines, pays: linePays }),
  readBet(value) {
    const { card } = fieldsOf(value);
    return isInteger(card, 0, 999_999) ? { card } : undefined;
  },
  play({ bet, stake, chance }) {
    const balls = draw(chance, 75, ballsDrawn);
    const lines = fullLines(cardOf(bet.card), balls);
    const pay = lines.length === 0 ? 0 : (linePays[Math.min(lines.length, linePays.length) - 1] ?? 0);
    return { view: { balls, lines }, done: true, payout: times(stake, pay) };
  },
};
