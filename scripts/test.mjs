import { runChecks } from './lib/checks.mjs';
import { runJourneys } from './lib/journeys.mjs';
import { runProofs } from './lib/proofs.mjs';
import { reported } from './lib/report.mjs';
import { runUnits } from './lib/units.mjs';

const isFull = process.argv.includes('--full');

await reported('Marquee is tested', async (report) => {
  await runChecks(report, { isFull });
  await runUnits(report, { isFull });
  if (isFull) await runProofs(report);
  await runJourneys(report, { isFull });
});
