import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from '@rstest/core';
import { remote as account } from '../../remotes/account/src/remote';
import { remote as casino } from '../../remotes/casino/src/remote';
import { remote as cms } from '../../remotes/cms/src/remote';
import { remote as minigame } from '../../remotes/minigame/src/remote';
import { remote as slots } from '../../remotes/slots/src/remote';
import { remote as sportsbook } from '../../remotes/sportsbook/src/remote';
import { remote as wallet } from '../../remotes/wallet/src/remote';
import { changedFiles } from './changedFiles.mjs';
import { choiceFacts } from './changes.mjs';
import { chosenTests } from './chosenTests.mjs';

const facts = {
  journeys: {
    axe: "sitePages(request, 'all')",
    payments: "page.goto('/deposit'); page.goto(`/ru/withdrawal?a=1`)",
    preferences: "page.goto('/sports'); page.goto('/deposit')",
    tour: "['/deposit', '/sports', '/news']",
    'not-found': "page.goto('/deposits')",
  },
  pages: { wallet: ['/deposit', '/withdrawal'], sportsbook: ['/sports'], cms: ['/news'] },
  readers: ['scripts/check/links.test.ts'],
};

interface Change {
  path: string;
  before: string | undefined;
  now: string | undefined;
}
const changed = (path: string): Change => ({ path, before: 'a', now: 'b' });
const choose = (...files: Change[]) => {
  const chosen = chosenTests(files, facts);
  if (chosen.all) throw new Error(`everything, because of ${chosen.because}`);
  return chosen;
};

describe('what tests a change', () => {
  test('of a remote are the journeys that name its pages, without tours', () => {
    expect(choose(changed('remotes/wallet/src/deposit/DepositPage.tsx')).journeys).toEqual(['payments', 'preferences']);
    expect(choose(changed('remotes/sportsbook/src/locales/ru.json')).journeys).toEqual(['preferences']);
  });

  test('of a remote that only tours name are these', () => {
    expect(choose(changed('remotes/cms/src/NewsPage.tsx')).journeys).toEqual(['tour']);
  });

  test('of a journey is the journey', () => {
    expect(choose(changed('e2e/journeys/axe.spec.ts')).journeys).toEqual(['axe']);
  });

  test('of the shell, a template or what remotes share are all journeys and checks', () => {
    for (const path of ['shared/sdk/src/call.ts', 'host/shell/src/App.tsx', 'host/templates/slot5/Header.tsx']) {
      const { journeys, checks } = choose(changed(path), changed('remotes/cms/src/NewsPage.tsx'));
      expect(journeys).toBe('all');
      expect(checks('directions')).toBe(true);
    }
  });

  test('of tests and docs are no journeys', () => {
    const paths = ['remotes/wallet/src/a.test.ts', 'backend/app/tests/api/gone.ts', 'host/tests/edge/testing/a.ts'];
    for (const path of [...paths, 'docs/ledger.md', 'README.md']) expect(choose(changed(path)).journeys).toEqual([]);
  });

  test.each([
    'pnpm-lock.yaml',
    'remotes/wallet/package.json',
    'remotes/wallet/rsbuild.config.ts',
    'backend/platform/src/wallet/deposit.ts',
    'host/edge/src/main.ts',
    'shared/contract/src/calls.ts',
    'backend/sites/localhost.json',
    'backend/platform/src/migrations/001.sql',
    'e2e/support/player.ts',
    'e2e/playwright.config.ts',
    'scripts/lib/builds.mjs',
    'something/new.txt',
  ])('of %s is everything', (path) => {
    const files = [changed('remotes/wallet/src/a.ts'), changed(path)];
    expect(chosenTests(files, facts)).toEqual({ all: true, because: path });
  });

  test('are unit tests of what has changed, and those that read files', () => {
    const gone = { ...changed('remotes/wallet/src/gone.ts'), now: undefined };
    const files = [changed('remotes/wallet/src/a.ts'), gone];
    expect(choose(...files).units).toEqual(['remotes/wallet/src/a.ts', ...facts.readers]);
  });

  test('are the checks of imports where an import or a file of a remote is another', () => {
    const path = 'remotes/wallet/src/a.ts';
    const text = "import {\n  one,\n  type Two,\n} from '@marquee/sdk/call';\n";
    const isChecked = (before: string | undefined, now: string) => choose({ path, before, now }).checks('public types');
    expect(isChecked(text, `${text}one();\n`)).toBe(false);
    expect(isChecked(text, text.replace('one', 'other'))).toBe(true);
    expect(isChecked(text, `${text}export * from './b';\n`)).toBe(true);
    expect(isChecked(text, `${text}export const load = () => import('./b');\n`)).toBe(true);
    expect(isChecked(undefined, text)).toBe(true);
    expect(choose(changed(path)).checks('types')).toBe(true);
  });

  test('are said to be left out where they are', () => {
    expect(choose(changed('remotes/sportsbook/src/a.ts')).leftOut.join('\n')).toContain(
      '4 of 5 journeys: axe, payments, tour, not-found',
    );
    expect(choose().leftOut).toEqual(['everything: nothing has changed']);
  });
});

