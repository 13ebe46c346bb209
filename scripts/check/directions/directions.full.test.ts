import { describe, expect, test } from '@rstest/core';
import { directions } from './directionsTable';
import { withTree } from './tree';
import { violations } from './violations';

const platform = 'backend/platform/src';
const layers = directions.layers.find(({ path }) => path === platform)?.layers ?? [];
const [ground] = layers[0] ?? [];
const [top] = layers.at(-1) ?? [];
const low = `${platform}/${ground}/low.ts`;
const high = `${platform}/${top}/high.ts`;

/** A repository whose imports all follow the directions. */
const good = {
  'shared/contract/src/calls.ts': "import * as schemas from './schemas';\nexport type Call = typeof schemas;\n",
  'shared/contract/src/schemas.ts': 'export const schema = 1;\n',
  'shared/sdk/src/call.ts': "export type { Call } from '@marquee/contract/calls';\nexport const call = 1;\n",
  'remotes/casino/src/Lobby.tsx':
    "import { call } from '@marquee/sdk/call';\nexport const Lobby = () => <p>import{call}</p>;\n",
  'remotes/wallet/src/page.ts': "import type { Call } from '@marquee/contract/calls';\nexport type Page = Call;\n",
  'remotes/wallet/src/page.test.ts': "import '@marquee/app/testing/start';\nimport './page';\n",
  'host/shell/src/text.ts': 'export const text = 1;\n',
  'shared/kernel/src/clock.ts': 'export const clock = 1;\n',
  'backend/protocols/src/provider.ts': "export * from '@marquee/kernel/clock';\n",
  [low]: "import '@marquee/kernel/clock';\nexport const low = 1;\n",
  [high]: `export const high = () => import('../${ground}/low');\n`,
  'backend/sandbox/src/games.ts': "import '@marquee/protocols/provider';\nexport const games = 1;\n",
  'backend/app/src/main.ts': `import '@marquee/platform/${top}/high';\nimport '@marquee/sandbox/games';\n`,
  'backend/app/src/testing/start.ts': "import '../main';\n",
};

/** Violations in the repository with changed files. Unused rows of the table are ignored. */
function refusals(files: Record<string, string>): Promise<string[]> {
  return withTree({ ...good, ...files }, async (root) => {
    const found = await violations(root, directions);
    return found
      .filter(({ rule }) => rule !== 'row')
      .map(({ rule, imports }) => `${rule}: ${imports}`)
      .sort();
  });
}

