import { expect, it } from '@rstest/core';
import { gamePicture } from './gamePicture';
import { gamesOrigin } from './gamesOrigin';

it.each([
  ['/art/cover/JILI/sl001', '/art/cover/JILI/sl001.3x4.svg'],
  ['https://cdn.example/{shape}/sl001.webp?{shape}', 'https://cdn.example/3x4/sl001.webp?3x4'],
  ['https://cdn.example/sl001.webp', 'https://cdn.example/sl001.webp'],
  ['', ''],
])('the picture of %s is %s', (image, address) => expect(gamePicture(image, '3x4')).toBe(address));

it.each([
  ['/art/cover/JILI/sl001', '/art/cover/JILI/sl001.3x4.plain.svg'],
  ['https://cdn.example/{shape}/sl001.webp', 'https://cdn.example/3x4/sl001.webp'],
])('the picture of %s without a title is %s', (image, address) =>
  expect(gamePicture(image, '3x4.plain')).toBe(address),
);

it.each([
  ['https://games.example', true],
  ['https://*.games.example:8443', true],
  ['http://127.0.0.1:4000', true],
  ['http://localhost', true],
  ['http://games.example', false],
  ['https://*', false],
  ['https://games.example/path', false],
  ["https://games.example; script-src 'unsafe-inline'", false],
])('%s may be an origin of games: %s', (origin, may) => expect(gamesOrigin.test(origin)).toBe(may));
