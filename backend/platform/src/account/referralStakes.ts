import { credited } from '@marquee/contract/machines';
import type { Database } from '@marquee/database/database';
import { listed } from '@marquee/database/listed';

/**
 * Notes who, of those who were referred, has staked as much as their first deposit, in bets with cash that ended by
 * their result, without bonus money: all, or one player. A deposit that is only paid in and out again earns nobody a
 * reward.
 */
export async function noteStakes(database: Database, now: number, playerId: string | null = null): Promise<void> {
  await database.query(
    `update players f set deposit_staked_at = $1 from payments d
     where f.referrer_code <> '' and f.deposit_staked_at is null and ($2::text is null or f.id = $2)
       and d.id = (select p.id from payments p where p.player_id = f.id and p.kind = 'deposit'
         and p.state in (${listed(...credited)}) order by p.created_at, p.id limit 1)
       and (select coalesce(sum(b.stake - b.bonus_stake), 0) from bets b where b.player_id = f.id and b.account = 'cash'
         and b.state in ('won', 'lost') and b.placed_at >= d.created_at) >= d.amount`,
    [now, playerId],
  );
}

/** Whether a player who was referred has staked their first deposit by now. */
export async function hasStakedDeposit(transaction: Database, playerId: string, now: number): Promise<boolean> {
  await noteStakes(transaction, now, playerId);
  const staked = await transaction.query('select 1 from players where id = $1 and deposit_staked_at is not null', [
    playerId,
  ]);
  return staked.length > 0;
}
