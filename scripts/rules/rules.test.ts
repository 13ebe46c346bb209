import { describe, expect, test } from '@rstest/core';
import type { CitedTest } from './rule';
import { citedTests, numberFaults, patternOf, readRules, ruleFaults } from './ruleTable';
import { chapterPages, withChapters, withTests } from './specificationPages';
import { testTitles } from './testTitles';

const tests = citedTests();
const rules = readRules(tests);

describe('the rules', () => {
  test.each(chapterPages())('of $path are numbered from 1 on, without a gap', (page) =>
    expect(numberFaults(page)).toEqual([]),
  );

  test('keep their tests, and titles name no others', () => expect(ruleFaults(rules, tests)).toEqual([]));
});

/** A title with a placeholder. */
const filledIn = 'of $'.concat('{code}');

describe('a title', () => {
  const source = `
    describe('group', () => {
      test('plain [R1.01]', () => {});
      test.each([1])('row %s [R1.01, D2.03]', () => {});
      for (const code of codes) it(\`of \${code} [D2.03]\`, () => {});
      test.describe('inner', () => test('deep', { tag: '@full' }, () => {}));
      it("it's [R1.01] not at the end", () => say('not a title [R1.01]'));
    });`;

  test('ends with the ids of the rules that its test covers', () =>
    expect(testTitles('some.test.ts', source)).toEqual([
      { groups: ['group'], title: 'plain', rules: ['R1.01'] },
      { groups: ['group'], title: 'row %s', rules: ['R1.01', 'D2.03'] },
      { groups: ['group'], title: filledIn, rules: ['D2.03'] },
      { groups: ['group', 'inner'], title: 'deep', rules: [] },
      { groups: ['group'], title: "it's [R1.01] not at the end", rules: [] },
    ]));

  test.each([
    ['row %s', 'group row 17 [R1.01]', true],
    [filledIn, 'of casino1 [R1.01]', true],
    [filledIn, 'of casino1 [R1.02]', false],
    ['(a|b)', 'a [R1.01]', false],
  ])('"%s" stands for "%s": %s', (title, written, fits) =>
    expect(patternOf({ groups: [], title, rules: ['R1.01'] }).test(written)).toBe(fits),
  );
});

describe('a chapter of the specification', () => {
  const path = 'docs/specification/R1-part.md';
  const text =
    '# R1. Part\n\n- **R1.01** One sentence,\n  on two lines.\n- **R1.02** Two.\n  - No test has this id.\n\n- Three.\n';
  const unit: CitedTest = { file: 'a/a.test.ts', groups: ['a'], title: 'b', rules: ['R1.01'] };
  const journey: CitedTest = { file: 'e2e/a.spec.ts', groups: [], title: 'd', rules: ['R1.02'] };
  const one = { id: 'R1.01', text: 'One sentence, on two lines.', tests: [unit, { ...unit, title: 'c' }] };
  const two = { id: 'R1.02', text: 'Two.', tests: [journey] };

  test('has rules with an id and a sentence', () =>
    expect(readRules([...one.tests, journey], [{ path, text }])).toEqual([one, two]));

  test('gets the files of the tests of each rule', () => {
    const now = withTests({ path, text }, [one, two]);
    expect(now).toBe(
      '# R1. Part\n\n- **R1.01** One sentence,\n  on two lines.\n  - Tests: [a.test.ts](../../a/a.test.ts)\n' +
        '- **R1.02** Two.\n  - Journeys only: [a.spec.ts](../../e2e/a.spec.ts)\n\n- Three.\n',
    );
    expect(withTests({ path, text: now }, [one, two])).toBe(now);
    expect(withTests({ path, text: now }, [one, { ...two, tests: [] }])).toContain('Two.\n  - No test has this id.\n');
  });

  test('is a row of the index', () => {
    const index = 'A\n\n<!-- chapters: npm run rules -->\nold\n<!-- end of chapters -->\n';
    const now = withChapters(index, [{ path, text }], [one, { ...two, tests: [] }]);
    expect(now).toContain('| [R1. Part](R1-part.md) | 2 | 0 | 1 |');
    expect(now).not.toContain('old');
  });

  test.each([
    ['a gap', '- **R1.01** One.\n- **R1.03** Three.\n'],
    ['a rule of another chapter', '- **R2.01** One.\n'],
    ['an id twice', '- **R1.01** One.\n- **R1.01** Two.\n'],
  ])('may not have %s', (_, wrong) => expect(numberFaults({ path, text: wrong })).toHaveLength(1));

  test.each([
    ['a rule that lost its test', [one, { ...two, tests: [] }], [unit], [], ['R1.02 has no test']],
    ['an untested rule is not, if it never had one', [one, { ...two, tests: [] }], [unit], ['R1.02'], []],
    [
      'an untested rule that has a test',
      [one, two],
      [unit, journey],
      ['R1.02'],
      ['R1.02 is in untested.ts, but has a test or is no rule'],
    ],
    [
      'an id that is no rule',
      [one, two],
      [unit, { ...journey, rules: ['R1.03'] }],
      [],
      ['e2e/a.spec.ts: "d" names R1.03, which is no rule'],
    ],
  ])('faults: %s', (_, table, cited, known, faults) => expect(ruleFaults(table, cited, known)).toEqual(faults));
});
