import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@rstest/core';
import { root } from './sourceFiles';

const folder = join(root, 'docs/decisions');
const files = readdirSync(folder).filter((file) => file !== 'README.md');
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

describe('records of decisions', () => {
  test('are numbered from 1 on, without a gap', () =>
    expect(files.map((file) => file.slice(0, 5)).sort()).toEqual(
      files.map((_, at) => `${String(at + 1).padStart(4, '0')}-`),
    ));

  test.each(files)('%s has its number and title in the heading and in the list', (file) => {
    const [, number, title] = /^# (\d+)\. (.+)$/m.exec(read(file)) ?? [];
    expect(number?.padStart(4, '0')).toBe(file.slice(0, 4));
    expect(read('README.md')).toContain(`[${title}](${file})`);
  });
});
