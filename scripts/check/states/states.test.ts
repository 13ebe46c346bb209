import { readFileSync } from 'node:fs';
import { expect, test } from '@rstest/core';
import { statesPage } from './statesPage';

test('the states are in docs/states.md as the machines have them: `npm run states` makes it so', () => {
  expect(readFileSync(new URL('../../../docs/states.md', import.meta.url), 'utf8')).toBe(statesPage());
});
