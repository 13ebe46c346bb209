import { factCounts, unitCounts } from './counts.mjs';
import { runTypeScript } from './run.mjs';

const proof = (file) => () => runTypeScript(file, [], { quiet: true });

/** Prints what a proof could not try on this machine: it ends well without. */
async function saidUntried(work) {
  const output = await work();
  for (const line of output.split('\n')) if (line.startsWith('NOT TRIED')) process.stdout.write(`  ${line}\n`);
  return output;
}

const deployment = proof('backend/app/src/proofs/deployment/deployment.full.ts');
const clocks = proof('backend/app/src/proofs/clockJumps.full.ts');

/** What only full runs prove, because it takes long: name, work, and what counts its tests. */
const proofs = [
  ['ledger histories', proof('backend/app/src/proofs/histories.full.ts')],
  // docs/ledger.md
  ['money histories', proof('backend/app/src/proofs/moneyHistories.full.ts'), factCounts],
  ['withdrawals at once', proof('backend/app/src/proofs/withdrawals.full.ts'), factCounts],
  ['a year of statements', proof('backend/app/src/proofs/statementYear.full.ts'), factCounts],
  ['ledger beside pgbench', proof('backend/app/src/proofs/ledgerBench.full.ts'), factCounts],
  // SECURITY.md
  ['attacks', proof('backend/app/src/proofs/attack.full.ts'), factCounts],
  ['killed backends', proof('backend/app/src/proofs/kills.full.ts'), factCounts],
  ['kills at each step of a payment', proof('backend/app/src/proofs/paymentSteps.full.ts'), factCounts],
  ['clocks that jump', () => saidUntried(clocks), factCounts],
  ['unit tests on Postgres', proof('backend/app/src/proofs/unitTestsOnServer.full.ts'), unitCounts],
  // docs/odds-calibration.md
  ['prices and outcomes', proof('backend/app/src/proofs/calibration.full.ts'), factCounts],
  ['operations', proof('backend/app/src/proofs/operations.full.ts')],
  // docs/deploy
  ['deployment', () => saidUntried(deployment), factCounts],
  ['examples of adding', proof('scripts/examples/main.ts')],
  ['broken rules', proof('scripts/rules/breakRules.ts')],
];

/** Runs every proof, one after the other: they measure, and each wants the machine to itself. */
export async function runProofs(report) {
  for (const [name, work, counts] of proofs) await report.phase(name, work, counts);
}
