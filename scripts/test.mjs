import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ensureBrowser } from './lib/browser.mjs';
import { buildGames, buildHost, publishRemotes } from './lib/builds.mjs';
import { factCounts, journeyCounts, unitCounts } from './lib/counts.mjs';
import { freePort } from './lib/freePort.mjs';
import { install } from './lib/install.mjs';
import { run, runTypeScript, seconds } from './lib/run.mjs';
import { giveUp, requireNode, root } from './lib/workspace.mjs';

requireNode();
const words = process.argv.slice(2);
const isFull = words.includes('--full');
const work = mkdtempSync(join(tmpdir(), 'marquee-test-'));
const releasesDir = join(work, 'releases');
const results = [];
/** What full runs prove of the ledger (docs/ledger.md). */
const proofs = {
  'money histories': 'moneyHistories',
  'withdrawals at once': 'withdrawals',
  'a year of statements': 'statementYear',
  'ledger beside pgbench': 'ledgerBench',
  'killed backends': 'kills',
};
const bin = (...parts) => join(root, 'node_modules', ...parts);
const node = (file, words, options = {}) => run(process.execPath, [file, ...words], { quiet: true, ...options });

/**
 * Runs a phase, says how it went, and goes on. `counts` reads passed and failed tests from the output; a phase without tests is one
 * check. What a failed phase wrote is shown in full.
 */
async function phase(name, work, counts) {
  const from = Date.now();
  let output = '';
  let failure;
  try {
    const result = await work();
    output = typeof result === 'string' ? result : '';
  } catch (error) {
    failure = error;
    output = error.output ?? '';
  }
  const counted = counts?.(stripVTControlCharacters(output));
  const none = counted && counted.passed + counted.failed === 0;
  const result = counted && !none ? counted : { passed: failure ? 0 : 1, failed: failure ? 1 : 0 };
  if (failure && result.failed === 0) result.failed = 1;
  if (failure) process.stdout.write(`\n${output}\n${failure.message}\n\n`);
  const verdict = result.failed > 0 ? 'FAILED' : 'ok';
  const tests = counted ? `${result.passed} passed, ${result.failed} failed` : '';
  const line = `  ${name.padEnd(28)} ${seconds(Date.now() - from)}  ${verdict.padEnd(6)} ${tests}`.trimEnd();
  process.stdout.write(`${line}\n`);
  results.push({ line, ...result });
  return !failure;
}

async function journeys() {
  const environment = {
    E2E_PORT: String(await freePort()),
    E2E_DATA_DIR: join(work, 'data'),
    E2E_RELEASES_DIR: releasesDir,
    ...(isFull ? { E2E_FULL: '1' } : {}),
    CI: '1',
  };
  const options = { cwd: join(root, 'e2e'), environment };
  return node(join(root, 'e2e/node_modules/@playwright/test/cli.js'), ['test'], options);
}

async function all() {
  if (!(await phase('install', install))) return;
  await phase('lint and format', () => node(bin('@biomejs/biome/bin/biome'), ['check', '--error-on-warnings']));
  await phase('types', () => node(bin('typescript/bin/tsc'), ['-p', 'tsconfig.json']));
  await phase('dead code', () => node(bin('knip/bin/knip.js'), []));
  await phase('unit tests', () => node(bin('@rstest/core/bin/rstest.js'), ['run']), unitCounts);
  if (isFull)
    await phase('ledger histories', () => runTypeScript('backend/app/src/proofs/histories.full.ts', [], { quiet: true }));
  if (isFull) {
    for (const [name, file] of Object.entries(proofs))
      await phase(name, () => runTypeScript(`backend/app/src/proofs/${file}.full.ts`, [], { quiet: true }), factCounts);
    const onServer = 'backend/app/src/proofs/unitTestsOnServer.full.ts';
    await phase('unit tests on Postgres', () => runTypeScript(onServer, [], { quiet: true }), unitCounts);
  }
  if (isFull) {
    const every = { environment: { EVERY_ATTACK: '1' } };
    const files = ['run', 'backend/app/tests/api/injection', 'backend/app/tests/api/rows'];
    await phase('every attack', () => node(bin('@rstest/core/bin/rstest.js'), files, every), unitCounts);
    await phase('operations', () => runTypeScript('backend/app/src/proofs/operations.full.ts', [], { quiet: true }));
  }
  if (isFull) await phase('broken rules', () => runTypeScript('scripts/rules/breakRules.ts', [], { quiet: true }));
  const built =
    (await phase('build host', buildHost)) &&
    (await phase('build games', buildGames)) &&
    (await phase('publish remotes', () => publishRemotes(releasesDir)));
  if (!built || !(await phase('browser', ensureBrowser))) return;
  await phase('journeys', journeys, () => journeyCounts(join(root, 'e2e/test-results/results.json')));
}

const from = Date.now();
process.stdout.write('Marquee is tested\n');
try {
  await all();
} catch (error) {
  giveUp(error.stack);
} finally {
  rmSync(work, { recursive: true, force: true, maxRetries: 3 });
}
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
process.stdout.write(
  `\n${results.map(({ line }) => line).join('\n')}\n  ${'in all'.padEnd(28)} ${seconds(Date.now() - from)}\n`,
);
process.stdout.write(`${sum('passed')} passed, ${sum('failed')} failed\n`);
process.exitCode = sum('failed') > 0 ? 1 : 0;
