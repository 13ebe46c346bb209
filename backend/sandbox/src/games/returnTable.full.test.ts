import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@marquee/settings/root';
import { describe, expect, test } from '@rstest/core';
import { cellsOf } from './returnPage';
import { returnTable } from './returnTable';

/** Cells of the page's table, without the last: a shorter simulation gives another figure. */
const written = readFileSync(join(root, 'docs/returns.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .slice(2)
  .map((line) => line.split('|').slice(1, -2))
  .map((cells) => cells.map((cell) => cell.trim()));

describe('the return table of every game and line', () => {
  const rows = returnTable(60_000);

  test('has no line that returns other than declared', () => {
    for (const row of rows) console.log(cellsOf(row).join(' · '));
    expect(rows.flatMap(({ game, wrong }) => wrong.map((line) => `${game} ${line}`))).toEqual([]);
  });

  test('has the exact return within the interval of what the code plays', () => {
    const outside = rows.filter(({ exact: [least, most], simulated }) => {
      return simulated && (simulated.rtp + simulated.within < least || simulated.rtp - simulated.within > most);
    });
    expect(outside).toEqual([]);
  });

  test('is what docs/returns.md shows: npm run returns -- --write', () => {
    expect(written).toEqual(rows.map((row) => cellsOf(row).slice(0, -1)));
  });
});
