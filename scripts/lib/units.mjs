import { rmSync } from 'node:fs';
import { resultsOf } from './results.mjs';
import { runTypeScript } from './run.mjs';
import { inTestFolder } from './testFolder.mjs';
import { rstest } from './tools.mjs';
import { unitResults } from './unitReporter.mjs';

const onServer = (words, environment) => runTypeScript('scripts/testing/main.ts', words, { quiet: true, environment });

/**
 * Runs the unit tests: all, or those whose paths contain one of the given texts; `isFull` includes slow ones and all
 * rows of long tables; `related` leaves out what imports none of these files. Short runs without words use a Postgres
 * server, where one is installed; the others the embedded database.
 */
export function runUnits(report, { words = [], isFull = false, related = [] } = {}) {
  const full = isFull ? { UNIT_FULL: '1' } : {};
  rmSync(unitResults, { force: true });
  // Partial runs keep database templates in the system's temporary folder, and print their output as they go.
  const work =
    words.length > 0
      ? () => rstest(words, { environment: full, quiet: false })
      : () =>
          inTestFolder((_, environment) =>
            isFull
              ? rstest([], { environment: { ...environment, ...full } })
              : onServer(related.length > 0 ? ['--related', ...related] : [], environment),
          );
  return report.phase('unit tests', work, () => resultsOf(unitResults));
}
