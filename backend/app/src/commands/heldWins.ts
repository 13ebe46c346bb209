import { BackendSignals } from '@marquee/platform/events/signals';
import { postgresLedger } from '@marquee/platform/ledger/postgresLedger';
import { decideHeldWin, heldWins } from '@marquee/platform/play/heldWins';
import { usageOf } from '@marquee/settings/commands';
import { type ExitCode, runCommand, withDatabase } from './command';
import { moneyOf } from './money';

/**
 * `npm run held-wins`: lists wins held for review, and decides one, on the database of DATABASE_URL or the embedded one
 * of DATA_DIR (which must not be in use). Exit codes: 1 no such win is held, 2 usage error.
 */
async function main(): Promise<ExitCode> {
  const [verdict, provider, transaction, flag, by, ...rest] = process.argv.slice(2);
  const isDecision = verdict === 'release' || verdict === 'refuse';
  const isUnderstood = isDecision && provider && transaction && flag === '--by' && by && rest.length === 0;
  if (verdict !== undefined && !isUnderstood) throw new Error(usageOf('held-wins'));
  return withDatabase(async (database) => {
    if (!isUnderstood) {
      for (const win of await heldWins(database)) {
        const { provider_code, transaction_id, site, player_id, game_code, round_id, amount, currency, held_at } = win;
        const at = new Date(held_at).toISOString();
        const words = [
          at,
          site,
          provider_code,
          transaction_id,
          game_code,
          round_id,
          moneyOf(amount, currency),
          player_id,
        ];
        console.log(words.join('  '));
      }
      return 0;
    }
    const decision = { provider, transaction, verdict: verdict === 'release' ? 'released' : 'refused', by } as const;
    const ledger = postgresLedger({ signals: new BackendSignals() });
    const isDone = await decideHeldWin(database, ledger, decision, Date.now());
    console.log(isDone ? `${transaction} of ${provider} is ${decision.verdict}.` : 'No such win waits.');
    return isDone ? 0 : 1;
  });
}

runCommand(main);
