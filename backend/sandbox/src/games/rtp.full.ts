import { readSettings } from '@marquee/settings/settings';
import { type EngineName, engines } from './engines/engines';
import type { Returns } from './engines/returns';
import { simulate } from './engines/simulate';
import { allProfiles } from './profiles';

/** Rounds of each profile. */
const rounds = readSettings('proofs').ROUNDS;

const percent = (ratio: number) => `${(ratio * 100).toFixed(3)} %`.padStart(10);

/** What proves the returns of an engine, read from its folder. */
async function returnsOf(engine: EngineName): Promise<Returns> {
  const module: { returns: Returns } = await import(`./engines/${engine}/return.ts`);
  return module.returns;
}

/** Proves every declared return by a long simulation, or by enumeration where it depends on skill. Exit code 1 when one fails. */
let failed = 0;
console.log(
  'game'.padEnd(22),
  'declared'.padStart(10),
  'exact'.padStart(10),
  'simulated'.padStart(10),
  'error'.padStart(10),
);
for (const { engine, id, rtp: hundredths } of allProfiles) {
  const name = `${engine} ${id}`.padEnd(22);
  const declared = hundredths / 10_000;
  const { exact, perfect, share = 1 } = await returnsOf(engine);
  if (perfect) {
    const found = perfect(id);
    if (Math.abs(found - declared) > 0.0001) failed++;
    console.log(name, percent(declared), percent(found));
    continue;
  }
  const first = exact?.(id)[0];
  const { rtp, error } = simulate(engines[engine], id, rounds * share);
  if (Math.abs(rtp - declared) > Math.max(4 * error, 0.0005)) failed++;
  console.log(
    name,
    percent(declared),
    first === undefined ? '–'.padStart(10) : percent(first),
    percent(rtp),
    percent(error),
  );
}
process.exitCode = failed > 0 ? 1 : 0;
