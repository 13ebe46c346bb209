import { rmSync } from 'node:fs';
import { resultsOf } from './results.mjs';
import { runTypeScript } from './run.mjs';
import { inTestFolder } from './testFolder.mjs';
import { rstest } from './tools.mjs';
import { unitResults } from './unitReporter.mjs';

const whole = (environment) => runTypeScript('scripts/testing/main.ts', [], { quiet: true, environment });

/**
 * Runs the unit tests: all, or those whose paths contain one of the given texts; `isFull` includes slow
 * ones and all rows of long tables. All of a short run use a Postgres server, where one is installed; the others the
 * embedded database.
 */
export function runUnits(report, { words = [], isFull = false } = {}) {
  const full = isFull ? { UNIT_FULL: '1' } : {};
  rmSync(unitResults, { force: true });
  // Partial runs keep database templates in the system's temporary folder, and print their output as they go.
  const work =
    words.length > 0
      ? () => rstest(words, { environment: full, quiet: false })
      : () =>
          inTestFolder((_, environment) =>
            isFull ? rstest([], { environment: { ...environment, ...full } }) : whole(environment),
          );
  return report.phase('unit tests', work, () => resultsOf(unitResults));
}
