import type { Database } from '@marquee/database/database';

/**
 * Whether some of a bonus's money is in an open bet, or in a round that its provider has not ended: more may come of
 * it.
 */
export async function hasOpenMoney(
  database: Database,
  { id, player_id, site }: { id: string; player_id: string; site: string },
): Promise<boolean> {
  const [open] = await database.query(
    `select 1 from bets where bonus_id = $1 and bonus_stake > 0 and state = 'open'
     union all
     select 1 from open_rounds o
       join provider_transactions t on t.provider_code = o.provider_code and t.play_session_id = o.play_session_id
         and t.round_id = o.round_id and t.kind = 'bet' and t.state = 'done'
       join bets b on b.site = $3 and b.id = t.provider_code || ':' || t.transaction_id
     where o.player_id = $2 and b.bonus_id = $1 and b.bonus_stake > 0 limit 1`,
    [id, player_id, site],
  );
  return open !== undefined;
}
