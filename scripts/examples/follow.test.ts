import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from '@rstest/core';
import { follow, touchedBy } from './follow';
import { exampleOf, type Step } from './steps';

const folder = mkdtempSync(join(tmpdir(), 'marquee-follow-'));
/** The steps of a page with one block. */
function stepsOf(label: string, text: string): Step[] {
  const page = `Words.\n\n\`\`\`${label}\n${text}\n\`\`\`\n\nFiles touched: 1\n`;
  return exampleOf(page).steps.filter((step) => step.kind !== 'language');
}
const start = {
  'table.ts': 'const rows = {\n  one: 1,\n  two: { a: 1 }\n};\n',
  'list.json': '[\n  {\n    "EN": "a"\n  }\n]\n',
};
const text = (file: string) => readFileSync(join(folder, file), 'utf8');

/** Applies a page with one block. */
function followPage(label: string, block: string): void {
  for (const step of stepsOf(label, block)) follow(step, folder);
}

beforeEach(() => {
  rmSync(join(folder, 'new'), { recursive: true, force: true });
  for (const [file, before] of Object.entries(start)) writeFileSync(join(folder, file), before);
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('a block of a page', () => {
  test.each([
    ['after="one:"', 'const rows = {\n  one: 1,\n  x: 0,\n  two: { a: 1 }\n};\n'],
    ['before="one:"', 'const rows = {\n  x: 0,\n  one: 1,\n  two: { a: 1 }\n};\n'],
    ['instead="one:"', 'const rows = {\n  x: 0,\n  two: { a: 1 }\n};\n'],
    ['after="const rows"', 'const rows = {\n  x: 0,\n  one: 1,\n  two: { a: 1 }\n};\n'],
    ['before="};"', 'const rows = {\n  one: 1,\n  two: { a: 1 }\n  x: 0,\n};\n'],
  ])('%s is at the depth of what it stands beside', (place, after) => {
    followPage(`ts path=table.ts ${place}`, 'x: 0,');
    expect(text('table.ts')).toBe(after);
  });

  test('that repeats writes complete entries once more, before the originals', () => {
    followPage(`text repeat='"EN":' as='"DE":'`, 'list.json');
    expect(text('list.json')).toBe('[\n  {\n    "DE": "a",\n    "EN": "a"\n  }\n]\n');
    writeFileSync(join(folder, 'table.ts'), 'const t = {\n  en: {\n    a: 1,\n  },\n};\n');
    followPage('text repeat="en:" as="de:"', 'table.ts');
    expect(text('table.ts')).toBe('const t = {\n  de: {\n    a: 1,\n  },\n  en: {\n    a: 1,\n  },\n};\n');
  });

  test('with a path alone is a new file, in a folder that need not be there', () => {
    followPage('ts path=new/a.ts', 'export {};');
    expect(text('new/a.ts')).toBe('export {};\n');
  });

  test('with `*` in a path means every folder that has such a file', () => {
    for (const file of ['new/a/x.ts', 'new/b/x.ts', 'new/c/y.ts']) followPage(`ts path=${file}`, 'export {};');
    const [step] = stepsOf('text repeat="a:" as="b:"', 'new/*/x.ts');
    expect(step && touchedBy(step, folder)).toEqual(['new/a/x.ts', 'new/b/x.ts']);
  });

  test('without a label is only shown', () => expect(stepsOf('ts', 'x')).toEqual([]));

  test.each([
    ['that makes a file which is there', 'ts path=table.ts', 'x', 'table.ts is already there'],
    ['beside a line which is not there', 'ts path=table.ts after="three:"', 'x', '0 lines begin with three:'],
    ['beside a line which is there twice', 'json path=list.json after=""', 'x', '6 lines begin with '],
    ['that changes nothing', 'text repeat="three:" as="four:"', 'table.ts', 'Nothing changes in'],
    ['that copies onto what is there', 'text copy', 'table.ts → list.json', 'list.json is already there'],
  ])('%s is refused', (_, label, block, reason) => expect(() => followPage(label, block)).toThrow(reason));
});
