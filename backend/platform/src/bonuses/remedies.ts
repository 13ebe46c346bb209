import type { Database } from '@marquee/database/database';
import { lookAt } from './rows';

/** An offer of a site. */
interface Named {
  site: string;
  code: string;
}

/** What the remedy for an offer is about: how many bonuses, and the most that becomes cash, minor units. */
export interface OfferRemedy {
  bonuses: number;
  atMost: number;
}

/** What would be converted of an offer now: bonuses that have begun, and that nothing else ends. */
export async function offerRemedy(database: Database, { site, code }: Named): Promise<OfferRemedy> {
  const [row] = await database.query(
    `select count(*) as bonuses, coalesce(sum(least(balance, coalesce((terms ->> 'most_converted')::bigint, balance))), 0)::bigint as at_most
     from bonuses where site = $1 and offer = $2 and state in ('active', 'closing') and end_state is distinct from 'reversed'
       and end_state is distinct from 'stopped'`,
    [site, code],
  );
  return { bonuses: row?.bonuses ?? 0, atMost: row?.at_most ?? 0 };
}

/**
 * Ends all bonuses of an offer that have begun in their players' favour: the job of bonuses makes each cash up to its
 * cap, once no bet with its money is open. Those that wait or are earned stay. Locks the players' ledger rows in one
 * order. Returns how many.
 */
export async function convertOffer(transaction: Database, { site, code }: Named, now: number): Promise<number> {
  await transaction.query(
    `select 1 from ledger_players where player_id in (select player_id from bonuses
       where site = $1 and offer = $2 and state in ('active', 'closing')) order by player_id for no key update`,
    [site, code],
  );
  const ended = await transaction.query(
    `update bonuses set state = 'closing', end_state = 'stopped', reason = 'byStaff'
     where site = $1 and offer = $2 and state in ('active', 'closing') and end_state is distinct from 'reversed'
       and end_state is distinct from 'stopped' returning id`,
    [site, code],
  );
  for (const { id } of ended) await lookAt(transaction, id, now, now);
  return ended.length;
}
