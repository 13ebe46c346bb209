import { rmSync } from 'node:fs';
import { resultsOf } from './results.mjs';
import { inTestFolder } from './testFolder.mjs';
import { rstest } from './tools.mjs';
import { unitResults } from './unitReporter.mjs';

/**
 * Runs the unit tests: all, or those whose files' paths contain one of the words; with `isFull` the long ones and all
 * rows of long tables, too.
 */
export function runUnits(report, { words = [], isFull = false } = {}) {
  const full = isFull ? { UNIT_FULL: '1' } : {};
  rmSync(unitResults, { force: true });
  // A few find the databases that the last ones kept, in the system's folder for temporary files; whoever has chosen
  // them looks at them as they run.
  const work =
    words.length > 0
      ? () => rstest(words, { environment: full, quiet: false })
      : () => inTestFolder((_, environment) => rstest([], { environment: { ...environment, ...full } }));
  return report.phase('unit tests', work, () => resultsOf(unitResults));
}
