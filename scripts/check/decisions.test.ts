import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@rstest/core';
import { root } from './sourceFiles';

const folder = join(root, 'docs/decisions');
const files = readdirSync(folder).filter((file) => file !== 'README.md');
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

describe('records of decisions', () => {
  test('have unique numbers', () => {
    const numbers = files.map((file) => file.slice(0, 5));
    expect([...new Set(numbers)]).toEqual(numbers);
    expect(numbers.filter((number) => !/^\d{4}-$/.test(number))).toEqual([]);
  });

  test.each(files)('%s has its number and title in the heading, and one line in the index', (file) => {
    const [, number = '', title] = /^# (\d+)\. (.+)$/m.exec(read(file)) ?? [];
    expect(number.padStart(4, '0')).toBe(file.slice(0, 4));
    expect(read('README.md').split(`\n- **${number}** [${title}](${file}): `)).toHaveLength(2);
  });
});
