import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { changedFiles } from './changedFiles.mjs';
import { runChecks } from './checks.mjs';
import { chosenTests } from './chosenTests.mjs';
import { runJourneys } from './journeys.mjs';
import { readingTests } from './readingTests.mjs';
import { runTypeScript } from './run.mjs';
import { runUnits } from './units.mjs';
import { root } from './workspace.mjs';

const print = (line) => process.stdout.write(`${line}\n`);

/** What the choice depends on besides the changes. */
export async function choiceFacts() {
  const text = (path) => readFileSync(join(root, path), 'utf8');
  const specs = readdirSync(join(root, 'e2e/journeys')).filter((name) => name.endsWith('.spec.ts'));
  return {
    journeys: Object.fromEntries(
      specs.map((name) => [name.slice(0, -'.spec.ts'.length), text(`e2e/journeys/${name}`)]),
    ),
    pages: JSON.parse(await runTypeScript('scripts/testing/pages/main.ts', [], { quiet: true })),
    readers: readingTests(),
  };
}

/**
 * Tests what the changes since `main` reach, and says what it leaves out. Returns false if that cannot be told, so that
 * everything is to be tested.
 */
export async function testChanges(report) {
  const files = changedFiles();
  const chosen = files
    ? chosenTests(files, await choiceFacts())
    : { all: true, because: 'what has changed since main is unknown' };
  if (chosen.all) {
    print(`  everything is tested, because of: ${chosen.because}`);
    return false;
  }
  print(`  files that have changed: ${files.length}`);
  for (const line of chosen.leftOut) print(`  left out: ${line}`);
  if (files.length === 0) return true;
  if (!(await runChecks(report, { isChosen: chosen.checks }))) {
    report.skip('unit tests and journeys');
    return true;
  }
  await runUnits(report, { related: chosen.units });
  if (chosen.journeys === 'all') await runJourneys(report);
  else if (chosen.journeys.length > 0)
    await runJourneys(report, { words: chosen.journeys.map((name) => `journeys/${name}.spec.ts`), isQuiet: true });
  return true;
}
