import { expect, test } from '@rstest/core';
import type { Table } from './readSchema';
import { lineFaults, schemaPage } from './schemaPage';

const legs: Table = {
  name: 'legs',
  columns: [
    { name: 'bet_id', type: 'text', isNull: false },
    { name: 'position', type: 'integer', isNull: false },
    { name: 'result', type: 'text', isNull: true },
  ],
  rules: [
    { kind: 'primary', columns: ['bet_id', 'position'], rule: 'bet_id, position' },
    { kind: 'foreign', columns: ['bet_id'], rule: 'bets(id) ON DELETE CASCADE' },
    { kind: 'check', columns: ['result'], rule: "result = ANY (ARRAY['won'::text, 'lost'::text])" },
    { kind: 'check', columns: ['position'], rule: '"position" >= 0' },
    { kind: 'unique', columns: ['bet_id'], rule: '(bet_id) WHERE (result IS NULL)' },
  ],
};
const lines = { 'backend/platform/src/sports': { legs: 'The selections of a bet.' } };

test('a table is shown with what it is for, its keys, references and values', () => {
  expect(schemaPage([legs], lines)).toContain(`## sports

Written by [backend/platform/src/sports](../backend/platform/src/sports).

### legs

The selections of a bet.

| column     | type         | values, keys                        |
| ---------- | ------------ | ----------------------------------- |
| \`bet_id\`   | text         | key; → \`bets(id) ON DELETE CASCADE\` |
| \`position\` | integer      | key                                 |
| \`result\`   | text or null | \`won\`, \`lost\`                       |

- \`"position" >= 0\`
- unique: \`(bet_id) WHERE (result IS NULL)\`
`);
});

test('a table without a line is named, and so is a line without a table', () => {
  expect(lineFaults([legs], lines)).toEqual([]);
  expect(lineFaults([legs, { ...legs, name: 'odds' }], { ...lines, '': { prices: 'Prices.' } })).toEqual([
    'odds has no line that says what it is for.',
    'prices has a line, and is no table.',
  ]);
});
