import { expect, test } from '@rstest/core';
import { inOrder } from './missionOrder';

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
