import { describe, expect, it, test } from '@rstest/core';
import { hasOwnKey, setIn } from './jsonEdit';

const text = `{
  "name": "A \\"quoted\\", name",   "n": 1,
  "list": ["a", "b"],
  "deep": { "on": false, "more": { "x": null } }
}
`;

describe('setIn', () => {
  test.each([
    [['n'], 2, '"n": 1', '"n": 2'],
    [['name'], 'B', '"A \\"quoted\\", name"', '"B"'],
    [['list'], ['c'], '["a", "b"]', '["c"]'],
    [['deep', 'on'], true, '"on": false', '"on": true'],
    [['deep', 'more', 'x'], 'y', '"x": null', '"x": "y"'],
  ] as const)('at %j writes %j and leaves every other character', (path, value, from, to) => {
    expect(setIn(text, path, value)).toBe(text.replace(from, to));
  });

  it('adds a key after the others, with their indentation', () => {
    const after = setIn(text, ['new'], ['x']);
    expect(after).toBe(text.replace('{ "x": null } }\n', '{ "x": null } },\n  "new": ["x"]\n'));
    expect(JSON.parse(setIn('{}', ['a'], 1))).toEqual({ a: 1 });
  });

  it('does not invent objects on the way', () => {
    expect(() => setIn(text, ['none', 'x'], 1)).toThrow('none is not there');
    expect(() => setIn(text, ['n', 'x'], 1)).toThrow('n is not an object');
  });
});

describe('hasOwnKey', () => {
  it('sees only keys of the object itself', () => {
    expect([hasOwnKey(text, 'deep'), hasOwnKey(text, 'x'), hasOwnKey(text, 'toString')]).toEqual([true, false, false]);
  });
});
