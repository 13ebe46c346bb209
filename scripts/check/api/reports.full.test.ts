import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from '@rstest/core';
import { packagesIn } from '../faces/packages';
import { root as repository } from '../sourceFiles';
import { changes } from './changes';
import { type Reports, reportsOf } from './reports';

const manifest = (name: string, face: object, dependencies: string[] = []) =>
  JSON.stringify({
    name: `@marquee/${name}`,
    version: '1.4.0',
    exports: face,
    dependencies: Object.fromEntries(dependencies.map((one) => [`@marquee/${one}`, 'workspace:*'])),
  });

/** A small workspace: an sdk that re-exports ui, and describes remotes like federation. */
const good = {
  'shared/ui/package.json': manifest('ui', { './Badge': './src/Badge.ts', './plain': './src/plain.mjs' }),
  'shared/ui/src/Badge.ts':
    "import type { Tone } from './tone';\nexport function badge(tone: Tone) { return 'is ' + tone; }\n",
  'shared/ui/src/plain.mjs': '/** @param {number} count */\nexport const labelled = (count) => String(count);\n',
  'shared/ui/src/tone.ts': "export type Tone = 'calm' | 'loud';\nexport type Unseen = 'unseen';\n",
  'shared/federation-runtime/package.json': manifest('federation-runtime', {
    './defineRemote': './src/defineRemote.ts',
  }),
  'shared/federation-runtime/src/defineRemote.ts': '/** @deprecated Use two. */\nexport const one = 1;\n',
  'shared/sdk/package.json': manifest('sdk', { '.': './src/index.ts' }, ['ui', 'federation-runtime']),
  'shared/sdk/src/index.ts': "export { badge } from '@marquee/ui/Badge';\n",
};

/** The small workspace's reports, with some files replaced. */
async function reports(files: Partial<typeof good> = {}): Promise<Reports> {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'marquee-api-test-')));
  try {
    const all = Object.entries({ ...good, ...files });
    for (const [path, text] of all) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    cpSync(join(repository, 'tsconfig.base.json'), join(root, 'tsconfig.base.json'));
    mkdirSync(join(root, 'node_modules/@marquee'), { recursive: true });
    symlinkSync(join(repository, 'node_modules/@types'), join(root, 'node_modules/@types'));
    for (const name of ['ui', 'federation'])
      symlinkSync(join(root, 'shared', name), join(root, 'node_modules/@marquee', name));
    const paths = all.map(([path]) => path);
    return await reportsOf(root, packagesIn(root, paths), []);
  } finally {
    rmSync(root, { recursive: true });
  }
}

describe('the report of public types', () => {
  const before = reports();

  test('shows what a face exports, what that refers to, and nothing else', async () => {
    const ui = (await before).get('ui.api.md');
    expect(ui).toContain('function badge(tone: Tone): string;');
    expect(ui).toContain("type Tone = 'calm' | 'loud';");
    expect(ui).toContain('const labelled: (count: number) => string;');
    expect(ui).not.toContain('Unseen');
  });

  test('says what is deprecated', async () => {
    expect((await before).get('federation-runtime.api.md')).toContain('// @public @deprecated\nconst one = 1;');
  });

  test('shows the host API whole: what the sdk hands on, and how a remote is described', async () => {
    const sdk = (await before).get('sdk.api.md');
    expect(sdk).toContain('Host API 1.4.0');
    expect(sdk).toContain('export function badge(tone: Tone): string;');
    expect(sdk).toContain('const one = 1;');
  });

  test('is as before when only a body changes', async () => {
    const body = good['shared/ui/src/Badge.ts'].replace('is ', 'was ');
    expect(changes(await before, await reports({ 'shared/ui/src/Badge.ts': body }))).toEqual([]);
  });

  test('differs when a type changes that an export refers to; the host API as well', async () => {
    const after = await reports({ 'shared/ui/src/tone.ts': "export type Tone = 'calm';\n" });
    expect(changes(await before, after)).toEqual([
      'docs/api/sdk.api.md: the host API changed: see in CHANGELOG.md when its version is raised',
      "  - type Tone = 'calm' | 'loud';",
      "  + type Tone = 'calm';",
      'docs/api/ui.api.md: public types changed',
      "  - type Tone = 'calm' | 'loud';",
      "  + type Tone = 'calm';",
      'If that is meant: `npm run api -- --write`, and commit the reports.',
    ]);
  });

  test('is missed where a package is new, and one too many where it is gone', () => {
    const [one, two] = [new Map([['ui.api.md', 'types']]), new Map<string, string>()];
    expect(changes(two, one)).toContain('docs/api/ui.api.md: public types changed');
    expect(changes(one, two)).toContain('docs/api/ui.api.md: public types changed');
  });

  test('is refused when a type cannot be declared', async () => {
    const text = 'export const Badge = class {\n  private tone = 1;\n};\n';
    await expect(reports({ 'shared/sdk/src/index.ts': text })).rejects.toThrow(/cannot be declared:[\s\S]*index\.ts/);
  });
});
