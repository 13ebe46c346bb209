import type { Database } from '@marquee/database/database';
import { editDistance } from './editDistance';
import { plainName } from './normalised';
import { skeletonOf } from './skeleton';

/**
 * Two accounts that may belong to one person, the later one first; player ids; `at` is when the later one was opened,
 * ms since 1970.
 */
export interface PossiblySame {
  site: string;
  player_id: string;
  other: string;
  other_site: string;
  /** What else matches besides the birth date: `bank, device`. */
  marks: string;
  at: number;
}

/** Names that differ by more edits are different names. */
const mostEdits = 2;

/** Whether two names differ by at most two letters, as written or with their parts sorted, and are not equal. */
function isAlike(one: string, other: string): boolean {
  if (plainName(one) === plainName(other)) return false;
  return [plainName, skeletonOf].some((plain) => editDistance(plain(one), plain(other)) <= mostEdits);
}

/**
 * New accounts whose name differs by a letter or two from that of an older account with the same birth date and the
 * same telephone, e-mail address, bank account or device. A hint for the operator: nobody is refused because of it.
 * Equal names already count as one person (`marksOf`). Newest first.
 */
export async function possiblySame(database: Database, since: number): Promise<PossiblySame[]> {
  const pairs = await database.query<PossiblySame & { name: string; other_name: string }>(
    `select p.site, p.id as player_id, o.site as other_site, o.id as other, p.created_at as at,
       string_agg(distinct mark.kind, ', ') as marks, p.full_name as name, o.full_name as other_name
     from players p
       cross join lateral (
         select theirs.player_id, mine.kind from person_marks mine join person_marks theirs on theirs.hash = mine.hash
           where mine.player_id = p.id and mine.kind <> 'name'
         union all select theirs.player_id, 'device' from known_devices mine join known_devices theirs on theirs.device_hash = mine.device_hash
           where mine.player_id = p.id) as mark
       join players o on o.id = mark.player_id
     where p.created_at >= $1 and p.full_name <> '' and o.full_name <> ''
       and p.date_of_birth <> '' and o.date_of_birth = p.date_of_birth and (o.created_at, o.id) < (p.created_at, p.id)
     group by p.id, o.id order by p.created_at desc, p.id, o.id`,
    [since],
  );
  return pairs
    .filter(({ name, other_name }) => isAlike(name, other_name))
    .map(({ name: _name, other_name: _other, ...pair }) => pair);
}
