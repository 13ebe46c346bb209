import { parseArgs } from 'node:util';
import { minorPerMajor } from '@marquee/contract/currencies';
import { correctedAgainst } from '@marquee/contract/staff/adjustments';
import type { Database } from '@marquee/database/database';
import { Refusal } from '@marquee/kernel/refusal';
import { BackendSignals } from '@marquee/platform/events/signals';
import { postgresLedger } from '@marquee/platform/ledger/postgresLedger';
import { adjustCash, currencyOf, tryAdjustCash } from '@marquee/platform/wallet/adjustCash';
import { usageOf } from '@marquee/settings/commands';
import { type ExitCode, runCommand, withDatabase } from './command';
import { minorOf, moneyOf } from './money';

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
      by: { type: 'string' },
      'dry-run': { type: 'boolean' },
    },
  });
  const [site, account, ...rest] = positionals;
  const { add, take, case: number = '', reason = '', by = '' } = values;
  const against = correctedAgainst.find((one) => one === values.against);
  const text = add ?? take;
  const isNamed = /^[\w.:-]{1,60}$/.test(number) && [reason, by].every((one) => /^[^\p{Cc}]{2,120}$/u.test(one));
  if (!site || !account || rest.length > 0 || !text || (add && take) || !isNamed || !against)
    throw new Error(usageOf('adjust'));
  const sign = add ? 1 : -1;
  return { site, account, text, sign, against, case: number, reason, by, isTrial: values['dry-run'] === true };
}

/**
 * `npm run adjust`: corrects a player's cash manually, once per case (docs/operations.md). Exit codes: 1 refused, 2
 * usage error. The embedded database must not be in use.
 */
async function main(): Promise<ExitCode> {
  const correction = correctionOf();
  return withDatabase((database, { ADJUST_MOST }) => adjust(database, correction, ADJUST_MOST));
}

/** Posts a correction of at most so many whole units of the currency, or tries it, and prints the result. */
async function adjust(
  database: Database,
  { text, sign, isTrial, ...named }: ReturnType<typeof correctionOf>,
  most: number,
): Promise<ExitCode> {
  const { account, site } = named;
  const currency = await currencyOf(database, site, account);
  if (!currency) {
    console.log(`There is no player ${account} at ${site}.`);
    return 1;
  }
  const minor = minorOf(text, currency);
  const ceiling = most * minorPerMajor(currency);
  if (minor > ceiling) {
    console.log(`Refused: ${moneyOf(minor, currency)} is above ADJUST_MOST, ${moneyOf(ceiling, currency)}.`);
    return 1;
  }
  try {
    const ledger = postgresLedger({ signals: new BackendSignals() });
    const correction = { ...named, amount: sign * minor };
    const posted = await (isTrial ? tryAdjustCash : adjustCash)(database, ledger, correction, Date.now());
    if (!posted || posted.repeated) console.log(`Case ${correction.case} was posted before; nothing changed.`);
    else {
      const [what, cash] = [correction.amount, posted.balances.cash].map((one) => moneyOf(one, currency));
      console.log(
        isTrial
          ? `Nothing is posted: it would be ${what} for ${account} at ${site}; the cash would be ${cash} after it.`
          : `${what} for ${account} at ${site}; the cash was ${cash} after it.`,
      );
    }
    return 0;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.log(`Refused: ${error.message}; nothing changed.`);
    return 1;
  }
}

runCommand(main);
