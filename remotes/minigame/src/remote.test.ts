import { expect, test } from '@rstest/core';
import { remote } from './remote';

test('the minigame has a layout of its own and is for players [R2.11]', () => {
  expect(remote.routes.find(({ path }) => path === '/minigame')).toMatchObject({ layout: 'minigame', guard: 'player' });
  expect(remote.routes.filter(({ layout }) => layout === 'minigame')).toHaveLength(1);
});
