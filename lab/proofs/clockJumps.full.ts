import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { liveDomain } from '@marquee/backend/testing/processes/liveSites';
import { runProgramCommand } from '@marquee/backend/testing/processes/programProcess';
import { verifyLedger } from '@marquee/platform/ledger/verify';
import { verifyReport } from '@marquee/platform/ledger/verifyReport';
import { jumpedSite } from './clocks/jumpedSite';
import { lackingForClock, machineClock } from './clocks/machineClock';
import { facts } from './facts';
import { openStepStage } from './steps/stepStage';

/**
 * `node --import tsx lab/proofs/clockJumps.full.ts`: a live site whose machines' clocks jump by an hour and back: all
 * of them, only the operator's ahead, and only the operator's behind. Once the clock is right, nobody may be locked
 * out, nothing be doubled or lost, and the ledger must verify. Prints what a player experienced, and exits with 1 if
 * anything fails. Needs libfaketime, and says so if it is missing.
 */
const lacks = lackingForClock();
if (lacks.length > 0) {
  console.log(`NOT TRIED: clocks that jump. This machine lacks ${lacks.join(', ')}`);
  process.exit();
}
const { equal } = facts();
const hour = 3_600_000;
const folder = mkdtempSync(join(tmpdir(), 'marquee-clocks-'));
const ours = machineClock(folder, 'operator');
const theirs = machineClock(folder, 'partners');
const stage = await openStepStage({ ofOperator: ours.environment, ofPartners: theirs.environment });
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

/** Renames the site, as an operator edits its file. */
function rename(name: string): void {
  const file = join(stage.sites, `${liveDomain}.json`);
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), site_name: name }, null, 2));
}

/** Makes clocks jump by `ms` and back. `isShared`: everybody's, so that partners always agree. */
async function jump(name: string, { ms, isShared }: { ms: number; isShared: boolean }): Promise<void> {
  console.log(name);
  const set = (offset: number) => {
    ours.set(offset);
    if (isShared) theirs.set(offset);
  };
  const site = await jumpedSite(stage);
  const before = await site.begin();
  set(ms);
  equal('  the clock that browsers are told, s from the right one', await site.toldClock(ours.now), 0);
  const ahead = ms > 0;
  equal('  a session that went on before', await site.session(), ahead ? 'signs in' : 'goes on');
  equal('  a code from before', await site.oldCode(), ahead ? 'codeWrong' : 'OK');
  equal('  a code that is asked for now', await site.newCode(), 'OK, came, OK');
  equal('  odds', await site.odds(isShared ? 'none' : 'all'), isShared ? 'none' : 'all');
  equal('  a deposit', await site.deposit(isShared ? 'approved' : 'created'), isShared ? 'approved' : 'created');
  equal('  wrong passwords of a visitor, at the ninth', await site.guesses(), 'tooManyAttempts');
  if (isShared) await site.killWhileAnnouncing();

  set(0);
  if (isShared) await stage.start('backend');
  console.log('  and back');
  equal('  the clock that browsers are told, s from the right one', await site.toldClock(ours.now), 0);
  equal('  the session', await site.session(), 'goes on');
  equal('  the right password of that visitor', await site.rightPassword(), 'OK');
  equal('  a code for who asked for one then', await site.codeAgain(), 'OK, came, OK');
  equal('  odds', await site.odds('none'), 'none');
  rename(name);
  equal('  an edited site file shows', await site.shows(name), true);
  const end = isShared && ahead ? 'expired' : 'approved';
  equal('  the deposit that waited for the player', await site.finishWaiting(end), end);
  equal('  one more deposit than the limit allows', await site.overLimit(before.limit), 'limitReached');
  equal('  all payments come to an end', await site.paymentsEnd(), true);
  equal('  books', await site.books(), { cash: 'as paid in', doubled: [], undelivered: 0 });
  equal('  flaws of the ledger', verifyReport(await verifyLedger(stage.database)).errors, []);
  site.close();
}

try {
  await jump('Everybody an hour ahead', { ms: hour, isShared: true });
  await jump('Everybody an hour behind', { ms: -hour, isShared: true });
  await jump('The operator an hour ahead', { ms: hour, isShared: false });
  await jump('The operator an hour behind', { ms: -hour, isShared: false });
  const { code, output } = await runProgramCommand('sources', ['verify-ledger'], { DATABASE_URL: stage.databaseUrl });
  equal(`verify-ledger: ${output.split('\n').at(-1)}`, code, 0);
} catch (error) {
  process.exitCode = 1;
  console.error(error, stage.output());
} finally {
  await stage.close();
  rmSync(folder, { recursive: true, force: true });
}
process.exit();
