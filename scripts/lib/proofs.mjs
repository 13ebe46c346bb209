import { factCounts, unitCounts } from './counts.mjs';
import { runTypeScript } from './run.mjs';

const proof = (file) => () => runTypeScript(file, [], { quiet: true });

/** Prints what a proof could not try on this machine; it succeeds without. */
async function saidUntried(work) {
  const output = await work();
  for (const line of output.split('\n')) if (line.startsWith('NOT TRIED')) process.stdout.write(`  ${line}\n`);
  return output;
}

const deployment = proof('lab/proofs/deployment/deployment.full.ts');
const clocks = proof('lab/proofs/clockJumps.full.ts');

/** Slow proofs for full runs: name, work, and a function that counts their tests. */
const proofs = [
  ['ledger histories', proof('lab/proofs/histories.full.ts')],
  // docs/ledger.md
  ['money histories', proof('lab/proofs/moneyHistories.full.ts'), factCounts],
  // docs/bonuses.md
  ['bonus histories', proof('lab/proofs/bonusHistories.full.ts'), factCounts],
  ['figures of histories', proof('lab/proofs/figureHistories.full.ts'), factCounts],
  ['figures beside the ledger', proof('lab/proofs/figures.full.ts'), factCounts],
  ['withdrawals at once', proof('lab/proofs/withdrawals.full.ts'), factCounts],
  ['a year of statements', proof('lab/proofs/statementYear.full.ts'), factCounts],
  ['ledger beside pgbench', proof('lab/proofs/ledgerBench.full.ts'), factCounts],
  ['a player among 100,000', proof('lab/proofs/players.full.ts'), factCounts],
  ['the desk among 100,000 players', proof('lab/proofs/deskPages.full.ts'), factCounts],
  // SECURITY.md
  ['attacks', proof('lab/proofs/attack.full.ts'), factCounts],
  ['killed backends', proof('lab/proofs/kills.full.ts'), factCounts],
  ['kills at each step of a payment', proof('lab/proofs/paymentSteps.full.ts'), factCounts],
  ['kills at each write of a staff act', proof('lab/proofs/killedActs.full.ts'), factCounts],
  ['a day of staff on two backends', proof('lab/proofs/deskDay.full.ts'), factCounts],
  ['clocks that jump', () => saidUntried(clocks), factCounts],
  ['unit tests on Postgres', proof('lab/proofs/unitTestsOnServer.full.ts'), unitCounts],
  // docs/odds-calibration.md
  ['prices and outcomes', proof('lab/proofs/calibration.full.ts'), factCounts],
  // docs/category-team.md
  ['from save to screen', proof('lab/proofs/devLoop.full.ts'), factCounts],
  ['operations', proof('lab/proofs/operations.full.ts')],
  // docs/deploy
  ['deployment', () => saidUntried(deployment), factCounts],
  ['examples of adding', proof('scripts/examples/main.ts')],
  ['broken rules', proof('lab/breaks/breakRules.ts')],
];

/** Runs every proof one after another: they measure, and each needs all of the machine. */
export async function runProofs(report) {
  for (const [name, work, counts] of proofs) await report.phase(name, work, counts);
}
