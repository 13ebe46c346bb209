import { describe, expect, test } from '@rstest/core';
import { withPictures } from './pictures';

const table = {
  areas: [
    { path: 'backend/database' },
    { path: 'backend/protocols', imports: ['backend/database', 'shared/contract'] },
    { path: 'backend/platform', imports: ['backend/database', 'backend/protocols'] },
    { path: 'shared/contract' },
  ],
  layers: [{ path: 'backend/platform/src', layers: [['sites'], ['ledger', 'live'], ['play']] }],
  packages: [],
  tests: [],
  made: [],
};

const chart = (...lines: string[]) =>
  ['```mermaid', 'flowchart TB', ...lines.map((line) => `  ${line}`), '```'].join('\n');
const page = (kind: string, folder: string, picture: string) =>
  `# Page\n\n<!-- ${kind} of ${folder} -->\n\n${picture}\n\n<!-- end -->\n\nText.\n`;

describe('pictures of directions', () => {
  test('show layers from the top to the ground', () => {
    const picture = chart('layer2["play"] --> layer1["ledger · live"]', 'layer1["ledger · live"] --> layer0["sites"]');
    const folder = 'backend/platform/src';
    expect(withPictures(page('layers', folder, 'old'), table)).toBe(page('layers', folder, picture));
  });

  test('show the imports of parts, a way over another part once', () => {
    const picture = chart('protocols --> database', 'platform --> protocols');
    expect(withPictures(page('parts', 'backend', 'old'), table)).toBe(page('parts', 'backend', picture));
  });

  test('refuse a folder that has no layers', () => {
    expect(() => withPictures(page('layers', 'backend/app', ''), table)).toThrow('no layers of backend/app');
  });
});
