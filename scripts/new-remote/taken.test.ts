import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { whyTaken } from './taken';

/** A releases folder that is not there: the repository alone decides. */
const nowhere = join(tmpdir(), 'marquee-no-releases');

test.each([
  ['bingo', 'The route /bingo belongs to casino. Choose another name.'],
  ['spin', 'The route /spin belongs to minigame. Choose another name.'],
  ['login', 'The route /login belongs to the host. Choose another name.'],
  ['api', 'The route /api belongs to the host. Choose another name.'],
  ['es', '/es begins the addresses of pages in Español. Choose another name.'],
  ['host', 'host is what releases call the host. Choose another name.'],
  ['wallet', 'There is a remote wallet. Choose another name.'],
])('a new remote is not called %s', async (name, why) => expect(await whyTaken(name, nowhere)).toBe(why));

test('a new remote is called what nobody is, and has no page of anybody', async () =>
  expect(await whyTaken('bonus-wheel', nowhere)).toBeUndefined());
