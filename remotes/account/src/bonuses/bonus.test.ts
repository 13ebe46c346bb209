import { bonusReasons } from '@marquee/contract/calls/bonuses.schemas';
import { bonusMachine } from '@marquee/contract/machines';
import { describe, expect, test } from '@rstest/core';
import { type Bonus, daysLeft, groupsOf, lostBy, moved, reasonLabels, stateLabel, stateLabels } from './bonus';

const bonus = (bonus_id: string, state: Bonus['state'], kind: Bonus['kind'] = 'match') =>
  ({ bonus_id, state, kind }) as Bonus;

test('every state of a bonus has a label', () =>
  expect(Object.keys(stateLabels).sort()).toEqual(Object.keys(bonusMachine).sort()));

test('every reason of an end has a label', () =>
  expect(Object.keys(reasonLabels).sort()).toEqual([...bonusReasons].sort()));

test.each([
  ['match', 'completed', 'bonus.state.completed'],
  ['free_bet', 'completed', 'bonus.state.used'],
  ['free_bet', 'expired', 'bonus.state.expired'],
] as const)('a %s that is %s is labelled %s', (kind, state, label) => expect(stateLabel({ kind, state })).toBe(label));

test('bonuses are being played, free bets, or waiting', () => {
  const groups = groupsOf([
    bonus('a', 'active'),
    bonus('b', 'waiting'),
    bonus('c', 'active', 'free_bet'),
    bonus('d', 'placed', 'free_bet'),
    bonus('e', 'promised'),
    bonus('f', 'earned'),
    bonus('g', 'review', 'free_bet'),
  ]);
  const ids = Object.entries(groups).map(([name, all]) => [name, all.map(({ bonus_id }) => bonus_id).join('')]);
  expect(Object.fromEntries(ids)).toEqual({ active: 'af', freeBets: 'cd', waiting: 'beg' });
});

test.each([
  ['2026-11-30T12:00:00Z', 700],
  [null, 1000],
])('one that began at %j loses %i', (began_at, lost) => {
  const stop = { cash_kept: 0, bonus_lost: began_at ? 700 : 0, in_open_bets: 0 };
  expect(lostBy({ began_at, given: 1000, stop })).toBe(lost);
});

describe('a waiting bonus', () => {
  test.each([
    ['a', 1, 'bac'],
    ['c', -1, 'acb'],
    ['b', 1, 'acb'],
    ['a', -1, undefined],
    ['c', 1, undefined],
    ['x', 1, undefined],
  ] as const)('%s moved by %i gives %s', (id, by, order) =>
    expect(moved(['a', 'b', 'c'], id, by)?.join('')).toBe(order),
  );
});

describe('the days left', () => {
  const now = Date.parse('2026-11-30T12:00:00Z');
  test.each([
    ['2026-12-07T12:00:00Z', 7],
    ['2026-12-07T11:59:59Z', 6],
    ['2026-12-01T12:00:00Z', 1],
    ['2026-12-01T11:59:59Z', null],
    ['2026-11-30T12:00:01Z', null],
    ['2026-11-29T12:00:00Z', null],
  ])('until %s are %j', (at, left) => expect(daysLeft(at, now)).toBe(left));
});
