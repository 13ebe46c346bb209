import { expect, test } from '@rstest/core';
import { groups, inOrder, stepsOf } from './missionOrder';

const mission = (name: string, state: 'open' | 'complete' | 'claimed', progress: number, target = 10) => ({
  name,
  state,
  progress,
  target,
});
const far = mission('far', 'open', 1);
const near = mission('near', 'open', 900, 1000);
const ready = mission('ready', 'complete', 10);
const done = mission('done', 'claimed', 10);
const twin = mission('twin', 'open', 1);
const endless = mission('without a target', 'open', 0, 0);

test.each([
  ['what waits to be claimed comes first', [far, ready], 'ready far'],
  ['what was claimed comes last', [done, far], 'far done'],
  ['the nearest to its end comes before the others, by its part and not its number', [far, near], 'near far'],
  ['equal ones keep the order of the site', [far, twin], 'far twin'],
  ['all together', [done, far, near, ready, twin], 'ready near far twin done'],
  ['one without a target is as near as can be', [near, endless], 'without a target near'],
])('%s', (_, missions, order) => {
  expect(
    inOrder(missions)
      .map(({ name }) => name)
      .join(' '),
  ).toBe(order);
});

test('groups say what can be done, and empty ones are left out', () => {
  const names = (list: Parameters<typeof groups<typeof far>>[0]) =>
    groups(list).map(({ state, missions }) => `${state}: ${missions.map(({ name }) => name).join(' ')}`);
  expect(names([done, far, near, ready])).toEqual(['complete: ready', 'open: near far', 'claimed: done']);
  expect(names([far])).toEqual(['open: far']);
  expect(names([])).toEqual([]);
});

test.each([
  ['rounds', 5, 5],
  ['rounds', 12, 12],
  ['rounds', 13, undefined],
  ['rounds', 1, undefined],
  ['rounds', 2.5, undefined],
  ['stakes', 5, undefined],
])('%s up to %d are shown in %s steps', (measure, target, steps) => expect(stepsOf({ measure, target })).toBe(steps));
