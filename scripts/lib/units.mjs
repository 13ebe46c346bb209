import { unitCounts } from './counts.mjs';
import { rstest } from './tools.mjs';

/** Runs the unit tests: all, or those whose files' paths contain one of the words. */
export function runUnits(report, words = []) {
  return report.phase('unit tests', () => rstest(words), unitCounts);
}
