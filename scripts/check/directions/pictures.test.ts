import { describe, expect, test } from '@rstest/core';
import { withPictures } from './pictures';

const table = {
  areas: [
    { path: 'backend/kernel' },
    { path: 'backend/protocols', imports: ['backend/kernel', 'shared/contract'] },
    { path: 'backend/platform', imports: ['backend/kernel', 'backend/protocols'] },
    { path: 'shared/contract' },
  ],
  floors: [{ path: 'backend/platform/src', floors: [['sites'], ['ledger', 'live'], ['play']] }],
  packages: [],
  tests: [],
  made: [],
};

const chart = (...lines: string[]) =>
  ['```mermaid', 'flowchart TB', ...lines.map((line) => `  ${line}`), '```'].join('\n');
const page = (kind: string, folder: string, picture: string) =>
  `# Page\n\n<!-- ${kind} of ${folder} -->\n\n${picture}\n\n<!-- end -->\n\nText.\n`;

describe('pictures of directions', () => {
  test('show floors from the top to the ground', () => {
    const picture = chart('floor2["play"] --> floor1["ledger · live"]', 'floor1["ledger · live"] --> floor0["sites"]');
    const folder = 'backend/platform/src';
    expect(withPictures(page('floors', folder, 'old'), table)).toBe(page('floors', folder, picture));
  });

  test('show the imports of parts, a way over another part once', () => {
    const picture = chart('protocols --> kernel', 'platform --> protocols');
    expect(withPictures(page('parts', 'backend', 'old'), table)).toBe(page('parts', 'backend', picture));
  });

  test('refuse a folder that has no floors', () => {
    expect(() => withPictures(page('floors', 'backend/app', ''), table)).toThrow('no floors of backend/app');
  });
});
