import { expect, test } from '@rstest/core';
import { Lineage, type Link } from './lineage';

const old = (revision: number): Link => ({ revision });
const link = (revision: number, id: string, ...after: string[]): Link => ({ revision, id, after });
/** A file that cannot be read. */
const broken = 'broken';

const chain = [link(3, 'c', 'b'), link(2, 'b', 'a'), link(1, 'a', '0')];

const rows: [string, Link, (Link | [typeof broken, number])[], Link, boolean][] = [
  ['the next one', link(3, 'c', 'b'), chain, link(2, 'b', 'a'), true],
  ['one over others', link(3, 'c', 'b'), chain, link(1, 'a', '0'), true],
  ['one above a gap, as edges served more', link(1050, 'd', 'c'), chain, link(2, 'b', 'a'), true],
  ['one of another folder', link(1049, 'z', 'y'), chain, link(3, 'c', 'b'), false],
  ['one that follows another 3 than ours', link(4, 'z', 'y'), chain, link(3, 'c', 'b'), false],
  ['one over a foreign one', link(5, 'q', 'z'), [link(4, 'z', 'y'), ...chain], link(3, 'c', 'b'), false],
  ['one over a file that cannot be read', link(5, 'q', 'p'), [[broken, 4], ...chain], link(3, 'c', 'b'), true],
  [
    'one beside a file below that cannot be read',
    link(9, 'z', 'y'),
    [chain[0] as Link, [broken, 2]],
    link(3, 'c', 'b'),
    false,
  ],
  ['one that a person restored', link(1_764_000_000, 'r', 'y', 'any'), chain, link(3, 'c', 'b'), true],
  [
    'one over a restored one',
    link(1_764_000_001, 's', 'r'),
    [link(1_764_000_000, 'r', 'y', 'any'), ...chain],
    link(3, 'c', 'b'),
    true,
  ],
  ['the next one of a version before', old(4), chain, link(3, 'c', 'b'), true],
  ['a new one over one of a version before', link(5, 'e', '4'), [old(4), ...chain], link(3, 'c', 'b'), true],
  ['one of a version before, over a gap', old(1049), chain, link(3, 'c', 'b'), false],
  ['one that a version before restored', old(1_764_000_000), chain, link(3, 'c', 'b'), true],
];

test.each(rows)('%s', (_, later, kept, earlier, follows) => {
  const found = new Map(kept.map((one) => (Array.isArray(one) ? [one[1], undefined] : [one.revision, one])));
  const numbers = [...found.keys()].sort((a, b) => b - a);
  const lineage = new Lineage(numbers, (revision) => found.get(revision));
  expect(lineage.follows(later, earlier)).toBe(follows);
});

test('the newest is stray where it follows none, unless it is the only one, or a file that it may follow is damaged', () => {
  const numbers = [1049, 3, 2, 1];
  const of = (revision: number) => chain.find((one) => one.revision === revision);
  const strays = (kept: number[], linkOf: (revision: number) => Link | undefined) =>
    new Lineage(kept, linkOf).isStray(link(1049, 'z', 'y'));
  expect(strays(numbers, of)).toBe(true);
  expect(strays([1049], of)).toBe(false);
  expect(strays(numbers, (revision) => (revision === 2 ? undefined : of(revision)))).toBe(false);
});
