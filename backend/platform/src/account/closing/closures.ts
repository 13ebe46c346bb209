import { openPayments } from '@marquee/contract/machines';
import type { Database, RowOf } from '@marquee/database/database';
import { listed } from '@marquee/database/listed';

/** Why the balance of a closing account cannot be paid out yet. */
export type WaitsFor = 'bankAccount' | 'bankAccountTime' | 'holderName' | 'otherBankAccount';

/** A row of `account_closures`; times in ms since 1970. */
export type Closure = RowOf<`select ${typeof columns} from account_closures where player_id = $1`>;

const columns =
  'player_id, site, state, request_id, asked_at, bank_account_id, chosen_at, waits_for, closed_at, erased_at';

/** The closing of a player's account; undefined while it is open. */
export async function closureOf(database: Database, playerId: string): Promise<Closure | undefined> {
  const [row] = await database.query(`select ${columns} from account_closures where player_id = $1`, [playerId]);
  return row;
}

/** The same, locked until the transaction ends. Take this lock before those of protection, payments and the ledger. */
export async function lockedClosure(transaction: Database, playerId: string): Promise<Closure | undefined> {
  const [row] = await transaction.query(`select ${columns} from account_closures where player_id = $1 for update`, [
    playerId,
  ]);
  return row;
}

/** What must end before an account can be closed. */
export interface UnsettledCounts {
  open_bets: number;
  open_rounds: number;
  open_payments: number;
}

/** Counts everything without a result: sports bets, rounds, held wins, deposits and withdrawals. */
export async function countUnsettled(database: Database, playerId: string): Promise<UnsettledCounts> {
  const [row] = await database.query<UnsettledCounts>(
    `select (select count(*) from sports_bets where player_id = $1 and state = 'open') as open_bets,
       (select count(*) from open_rounds where player_id = $1)
         + (select count(*) from held_wins where player_id = $1 and state = 'held') as open_rounds,
       (select count(*) from payments where player_id = $1
         and state in (${listed(...openPayments)})) as open_payments`,
    [playerId],
  );
  return row ?? { open_bets: 0, open_rounds: 0, open_payments: 0 };
}

export function isSettled({ open_bets, open_rounds, open_payments }: UnsettledCounts): boolean {
  return open_bets + open_rounds + open_payments === 0;
}
