import { verifyLedger } from '@marquee/platform/ledger/verify';
import { bonusAbuse } from './attack/bonusAbuse';
import { chargeBacks } from './attack/chargeBacks';
import { bodies, forgedAddresses, pagesAndDemos, streams } from './attack/crowding';
import { foreignPages } from './attack/foreignPages';
import { forgedReports } from './attack/forgedReports';
import { codeGuessing, signInGuessing } from './attack/guessing';
import { lockedOut } from './attack/lockedOut';
import { onePerson } from './attack/onePerson';
import { oneProof } from './attack/oneProof';
import { otherDigits } from './attack/otherDigits';
import { otherSite } from './attack/otherSite';
import { othersData } from './attack/othersData';
import { callbacks, providerReplays } from './attack/partnerMessages';
import { moneyRaces } from './attack/races';
import { secondAccounts } from './attack/secondAccounts';
import { openStage, type Stage } from './attack/stage';
import { stolenTokens } from './attack/stolen';
import { type Attack, type Tally, tableOf } from './attack/tally';
import { twoReadings } from './attack/twoReadings';
import { usedUpCodes } from './attack/usedUpCodes';
import { variants } from './attack/variants';
import { facts } from './facts';

/**
 * `npm run attack`: starts a local site (live mode, two backends, an edge, Postgres, the sandbox's partners) and
 * attacks it from outside: guessing, flooding, races, replays, forgeries, stolen tokens. Prints attempts, refusals and
 * harm, and exits with 1 if there was any, or if the ledger does not add up. It takes no URL: only what it has started
 * is attacked.
 */
if (process.argv.length > 2) {
  console.error('npm run attack takes no arguments: it attacks only the site that it starts itself.');
  process.exit(2);
}

const attacks: readonly Attack<Stage>[] = [
  moneyRaces,
  onePerson,
  secondAccounts,
  othersData,
  variants,
  otherSite,
  otherDigits,
  chargeBacks,
  bonusAbuse,
  oneProof,
  providerReplays,
  callbacks,
  stolenTokens,
  signInGuessing,
  codeGuessing,
  usedUpCodes,
  foreignPages,
  lockedOut,
  forgedAddresses,
  twoReadings,
  bodies,
  streams,
  pagesAndDemos,
  // Last, as it releases remotes.
  forgedReports,
];

/** Total timeout, ms. */
const limit = 175_000;
let running = 'starting the site';
const rows: (Tally & { name: string; seconds: number })[] = [];
const late = setTimeout(() => {
  console.error(`The attacks did not end within ${limit / 1000} s: ${running}.\n${tableOf(rows)}`);
  process.exit(1);
}, limit);

const stage = await openStage();
for (const { name, run } of attacks) {
  running = name;
  const started = performance.now();
  const tally = await run(stage).catch((error: Error) => ({ tried: 0, refused: 0, harm: [`ended: ${error.message}`] }));
  rows.push({ name, ...tally, seconds: (performance.now() - started) / 1000 });
}
const { flaws, payments } = await verifyLedger(stage.database);
const output = stage.output();
await stage.close();
clearTimeout(late);

console.log(tableOf(rows));
for (const { name, harm } of rows) for (const what of [...new Set(harm)]) console.log(`  ${name}: ${what}`);
const checked = facts();
for (const { name, harm } of rows) checked.equal(`harm by ${name}`, harm.length, 0);
checked.equal('flaws of the ledger, and payments that it does not know', [flaws, payments], [[], []]);
if (checked.failures > 0) console.log(output.slice(-2000));
