import { rmSync } from 'node:fs';
import { resultsOf } from './results.mjs';
import { inTestFolder } from './testFolder.mjs';
import { rstest } from './tools.mjs';
import { unitResults } from './unitReporter.mjs';

/**
 * Runs the unit tests: all, or those whose paths contain one of the given texts; `isFull` includes slow
 * ones and all rows of long tables.
 */
export function runUnits(report, { words = [], isFull = false } = {}) {
  const full = isFull ? { UNIT_FULL: '1' } : {};
  rmSync(unitResults, { force: true });
  // Partial runs keep database templates in the system's temporary folder, and print their output as they go.
  const work =
    words.length > 0
      ? () => rstest(words, { environment: full, quiet: false })
      : () => inTestFolder((_, environment) => rstest([], { environment: { ...environment, ...full } }));
  return report.phase('unit tests', work, () => resultsOf(unitResults));
}
