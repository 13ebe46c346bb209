import type { Fixture, Market } from '../slip/types';

/** The market columns of the board. Phones show one of them. */
export const columns = ['result', 'handicap', 'totals'] as const;

/** One of the columns. */
export type Column = (typeof columns)[number];

/** A match's market in a column. */
export function columnOf({ markets }: Fixture, column: Column): Market | undefined {
  return markets.find(({ bet_type }) =>
    column === 'result' ? bet_type === '1x2' || bet_type === 'winner' : bet_type === column,
  );
}