const { pages, journeys, readers } = await choiceFacts();

describe('the facts of this repository', () => {
  const remotes = [account, casino, cms, minigame, slots, sportsbook, wallet];

  test('know each remote and the paths of its pages', () => {
    expect(Object.keys(pages).sort()).toEqual(remotes.map(({ name }) => name).sort());
    for (const { name, routes } of remotes)
      expect(pages[name]).toEqual(
        expect.arrayContaining([...new Set(routes.map(({ path }) => path.replace(/\/:.*/, '')))]),
      );
  });

  test.each(Object.keys(pages))('have a journey of %s', (name) => {
    const chosen = chosenTests([changed(`remotes/${name}/src/a.ts`)], { pages, journeys, readers });
    expect(chosen).toMatchObject({ all: false, journeys: expect.arrayContaining([expect.any(String)]) });
  });

  test('know the tests that read files by what they import, too', () => {
    expect(readers).toContain('shared/i18n/src/checks/texts.test.ts');
    expect(readers).toContain('scripts/check/owners.test.ts');
    expect(readers).toContain('shared/page/src/middleware.test.ts');
    expect(readers).not.toContain('shared/store/src/live.test.ts');
  });
});

describe('the files that have changed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-changed-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...words], { cwd: folder });
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };

  test('are committed, uncommitted, untracked or gone since main was left', () => {
    git('init', '-q', '-b', 'main');
    for (const path of ['committed', 'edited', 'gone', 'same', 'moved']) write(path, path);
    write('.gitignore', 'ignored');
    git('add', '.');
    git('commit', '-q', '-m', 'a');
    git('checkout', '-q', '-b', 'topic');
    write('committed', '2');
    git('mv', 'moved', 'elsewhere');
    git('commit', '-q', '-a', '-m', 'b');
    write('edited', '2');
    rmSync(join(folder, 'gone'));
    write('ünew file', 'new');
    write('ignored', 'x');
    git('checkout', '-q', 'main');
    write('same', 'of main');
    git('commit', '-q', '-m', 'c', 'same');
    git('checkout', '-q', 'topic');
    expect(changedFiles(folder)).toEqual([
      { path: 'committed', before: 'committed', now: '2' },
      { path: 'edited', before: 'edited', now: '2' },
      { path: 'elsewhere', before: undefined, now: 'moved' },
      { path: 'gone', before: 'gone', now: undefined },
      { path: 'moved', before: 'moved', now: undefined },
      { path: 'ünew file', before: undefined, now: 'new' },
    ]);
  });

  test('are unknown without a branch main', () => {
    git('checkout', '-q', '-b', 'other');
    git('branch', '-q', '-D', 'main', 'topic');
    expect(changedFiles(folder)).toBeUndefined();
  });
});
