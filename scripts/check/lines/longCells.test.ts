import { describe, expect, test } from '@rstest/core';
import { longCells } from './longCells';

const words = (columns: number) => 'word '.repeat(columns).slice(0, columns);
const table = (cell: string) => `Text.\n\n| a | b |\n| - | ${'-'.repeat(150)} |\n| a | ${cell} |\n`;

describe('cells of tables', () => {
  test('may have 100 columns, and be filled up with blanks', () =>
    expect(longCells(table(`${words(99)}.${' '.repeat(80)}`))).toEqual([]));

  test('are refused with more', () => expect(longCells(table(`${words(100)}.`))).toEqual([5]));

  test('with a bar of their own are one cell', () =>
    expect(longCells(table(`${words(60)} \\| ${words(60)}`))).toEqual([5]));

  test('are not looked for in code', () => expect(longCells(`\`\`\`\n${table(words(200))}\`\`\`\n`)).toEqual([]));
});
