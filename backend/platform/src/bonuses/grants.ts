import type { Database } from '@marquee/database/database';
import type { Ledger, Leg } from '../ledger/ledger';
import { day } from '../protection/periods';
import { postStep } from './postStep';
import { accountOf, type Bonus, bonusColumns, change, costOf, lookAt } from './rows';

/**
 * Begins a bonus that waits: posts its money, out of what its offer costs, and starts its days. Call it with the
 * player's ledger row locked.
 */
async function begin(transaction: Database, ledger: Ledger, bonus: Bonus, now: number): Promise<void> {
  const expiresAt = now + bonus.terms.days * day;
  await transaction.query("update bonuses set state = 'active', began_at = $2, expires_at = $3 where id = $1", [
    bonus.id,
    now,
    expiresAt,
  ]);
  const legs: Leg[] = [
    { account: costOf(bonus), amount: -bonus.amount },
    { account: accountOf(bonus), amount: bonus.amount },
  ];
  const key = await postStep(transaction, ledger, bonus, { step: 'granted', legs }, now);
  await lookAt(transaction, bonus.id, expiresAt, now);
  await change(transaction, bonus, { key, kind: 'granted', amount: bonus.amount }, now);
}

/**
 * Begins what a player may have now: all free bets that wait, and the first other bonus if none is active. Call it with
 * the player's ledger row locked.
 */
export async function beginNext(transaction: Database, ledger: Ledger, playerId: string, now: number): Promise<void> {
  const waiting = await transaction.query(
    `select ${bonusColumns} from bonuses where player_id = $1 and state = 'waiting' order by place, created_at, id`,
    [playerId],
  );
  if (waiting.length === 0) return;
  const [active] = await transaction.query(
    "select 1 from bonuses where player_id = $1 and state = 'active' and kind <> 'free_bet'",
    [playerId],
  );
  const first = active ? undefined : waiting.find(({ kind }) => kind !== 'free_bet');
  for (const bonus of waiting)
    if (bonus.kind === 'free_bet' || bonus === first) await begin(transaction, ledger, bonus, now);
}
