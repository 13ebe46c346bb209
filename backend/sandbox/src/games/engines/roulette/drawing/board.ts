import type { Words } from '../../../../../play/src/text';
import { colourOf } from '../engine';
import type { texts } from '../texts';

/** The position of a spot, or of the clear button: `grid-area` of the narrow and the wide table. */
interface Place {
  name: string;
  narrow: string;
  wide: string;
}

const area = (row: number, column: number, rows = 1, columns = 1) =>
  `${row} / ${column} / span ${rows} / span ${columns}`;
const each = <T>(count: number, make: (index: number) => T) => Array.from({ length: count }, (_, index) => make(index));

/** The table in keyboard order: zero, numbers, columns, dozens, even-money bets. */
export const places: readonly Place[] = [
  { name: 'n0', narrow: area(1, 1, 1, 4), wide: area(1, 1, 3) },
  ...each(36, (index) => ({
    name: `n${index + 1}`,
    narrow: area(2 + Math.floor(index / 6), 1 + (index % 6)),
    wide: area(3 - (index % 3), 2 + Math.floor(index / 3)),
  })),
  ...each(3, (index) => ({ name: `column${index + 1}`, narrow: area(1, 5 + index), wide: area(3 - index, 14) })),
  ...each(3, (index) => ({
    name: `dozen${index + 1}`,
    narrow: area(2 + index * 2, 7, 2),
    wide: area(4, 2 + index * 4, 1, 4),
  })),
  ...['low', 'even', 'red', 'black', 'odd', 'high'].map((name, index) => ({
    name,
    narrow: area(8, 1 + index),
    wide: area(5, 2 + index * 2, 1, 2),
  })),
  { name: 'clear', narrow: area(8, 7), wide: area(6, 2, 1, 12) },
];

/** A spot's language-neutral label, its colour, and its accessible name. */
export function spotTexts(name: string, t: Words<keyof typeof texts>['t']) {
  const [, group, digits] = /^(n|column|dozen)(\d+)$/.exec(name) ?? [];
  const n = Number(digits);
  const spot = (label: string, say = label, colour = '', small = '') => ({ label, say, colour, small });
  if (group === 'n') return spot(String(n), n === 0 ? '0' : `${n} ${t(colourOf(n))}`, colourOf(n));
  if (group === 'column') return spot('2:1', t('column', { n }), '', `${n}…${n + 33}`);
  if (group === 'dozen') return spot('2:1', t('dozen', { n }), '', `${n * 12 - 11}–${n * 12}`);
  if (name === 'red' || name === 'black') return spot('◆', t(name), name);
  if (name === 'even' || name === 'odd') return spot(t(name), t(name), 'word');
  return spot(name === 'low' ? '1–18' : '19–36', undefined, 'word');
}
