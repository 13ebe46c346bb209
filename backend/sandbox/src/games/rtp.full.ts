import { readSettings } from '@marquee/settings/settings';
import { playOf } from './engines/plays';
import { pokerReturn } from './engines/pokerReturn';
import { exactReturns } from './engines/returns';
import { simulate } from './engines/simulate';
import { allProfiles } from './profiles';

/** Rounds of each profile; baccarat shuffles a shoe for each and is slower. */
const rounds = readSettings('proofs').ROUNDS;

const percent = (ratio: number) => `${(ratio * 100).toFixed(3)} %`.padStart(10);

/** Proves every declared return by a long simulation; video poker, which depends on skill, by enumeration. Exit code 1 when one fails. */
let failed = 0;
console.log(
  'game'.padEnd(22),
  'declared'.padStart(10),
  'exact'.padStart(10),
  'simulated'.padStart(10),
  'error'.padStart(10),
);
for (const profile of allProfiles) {
  const name = `${profile.engine} ${profile.id}`.padEnd(22);
  const declared = profile.rtp / 10_000;
  if (profile.engine === 'videopoker') {
    const exact = pokerReturn(profile.id);
    if (Math.abs(exact - declared) > 0.0001) failed++;
    console.log(name, percent(declared), percent(exact));
    continue;
  }
  const exact = exactReturns(profile)?.[0];
  const { rtp, error } = simulate(
    profile.engine,
    profile.id,
    playOf(profile),
    profile.engine === 'baccarat' ? rounds / 4 : rounds,
  );
  if (Math.abs(rtp - declared) > Math.max(4 * error, 0.0005)) failed++;
  console.log(
    name,
    percent(declared),
    exact === undefined ? '–'.padStart(10) : percent(exact),
    percent(rtp),
    percent(error),
  );
}
process.exitCode = failed > 0 ? 1 : 0;
