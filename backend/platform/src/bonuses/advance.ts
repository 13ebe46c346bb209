import type { Database } from '@marquee/database/database';
import { Refusal } from '@marquee/kernel/refusal';
import { assertAdmitted } from '../identity/guard';
import type { Ledger } from '../ledger/ledger';
import { assertMay } from '../protection/guard';
import type { SiteFile } from '../sites/siteFile';
import { type BonusEnd, convert, endBonus, finish } from './ends';
import { beginNext } from './grants';
import { hasOpenMoney } from './openMoney';
import { type Bonus, bonusColumns, lockedBonus } from './rows';

/** How often a bonus is looked at that waits for bets, and one whose player may not get it now, ms. */
const pauses = { openBets: 60_000, refused: 600_000 };

/** Dependencies of looking at bonuses. */
export interface AdvanceParts {
  database: Database;
  ledger: Ledger;
  sites: { find: (domain: string) => SiteFile | undefined };
}

/** Whether a player may get money of a bonus now: no break, no check that is open. Takes no lock of the ledger. */
async function mayConvert(transaction: Database, sites: AdvanceParts['sites'], bonus: Bonus, now: number) {
  const site = sites.find(bonus.site);
  if (!site) return false;
  try {
    const [player] = await transaction.query('select id, date_of_birth as "dateOfBirth" from players where id = $1', [
      bonus.player_id,
    ]);
    if (!player) return false;
    await assertMay(transaction, player, 'bonus', 0, now);
    await assertAdmitted(transaction, player, site, now);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/**
 * Looks at a bonus: makes an earned one cash, ends one that is over, begins the next. Idempotent; what waits for bets,
 * for the end of a break or of a check is looked at again. Returns when to look next, ms since 1970; undefined: not
 * again.
 */
export function advanceBonus({ database, ledger, sites }: AdvanceParts, bonusId: string, now: number) {
  return database.transaction(async (transaction): Promise<number | undefined> => {
    const [seen] = await transaction.query(`select ${bonusColumns} from bonuses where id = $1`, [bonusId]);
    if (!seen) return undefined;
    // Before the lock of the ledger, as everywhere.
    const isAllowed =
      ['earned', 'active', 'closing'].includes(seen.state) && (await mayConvert(transaction, sites, seen, now));
    const bonus = await lockedBonus(transaction, seen.player_id, bonusId);
    return bonus && advance(transaction, ledger, { bonus, isAllowed }, now);
  });
}

/**
 * Brings what is earned or closing of a leaving player to its end, whatever keeps bonuses back: what is earned is paid
 * out with their cash. What is in open bets waits for these. Call it before the account is closed.
 */
export async function advanceLeaving(transaction: Database, ledger: Ledger, playerId: string, now: number) {
  const left = await transaction.query(
    "select id from bonuses where player_id = $1 and state in ('earned', 'closing') order by created_at, id",
    [playerId],
  );
  for (const { id } of left) {
    const bonus = await lockedBonus(transaction, playerId, id);
    if (bonus) await advance(transaction, ledger, { bonus, isAllowed: true }, now);
  }
}

async function advance(
  transaction: Database,
  ledger: Ledger,
  { bonus, isAllowed }: { bonus: Bonus; isAllowed: boolean },
  now: number,
): Promise<number | undefined> {
  const { state, kind } = bonus;
  const isFree = kind === 'free_bet';
  if (state === 'waiting') {
    await beginNext(transaction, ledger, bonus.player_id, now);
    return undefined;
  }
  if (state !== 'active' && state !== 'closing' && state !== 'earned')
    return endedFreeBet(transaction, ledger, bonus, now);
  const isEarned = state === 'earned' || (!isFree && state === 'closing' && bonus.wagered >= bonus.required);
  if (await hasOpenMoney(transaction, bonus)) return waitForBets(transaction, ledger, bonus, now);
  if (isEarned && bonus.end_state !== 'reversed') {
    if (!isAllowed) return now + pauses.refused;
    await convert(transaction, ledger, bonus, 'completed', now);
    return undefined;
  }
  // A free bet that came back from a void bet, and was to end meanwhile.
  if (state === 'closing' || bonus.end_state) {
    const end = (bonus.end_state ?? 'expired') as BonusEnd;
    if (end === 'stopped') await convert(transaction, ledger, bonus, 'stopped', now);
    else await finish(transaction, ledger, bonus, { end, reason: null }, now);
    return undefined;
  }
  if ((bonus.expires_at ?? 0) <= now) {
    await finish(transaction, ledger, bonus, { end: 'expired', reason: null }, now);
    return undefined;
  }
  if (!isFree && bonus.balance === 0) {
    await finish(transaction, ledger, bonus, { end: 'spent', reason: null }, now);
    return undefined;
  }
  return bonus.expires_at ?? undefined;
}

/** A bonus with money in open bets: one whose time is over closes, so that the next can begin. */
async function waitForBets(transaction: Database, ledger: Ledger, bonus: Bonus, now: number): Promise<number> {
  const isOver = bonus.state === 'active' && (bonus.expires_at ?? 0) <= now;
  if (isOver) {
    await transaction.query("update bonuses set state = 'closing', end_state = 'expired' where id = $1", [bonus.id]);
    await beginNext(transaction, ledger, bonus.player_id, now);
  }
  const isWaiting = isOver || bonus.state !== 'active' || bonus.balance === 0;
  return isWaiting ? now + pauses.openBets : Math.min(bonus.expires_at ?? now, now + 3_600_000);
}

/** A free bet whose bet has ended, and whose own end was decided meanwhile. */
async function endedFreeBet(
  transaction: Database,
  ledger: Ledger,
  bonus: Bonus,
  now: number,
): Promise<number | undefined> {
  if (bonus.kind !== 'free_bet' || bonus.state !== 'completed' || bonus.end_state !== 'reversed') return undefined;
  await endBonus(
    transaction,
    ledger,
    { playerId: bonus.player_id, bonusId: bonus.id, end: 'reversed', reason: bonus.reason },
    now,
  );
  return undefined;
}