describe('the check of directions', () => {
  test('lets pass what goes along the directions', async () => {
    expect(await refusals({})).toEqual([]);
  });

  test('refuses a circle, whichever way its files import each other', async () => {
    const ways = {
      allHandedOn: "export * from './b';\nexport type A = 1;\n",
      inTime: "export const load = () => import('./b');\nexport type A = 1;\n",
      singleTypes: "import { type B } from './b';\nexport type A = B;\n",
      types: "import type { B } from './b';\nexport type A = B;\n",
      typesHandedOn: "export type { B } from './b';\nexport type A = 1;\n",
      typesInPlace: "export type A = import('./b').B;\n",
      values: "import { b } from './b';\nexport type A = typeof b;\n",
    };
    const folder = (way: string) => `shared/sdk/src/${way}`;
    const b = "import type { A } from './a';\nexport type B = A;\nexport const b = 1;\n";
    const files = Object.entries(ways).map(([way, a]) => ({ [`${folder(way)}/a.tsx`]: a, [`${folder(way)}/b.ts`]: b }));
    expect(await refusals(Object.assign({}, ...files))).toEqual(
      Object.keys(ways).map((way) => `circle: ${folder(way)}/a.tsx → ${folder(way)}/b.ts → ${folder(way)}/a.tsx`),
    );
  });

  test('refuses a circle of tests', async () => {
    const [a, b] = ['backend/app/src/a.test.ts', 'backend/app/src/testing/b.ts'];
    expect(await refusals({ [a]: "import './testing/b';\n", [b]: "import '../a.test';\n" })).toEqual([
      `circle: ${a} → ${b} → ${a}`,
    ]);
  });

  test('refuses an import of a part that the row does not name', async () => {
    const wrong = [
      ['backend/platform', `${platform}/${top}/a.ts`, '@marquee/app/main', 'backend/app/src/main.ts'],
      ['backend/protocols', 'backend/protocols/src/a.ts', '@marquee/sdk/call', 'shared/sdk/src/call.ts'],
      ['host/edge', 'host/edge/src/http/a.ts', '@marquee/sandbox/games', 'backend/sandbox/src/games.ts'],
      ['host/templates/*', 'host/templates/one/a.ts', '../two/b', 'host/templates/two/b.ts'],
      ['host/templates/shared', 'host/templates/shared/a.ts', '../two/b', 'host/templates/two/b.ts'],
      ['shared/contract', 'shared/contract/src/a.ts', '@marquee/sdk/call', 'shared/sdk/src/call.ts'],
      ['shared/kernel', 'shared/kernel/src/a.ts', '@marquee/sandbox/games', 'backend/sandbox/src/games.ts'],
    ] as const;
    const files = wrong.map(([, from, specifier]) => ({ [from]: `import '${specifier}';\n` }));
    expect(await refusals(Object.assign({ 'host/templates/two/b.ts': '' }, ...files))).toEqual(
      wrong.map(([area, from, , to]) => `imports of ${area}: ${from} → ${to}`),
    );
  });

  test('refuses a way up between the layers of the platform', async () => {
    const from = `${platform}/${ground}/up.ts`;
    expect(await refusals({ [from]: `export type { high } from '../${top}/high';\n` })).toEqual([
      `layer of ${platform}/${ground}: ${from} → ${high}`,
    ]);
  });

  test('refuses a domain that has no layer, and imports of it', async () => {
    const [news, from] = [`${platform}/news/a.ts`, `${platform}/${top}/b.ts`];
    expect(await refusals({ [news]: `import '../${ground}/low';\n`, [from]: "import '../news/a';\n" })).toEqual([
      `layer of ${platform}/${top}: ${from} → ${news}`,
      `place in ${platform}: ${news}`,
    ]);
  });

  test('refuses that the platform imports a value or a type of the sandbox, also in its time', async () => {
    const ways = {
      inTime: "export const a = () => import('@marquee/sandbox/games');\n",
      type: "import type * as games from '@marquee/sandbox/games';\nexport type A = typeof games;\n",
      value: "import { games } from '@marquee/sandbox/games';\nexport const a = games;\n",
    };
    const from = (way: string) => `${platform}/${top}/${way}.ts`;
    const files = Object.fromEntries(Object.entries(ways).map(([way, text]) => [from(way), text]));
    expect(await refusals(files)).toEqual(
      ['apart from', 'imports of'].flatMap((rule) =>
        Object.keys(ways).map((way) => `${rule} backend/platform: ${from(way)} → backend/sandbox/src/games.ts`),
      ),
    );
  });

  test('refuses that a test imports what its part never may', async () => {
    const wrong = [
      ['backend/platform', `${platform}/${top}/a.test.ts`, '@marquee/sandbox/games', 'backend/sandbox/src/games.ts'],
      ['backend/sandbox', 'backend/sandbox/src/a.test.ts', `@marquee/platform/${top}/high`, high],
      ['remotes/*', 'remotes/wallet/src/a.test.ts', '@marquee/remote-casino/a', 'remotes/casino/src/a.ts'],
      ['remotes/*', 'remotes/wallet/src/b.test.ts', '@marquee/shell/text', 'host/shell/src/text.ts'],
    ] as const;
    const files = wrong.map(([, from, specifier]) => ({ [from]: `import '${specifier}';\n` }));
    expect(await refusals(Object.assign({ 'remotes/casino/src/a.ts': '' }, ...files))).toEqual(
      wrong.map(([area, from, , to]) => `apart from ${area}: ${from} → ${to}`),
    );
  });

  test('refuses that a remote imports another remote by its name or path', async () => {
    const [byName, byPath, to] = ['remotes/wallet/src/a.ts', 'remotes/wallet/src/b.ts', 'remotes/casino/src/a.ts'];
    const files = { [byName]: "import '@marquee/remote-casino/a';\n", [byPath]: "import '../../casino/src/a';\n" };
    expect(await refusals({ [to]: '', ...files })).toEqual([
      `apart from remotes/*: ${byName} → ${to}`,
      `apart from remotes/*: ${byPath} → ${to}`,
      `imports of remotes/*: ${byName} → ${to}`,
      `imports of remotes/*: ${byPath} → ${to}`,
      `package remotes/*: ${byPath} → ${to}`,
    ]);
  });

  test('refuses a value where only types may be imported, also beside types', async () => {
    const [from, specifier] = ['remotes/wallet/src/a.ts', '@marquee/federation-runtime/schema'];
    const text = `import type * as all from '${specifier}';\nimport { schema } from '${specifier}';\nexport const s: typeof all = { schema };\n`;
    const to = 'shared/federation/runtime/src/schema.ts';
    expect(await refusals({ [to]: 'export const schema = 1;\n', [from]: text })).toEqual([
      `types for remotes/*: ${from} → ${to}`,
    ]);
  });

  test('refuses imports of what is made for tests, of another package by its path, and of what is not there', async () => {
    const files = {
      'backend/app/src/a.ts': "import './testing/start';\n",
      'backend/app/src/b.ts': "import '../../protocols/src/provider';\n",
      'backend/app/src/c.ts': "import '@marquee/nothing';\n",
    };
    expect(await refusals(files)).toEqual([
      'found: backend/app/src/c.ts → @marquee/nothing',
      'package backend/*: backend/app/src/b.ts → backend/protocols/src/provider.ts',
      'tests: backend/app/src/a.ts → backend/app/src/testing/start.ts',
    ]);
  });

  test('refuses a file that no row has a place for, and a row that no file answers to', async () => {
    const files = { ...good, 'backend/other/a.ts': "import './b';\n", 'backend/other/b.ts': '' };
    const found = await withTree(files, (root) => violations(root, directions));
    const refused = found.map(({ rule, imports }) => `${rule}: ${imports}`);
    expect(refused).toContain('place: backend/other/a.ts');
    expect(refused).toContain('row: shared/ui');
    expect(refused).not.toContain('row: shared/sdk');
  });
});
