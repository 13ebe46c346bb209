import type { Database } from '@marquee/database/database';
import type { GiftPage, RefusedGift } from './gifts';

/** A gift that was given, but would be refused by what is known now. */
export type DoubtfulGift = Pick<RefusedGift, 'site' | 'gift' | 'marks' | 'other'> & { player_id: string; at: number };

/**
 * Gifts whose player was later found to be the same person as another player (the referrer, or somebody who had the
 * same gift before), and that no operator has allowed. Newest first.
 */
export function giftsInDoubt(
  database: Database,
  { sites = null, after, limit = 200 }: GiftPage = {},
): Promise<DoubtfulGift[]> {
  return database.query(
    `select g.site, g.gift, g.player_id, theirs.player_id as other, string_agg(distinct theirs.kind, ', ') as marks, g.at
     from person_gifts g
       join players p on p.id = g.player_id
       join person_marks mine on mine.player_id = g.player_id
       join person_marks theirs on theirs.hash = mine.hash and theirs.player_id <> mine.player_id
       join players o on o.id = theirs.player_id
     where g.outcome = 'given' and g.allowed_by is null and ($1::text[] is null or g.site = any($1))
       and ($2::bigint is null or (g.at, g.player_id, g.site, g.gift, theirs.player_id) < ($2, $3, $4, $5, $6)) and (
       (g.gift = 'referral' and o.site = g.site and o.referral_code = p.referrer_code)
       or exists (select 1 from person_gifts earlier where earlier.site = g.site and earlier.gift = g.gift and earlier.player_id = o.id
         and earlier.outcome = 'given' and (earlier.at, earlier.player_id) < (g.at, g.player_id)))
     group by g.site, g.gift, g.player_id, theirs.player_id, g.at
     order by g.at desc, g.player_id desc, g.site desc, g.gift desc, theirs.player_id desc limit $7`,
    [
      sites,
      after?.at ?? null,
      after?.player ?? null,
      after?.site ?? null,
      after?.gift ?? null,
      after?.other ?? null,
      limit,
    ],
  );
}
