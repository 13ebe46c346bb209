import { randomUUID } from 'node:crypto';
import type { Database } from '@marquee/database/database';
import type { Ledger, Leg, OperatorAccount, Posting } from './ledger';

/** The owner of the money. */
export type Owner = Pick<Posting, 'site' | 'playerId' | 'currency'>;

/** What a player owes the operator, minor units: the parts of reversed deposits that exceeded the cash. */
export async function claimOf(database: Database, playerId: string): Promise<number> {
  const [row] = await database.query(
    `select coalesce(-sum(leg.amount), 0)::bigint as claim from ledger_transactions t
     cross join lateral unnest(t.accounts, t.amounts) as leg (account, amount)
     where t.player_id = $1 and 'receivable' = any(t.accounts) and leg.account = 'receivable'`,
    [playerId],
  );
  return row?.claim ?? 0;
}

/**
 * Players of sites (null: of all) who owe something, the largest debt first in each currency, minor units; with
 * `player`, that one by id or account id. `reference` is of the posting that changed it last.
 */
export function debts(
  database: Database,
  { sites, player = null, limit }: { sites: readonly string[] | null; player?: string | null; limit: number },
) {
  return database.query(
    `select p.site, p.id as player, p.account_id, d.owed, p.currency, coalesce(l.cash, 0) as cash, d.changed_at, d.reference
     from (select t.player_id, -sum(leg.amount)::bigint as owed, max(t.at) as changed_at,
         coalesce((array_agg(t.reference order by t.sequence desc))[1], '') as reference
       from ledger_transactions t cross join lateral unnest(t.accounts, t.amounts) as leg (account, amount)
       where 'receivable' = any(t.accounts) and leg.account = 'receivable' group by t.player_id) d
     join players p on p.id = d.player_id left join ledger_players l on l.player_id = d.player_id
     where d.owed > 0 and ($1::text[] is null or p.site = any($1))
       and ($2::text is null or p.id = $2 or p.account_key = lower($2))
     order by p.currency, d.owed desc, p.id limit $3`,
    [sites, player, limit],
  );
}

/** The player's cash, locked until the transaction ends. */
export async function heldCash(transaction: Database, playerId: string): Promise<number> {
  const [row] = await transaction.query('select cash from ledger_players where player_id = $1 for no key update', [
    playerId,
  ]);
  return row?.cash ?? 0;
}

/**
 * The legs that take `amount` back to an operator's account, the gateway's by default: from cash as far as possible,
 * the rest as a debt of the player.
 */
export async function reversalLegs(
  transaction: Database,
  playerId: string,
  amount: number,
  to: OperatorAccount = 'gateway',
): Promise<Leg[]> {
  const fromCash = Math.min(amount, await heldCash(transaction, playerId));
  const legs: Leg[] = [
    { account: 'cash', amount: -fromCash },
    { account: 'receivable', amount: fromCash - amount },
    { account: to, amount },
  ];
  return legs.filter((leg) => leg.amount !== 0);
}

/** Deducts a player's debt from their cash, as far as possible. Must run in a transaction. */
export async function settleClaim(transaction: Database, ledger: Ledger, owner: Owner, now: number): Promise<void> {
  // Lock first: of two concurrent calls, the second sees what the first has settled.
  const cash = await heldCash(transaction, owner.playerId);
  const amount = Math.min(cash, await claimOf(transaction, owner.playerId));
  if (amount <= 0) return;
  await ledger.post(transaction, {
    ...owner,
    key: `claim:${randomUUID()}`,
    kind: 'claim_settled',
    legs: [
      { account: 'cash', amount: -amount },
      { account: 'receivable', amount },
    ],
    reference: owner.playerId,
    description: '',
    at: now,
  });
}
