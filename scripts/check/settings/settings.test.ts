import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@rstest/core';
import { withSettings } from './settingsTable';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The only files that may read the environment: the settings, and this test. */
const readers = ['shared/settings/src/settings.mjs', 'scripts/check/settings/settings.test.ts'];

/**
 * Allowed other uses: passing the environment to a child, PATH, variables for build tools, and the mode of `npm start`.
 */
const allowed = [
  /\.\.\.process\.env\b/g,
  /Object\.entries\(process\.env\)/g,
  /define: \{ 'process\.env\.NODE_ENV':/g,
  /process\.env\.PATH\b/g,
  /process\.env\.NODE_ENV (\?\?)?= /g,
  /process\.env\.MARQUEE_MODE \|\|= /g,
  /process\.env\.TEST_DATABASE_URL = /g,
];

function readsOf(file: string): string[] {
  const lines = readFileSync(join(root, file), 'utf8').split('\n');
  return lines
    .filter((line) =>
      /process\.env\b|\} = process\b(?!\.)/.test(allowed.reduce((text, pattern) => text.replace(pattern, ''), line)),
    )
    .map((line) => `${file}: ${line.trim()}`);
}

describe('settings', () => {
  test('are in docs/settings.md as the table has them: `npm run settings` makes it so', () => {
    const page = readFileSync(join(root, 'docs/settings.md'), 'utf8');
    expect(page).toContain('<!-- settings -->');
    expect(withSettings(page)).toBe(page);
  });

  test('are read from the environment in one place', () => {
    const words = ['grep', '-lE', '--untracked', 'process\\.env|[}] = process', '--', '*.ts', '*.tsx', '*.mjs', '*.js'];
    const files = execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim().split('\n');
    expect(files).toContain('scripts/lib/run.mjs');
    expect(files.filter((file) => !readers.includes(file)).flatMap(readsOf)).toEqual([]);
  });
});
