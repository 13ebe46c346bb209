import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@rstest/core';
import { root } from '../check/sourceFiles';
import { RepositoryCopy } from '../lib/repositoryCopy';
import { changedFiles, followExample, type Kind, kinds } from './examples';
import { toolIn } from './toolIn';

/** Timeout of a program in the copy, ms, on a busy machine. */
const timeout = 300_000;
const copy = new RepositoryCopy();
const touched = new Map<Kind, string[]>();
const inCopy = (file: string) => join(copy.folder, file);
const all = () => [...new Set([...touched.values()].flat())].sort();
const compile = () => toolIn(copy.folder, 'typescript/bin/tsc', ['--incremental', '--tsBuildInfoFile', '.tsbuildinfo']);

/** Test files that iterate over tables which the examples extend. `npm run examples` runs more. */
const quickTests = [
  'backend/platform/src/jurisdictions/jurisdictions.test.ts',
  'backend/platform/src/jurisdictions/jurisdictionTable.test.ts',
  'backend/sandbox/src/games/engines/coin/engine.test.ts',
  'backend/sandbox/src/games/engines/engines.test.ts',
  'desk/remotes/desk-staff/src/work/keysText.test.ts',
  'host/templates/data/specification.test.ts',
  'shared/contract/src/calls.test.ts',
  'shared/i18n/src/checks/texts.test.ts',
];

beforeAll(() => {
  copy.fill();
  for (const kind of kinds) touched.set(kind, followExample(kind, copy.folder));
});
afterAll(() => copy.remove());

describe('all examples in one copy of the repository', () => {
  test('touch the files that they name, and no others', () => expect(changedFiles(copy.folder)).toEqual(all()));

  test('compile', async () => expect(await compile()).toBe(''), timeout);

  test(
    'are formatted, and pass the lint',
    async () => {
      const words = ['check', '--error-on-warnings', '--vcs-enabled=false', '--colors=off', ...all()];
      expect(await toolIn(copy.folder, '@biomejs/biome/bin/biome', words)).toContain('No fixes applied');
    },
    timeout,
  );

  test(
    'pass the tests of what they add to, as far as these need no database',
    async () => {
      const output = await toolIn(copy.folder, '@rstest/core/bin/rstest.js', ['run', ...quickTests]);
      expect(output).toMatch(new RegExp(`Test Files ${quickTests.length} passed`));
    },
    timeout,
  );

  test(
    'do not compile where a part is left out, or a key of an error is wrong',
    async () => {
      const left = ['host/edge/src/sources/texts.ts', 'backend/platform/src/support/supportCalls.ts'];
      for (const file of left) writeFileSync(inCopy(file), readFileSync(join(root, file)));
      const stage = inCopy('backend/sandbox/src/games/engines/coin/stage.ts');
      writeFileSync(stage, readFileSync(stage, 'utf8').replace("t('toss')", "t('tossed')"));
      const wrong =
        "import { Refusal } from '@marquee/kernel/refusal';\nexport const wrong = new Refusal('messagesWating');\n";
      writeFileSync(inCopy('backend/app/src/wrong.ts'), wrong);
      const output = await compile();
      expect([...output.matchAll(/^\S+\(\d+,\d+\): error TS\d+: .+/gm)].map(([line]) => line).sort()).toEqual([
        expect.stringMatching(/^backend\/app\/src\/handlersOf\.ts.*"content\/call_back"/),
        expect.stringMatching(/^backend\/app\/src\/wrong\.ts.*"messagesWating"/),
        expect.stringMatching(/^backend\/sandbox\/src\/games\/engines\/coin\/stage\.ts.*"tossed"/),
        expect.stringMatching(/^host\/edge\/src\/sources\/texts\.ts.*ARG/),
      ]);
    },
    timeout,
  );
});
