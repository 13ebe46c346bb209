import type { ProtectionState } from '@marquee/contract/entities';
import type { Database } from '@marquee/database/database';
import type { Jurisdiction } from '../jurisdictions/jurisdictions';
import { addMonths } from './periods';
import type { ProtectedPlayer } from './players';

/** The profile's months between reviews, which are the most (D9.07). */
export const mostMonths = ({ reviewMonths }: Jurisdiction, limited: boolean): number =>
  limited ? reviewMonths.limited : reviewMonths.unlimited;

/**
 * Whether the player should review account and limits: so many months after the last review as the profile says, or as
 * the player chose if that is more often.
 */
export function reviewDue(profile: Jurisdiction, row: ProtectedPlayer, limited: boolean, now: number): boolean {
  const most = mostMonths(profile, limited);
  return now >= addMonths(row.reviewed_at, Math.min(most, row.review_months ?? most));
}

/** What came in, went out, was staked and won by the ledger since the last review; minor units. */
export async function figuresSince(
  database: Database,
  { player_id, reviewed_at }: Pick<ProtectedPlayer, 'player_id' | 'reviewed_at'>,
): Promise<NonNullable<ProtectionState['review_figures']>> {
  const [sums] = await database.query(
    `select coalesce(sum(cash_change) filter (where kind = 'deposit'), 0)::bigint as deposits,
       coalesce(-sum(cash_change) filter (where kind like 'withdrawal%'), 0)::bigint as withdrawals,
       coalesce(-sum(cash_change) filter (where kind in ('stake', 'refund')), 0)::bigint as stakes,
       coalesce(sum(cash_change) filter (where kind = 'win'), 0)::bigint as wins
     from ledger_transactions where player_id = $1 and at >= $2`,
    [player_id, reviewed_at],
  );
  const { deposits = 0, withdrawals = 0, stakes = 0, wins = 0 } = sums ?? {};
  return { since: new Date(reviewed_at).toISOString(), deposits, withdrawals, stakes, wins };
}
