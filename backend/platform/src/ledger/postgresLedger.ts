import type { Database } from '@marquee/database/database';
import { Refusal } from '@marquee/kernel/refusal';
import type { BackendSignals } from '../events/signals';
import { publish } from '../live/publish';
import type { Ledger, PlayerAccount, Posted, Posting } from './ledger';

/** A player's accounts, in the order of `after` in the database function `ledger_post`. */
export const playerAccounts = [
  'cash',
  'reserved',
  'game_token',
  'minigame_token',
  'frozen_token',
  'bonus',
  'free_bet',
] as const;

/** Balances of a player's accounts, minor units. */
export type Balances = Record<PlayerAccount, number>;

const statement = `select outcome, id, after from ledger_post(
  $1::text, $2::text, $3::text, $4::text, $5::text, $6::text[], $7::bigint[], $8::text, $9::text, $10::bigint)`;

interface Answer {
  outcome: 'posted' | 'repeated' | 'insufficientBalance' | 'keyReused' | 'foreignAccount';
  id: string;
  after: (number | string)[] | null;
}

function refuseNonsense({ key, legs }: Posting): void {
  const sum = legs.reduce((total, leg) => total + leg.amount, 0);
  if (sum !== 0 || legs.length < 2 || !legs.every((leg) => Number.isSafeInteger(leg.amount))) {
    throw new Error(`Posting ${key} does not balance`);
  }
}

/**
 * The ledger on the database: one round trip per posting (see migration 0137). Outside a transaction, a posting is its
 * own. A new posting is announced on the live topic `balance` when it commits.
 *
 * Besides `insufficientBalance`, `post` throws Refusal('requestIdReused') for a key of a different posting, and an
 * Error for legs that do not sum to zero or for a player of another site or currency: those are bugs.
 */
export function postgresLedger({ signals }: { signals: BackendSignals }): Ledger {
  return {
    async post(database: Database, posting: Posting): Promise<Posted> {
      refuseNonsense(posting);
      const { key, kind, site, playerId, currency, legs, reference, description, at } = posting;
      const accounts = legs.map((leg) => leg.account);
      const amounts = legs.map((leg) => leg.amount);
      const [answer] = await database.query<Answer>(statement, [
        key,
        kind,
        site,
        playerId,
        currency,
        accounts,
        amounts,
        reference,
        description,
        at,
      ]);
      signals.emit('posting', { kind, outcome: answer?.outcome ?? 'unanswered' });
      if (!answer?.after) {
        if (answer?.outcome === 'insufficientBalance') throw new Refusal('insufficientBalance');
        if (answer?.outcome === 'keyReused') throw new Refusal('requestIdReused');
        throw new Error(`Posting ${key}: account of another site or currency`);
      }
      const balances = balancesOf(answer.after);
      if (answer.outcome === 'posted') await publish(database, playerId, 'balance', wireBalances(balances));
      return { transactionId: answer.id, repeated: answer.outcome === 'repeated', balances };
    },

    async balances(database: Database, playerId: string): Promise<Balances> {
      const [row] = await database.query(
        'select cash, reserved, game_token, minigame_token, frozen_token, bonus, free_bet from ledger_players where player_id = $1',
        [playerId],
      );
      return row ?? balancesOf([]);
    },
  };
}

/** Balances by account; postings from before an account was added say nothing of it. */
function balancesOf(after: (number | string)[]): Balances {
  return Object.fromEntries(playerAccounts.map((account, index) => [account, Number(after[index] ?? 0)])) as Balances;
}

/** Balances as `auth/get_balance` and the live topic `balance` carry them (R7). */
export function wireBalances(balances: Balances) {
  return {
    game_balance: balances.cash,
    game_token: balances.game_token,
    minigame: { frozen_token: balances.frozen_token, token_balance: balances.minigame_token },
    bonus: balances.bonus,
    free_bet: balances.free_bet,
  };
}
