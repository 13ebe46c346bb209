import { systemClock } from '@marquee/kernel/clock';
import { Events } from '@marquee/platform/events/events';
import { BackendSignals } from '@marquee/platform/events/signals';
import { postgresLedger } from '@marquee/platform/ledger/postgresLedger';
import { decideReview, withdrawalsInReview } from '@marquee/platform/wallet/review';
import { usageOf } from '@marquee/settings/commands';
import { subscriptionsOf } from '../subscriptions';
import { type ExitCode, runCommand, withDatabase } from './command';

const answers = {
  done: 'is decided.',
  notInReview: 'does not wait for a review.',
  maybeAtGateway:
    'may be with the gateway, which was asked about it before. Ask there by this reference; add --sure if it knows of none.',
};

/**
 * `npm run withdrawals`: the withdrawals in review of the database of DATABASE_URL, or of the embedded one in DATA_DIR
 * (which must not be in use then), and the decision about one. Ends with 1 when nothing was decided, with 2 when it was
 * not understood.
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
        const words = [at, row.site, row.id, `${row.amount} ${row.currency}`, to, row.player_id];
        console.log([...words, ...(row.asked_at === null ? [] : ['the gateway was asked'])].join('  '));
      }
      return 0;
    }
    const ledger = postgresLedger({ signals: new BackendSignals() });
    // Nothing that follows from a refused withdrawal asks for its site.
    const subscriptions = subscriptionsOf({ ledger, sites: { find: () => undefined } });
    const events = new Events({ clock: systemClock, subscriptions, report: () => {} });
    const outcome = await decideReview({ database, ledger, events }, { payment, verdict, by, isSure }, Date.now());
    console.log(`${payment} ${answers[outcome]}`);
    return outcome === 'done' ? 0 : 1;
  });
}

runCommand(main);
