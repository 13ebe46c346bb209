import { ensureBrowser } from './lib/browser.mjs';
import { testChanges } from './lib/changes.mjs';
import { runChecks } from './lib/checks.mjs';
import { runJourneys } from './lib/journeys.mjs';
import { runProofs } from './lib/proofs.mjs';
import { reported } from './lib/report.mjs';
import { runUnits } from './lib/units.mjs';
import { readWords } from './lib/words.mjs';
import { exitWithError } from './lib/workspace.mjs';

const { isFull = false, isOfChanges = false, words } = readWords(['--full', '--changed']);
if (words.length > 0)
  exitWithError(`All is tested here, or with --full more. For ${words[0]}: npm run unit -- …, npm run journeys -- …`);

if (isFull && isOfChanges) exitWithError('Either --full or --changed.');

await reported('Marquee is tested', async (report) => {
  if (isOfChanges && (await testChanges(report))) return;
  // Installed in the background; journeys wait for it, and report problems.
  ensureBrowser({ isFull: isFull }).catch(() => {});
  if (!(await runChecks(report, { isFull }))) return report.skip('unit tests and journeys');
  await runUnits(report, { isFull });
  if (isFull) await runProofs(report);
  await runJourneys(report, { isFull });
  for (const speed of isFull ? ['slow', 'fast'] : []) await runJourneys(report, { speed });
});
