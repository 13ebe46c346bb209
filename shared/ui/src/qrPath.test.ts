import { describe, expect, test } from '@rstest/core';
import { encode } from 'uqr';
import { type Modules, pathOf } from './qrPath';

const rows = (text: string): Modules => text.split('/').map((row) => [...row].map((sign) => sign === '#'));

/** Converts a path back into modules. */
function drawn(path: string, size: number): boolean[][] {
  const modules = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let i = 0; i < Number(width); i++) (modules[Number(y)] ?? [])[Number(x) + i] = true;
  }
  return modules;
}

describe('the QR code of a link', () => {
  test.each([
    ['#', 'M0 0h1v1h-1z'],
    ['.', ''],
    ['##./.##', 'M0 0h2v1h-2zM1 1h2v1h-2z'],
    ['#.#', 'M0 0h1v1h-1zM2 0h1v1h-1z'],
    ['.../###', 'M0 1h3v1h-3z'],
  ])('%s is drawn as "%s"', (text, path) => expect(pathOf(rows(text))).toBe(path));

  test.each(['https://casino.example/register?ref=ABCD2345', 'http://localhost:3000/register?ref=DEMO2026'])(
    'draws every module of the code of %s',
    (link) => {
      const { data, size } = encode(link, { ecc: 'M', border: 4 });
      expect(drawn(pathOf(data), size)).toEqual(data);
      // the finder pattern after a quiet zone of four modules, as the standard requires
      expect(data.slice(0, 4).flat()).not.toContain(true);
      expect(data[4]?.slice(4, 12)).toEqual([true, true, true, true, true, true, true, false]);
    },
  );
});
