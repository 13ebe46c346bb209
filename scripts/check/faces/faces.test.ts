import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@rstest/core';
import { outsideImports } from './face';
import { faceFaults } from './faults';
import { importsIn } from './imports';
import type { Face, Package } from './packages';
import { writtenFace } from './writtenFace';

const packageAt = (folder: string, name: string, face: Face): Package => ({
  name: `@marquee/${name}`,
  folder,
  version: '1.0.0',
  face,
  dependencies: [],
});

/** A package `shared/ui` with a face, and what files import. */
function given(face: Face, files: Record<string, string>) {
  const packages = [packageAt('host', 'host', {}), packageAt('shared/ui', 'ui', face)];
  const byFile = new Map(Object.entries(files).map(([path, text]) => [path, importsIn(path, text)]));
  return { packages, imports: outsideImports(packages, byFile) };
}

function faults(face: Face, files: Record<string, string>): string[] {
  const { packages, imports } = given(face, files);
  return faceFaults(packages, imports);
}

const button = { './Button': './src/Button.tsx' };
const usesButton = { 'host/src/a.tsx': "import { Button } from '@marquee/ui/Button';" };

describe('the face of a package', () => {
  test('is right when others import all that it exports, and nothing else', () => {
    expect(faults(button, usesButton)).toEqual([]);
  });

  test('is refused with a wildcard for code, also where all of it is imported', () => {
    expect(faults({ './*': './src/*.tsx' }, usesButton)).toEqual([
      'shared/ui exports ./*: name each subpath; * is for folders of .json or .css',
    ]);
  });

  test('may have a wildcard for a folder of data, asked for by names known at run time', () => {
    const files = { 'host/src/a.ts': `const text = require(\`@marquee/ui/texts/\${language}/\${name}.json\`);` };
    expect(faults({ './texts/*.json': './src/texts/*.json' }, files)).toEqual([]);
    expect(faults({ './texts/*.json': './src/texts/*.json' }, {})).toEqual([
      'shared/ui exports ./texts/*.json, which no other package imports',
    ]);
  });

  test('is refused with a subpath that only the package itself imports', () => {
    const own = { 'shared/ui/src/b.ts': "import '@marquee/ui/Card';" };
    expect(faults({ ...button, './Card': './src/Card.tsx' }, { ...usesButton, ...own })).toEqual([
      'shared/ui exports ./Card, which no other package imports',
    ]);
  });

  test.each([
    ['a value', "import { Card } from '@marquee/ui/Card';"],
    ['a type', "import type { Card } from '@marquee/ui/Card';"],
    ['a type in its place', "export type Props = import('@marquee/ui/Card').Props;"],
    ['a type that it adds to', "declare module '@marquee/ui/Card' { interface Card {} }"],
    ['what it hands on', "export * from '@marquee/ui/Card';"],
    ['a module in its time', "export const card = () => import('@marquee/ui/Card');"],
    ['a path', "const path = createRequire(import.meta.url).resolve('@marquee/ui/Card');"],
  ])('is refused when %s is imported without a subpath for it', (_, text) => {
    expect(faults(button, { ...usesButton, 'host/src/b.ts': text })).toEqual([
      'host/src/b.ts imports ./Card of @marquee/ui, which does not export it',
    ]);
  });

  test('answers for style sheets as well', () => {
    expect(faults({}, { 'host/src/a.css': "@import '@marquee/ui/base.css';" })).toEqual([
      'host/src/a.css imports ./base.css of @marquee/ui, which does not export it',
    ]);
  });

  test('does not answer for texts that only look like an import', () => {
    expect(
      faults(button, { ...usesButton, 'host/src/b.ts': "const name = '@marquee/ui/Card'; // '@marquee/ui/b'" }),
    ).toEqual([]);
  });

  test('is written from what is imported: from a wildcard, by hand, new, or no longer used', () => {
    const root = mkdtempSync(join(tmpdir(), 'marquee-faces-'));
    try {
      mkdirSync(join(root, 'shared/ui/src'), { recursive: true });
      writeFileSync(join(root, 'shared/ui/src/fresh.ts'), '');
      const subpaths = [`texts/\${x}/a.json`, 'wide', 'named', 'fresh', 'nowhere'];
      const files = {
        'host/src/a.ts': subpaths.map((one) => `require(\`@marquee/ui/${one}\`);`).join(''),
      };
      const face = {
        './named': './src/deep/named.ts',
        './old': './src/old.ts',
        './texts/*.json': './src/texts/*.json',
      };
      const { packages, imports } = given({ ...face, './w*': './src/w*.tsx' }, files);
      expect(writtenFace(root, packages[1] as Package, imports)).toEqual({
        './fresh': './src/fresh.ts',
        './named': './src/deep/named.ts',
        './texts/*.json': './src/texts/*.json',
        './wide': './src/wide.tsx',
      });
    } finally {
      rmSync(root, { recursive: true });
    }
  });
});
