import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { RepositoryCopy } from '../lib/repositoryCopy';
import { builtInto } from './builtInto';
import { changedFiles, followExample, isKind, type Kind, kinds } from './examples';
import { toolIn } from './toolIn';

/**
 * Applies each page of docs/adding to a copy of the repository, which must compile; then all of them to one copy, whose
 * tests, checks and builds must pass. `npm run examples [-- kind…]`. Exits with 1 on a failure.
 */
const words = process.argv.slice(2);
const chosen: readonly Kind[] = words.length === 0 ? kinds : words.filter(isKind);

/** Tests of what the examples extend, including those that the examples add. */
const tests = [
  ...['account', 'api', 'catalogue', 'content', 'games', 'protection', 'sites', 'support', 'wallet'].map(
    (folder) => `backend/app/tests/${folder}/`,
  ),
  'backend/platform',
  'backend/sandbox',
  'desk/',
  'host/',
  'shared/',
];

let copy: RepositoryCopy | undefined;
for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    copy?.remove();
    process.exit(1);
  });
}

/** Runs something in a copy with applied pages. */
async function inCopyOf(
  pages: readonly Kind[],
  work: (folder: string, touched: string[]) => Promise<void>,
): Promise<void> {
  copy = new RepositoryCopy();
  try {
    copy.fill();
    const { folder } = copy;
    const touched = pages.flatMap((kind) => followExample(kind, folder, { slow: pages.length === 1 }));
    await work(folder, touched.sort());
  } finally {
    copy.remove();
  }
}

/** Prints the result of a piece of work, which returns its failures. */
async function report(name: string, work: () => Promise<string>): Promise<void> {
  const from = Date.now();
  const wrong = await work();
  const time = ((Date.now() - from) / 1000).toFixed(1).padStart(5);
  process.stdout.write(`  ${name.padEnd(28)} ${time} s  ${wrong === '' ? 'ok' : `WRONG\n${wrong}`}\n`);
  if (wrong !== '') process.exitCode = 1;
}

const compile = (folder: string) => toolIn(folder, 'typescript/bin/tsc', ['-p', 'tsconfig.json']);
const unless = (passes: boolean, text: string) => (passes ? '' : text);

for (const kind of chosen) {
  await inCopyOf([kind], async (folder, touched) => {
    await report(`${kind} alone compiles`, () => compile(folder));
    await report(`touches ${touched.length} files`, async () => {
      const changed = changedFiles(folder);
      return unless(changed.join() === touched.join(), changed.filter((file) => !touched.includes(file)).join('\n'));
    });
  });
}
if (chosen === kinds) {
  await inCopyOf(kinds, async (folder) => {
    await report('tests', async () => {
      const output = await toolIn(folder, '@rstest/core/bin/rstest.js', ['run', ...tests]);
      return unless(/Test Files \d+ passed\n/.test(output), output.slice(output.indexOf('Summary of all failing')));
    });
    await report('dead code', () => toolIn(folder, 'knip/bin/knip.js', []));
    await report('directions', async () => {
      const output = await toolIn(folder, 'tsx/dist/cli.mjs', ['scripts/check/directions/main.ts']);
      return unless(output.startsWith('0 violations'), output);
    });
    await report('faces', () => toolIn(folder, 'tsx/dist/cli.mjs', ['scripts/check/faces/main.ts']));
    await report('links', () => toolIn(folder, 'tsx/dist/cli.mjs', ['scripts/check/links/main.ts']));
    const games = () => builtInto(folder, 'backend/sandbox', 'play/dist', ['--config', 'play/rsbuild.config.ts']);
    const host = () => builtInto(folder, 'host', 'dist');
    await report('a chunk of the engine', async () => {
      const built = await games();
      return unless(built.contain('It fell on {{side}}') === 1, built.output);
    });
    // A script, a style sheet, and the style sheet of the wide layout.
    const pack = 3;
    await report('a pack of the template', async () => {
      const built = await host();
      return unless(built.named('template-casino10.') === pack, built.output);
    });
    await report('none without its folder', async () => {
      rmSync(join(folder, 'host/templates/casino10'), { recursive: true });
      const built = await host();
      return unless(built.named('template-casino10.') === 0 && built.named('template-casino9.') === pack, built.output);
    });
  });
}
