import type { ReturnRequestState } from '@marquee/contract/machines';
import type { Database } from '@marquee/database/database';
import { publish } from '../live/publish';
import { written } from '../messages/written';
import { accessAt, newsOf } from '../protection/access';
import { returnRule } from '../protection/exclusionFacts';
import { hour } from '../protection/periods';
import { lockedPlayer, record } from '../protection/players';
import type { SiteFile } from '../sites/siteFile';
import { sendMessage } from './inbox';

/**
 * Answers a request, once, and tells the player. If it is granted, the self-exclusion ends after the profile's waiting
 * time, which begins now. Returns the player, or undefined if no such request is open.
 */
export async function answerReturn(
  transaction: Database,
  site: SiteFile,
  { id, verdict, answer, by }: ReturnAnswer,
  now: number,
): Promise<{ id: string; opensAt: number | null } | undefined> {
  const [open] = await transaction.query(
    "select player_id from return_requests where id = $1 and site = $2 and state = 'open'",
    [id, site.domain_name],
  );
  if (!open) return undefined;
  const { player_id } = open;
  // The row of the player first, as everybody locks.
  const row = await lockedPlayer(transaction, player_id, now);
  const decided = await transaction.query(
    `update return_requests set state = $2, decided_at = $3, decided_by = $4, answer = $5
     where id = $1 and state = 'open' returning id`,
    [id, verdict, now, by, answer],
  );
  if (decided.length === 0 || accessAt(row, now) !== 'excluded') return undefined;
  const { waitHours } = returnRule(site.jurisdiction, row.excluded_until);
  const opensAt = verdict === 'granted' ? now + waitHours * hour : null;
  if (opensAt !== null)
    await transaction.query('update protection_players set return_at = $2 where player_id = $1', [player_id, opensAt]);
  await record(transaction, player_id, { at: now, event: `return_${verdict}`, detail: 'by staff' });
  const news = written(verdict === 'granted' ? 'returnGranted' : 'returnRefused', { name: answer });
  await sendMessage(transaction, { id: player_id, site: site.domain_name }, { key: `return:${id}`, ...news }, now);
  await publish(transaction, player_id, 'protection', newsOf({ ...row, return_at: opensAt }, now));
  return { id: player_id, opensAt };
}

interface ReturnAnswer {
  id: string;
  verdict: Extract<ReturnRequestState, 'granted' | 'refused'>;
  /** What the player reads. */
  answer: string;
  by: string;
}
