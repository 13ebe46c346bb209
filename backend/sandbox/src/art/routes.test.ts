import { expect, test } from '@rstest/core';
import { palettes } from './palettes';
import { artRoutes } from './routes';
import { sceneKinds } from './scene';

const [palette = ''] = Object.keys(palettes);
const [kind = ''] = sceneKinds;

/** Requests scenes by number from one address; returns the statuses. */
function asking() {
  const app = artRoutes({ games: () => [] }, { concurrent: 1, perCaller: 1, waitingPerCaller: 2, waitingInAll: 10 });
  return (numbers: readonly number[], remoteAddress: string) =>
    Promise.all(
      numbers.map(async (at) => {
        const bindings = { incoming: { socket: { remoteAddress } } };
        return (await app.request(`/art/scene/${kind}/${palette}/${at}.wide.svg`, {}, bindings)).status;
      }),
    );
}

test('a network that asks for pictures without end has some drawn, and others have theirs', async () => {
  const ask = asking();
  const [first, second] = await Promise.all([ask([1, 2, 3, 4, 5], '192.0.2.1'), ask([6], '192.0.2.2')]);
  expect([first, second]).toEqual([[200, 200, 429, 429, 429], [200]]);
});

test('a picture that is kept, or being drawn for somebody else, is given to everybody', async () => {
  const ask = asking();
  expect(await ask([1, 2], '192.0.2.1')).toEqual([200, 200]);
  const [many, again] = await Promise.all([ask([3, 4, 5], '192.0.2.1'), ask([1, 2, 3, 4], '192.0.2.1')]);
  expect([many, again]).toEqual([
    [200, 200, 429],
    [200, 200, 200, 200],
  ]);
});
