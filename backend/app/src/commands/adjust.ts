import { parseArgs } from 'node:util';
import type { Database } from '@marquee/database/database';
import { Refusal } from '@marquee/kernel/refusal';
import { BackendSignals } from '@marquee/platform/events/signals';
import { postgresLedger } from '@marquee/platform/ledger/postgresLedger';
import { adjustCash, correctedAgainst } from '@marquee/platform/wallet/adjustCash';
import { usageOf } from '@marquee/settings/commands';
import { type ExitCode, runCommand, withDatabase } from './command';

/** Parses the command line. Throws an Error with the usage. */
function correctionOf() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      add: { type: 'string' },
      take: { type: 'string' },
      against: { type: 'string' },
      case: { type: 'string' },
      reason: { type: 'string' },
    },
  });
  const [site, account, ...rest] = positionals;
  const { add, take, case: number = '', reason = '' } = values;
  const against = correctedAgainst.find((one) => one === values.against);
  const digits = add ?? take ?? '';
  const isNumber = /^[1-9]\d{0,11}$/.test(digits) && (add === undefined) !== (take === undefined);
  const isNamed = /^[\w.:-]{1,60}$/.test(number) && /^[^\p{Cc}]{3,120}$/u.test(reason);
  if (!site || !account || rest.length > 0 || !isNumber || !isNamed || !against) throw new Error(usageOf('adjust'));
  return { site, account, amount: add ? Number(add) : -Number(take), against, case: number, reason };
}

/**
 * `npm run adjust`: corrects a player's cash manually, once per case (docs/operations.md). Exit codes: 1 refused, 2
 * usage error. The embedded database must not be in use.
 */
async function main(): Promise<ExitCode> {
  const correction = correctionOf();
  return withDatabase((database) => adjust(database, correction));
}

/** Posts a correction and prints the result. */
async function adjust(database: Database, correction: ReturnType<typeof correctionOf>): Promise<ExitCode> {
  try {
    const ledger = postgresLedger({ signals: new BackendSignals() });
    const posted = await adjustCash(database, ledger, correction, Date.now());
    const { account, site, amount } = correction;
    if (!posted) console.log(`There is no player ${account} at ${site}.`);
    else if (posted.repeated) console.log(`Case ${correction.case} was posted before; nothing changed.`);
    else
      console.log(
        `${amount} ${posted.currency} for ${account} at ${site}; the cash was ${posted.balances.cash} after it.`,
      );
    return posted ? 0 : 1;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.log(`Refused: ${error.message}; nothing changed.`);
    return 1;
  }
}

runCommand(main);
