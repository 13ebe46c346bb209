import { expect, test } from '@rstest/core';
import { endingOf } from './ending';

type Bonuses = Parameters<typeof endingOf>[0];

const stop = { cash_kept: 1000, bonus_lost: 500, in_open_bets: 0 };
const bonus = (change: object) =>
  [{ state: 'active', ends_by_withdrawal: true, title: {}, currency: 'PHP', stop, ...change }] as unknown as Bonuses;

test.each([
  ['an active bonus whose terms say so', {}, true],
  ['one whose terms do not', { ends_by_withdrawal: false }, false],
  ['one that waits', { state: 'waiting' }, false],
  ['one that is over', { state: 'completed', stop: null }, false],
])('a withdrawal ends %s: %j → %j', (_, change, ends) =>
  expect(endingOf(bonus(change))?.bonus?.stop).toEqual(ends ? stop : undefined),
);
