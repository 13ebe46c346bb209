import { describe, expect, test } from '@rstest/core';
import { Preloader } from './preloader';

/** A preloader on a network controlled by the test. */
function open(limit?: number) {
  const running = new Map<string, () => void>();
  const begun: string[] = [];
  const preloader = new Preloader(limit, ({ url }, _kind, done) => {
    begun.push(url);
    running.set(url, done);
  });
  return {
    begun,
    running,
    add: (...names: string[]) => names.map((url) => preloader.add({ url, integrity: 'sha384-x' }, 'script')),
    end(url: string) {
      const done = running.get(url);
      running.delete(url);
      done?.();
    },
  };
}

const names = (count: number) => Array.from({ length: count }, (_, index) => `/part-${index}.js`);

describe('the preloader (at most 4 parts at once)', () => {
  test.each([
    [0, 0],
    [1, 1],
    [3, 3],
    [4, 4],
    [5, 4],
    [40, 4],
  ])('of %i parts begins %i [R2.44, R9.06]', (asked, begun) => {
    const { add, running } = open();
    add(...names(asked));
    expect(running.size).toBe(begun);
  });

  test('begins the next one, in order, whenever one has arrived or failed, and never a fifth [R2.45]', () => {
    const { add, begun, running, end } = open();
    add(...names(9));
    for (const done of [2, 0, 5, 1]) {
      end(`/part-${done}.js`);
      expect(running.size).toBe(4);
    }
    expect(begun).toEqual(names(8));
    for (const name of names(9)) end(name);
    expect([begun.length, running.size]).toEqual([9, 0]);
  });

  test('fetches no part twice, whether it is waiting, on its way or there', () => {
    const { add, begun, end } = open();
    add('/a.js', '/a.js');
    end('/a.js');
    add('/a.js', ...names(6), '/part-5.js');
    for (const name of names(6)) end(name);
    expect(begun).toEqual(['/a.js', ...names(6)]);
  });
});
