import { describe, expect, test } from '@rstest/core';
import { longLines } from './longLines';

const words = (columns: number) => 'word '.repeat(columns).slice(0, columns);

describe('lines of source files', () => {
  test.each([
    ['a comment of 121 columns', 'a.ts', `// ${words(118)}`],
    ['a doc comment', 'a.ts', `/** ${words(120)} */`],
    ['a comment behind code', 'a.ts', `const a = 1; // ${words(110)}`],
    ['code', 'a.ts', `const ${'a'.repeat(60)} = ${'b'.repeat(60)};`],
    ['a comment behind a literal', 'a.mjs', `const a = 'b'; // ${words(110)}`],
    ['a comment in JSX', 'a.tsx', `const a = <p>{/* ${words(110)} */}</p>;`],
    ['a comment in CSS', 'a.css', `/* "${words(120)}" */`],
    ['signs outside of the basic plane', 'a.ts', `// ${'😀'.repeat(118)}`],
  ])('refuses %s', (_, file, line) => {
    expect(longLines(file, `\n${line}\n`)).toEqual([2]);
  });

  test.each([
    ['120 columns', 'a.ts', `// ${words(117)}`],
    ['a string', 'a.ts', `const a = '${words(120)}';`],
    ['a string that ends before the last column', 'a.ts', `test('${words(105)}', async () => {});`],
    ['a template with values', 'a.ts', `const a = \`${words(100)}\${${'b'.repeat(40)}}\`;`],
    ['a template of several lines', 'a.ts', `const a = \`\n${words(130)}\n\`;`],
    ['a regular expression', 'a.ts', `const a = /${'a'.repeat(120)}/;`],
    ['a text in JSX', 'a.tsx', `const a = <p>${words(120)}</p>;`],
    ['a string in CSS', 'a.css', `a::before { content: "${words(120)}"; }`],
    ['signs of two units each', 'a.ts', `// ${'😀'.repeat(117)}`],
  ])('allows %s', (_, file, line) => {
    expect(longLines(file, `\n${line}\n`)).toEqual([]);
  });
});
