import { systemClock } from '@marquee/kernel/clock';
import { systemRandom } from '@marquee/kernel/random';
import { Events } from '@marquee/platform/events/events';
import { BackendSignals } from '@marquee/platform/events/signals';
import { JobRunner } from '@marquee/platform/jobs/jobRunner';
import { postgresLedger } from '@marquee/platform/ledger/postgresLedger';
import { decideReview, withdrawalsInReview } from '@marquee/platform/wallet/review';
import { usageOf } from '@marquee/settings/commands';
import { subscriptionsOf } from '../subscriptions';
import { type ExitCode, runCommand, withDatabase } from './command';
import { moneyOf } from './money';

const answers = {
  done: 'is decided.',
  notInReview: 'does not wait for a review.',
  maybeAtGateway:
    'may be with the gateway, which was asked about it before. Ask there by this reference; add --sure if it knows of none.',
};

/**
 * `npm run withdrawals`: lists withdrawals in review, and decides one, on the database of DATABASE_URL or the embedded
 * one of DATA_DIR (which must not be in use). Exit codes: 1 nothing was decided, 2 usage error.
 */
async function main(): Promise<ExitCode> {
  const [verdict, payment, flag, by, sure, ...rest] = process.argv.slice(2);
  const isDecision = verdict === 'release' || verdict === 'refuse';
  const isSure = sure === '--sure';
  const isUnderstood = isDecision && payment && flag === '--by' && by && (isSure || !sure) && rest.length === 0;
  if (verdict !== undefined && !isUnderstood) throw new Error(usageOf('withdrawals'));
  return withDatabase(async (database) => {
    if (!isUnderstood) {
      for (const row of await withdrawalsInReview(database)) {
        const at = new Date(row.created_at).toISOString();
        const to = `${row.method_name} ${row.account ?? ''}`.trim();
        const words = [at, row.site, row.id, moneyOf(row.amount, row.currency), to, row.player_id];
        console.log([...words, ...(row.asked_at === null ? [] : ['the gateway was asked'])].join('  '));
      }
      return 0;
    }
    const ledger = postgresLedger({ signals: new BackendSignals() });
    // No subscriber of a refused withdrawal needs its site.
    const subscriptions = subscriptionsOf({ ledger, sites: { find: () => undefined } });
    const jobs = new JobRunner({ database, clock: systemClock, random: systemRandom, report: () => {} });
    const events = new Events({ clock: systemClock, subscriptions, jobs, report: () => {} });
    const outcome = await decideReview({ database, ledger, events }, { payment, verdict, by, isSure }, Date.now());
    console.log(`${payment} ${answers[outcome]}`);
    return outcome === 'done' ? 0 : 1;
  });
}

runCommand(main);
